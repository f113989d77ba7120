import pytest
from bots.ladder import GAME


@pytest.fixture(scope="session")
def ladder():
    """The small game of the bots' tests; no registry knows it."""
    return GAME
