"""Left sheet: general notes on actions, cohorts, tracks, granaries, buildings, forum, landmarks, attributes."""

import pytest

from ludus.games.hadrians_wall.tables import FORT, GUARD, MINE, TRACKS, WALL
from rulebook.hadrians_wall.desk import Desk


def test_actions_general_example_wall_box_7_after_the_blank_box_6_gives_a_cohort_mark() -> None:
    desk = Desk().actions_of(1, resource=2)
    desk.seat().tracks[FORT] = 7
    desk.seat().tracks[WALL] = 5
    desk.play("wall")
    assert desk.supplies() == {"resource": 1}
    assert not desk.can("cohort left")
    desk.play("wall")
    assert desk.legal() == ["cohort left", "cohort centre", "cohort right"]
    desk.play("cohort centre")
    assert desk.cohorts() == [0, 1, 0]


def test_cohorts_example_a_mark_for_the_left_gives_discipline_or_the_centre_is_begun() -> None:
    for choice, cohorts, discipline in (("left", [3, 0, 0], 1), ("centre", [2, 1, 0], 0)):
        desk = Desk().actions_of(1, soldier=1)
        desk.seat().cohorts[0] = 2
        desk.play("guard").play(f"cohort {choice}")
        assert desk.cohorts() == cohorts
        assert desk.attributes()["discipline"] == discipline


def test_cohorts_a_choice_among_those_not_full_comes_before_anything_else() -> None:
    desk = Desk().actions_of(1, soldier=2, builder=1)
    desk.seat().cohorts[:] = [6, 5, 6]
    desk.play("guard")
    assert desk.legal() == ["cohort centre"]  # asked for even when one option is left
    desk.play("cohort centre")
    assert desk.attributes()["discipline"] == 1
    assert desk.can("fort builder")


def test_cohorts_a_mark_is_lost_when_all_are_full() -> None:
    desk = Desk().actions_of(1, soldier=1)
    desk.seat().cohorts[:] = 6
    desk.play("guard")
    assert desk.legal() == ["stop"]


def test_cohorts_boxes_give_discipline_valour_discipline() -> None:
    desk = Desk().actions_of(1)
    gained = []
    for _ in range(6):
        desk.give(soldier=1).seat().tracks[GUARD] = 0
        desk.play("guard").play("cohort right")
        gained.append((desk.attributes()["discipline"], desk.attributes()["valour"]))
    assert gained == [(0, 0), (0, 0), (1, 0), (1, 0), (1, 1), (2, 1)]


def test_mining_example_box_2_gives_production_and_a_resource() -> None:
    desk = Desk().actions_of(1, servant=2)
    desk.play("mine")
    assert desk.supplies() == {"servant": 1}
    desk.play("mine")
    assert desk.supplies() == {"resource": 1}
    assert int(desk.seat().production) == 2


def test_mining_production_beyond_nine_circles_is_lost() -> None:
    desk = Desk().actions_of(1, servant=1)
    desk.seat().tracks[MINE] = 1
    desk.seat().production = 9
    desk.play("mine")
    assert int(desk.seat().production) == 9
    assert desk.supplies() == {"resource": 1}


def test_wall_guard_example_box_1_gives_a_cohort_mark() -> None:
    desk = Desk().actions_of(1, soldier=1)
    desk.play("guard")
    assert desk.legal() == ["cohort left", "cohort centre", "cohort right"]


def test_cippi_wall_and_fort_example_fort_at_6() -> None:
    """Six fort boxes leave the third cippi locked; with one wall box marked, five more are open."""
    desk = Desk().actions_of(1, resource=20, builder=1)
    p = desk.seat()
    p.tracks[:] = [0, 0, 2, 1, 6]
    assert not desk.can("cippi")
    marked = 0
    while desk.can("wall"):
        desk.play("wall")
        marked += 1
        if desk.can("cohort left"):
            desk.play("cohort left")
    assert marked == 5
    desk.play("fort builder")
    assert desk.can("cippi")
    assert desk.can("wall")


def test_fort_costs_a_builder_or_a_soldier_and_cippi_and_wall_a_resource() -> None:
    desk = Desk().actions_of(1, builder=1, soldier=1)
    assert desk.can("fort builder")
    assert desk.can("fort soldier")
    desk.play("fort soldier")
    assert desk.supplies() == {"builder": 1}
    assert not desk.can("wall")
    desk.give(resource=2)
    desk.play("wall").play("cippi")
    assert desk.supplies() == {"builder": 1, "civilian": 1}


