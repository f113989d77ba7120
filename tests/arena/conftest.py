import sys
from pathlib import Path

import pytest

import ludus.games

sys.path.insert(0, str(Path(__file__).parents[1] / "bots"))


@pytest.fixture(autouse=True)
def ladder_is_a_game(monkeypatch):
    """The small game of the bots' tests, in the registry of this process."""
    from ladder import GAME

    monkeypatch.setattr(ludus.games, "games", lambda: (GAME,))
