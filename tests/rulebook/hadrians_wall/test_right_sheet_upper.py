"""Right sheet: citizens, precincts, market, theatre, gladiators."""

import pytest

from ludus.games.hadrians_wall.tables import CITIZEN_REWARD, CITIZENS, REWARDS
from rulebook.hadrians_wall.table import Table, fate_cards


@pytest.mark.parametrize("citizen", CITIZENS)
def test_citizen_tracks_cost_a_civilian_and_give_what_is_printed(citizen: str) -> None:
    table = Table().actions_of(1)
    for box in range(9):
        table.give(civilian=1, **dict.fromkeys(("soldier", "builder", "servant", "resource"), 0))
        table.mark(renown=0, piety=0, discipline=0)
        table.play(f"citizen {citizen}")
        printed = REWARDS[CITIZEN_REWARD[CITIZENS.index(citizen), box]]
        gained = table.supplies() | {name: count for name, count in table.attributes().items() if count}
        assert gained == ({} if printed == "nothing" else {printed: 1})
        assert table.citizens()[citizen] == box + 1
    assert not table.give(civilian=1).can(f"citizen {citizen}")


def test_precincts_example_medium_precinct() -> None:
    """Small one built, traders at 6, 1 servant and 2 civilians: discipline, production and a resource."""
    table = Table().actions_of(3, servant=1, civilian=2).mark(traders=6)
    assert not table.can("build medium-precinct")
    table.build("small precinct").play("build medium-precinct")
    assert table.attributes()["discipline"] == 1
    assert int(table.seat().production) == 2
    assert table.supplies() == {"resource": 1}
    table.mark(traders=5).seat().buildings = 0
    assert not table.build("small precinct").give(servant=1, civilian=2).can("build medium-precinct")


def market(players: int = 1, **supplies: int) -> Table:
    return Table(players=players).actions_of(3, **supplies).build("market").mark(traders=9)


def test_market_example_goods_4_and_5_owned_and_fate_gives_6() -> None:
    table = market(players=3, resource=1).prospect("defender", 1).prospect("merchant", 2).mark(traders=6)
    table.seat().goods[:2] = [4, 5]
    table.next_fate(fate_cards(good=6))
    table.play("good 3 from fate")
    assert int(table.seat().goods[2]) == 6
    assert table.attributes()["renown"] == 1
    assert table.supplies() == {}
    assert table.supplies(1) == table.supplies(2) == {}


def test_market_must_be_built_and_needs_a_resource_and_the_level_of_the_box() -> None:
    table = Table().actions_of(3, resource=1).mark(traders=6)
    assert table.legal_of("good") == []
    table.build("market")
    boxes = {words.split()[1] for words in table.legal_of("good")}
    assert boxes == {"1", "2", "3", "4", "5"}
    table.give(resource=0)
    assert table.legal_of("good") == []


def test_market_boxes_in_any_order_and_the_last_two_give_a_worker() -> None:
    table = market(resource=2).neutral("planner", "fighter")
    table.play("good 8 from neutral1")
    assert table.supplies() == {"resource": 1, "builder": 1}
    assert table.attributes()["renown"] == 1
    table.play("good 7 from neutral2")
    assert table.supplies() == {"builder": 1, "servant": 1}
    assert list(table.seat().goods[6:]) == [5, 1]


def test_market_different_goods_give_1_1_1_2_2_3_renown_and_duplicates_none() -> None:
    table = market(resource=8)
    renown = []
    for box, good in enumerate((1, 2, 2, 3, 4, 5, 6, 6), start=1):
        table.next_fate(fate_cards(good=good)).play(f"good {box} from fate")
        renown.append(table.attributes()["renown"])
    assert renown == [1, 2, 2, 3, 5, 7, 10, 10]


def test_market_a_neighbour_is_paid_and_may_use_it_at_once() -> None:
    table = market(players=3, resource=1).prospect("fighter", 1)
    table.play("stop", 1)
    assert table.active() == [0, 2]
    table.play("good 1 from left")
    assert int(table.seat().goods[0]) == 5
    assert table.supplies(1) == {"resource": 1}
    assert table.active() == [0, 1, 2]


def test_market_left_is_the_next_seat_and_right_the_previous_one() -> None:
    table = market(players=4, resource=2).prospect("ranger", 1).prospect("forager", 3)
    table.play("good 1 from left").play("good 2 from right")
    assert list(table.seat().goods[:2]) == [6, 3]
    assert [table.supplies(seat) for seat in range(1, 4)] == [{"resource": 1}, {}, {"resource": 1}]


