"""The end of the year: stopping, the attack of the Picts, favours, disdain."""

import pytest

from ludus.games.hadrians_wall.tables import CARDS
from rulebook.hadrians_wall.table import Table, fate_cards


def attack(left: int = 0, centre: int = 0, right: int = 0) -> list[int]:
    """Fate cards that attack the cohorts so often."""
    return fate_cards(attack="left")[:left] + fate_cards(attack="centre")[:centre] + fate_cards(attack="right")[:right]


def year_3_easy(cohorts: tuple[int, int, int], players: int = 1) -> Table:
    """The rulebook's example: year 3, easy, one attack on the centre and two on the right."""
    table = Table(players=players, difficulty="easy").actions_of(3)
    table.next_fate(attack(centre=1, right=2))
    table.seat().cohorts[:] = cohorts
    return table


def outcome(table: Table, seat: int = 0) -> tuple[int, int]:
    """Disdain and valour."""
    return int(table.seat(seat).disdain), table.attributes(seat)["valour"]


@pytest.mark.parametrize(("difficulty", "cards"), [("easy", 3), ("normal", 4), ("hard", 5)])
def test_attack_example_year_3_reveals_3_cards_easy_and_5_hard(difficulty: str, cards: int) -> None:
    table = Table(difficulty=difficulty).actions_of(3)
    table.play("stop")
    assert sum(map(int, table.s.attacks)) == cards


def test_attack_example_all_defended_brings_2_valour() -> None:
    table = year_3_easy((0, 1, 2)).play("stop")
    assert list(table.s.attacks) == [0, 1, 2]
    assert outcome(table) == (0, 2)


def test_attack_example_right_cohort_empty_brings_2_disdain() -> None:
    assert outcome(year_3_easy((0, 1, 0)).play("stop")) == (2, 0)


def test_attack_example_right_cohort_1_brings_1_disdain_and_1_valour() -> None:
    assert outcome(year_3_easy((0, 1, 1)).play("stop")) == (1, 1)


def test_attack_disdain_never_exceeds_the_potential() -> None:
    assert outcome(year_3_easy((0, 0, 0)).play("stop")) == (2, 0)


def test_favour_example_2_valour_with_a_favour() -> None:
    table = year_3_easy((0, 1, 1))
    table.seat().temple_favours = 1
    table.play("stop")
    assert table.legal() == ["favour temple right", "favour none"]
    table.play("favour temple right")
    assert outcome(table) == (0, 2)
    assert int(table.seat().temple_favours) == 0


def test_favour_of_a_diplomat_only_against_his_own_cohort() -> None:
    table = year_3_easy((0, 0, 0))
    table.seat().diplomat_favours[:] = [2, 1, 0]
    table.play("stop")
    assert table.legal() == ["favour diplomat centre", "favour none"]
    table.play("favour diplomat centre")
    assert outcome(table) == (2, 0)
    assert list(table.seat().diplomat_favours) == [2, 0, 0]


def test_favour_is_offered_only_while_attacks_break_through() -> None:
    table = year_3_easy((0, 0, 1))
    table.seat().temple_favours = 3
    table.seat().diplomat_favours[2] = 2
    table.play("stop")
    assert table.legal() == ["favour temple centre", "favour temple right", "favour diplomat right", "favour none"]
    table.play("favour diplomat right")
    assert table.legal() == ["favour temple centre", "favour none"]
    table.play("favour temple centre")
    assert outcome(table) == (0, 2)
    assert int(table.seat().temple_favours) == 2
    assert list(table.seat().diplomat_favours) == [0, 0, 1]


def test_favour_is_offered_even_if_the_disdain_stays_at_the_potential() -> None:
    table = year_3_easy((0, 0, 0))
    table.seat().temple_favours = 1
    table.play("stop")
    assert table.can("favour temple right")
    table.play("favour temple right")
    assert outcome(table) == (2, 0)


def test_favour_none_keeps_the_rest_for_later_years() -> None:
    table = year_3_easy((0, 0, 0))
    table.seat().temple_favours = 2
    table.play("stop").play("favour temple right").play("favour none")
    assert outcome(table) == (2, 0)
    assert int(table.seat().temple_favours) == 1


def test_favour_a_player_who_is_not_asked_takes_disdain_and_valour_at_once() -> None:
    table = year_3_easy((0, 1, 2), players=3)
    table.seat(1).temple_favours = 1
    table.stop_all()
    assert table.active() == [1]
    assert outcome(table) == (0, 2)
    assert outcome(table, 2) == (2, 0)
    assert int(table.s.year) == 2
    table.play("favour none", 1)
    assert int(table.s.year) == 3


