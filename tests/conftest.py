"""What all tests share: kernels are compiled once, into a folder of the project."""

import os
from pathlib import Path

import pytest

from example import installed
from ludus.engine.kernels import INTERPRETED

ROOT = Path(__file__).parents[1]
os.environ.setdefault("LUDUS_CACHE", str(ROOT / ".cache"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--still", action="store_true", help="open browsers with reduced motion and muted sound")


def pytest_configure(config: pytest.Config) -> None:
    """Interpreted rules warn when the words of a generator wrap around, as they are meant to."""
    if INTERPRETED:
        config.addinivalue_line("filterwarnings", "ignore:overflow encountered in scalar:RuntimeWarning")


@pytest.fixture(scope="session")
def example() -> Path:
    """The folder in which the example game is installed."""
    return installed()