@pytest.mark.parametrize(
    ("marked", "level"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3), (9, 4), (16, 7), (17, 8), (21, 8)]
)
def test_fort_raises_infrastructure(marked: int, level: int) -> None:
    desk = Desk().actions_of(1, servant=9, builder=9, resource=9)
    desk.seat().tracks[FORT] = marked
    open_at = {1: "medium-granary", 2: "small-hotel", 3: "small-workshop", 4: "small-road"}
    for needed, name in open_at.items():
        assert desk.can(f"build {name}") == (level >= needed)


def test_fort_example_infrastructure_3_is_enough_for_the_medium_granary_and_not_for_the_large() -> None:
    desk = Desk().actions_of(1, servant=9, builder=9, resource=9)
    desk.seat().tracks[FORT] = 6
    assert desk.can("build medium-granary")
    desk.play("build medium-granary")
    assert not desk.can("build large-granary")
    desk.seat().tracks[FORT] = 11
    assert desk.can("build large-granary")
    desk.play("build large-granary")
    assert desk.attributes()["renown"] == 1


def test_granaries_example_the_medium_granary_opens_the_middle_column() -> None:
    desk = Desk().actions_of(1, servant=2, builder=2, resource=1)
    desk.seat().tracks[[MINE, FORT]] = [4, 7]
    assert not desk.can("mine")
    assert not desk.can("fort builder")
    desk.play("build medium-granary")
    assert desk.supplies() == {"servant": 1, "builder": 1}
    assert desk.can("mine")
    assert desk.can("fort builder")


def test_granaries_open_three_columns_of_five_tracks() -> None:
    for built, ends in (
        ((), [4, 6, 3, 7, 7]),
        (("medium granary",), [9, 12, 5, 14, 14]),
        (("medium granary", "large granary"), [14, 18, 7, 21, 21]),
    ):
        desk = Desk().actions_of(1, servant=9, soldier=9, resource=9, builder=9).build(*built)
        for track, (name, end) in enumerate(zip(TRACKS, ends, strict=True)):
            words = "fort builder" if name == "fort" else name
            desk.seat().tracks[:] = [0, 0, 0, 0, 21]
            desk.seat().tracks[track] = end - 1
            assert desk.can(words)
            desk.seat().tracks[track] = end
            assert not desk.can(words)


def test_training_grounds_a_builder_becomes_a_guard_once_a_year() -> None:
    desk = Desk().actions_of(3, builder=2)
    desk.play("train")
    assert desk.supplies() == {"builder": 1}
    assert int(desk.seat().tracks[GUARD]) == 1
    desk.play("cohort left")
    assert not desk.can("train")
    desk.s.year = 3
    assert desk.can("train")


def test_training_grounds_have_five_boxes() -> None:
    desk = Desk().actions_of(6, builder=1)
    desk.seat().trainings = 0b011110
    assert desk.can("train")
    desk.seat().trainings = 0b011111
    assert not desk.can("train")


def test_training_grounds_not_when_no_wall_guard_box_can_be_marked() -> None:
    desk = Desk().actions_of(1, builder=1)
    desk.seat().tracks[GUARD] = 6
    assert not desk.can("train")
    assert desk.build("medium granary").can("train")


def test_hotel_workshop_road_example_two_hotels_and_a_small_road_then_a_workshop() -> None:
    """Next year two civilians and one attribute; first a small workshop at infrastructure 3 for 3 resources."""
    desk = Desk().actions_of(2, resource=3).build("small hotel", "large hotel", "small road")
    desk.seat().tracks[FORT] = 5
    desk.seat().cohorts[:] = 6
    desk.play("build small-workshop")
    assert desk.supplies() == {"builder": 1}
    desk.play("fort builder")
    desk.play("stop")
    gained = desk.seat().supplies.copy()
    desk.play(desk.legal()[0])
    assert desk.legal_of("attribute") == desk.legal()
    assert len(desk.legal()) == 4
    after = desk.seat().supplies - gained
    from ludus.games.hadrians_wall.tables import BUILDER, CARD_GAIN, CIVILIAN, RESOURCE

    from_prospect = CARD_GAIN[desk.seat().prospect]
    assert int(after[CIVILIAN]) == 2 + int(from_prospect[CIVILIAN])
    assert int(after[BUILDER]) == 1 + int(from_prospect[BUILDER])
    assert int(after[RESOURCE]) == 1 + int(from_prospect[RESOURCE])


def test_civic_buildings_small_before_large_and_each_once() -> None:
    desk = Desk().actions_of(1, servant=9, builder=9, resource=20)
    desk.seat().tracks[FORT] = 21
    for kind in ("hotel", "workshop"):
        assert not desk.can(f"build large-{kind}")
        desk.play(f"build small-{kind}")
        assert not desk.can(f"build small-{kind}")
        desk.play(f"build large-{kind}")
        assert not desk.can(f"build large-{kind}")
    assert desk.attributes()["renown"] == 2


