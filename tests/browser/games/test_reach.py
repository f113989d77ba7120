"""The whole table is seen at once: nothing lies below the edge, least of all the own hand."""

from __future__ import annotations

import pytest

from browser.games.conftest import Visit
from browser.games.player import ROUNDS

SCREENS = ({"viewport": {"width": 1280, "height": 800}}, {"phone": True, "viewport": {"width": 390, "height": 844}})
HIDDEN = """frame => {  // what can be acted on and does not lie within the frame and the window
  const { left, top, right, bottom } = frame.getBoundingClientRect();
  return [...frame.querySelectorAll("[data-target]")].filter(thing => {
    const box = thing.getBoundingClientRect();
    return box.left < left || box.top < top || box.right > right + 1 || box.bottom > Math.min(bottom, innerHeight) + 1;
  }).map(thing => thing.dataset.target);
}"""


@pytest.mark.parametrize("screen", SCREENS, ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ROUNDS)
def test_the_whole_table_is_seen_without_scrolling(visit: Visit, game: str, screen: dict[str, object]) -> None:
    player = visit(**screen)
    player.set_table(game, "bot greedy", "bot greedy", round_limit=ROUNDS[game])
    frame = player.page.locator(".real")
    for _ in range(4):
        player.wait_for_turn()
        assert frame.evaluate(HIDDEN) == []
        player.move()
        if screen.get("phone"):  # a finger may have brought something near
            player.press(player.page.get_by_role("button", name="Whole board"))
    assert frame.locator("[data-target^=card]").count() > 0