def test_attack_everybody_loses_what_is_left_and_keeps_what_valour_brings() -> None:
    table = year_3_easy((0, 1, 2)).give(soldier=3, resource=4).mark(valour=1)
    gained_by_fate = year_4_gain(table)
    assert table.supplies().get("soldier", 0) == 1 + gained_by_fate["soldier"]
    assert table.supplies().get("resource", 0) == gained_by_fate["resource"]


def year_4_gain(table: Table) -> dict[str, int]:
    from ludus.games.hadrians_wall.tables import FATE_GAIN, SUPPLIES

    table.play("stop")
    return dict(zip(SUPPLIES, map(int, FATE_GAIN[table.s.year_card]), strict=True))


def test_attack_the_same_cards_attack_everybody() -> None:
    table = year_3_easy((0, 1, 2), players=4)
    table.seat(3).cohorts[:] = [6, 1, 1]
    table.stop_all()
    assert [outcome(table, seat) for seat in range(4)] == [(0, 2), (2, 0), (2, 0), (1, 1)]


def test_attack_cards_go_to_the_discard_only_when_the_attack_is_over() -> None:
    table = year_3_easy((0, 0, 0), players=2)
    cards = sum(1 << card for card in attack(centre=1, right=2))
    table.seat().temple_favours = 1
    table.stop_all()
    assert int(table.s.attack_cards) == cards
    assert int(table.s.fate_deck) == 0
    assert int(table.s.fate_discard) & cards == 0
    table.play("favour none")
    assert int(table.s.attack_cards) == 0
    # the deck was empty, so the year's card came from the shuffled discard, the attack cards included
    assert int(table.s.fate_deck).bit_count() + int(table.s.fate_discard).bit_count() == 48
    assert int(table.s.fate_discard) == 1 << int(table.s.year_card)


def test_attack_an_empty_deck_is_filled_from_the_discard_in_the_middle_of_an_attack() -> None:
    table = Table().actions_of(4)
    only = fate_cards(attack="left")[0]
    table.next_fate([only])
    table.seat().temple_favours = 1
    table.play("stop")
    assert sum(map(int, table.s.attacks)) == 6
    assert int(table.s.attack_cards).bit_count() == 6
    assert int(table.s.attack_cards) >> only & 1
    assert int(table.s.fate_deck).bit_count() == 42
    assert int(table.s.fate_discard) == 0


def test_end_of_the_year_comes_the_moment_all_are_stopped() -> None:
    table = Table(players=3).actions_of(1)
    table.play("stop", 1).play("stop", 0)
    assert int(table.s.year) == 0
    table.play("stop", 2)
    assert int(table.s.year) == 1


def test_end_of_the_year_a_player_stops_only_by_stop_and_not_while_a_choice_is_open() -> None:
    table = Table(players=2).actions_of(1, soldier=1)
    table.play("guard")
    assert not table.can("stop")
    table.play("cohort left")
    assert table.legal() == ["stop"]
    assert table.active() == [0, 1]


def test_end_of_the_year_a_gift_makes_a_stopped_player_active_again_who_must_stop_again() -> None:
    table = Table(players=2).actions_of(1, resource=1).build("market").mark(traders=4)
    table.play("stop", 1)
    table.play("good 1 from left")
    table.play("stop")
    assert table.active() == [1]
    assert int(table.s.year) == 0
    table.play("stop", 1)
    assert int(table.s.year) == 1


def test_disdain_example_4_costs_7_points() -> None:
    table = Table().actions_of(6)
    table.seat().paths[:] = -1
    costs = []
    for disdain in range(12):
        table.seat().disdain = disdain
        costs.append(table.points())
    assert costs == [0, -1, -3, -5, -7, -9, -12, -15, -18, -22, -22, -22]
    table.seat().disdain = 6
    table.seat().removed = 2
    assert table.points() == -7


def test_prospects_of_a_past_year_are_gone_and_paths_stay() -> None:
    table = Table(players=2)
    table.choose_paths()
    kept = [CARDS[table.seat(seat).paths[0]] for seat in range(2)]
    table.stop_all()
    assert [int(table.seat(seat).prospect) for seat in range(2)] == [-1, -1]
    assert [CARDS[table.seat(seat).paths[0]] for seat in range(2)] == kept
