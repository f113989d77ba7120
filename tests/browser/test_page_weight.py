"""A first visit is light: little goes over the wire, even with nothing in the browser's cache."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from first_page import visits
from ludus.games import games
from serving import ServerProcess

MOST = 200_000  # bytes, a third of them fonts, which come once


@pytest.mark.parametrize(
    ("game", "fewest"), [("", 0), *((game.name, game.min_players) for game in games())], ids=lambda value: str(value)
)
def test_a_first_visit_is_light(chromium: Browser, server: ServerProcess, game: str, fewest: int) -> None:
    (cost,) = visits(chromium, server.url, game, fewest, count=1)
    assert 5_000 < cost.bytes < MOST
