from pathlib import Path

import pytest

from ludus.games.hadrians_wall import GAME
from rulebook.perft import Position, all_positions, counted

POSITIONS = all_positions(Path(__file__).parent)


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_perft(position: Position) -> None:
    assert counted(GAME, position) == position.nodes