def test_roads_give_at_once_piety_or_discipline_then_renown_or_valour() -> None:
    desk = Desk().actions_of(1, servant=4, builder=2, resource=3)
    desk.seat().tracks[FORT] = 21
    desk.play("build small-road")
    assert desk.legal() == ["attribute piety", "attribute discipline"]
    desk.play("attribute discipline").play("build large-road")
    assert desk.legal() == ["attribute renown", "attribute valour"]
    desk.play("attribute valour")
    assert desk.attributes() == {"renown": 0, "piety": 0, "valour": 1, "discipline": 1}


def test_roads_reward_is_lost_when_both_attributes_are_full() -> None:
    desk = Desk().actions_of(1, servant=4, builder=2, resource=3).mark(piety=25, discipline=25, renown=25)
    desk.seat().tracks[FORT] = 21
    desk.play("build small-road")
    desk.play("build large-road")
    assert desk.legal() == ["attribute valour"]


def test_forum_example_servant_and_civilian_for_a_builder() -> None:
    desk = Desk().actions_of(2, servant=1, civilian=1)
    assert desk.legal_of("forum") == ["forum servant civilian for builder"]
    desk.play("forum servant civilian for builder")
    assert desk.supplies() == {"builder": 1}


def test_forum_two_of_a_kind_or_two_different_for_a_kind_not_returned_once_a_year_four_times() -> None:
    desk = Desk().actions_of(5, builder=2, servant=2, civilian=2, soldier=2)
    assert desk.legal_of("forum") == [
        "forum builder builder for servant",
        "forum builder builder for civilian",
        "forum builder servant for civilian",
        "forum builder civilian for servant",
        "forum servant servant for builder",
        "forum servant servant for civilian",
        "forum servant civilian for builder",
        "forum civilian civilian for builder",
        "forum civilian civilian for servant",
    ]
    desk.play("forum servant servant for civilian")
    assert desk.supplies() == {"builder": 2, "civilian": 3, "soldier": 2}
    assert desk.legal_of("forum") == []
    desk.s.year = 5
    assert desk.legal_of("forum")
    desk.seat().forums = 0b01111
    assert desk.legal_of("forum") == []


def test_landmarks_example_monolith_gives_two_discipline() -> None:
    desk = Desk().actions_of(4, builder=1, resource=2).mark(piety=14)
    assert not desk.can("build monolith")
    desk.mark(piety=15).play("build monolith")
    assert desk.attributes()["discipline"] == 2
    assert desk.supplies() == {}
    assert not desk.give(builder=1, resource=2).can("build monolith")


@pytest.mark.parametrize(
    ("landmark", "needs", "gives"),
    [
        ("archway", "renown", "valour"),
        ("monolith", "piety", "discipline"),
        ("column", "valour", "piety"),
        ("statue", "discipline", "renown"),
    ],
)
def test_landmarks_need_their_attribute_at_15(landmark: str, needs: str, gives: str) -> None:
    desk = Desk().actions_of(4, builder=1, resource=2).mark(**{needs: 15})
    assert desk.legal_of("build") == [f"build {landmark}"]
    desk.play(f"build {landmark}")
    assert desk.attributes()[gives] == 2


def test_attribute_tracks_example_2_16_3_9() -> None:
    desk = Desk().actions_of(4).mark(renown=2, piety=16, valour=3, discipline=9)
    desk.seat().paths[:] = -1
    assert desk.points() == 2 + 16 + 3 + 9


def test_attribute_tracks_chain_17_21_and_25_into_other_attributes() -> None:
    """The 17th renown marks piety, and if that is its 3rd box, a servant comes too."""
    desk = Desk().actions_of(1, servant=1, builder=1, resource=2).mark(traders=4, renown=16, piety=2)
    desk.play("build market")
    assert desk.attributes() == {"renown": 17, "piety": 3, "valour": 0, "discipline": 0}
    assert desk.supplies() == {"servant": 1}


def test_attribute_tracks_a_chain_can_go_round_all_four() -> None:
    desk = Desk().actions_of(1, servant=1, builder=1, resource=2)
    desk.mark(traders=4, renown=16, piety=20, valour=16, discipline=24)
    desk.play("build market")  # renown 17, piety 21, valour 17, discipline 25, renown 18
    assert desk.attributes() == {"renown": 18, "piety": 21, "valour": 17, "discipline": 25}


def test_attribute_tracks_beyond_25_is_lost() -> None:
    desk = Desk().actions_of(1, servant=1, builder=1, resource=2).mark(traders=4, renown=25)
    desk.play("build market")
    assert desk.attributes()["renown"] == 25