def test_market_never_from_ones_prospect() -> None:
    for players, sources in ((1, {"neutral1", "neutral2"}), (2, {"left", "neutral1"}), (3, {"left", "right"})):
        table = market(players=players, resource=1)
        assert {words.split()[3] for words in table.legal_of("good")} == sources | {"fate"}


def theatre(**supplies: int) -> Table:
    return Table().actions_of(3, **supplies).build("theatre")


def test_theatre_example_two_shows_done_boxes_3_and_4_are_next() -> None:
    """Boxes 1 to 3 are the left column: its last box, or the top one of the right column."""
    table = theatre(resource=1).mark(performers=6)
    table.seat().shows[:2] = [1, 2]
    assert table.legal_of("show") == ["show 3", "show 4"]
    table.play("show 4")
    assert table.attributes()["discipline"] == 1
    assert table.citizens()["apparitores"] == 1
    assert table.supplies() == {"builder": 1}  # printed in the first apparitores box
    assert int(table.seat().shows[3]) == 3


def test_theatre_one_show_a_year_for_a_resource() -> None:
    table = theatre(resource=2).mark(performers=9)
    table.play("show 2")
    assert table.supplies() == {"resource": 1, "soldier": 1}
    assert table.legal_of("show") == []
    table.s.year = 3
    assert table.legal_of("show") == ["show 1", "show 3", "show 4", "show 5", "show 6"]
    table.give(resource=0)
    assert table.legal_of("show") == []


def test_theatre_a_citizen_of_a_full_track_is_lost() -> None:
    table = theatre(resource=1).mark(performers=9, patricians=9)
    table.play("show 6")
    assert table.attributes()["renown"] == 1
    assert table.citizens()["patricians"] == 9


def ludus(performers: int, strength: tuple[int, int], wounds: tuple[int, int] = (0, 0), **supplies: int) -> Table:
    table = Table().actions_of(4, **supplies).build("ludus gladiatorius").mark(performers=performers)
    table.seat().strength[:] = strength
    table.seat().wounds[:] = wounds
    return table


def test_ludus_example_performers_at_6_gladiators_at_3_and_1() -> None:
    """Red can be trained once more, blue three times, for a servant or a civilian each."""
    table = ludus(6, (3, 1), servant=2, civilian=9)
    table.play("gladiator train red servant")
    assert not table.can("gladiator train red servant")
    assert not table.can("gladiator train red civilian")
    table.play("gladiator train blue civilian").play("gladiator train blue servant").play(
        "gladiator train blue civilian"
    )
    assert table.legal_of("gladiator train") == []
    assert list(table.seat().strength) == [4, 4]
    assert table.supplies() == {"civilian": 7}


def test_ludus_example_at_4_and_2_three_wounds_leave_red_alive_two_kill_blue() -> None:
    table = ludus(6, (4, 2), servant=1)
    table.next_fate(fate_cards(wounds=3)).play("gladiator fight red")
    assert list(table.seat().wounds) == [3, 0]
    assert table.attributes()["renown"] == 2
    table.next_fate(fate_cards(wounds=2)).play("gladiator fight blue")
    assert list(table.seat().wounds) == [3, 2]
    assert table.attributes()["piety"] == 2
    table.s.year = 4
    assert table.legal_of("gladiator fight") == ["gladiator fight red"]
    assert not table.can("gladiator train blue servant")


def test_ludus_wounds_stay_and_only_circled_boxes_are_crossed() -> None:
    table = ludus(9, (3, 0), (2, 0), civilian=1)
    table.next_fate(fate_cards(wounds=3)).play("gladiator fight red")
    assert list(table.seat().wounds) == [3, 0]
    assert table.attributes()["piety"] == 1
    assert not table.can("gladiator train red civilian")


def test_ludus_strength_6_alive_brings_two_renown_and_a_resource() -> None:
    table = ludus(9, (0, 6))
    table.next_fate(fate_cards(wounds=1)).play("gladiator fight blue")
    assert table.attributes()["renown"] == 2
    assert table.supplies() == {"resource": 1}


def test_ludus_each_fights_once_a_year_and_only_with_a_box_circled() -> None:
    table = ludus(9, (2, 0), servant=1)
    assert table.legal_of("gladiator fight") == ["gladiator fight red"]
    table.next_fate(fate_cards(wounds=1)).play("gladiator fight red")
    assert table.legal_of("gladiator fight") == []
    table.play("gladiator train blue servant")
    assert table.legal_of("gladiator fight") == ["gladiator fight blue"]


def test_ludus_a_gladiator_can_be_trained_six_times() -> None:
    table = ludus(9, (5, 6), servant=2)
    assert table.legal_of("gladiator train") == ["gladiator train red servant"]
    table.play("gladiator train red servant")
    assert table.legal_of("gladiator train") == []
