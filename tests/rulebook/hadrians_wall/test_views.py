"""What a seat sees of others while paths are chosen, and games that fit what it sees."""

from __future__ import annotations

import numpy as np

from ludus.games.hadrians_wall.state import NONE
from rulebook.hadrians_wall.desk import GAME, KERNELS, Desk


def view(desk: Desk, seat: int) -> Desk:
    """A seat's view, on a desk of its own."""
    seen = Desk(players=desk.players)
    seen.records = np.zeros(1, GAME.state).view(np.recarray)
    KERNELS.look(desk.records[0], seat, seen.records[0])
    return seen


def redealt(desk: Desk, seat: int, seed: int) -> Desk:
    whole = view(desk, seat)
    KERNELS.redeal(whole.records[0], seat, seed)
    return whole


def test_view_holds_the_own_hand_and_nobody_elses() -> None:
    desk = Desk(players=3)
    for seat in range(3):
        seen = view(desk, seat).s
        assert [int(hand) for hand in seen.hands[:3]] == [
            int(desk.s.hands[other]) if other == seat else 0 for other in range(3)
        ]
        assert int(seen.decks[seat]) == int(desk.s.decks[seat])
        assert all(int(seen.decks[other]) == 2**12 - 1 for other in range(3) if other != seat)
    assert not view(desk, -1).s.hands.any()


def test_view_holds_the_own_choice_and_nobody_elses() -> None:
    desk = Desk(players=3)
    desk.play(desk.legal(1)[0], 1)
    assert int(view(desk, 1).s.chosen[1]) != NONE
    for seat in (-1, 0, 2):
        assert {int(card) for card in view(desk, seat).s.chosen} == {NONE}
        assert view(desk, seat).active() == [0, 1, 2]
    assert view(desk, 1).active() == [0, 2]


def test_view_holds_neither_generator_nor_count_of_what_came_to_light() -> None:
    desk = Desk(players=2)
    desk.choose_paths()
    for seat in (-1, 0, 1):
        assert int(view(desk, seat).s.generator) == int(view(desk, seat).s.revealed) == 0


def test_view_of_the_actions_hides_nothing_but_chance() -> None:
    desk = Desk(players=3).actions_of(2, builder=2)
    seen = view(desk, 1)
    seen.s.generator, seen.s.revealed = desk.s.generator, desk.s.revealed
    assert seen.records.tobytes() == desk.records.tobytes()


def test_redeal_gives_others_two_cards_that_nobody_has_seen() -> None:
    desk = Desk(players=2)
    desk.choose_paths()
    desk.stop_all()
    known = {int(desk.seat(1).paths[0])}
    hands = set()
    for seed in range(300):
        whole = redealt(desk, 0, seed)
        hand = int(whole.s.hands[1])
        assert hand.bit_count() == 2
        assert hand & int(whole.s.decks[1]) == 0
        assert hand | int(whole.s.decks[1]) == int(desk.s.decks[1]) | int(desk.s.hands[1])
        assert not any(hand >> card & 1 for card in known)
        hands.add(hand)
    assert len(hands) == 45  # every pair of the ten cards not seen


def test_redeal_keeps_the_own_choice_and_can_be_played_on() -> None:
    desk = Desk(players=2)
    chosen = desk.legal(0)[1]
    desk.play(chosen, 0)
    whole = redealt(desk, 0, 5)
    assert whole.active() == [1]
    whole.play(whole.legal(1)[0], 1)
    assert f"path {GAME.words[int(whole.seat().paths[0])].split()[1]}" == chosen
