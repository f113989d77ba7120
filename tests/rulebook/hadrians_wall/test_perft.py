from pathlib import Path

import pytest

from ludus.games.hadrians_wall import GAME
from rulebook.perft import Position, counted, positions

POSITIONS = positions(Path(__file__).with_name("perft.toml"))


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_perft(position: Position) -> None:
    assert counted(GAME, position) == position.nodes
