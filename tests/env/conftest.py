from collections.abc import Iterator
from pathlib import Path

import pytest

from example import offered


@pytest.fixture(scope="module", autouse=True)
def micatio(example: Path) -> Iterator[None]:
    """The example game is compiled quickly, and comes from outside."""
    with offered(example):
        yield
