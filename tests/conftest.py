"""What all tests share: kernels are compiled once, into a folder of the project."""

import os
from pathlib import Path

import pytest

from example import installed

ROOT = Path(__file__).parents[1]
os.environ.setdefault("LUDUS_CACHE", str(ROOT / ".cache"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a folder share servers, browsers and kernels: one core runs them all, another the next folder's."""
    for item in items:
        item.add_marker(pytest.mark.xdist_group(item.path.relative_to(ROOT / "tests").parts[0]))


@pytest.fixture(scope="session")
def example() -> Path:
    """The folder in which the example game is installed."""
    return installed()
