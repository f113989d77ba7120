"""Left sheet: general notes on actions, cohorts, tracks, granaries, buildings, forum."""

import pytest

from ludus.games.hadrians_wall.tables import FORT, GUARD, MINE, TRACKS, WALL
from rulebook.hadrians_wall.table import Table


def test_actions_general_example_wall_box_7_after_the_blank_box_6_gives_a_cohort_mark() -> None:
    table = Table().actions_of(1, resource=2)
    table.seat().tracks[FORT] = 7
    table.seat().tracks[WALL] = 5
    table.play("wall")
    assert table.supplies() == {"resource": 1}
    assert not table.can("cohort left")
    table.play("wall")
    assert table.legal() == ["cohort left", "cohort centre", "cohort right"]
    table.play("cohort centre")
    assert table.cohorts() == [0, 1, 0]


def test_cohorts_example_a_mark_for_the_left_gives_discipline_or_the_centre_is_begun() -> None:
    for choice, cohorts, discipline in (("left", [3, 0, 0], 1), ("centre", [2, 1, 0], 0)):
        table = Table().actions_of(1, soldier=1)
        table.seat().cohorts[0] = 2
        table.play("guard").play(f"cohort {choice}")
        assert table.cohorts() == cohorts
        assert table.attributes()["discipline"] == discipline


def test_cohorts_a_choice_among_those_not_full_comes_before_anything_else() -> None:
    table = Table().actions_of(1, soldier=2, builder=1)
    table.seat().cohorts[:] = [6, 5, 6]
    table.play("guard")
    assert table.legal() == ["cohort centre"]  # asked for even when one option is left
    table.play("cohort centre")
    assert table.attributes()["discipline"] == 1
    assert table.can("fort builder")


def test_cohorts_a_mark_is_lost_when_all_are_full() -> None:
    table = Table().actions_of(1, soldier=1)
    table.seat().cohorts[:] = 6
    table.play("guard")
    assert table.legal() == ["stop"]


def test_cohorts_boxes_give_discipline_valour_discipline() -> None:
    table = Table().actions_of(1)
    gained = []
    for _ in range(6):
        table.give(soldier=1).seat().tracks[GUARD] = 0
        table.play("guard").play("cohort right")
        gained.append((table.attributes()["discipline"], table.attributes()["valour"]))
    assert gained == [(0, 0), (0, 0), (1, 0), (1, 0), (1, 1), (2, 1)]


def test_mining_example_box_2_gives_production_and_a_resource() -> None:
    table = Table().actions_of(1, servant=2)
    table.play("mine")
    assert table.supplies() == {"servant": 1}
    table.play("mine")
    assert table.supplies() == {"resource": 1}
    assert int(table.seat().production) == 2


def test_mining_production_beyond_nine_circles_is_lost() -> None:
    table = Table().actions_of(1, servant=1)
    table.seat().tracks[MINE] = 1
    table.seat().production = 9
    table.play("mine")
    assert int(table.seat().production) == 9
    assert table.supplies() == {"resource": 1}


def test_wall_guard_example_box_1_gives_a_cohort_mark() -> None:
    table = Table().actions_of(1, soldier=1)
    table.play("guard")
    assert table.legal() == ["cohort left", "cohort centre", "cohort right"]


def test_cippi_wall_and_fort_example_fort_at_6() -> None:
    """Six fort boxes leave the third cippi locked; with one wall box marked, five more are open."""
    table = Table().actions_of(1, resource=20, builder=1)
    p = table.seat()
    p.tracks[:] = [0, 0, 2, 1, 6]
    assert not table.can("cippi")
    marked = 0
    while table.can("wall"):
        table.play("wall")
        marked += 1
        if table.can("cohort left"):
            table.play("cohort left")
    assert marked == 5
    table.play("fort builder")
    assert table.can("cippi")
    assert table.can("wall")


def test_fort_costs_a_builder_or_a_soldier_and_cippi_and_wall_a_resource() -> None:
    table = Table().actions_of(1, builder=1, soldier=1)
    assert table.can("fort builder")
    assert table.can("fort soldier")
    table.play("fort soldier")
    assert table.supplies() == {"builder": 1}
    assert not table.can("wall")
    table.give(resource=2)
    table.play("wall").play("cippi")
    assert table.supplies() == {"builder": 1, "civilian": 1}


@pytest.mark.parametrize(
    ("marked", "level"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3), (9, 4), (16, 7), (17, 8), (21, 8)]
)
def test_fort_raises_infrastructure(marked: int, level: int) -> None:
    table = Table().actions_of(1, servant=9, builder=9, resource=9)
    table.seat().tracks[FORT] = marked
    open_at = {1: "medium-granary", 2: "small-hotel", 3: "small-workshop", 4: "small-road"}
    for needed, name in open_at.items():
        assert table.can(f"build {name}") == (level >= needed)


def test_fort_example_infrastructure_3_is_enough_for_the_medium_granary_and_not_for_the_large() -> None:
    table = Table().actions_of(1, servant=9, builder=9, resource=9)
    table.seat().tracks[FORT] = 6
    assert table.can("build medium-granary")
    table.play("build medium-granary")
    assert not table.can("build large-granary")
    table.seat().tracks[FORT] = 11
    assert table.can("build large-granary")
    table.play("build large-granary")
    assert table.attributes()["renown"] == 1


