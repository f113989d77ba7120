"""Changes for one and two players: the neutral deck. And the table option that sends gifts there."""

import pytest

from rulebook.hadrians_wall.table import Table, fate_cards


@pytest.mark.parametrize(("players", "cards"), [(1, 2), (2, 1), (3, 0), (6, 0)])
def test_neutral_prospects_are_revealed_when_all_have_chosen(players: int, cards: int) -> None:
    table = Table(players=players)
    assert list(table.s.neutral_cards) == [-1, -1]
    table.choose_paths()
    assert sum(int(card) >= 0 for card in table.s.neutral_cards) == cards
    assert int(table.s.neutral_deck).bit_count() == (12 - cards if cards else 0)


def test_neutral_cards_give_nobody_workers_or_resources() -> None:
    table = Table(players=2).actions_of(1)
    assert table.supplies() == table.supplies(1) == {}


def test_neutral_cards_of_six_years_are_all_different() -> None:
    table = Table(seed=5)
    seen = []
    for _ in range(6):
        table.choose_paths()
        seen += [int(card) for card in table.s.neutral_cards]
        table.stop_all()
    assert sorted(seen) == list(range(12))


def test_each_piece_on_neutral_cards_brings_one_more_attack_card() -> None:
    table = Table().actions_of(3, resource=2, soldier=1).build("market").mark(traders=9, patricians=9)
    table.neutral("fighter", "merchant")
    table.play("good 1 from neutral1").play("good 2 from neutral2").play("scout neutral2")
    table.play(table.legal()[0])
    assert list(table.s.neutral_resources) == [1, 1]
    assert list(table.s.neutral_soldiers) == [0, 1]
    table.play("stop")
    assert sum(map(int, table.s.attacks)) == 4 + 3
    assert list(table.s.neutral_cards) == [-1, -1]  # emptied and discarded after the attack
    assert list(table.s.neutral_resources) == list(table.s.neutral_soldiers) == [0, 0]


def test_a_good_from_the_fate_deck_brings_no_attack() -> None:
    table = Table().actions_of(3, resource=1).build("market").mark(traders=9)
    table.play("good 1 from fate").play("stop")
    assert sum(map(int, table.s.attacks)) == 4


def test_two_players_have_one_neighbour_on_the_left_and_one_neutral_card() -> None:
    for seat in range(2):
        table = Table(players=2).actions_of(3)
        table.give(seat, soldier=1).mark(seat, patricians=9)
        assert table.legal_of("scout", seat) == ["scout own", "scout left", "scout neutral1"]


def test_gifts_to_neighbours_can_count_as_put_on_a_neutral_card() -> None:
    """The option for slow play: one more attack card, and nobody is disturbed."""
    table = Table(players=3, gifts="neutral").actions_of(3, resource=1, soldier=1).build("market")
    table.mark(traders=9, patricians=9).prospect("ranger", 1).prospect("fighter", 2)
    table.play("stop", 1)
    table.play("good 1 from left").play("scout right")
    table.play(table.legal()[0])
    assert int(table.seat().goods[0]) == 6
    assert table.supplies(1) == table.supplies(2) == {}
    assert table.active() == [0, 2]
    assert int(table.s.tribute) == 2
    table.stop_all()
    assert sum(map(int, table.s.attacks)) == 4 + 2
    assert int(table.s.tribute) == 0


def test_gifts_counted_as_neutral_can_bring_out_all_48_cards_and_no_more() -> None:
    table = Table(players=6, gifts="neutral").actions_of(6)
    table.s.tribute = 60
    table.seat().temple_favours = 1
    table.stop_all()
    assert sum(map(int, table.s.attacks)) == 48
    assert list(table.s.attacks) == [len(fate_cards(attack=name)) for name in ("left", "centre", "right")]
    table.play("favour none")
    assert table.active() == []
