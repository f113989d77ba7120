import pytest
from ladder import GAME

from ludus.engine.match import Match


@pytest.fixture(scope="session")
def ladder():
    return GAME


@pytest.fixture
def ladder_match():
    return lambda players=2, seed=1: Match.new(GAME, players, seed)
