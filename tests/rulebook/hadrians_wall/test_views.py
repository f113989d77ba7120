"""What a seat sees of others while paths are chosen, and games that fit what it sees."""

from __future__ import annotations

from ludus.games.hadrians_wall.state import NONE
from rulebook.hadrians_wall.table import GAME, KERNELS, Table


def view(table: Table, seat: int) -> Table:
    """A seat's view, on a table of its own."""
    seen = Table(players=table.players)
    seen.records = table.view(seat).records
    return seen


def redealt(table: Table, seat: int, seed: int) -> Table:
    whole = view(table, seat)
    KERNELS.redeal(whole.records[0], seat, seed)
    return whole


def test_view_holds_the_viewers_hand_and_nobody_elses() -> None:
    table = Table(players=3)
    for seat in range(3):
        seen = view(table, seat).s
        assert [int(hand) for hand in seen.hands[:3]] == [
            int(table.s.hands[other]) if other == seat else 0 for other in range(3)
        ]
        assert int(seen.decks[seat]) == int(table.s.decks[seat])
        assert all(int(seen.decks[other]) == 2**12 - 1 for other in range(3) if other != seat)
    assert not view(table, -1).s.hands.any()


def test_view_holds_the_viewers_choice_and_nobody_elses() -> None:
    table = Table(players=3)
    table.play(table.legal(1)[0], 1)
    assert int(view(table, 1).s.chosen[1]) != NONE
    for seat in (-1, 0, 2):
        assert {int(card) for card in view(table, seat).s.chosen} == {NONE}
        assert view(table, seat).active() == [0, 1, 2]
    assert view(table, 1).active() == [0, 2]


def test_view_holds_neither_chance_nor_count_of_what_came_to_light() -> None:
    table = Table(players=2)
    table.choose_paths()
    for seat in (-1, 0, 1):
        s = view(table, seat).s
        assert not s.key.any() and s.generator == s.revealed == 0


def test_view_of_the_actions_hides_nothing_but_chance() -> None:
    table = Table(players=3).actions_of(2, builder=2)
    seen = view(table, 1)
    seen.s.key, seen.s.generator, seen.s.revealed = table.s.key, table.s.generator, table.s.revealed
    assert seen.records.tobytes() == table.records.tobytes()


def test_redeal_gives_others_two_cards_that_nobody_has_seen() -> None:
    table = Table(players=2)
    table.choose_paths()
    table.stop_all()
    known = {int(table.seat(1).paths[0])}
    hands = set()
    for seed in range(300):
        whole = redealt(table, 0, seed)
        hand = int(whole.s.hands[1])
        assert hand.bit_count() == 2
        assert hand & int(whole.s.decks[1]) == 0
        assert hand | int(whole.s.decks[1]) == int(table.s.decks[1]) | int(table.s.hands[1])
        assert not any(hand >> card & 1 for card in known)
        hands.add(hand)
    assert len(hands) == 45  # every pair of the ten cards not seen


def test_redeal_keeps_the_viewers_choice_and_can_be_played_on() -> None:
    table = Table(players=2)
    chosen = table.legal(0)[1]
    table.play(chosen, 0)
    whole = redealt(table, 0, 5)
    assert whole.active() == [1]
    whole.play(whole.legal(1)[0], 1)
    assert f"path {GAME.words[int(whole.seat().paths[0])].split()[1]}" == chosen
