"""Points during a game of Concordia: everybody's, if the table says so; else only one's own until the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.games.conftest import Visit


@pytest.mark.parametrize(("shown", "count"), [("off", 1), ("on", 2)])
def test_whose_points_are_shown(visit: Visit, shown: str, count: int) -> None:
    player = visit()
    player.set_table("concordia", "bot greedy", projected_score=shown)
    player.wait_for_turn()
    expect(player.page.locator(".seats li b")).to_have_count(count)
    expect(player.page.locator(".seats li.yours b")).to_have_count(1)
