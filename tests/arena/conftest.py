import pytest

import ludus.games
from bots.ladder import GAME


@pytest.fixture(autouse=True)
def ladder_is_a_game(monkeypatch):
    """The small game of the bots' tests, in the registry of this process."""
    monkeypatch.setattr(ludus.games, "games", lambda: (GAME,))
