import pytest

from bots.ladder import GAME
from ludus.engine.match import Match


@pytest.fixture(scope="session")
def ladder():
    return GAME


@pytest.fixture
def ladder_match():
    """A match of the small game, after some cards played from the left of the hands."""

    def make(players=2, seed=1, played=0):
        match = Match.new(GAME, players, seed)
        for _ in range(played):
            seat = match.active()[0]
            match.play(seat, match.legal_numbers(seat)[0])
        return match

    return make
