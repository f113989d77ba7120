from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from example import offered
from ludus.engine.game import Game
from ludus.engine.match import Match
from ludus.games import find

NewMatch = Callable[..., Match]


@pytest.fixture(scope="module")
def micatio(example: Path) -> Iterator[Game]:
    with offered(example):
        yield find("micatio")


@pytest.fixture
def new_match(micatio: Game) -> NewMatch:
    """A match of the example game, after some last ones of the actions that were legal."""

    def make(players: int = 2, seed: int = 1, played: int = 0) -> Match:
        match = Match.new(micatio, players, seed)
        for _ in range(played):
            seat = match.active()[0]
            match.play(seat, match.legal_numbers(seat)[-1])
        return match

    return make
