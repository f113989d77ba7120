"""All that can be done is in sight: on a wide screen at once, on a phone in a tab of the board, which is scrolled."""

from __future__ import annotations

import pytest

from browser.games.conftest import Visit
from browser.games.player import ROUNDS

HIDDEN = """frame => {  // what can be acted on and does not lie within the frame and the window
  const { left, top, right, bottom } = frame.getBoundingClientRect();
  return [...frame.querySelectorAll("[data-target]")].filter(thing => !thing.closest("[data-zoom]")).filter(thing => {
    const box = thing.getBoundingClientRect();
    if (!box.width) return false;  // a small screen leaves it out while nothing can be done with it
    return box.left < left || box.top < top || box.right > right + 1 || box.bottom > Math.min(bottom, innerHeight) + 1;
  }).map(thing => thing.dataset.target);
}"""


@pytest.mark.parametrize("game", ROUNDS)
def test_the_whole_table_is_seen_without_scrolling(visit: Visit, game: str) -> None:
    """Nothing lies below the edge, least of all the own hand."""
    player = visit(viewport={"width": 1280, "height": 800})
    player.set_table(game, "bot greedy", "bot greedy", round_limit=ROUNDS[game])
    frame = player.page.locator(".real")
    for _ in range(4):
        player.wait_for_turn()
        assert frame.evaluate(HIDDEN) == []
        player.move()
    assert frame.locator("[data-target^=card]").count() > 0


@pytest.mark.parametrize("game", ROUNDS)
def test_on_a_phone_everything_is_a_tab_and_a_swipe_away(visit: Visit, game: str) -> None:
    """A tab that holds something to do is marked, and a finger reaches all of it; nothing lies over it."""
    player = visit(phone=True, viewport={"width": 390, "height": 844})
    player.set_table(game, "bot greedy", "bot greedy", round_limit=ROUNDS[game])
    for _ in range(4):
        player.wait_for_turn()
        for name in player.things():
            player.aim(name)
            assert player.page.locator(".real .tabs").count() == 0 or player.page.locator(".real .tabs .lit").count()
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        player.move()
