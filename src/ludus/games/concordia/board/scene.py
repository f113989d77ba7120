"""What every part of the picture looks at, with the map; and the signs of things by their words in the tables."""

from __future__ import annotations

from functools import cached_property

from ludus.drawing import scene
from ludus.drawing.svg import Element, sign
from ludus.games.concordia.board.chart import Chart, chart

SIGNS = {
    "tool": "tools",
    "mercator5": "mercator",
    "colonist": "land-colonist",
    "land": "land-colonist",
    "sea": "sea-colonist",
}
SIGNS |= {"mason": "brick", "farmer": "food", "smith": "tools", "vintner": "wine", "weaver": "cloth"}


class Scene(scene.Scene):
    @cached_property
    def m(self) -> int:
        """The number of the map."""
        return int(self.s.map)

    @cached_property
    def chart(self) -> Chart:
        return chart(self.m)


def icon(name: str, x: float, y: float, size: float) -> Element:
    """The sign of a good, a god, a card or a piece by its word in the tables, its middle at (x, y)."""
    return sign(SIGNS.get(name, name), x - size / 2, y - size / 2, size)
