"""Where a clock runs, the page counts down for whoever is asked."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Browsers
from ludus.games import games
from page_text import captured

GAME = min(games(), key=lambda game: game.min_players)  # one that can be played alone


def test_the_seconds_that_are_left_are_counted_down(browsers: Browsers) -> None:
    page = browsers.person().page
    setting = {"game": GAME.name, "chairs": [{"kind": "person", "name": "Cato"}], "clock": 60}
    page.goto(f"/t/{page.request.post('/api/v1/tables', data=setting).json()['id']}")
    clock = page.get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"Time left:\s(60|5\d)\ss"))
    shown = clock.inner_text()
    expect(clock).not_to_have_text(shown, timeout=5_000)
    left = [int(captured(r"\d+", text)) for text in (shown, clock.inner_text())]
    assert left[0] > left[1] > 40