def test_granaries_example_the_medium_granary_opens_the_middle_column() -> None:
    table = Table().actions_of(1, servant=2, builder=2, resource=1)
    table.seat().tracks[[MINE, FORT]] = [4, 7]
    assert not table.can("mine")
    assert not table.can("fort builder")
    table.play("build medium-granary")
    assert table.supplies() == {"servant": 1, "builder": 1}
    assert table.can("mine")
    assert table.can("fort builder")


def test_granaries_open_three_columns_of_five_tracks() -> None:
    for built, ends in (
        ((), [4, 6, 3, 7, 7]),
        (("medium granary",), [9, 12, 5, 14, 14]),
        (("medium granary", "large granary"), [14, 18, 7, 21, 21]),
    ):
        table = Table().actions_of(1, servant=9, soldier=9, resource=9, builder=9).build(*built)
        for track, (name, end) in enumerate(zip(TRACKS, ends, strict=True)):
            words = "fort builder" if name == "fort" else name
            table.seat().tracks[:] = [0, 0, 0, 0, 21]
            table.seat().tracks[track] = end - 1
            assert table.can(words)
            table.seat().tracks[track] = end
            assert not table.can(words)


def test_training_grounds_a_builder_becomes_a_guard_once_a_year() -> None:
    table = Table().actions_of(3, builder=2)
    table.play("train")
    assert table.supplies() == {"builder": 1}
    assert int(table.seat().tracks[GUARD]) == 1
    table.play("cohort left")
    assert not table.can("train")
    table.s.year = 3
    assert table.can("train")


def test_training_grounds_have_five_boxes() -> None:
    table = Table().actions_of(6, builder=1)
    table.seat().trainings = 0b011110
    assert table.can("train")
    table.seat().trainings = 0b011111
    assert not table.can("train")


def test_training_grounds_not_when_no_wall_guard_box_can_be_marked() -> None:
    table = Table().actions_of(1, builder=1)
    table.seat().tracks[GUARD] = 6
    assert not table.can("train")
    assert table.build("medium granary").can("train")


def test_hotel_workshop_road_example_two_hotels_and_a_small_road_then_a_workshop() -> None:
    """Next year two civilians and one attribute; first a small workshop at infrastructure 3 for 3 resources."""
    table = Table().actions_of(2, resource=3).build("small hotel", "large hotel", "small road")
    table.seat().tracks[FORT] = 5
    table.seat().cohorts[:] = 6
    table.play("build small-workshop")
    assert table.supplies() == {"builder": 1}
    table.play("fort builder")
    table.play("stop")
    gained = table.seat().supplies.copy()
    table.play(table.legal()[0])
    assert table.legal_of("attribute") == table.legal()
    assert len(table.legal()) == 4
    after = table.seat().supplies - gained
    from ludus.games.hadrians_wall.tables import BUILDER, CARD_GAIN, CIVILIAN, RESOURCE

    from_prospect = CARD_GAIN[table.seat().prospect]
    assert int(after[CIVILIAN]) == 2 + int(from_prospect[CIVILIAN])
    assert int(after[BUILDER]) == 1 + int(from_prospect[BUILDER])
    assert int(after[RESOURCE]) == 1 + int(from_prospect[RESOURCE])


def test_civic_buildings_small_before_large_and_each_once() -> None:
    table = Table().actions_of(1, servant=9, builder=9, resource=20)
    table.seat().tracks[FORT] = 21
    for kind in ("hotel", "workshop"):
        assert not table.can(f"build large-{kind}")
        table.play(f"build small-{kind}")
        assert not table.can(f"build small-{kind}")
        table.play(f"build large-{kind}")
        assert not table.can(f"build large-{kind}")
    assert table.attributes()["renown"] == 2


def test_roads_give_at_once_piety_or_discipline_then_renown_or_valour() -> None:
    table = Table().actions_of(1, servant=4, builder=2, resource=3)
    table.seat().tracks[FORT] = 21
    table.play("build small-road")
    assert table.legal() == ["attribute piety", "attribute discipline"]
    table.play("attribute discipline").play("build large-road")
    assert table.legal() == ["attribute renown", "attribute valour"]
    table.play("attribute valour")
    assert table.attributes() == {"renown": 0, "piety": 0, "valour": 1, "discipline": 1}


def test_roads_reward_is_lost_when_both_attributes_are_full() -> None:
    table = Table().actions_of(1, servant=4, builder=2, resource=3).mark(piety=25, discipline=25, renown=25)
    table.seat().tracks[FORT] = 21
    table.play("build small-road")
    table.play("build large-road")
    assert table.legal() == ["attribute valour"]


def test_forum_example_servant_and_civilian_for_a_builder() -> None:
    table = Table().actions_of(2, servant=1, civilian=1)
    assert table.legal_of("forum") == ["forum servant civilian for builder"]
    table.play("forum servant civilian for builder")
    assert table.supplies() == {"builder": 1}


def test_forum_two_of_a_kind_or_two_different_for_a_kind_not_returned_once_a_year_four_times() -> None:
    table = Table().actions_of(5, builder=2, servant=2, civilian=2, soldier=2)
    assert table.legal_of("forum") == [
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
    table.play("forum servant servant for civilian")
    assert table.supplies() == {"builder": 2, "civilian": 3, "soldier": 2}
    assert table.legal_of("forum") == []
    table.s.year = 5
    assert table.legal_of("forum")
    table.seat().forums = 0b01111
    assert table.legal_of("forum") == []
