"""The conformance suite runs over every case there is."""

import pytest

from conformance.cases import cases
from ludus.games import games


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games(), ids=lambda game: game.name)
