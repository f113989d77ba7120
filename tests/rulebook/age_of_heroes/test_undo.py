"""Undo is no way to find out what others hold: whether it is possible, and what is seen before it, tells nothing."""

from collections import Counter
from random import Random

import pytest

from ludus.engine.match import Match
from rulebook.age_of_heroes.table import GAME

DEPEND_ON_OTHERS = ("shake", "erupt", "send", "let", "agree", "refuse")  # what comes of these, hands of others decide
REDEALS = 5


def undone(match: Match, seat: int, action: int) -> tuple[bool, bytes]:
    """Whether an action could be taken back, and what its seat would have seen by then."""
    after = match.fork()
    after._play(seat, action)
    possible = after.can_undo(seat)
    return possible, after.view(seat).records.tobytes() if possible else b""


@pytest.mark.parametrize("exchange", ["forced", "free"])
def test_undo_does_not_depend_on_what_others_hold(exchange: str) -> None:
    met = Counter[str]()
    for seed in range(12):
        match, chance = Match.new(GAME, 4, seed, {"exchange": exchange, "luck_cards": 6}), Random(seed)
        for _ in range(400):
            if match.finished:
                break
            seat = chance.choice(match.active())
            legal = match.legal_numbers(seat)
            for action in legal:
                word = GAME.words[action].split()[0]
                if word in DEPEND_ON_OTHERS and met[word] < 60:
                    met[word] += 1
                    dealt = [match, *(match.fork(seat, n) for n in range(REDEALS))]
                    assert len({undone(one, seat, action) for one in dealt}) == 1, GAME.words[action]
            match._play(seat, chance.choice(legal))
    assert all(met[word] >= 10 for word in DEPEND_ON_OTHERS), met
