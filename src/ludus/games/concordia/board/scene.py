"""What every part of the picture looks at: the view, the map, the words, and what can be done now."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ludus.drawing.svg import Element, sign
from ludus.engine.language import Words
from ludus.engine.view import View
from ludus.games.concordia.board.chart import Chart, chart
from ludus.games.concordia.board.targets import target
from ludus.games.concordia.names import speak
from ludus.games.concordia.text.table import who

SIGNS = {
    "tool": "tools",
    "mercator5": "mercator",
    "colonist": "land-colonist",
    "land": "land-colonist",
    "sea": "sea-colonist",
}
SIGNS |= {"mason": "brick", "farmer": "food", "smith": "tools", "vintner": "wine", "weaver": "cloth"}


@dataclass(frozen=True)
class Scene:
    view: View
    lang: str

    @cached_property
    def s(self) -> Any:
        return self.view.s

    @cached_property
    def m(self) -> int:
        """The number of the map."""
        return int(self.s.map)

    @cached_property
    def here(self) -> Chart:
        return chart(self.m)

    @cached_property
    def words(self) -> Words:
        return speak(self.lang)

    @cached_property
    def can(self) -> frozenset[str]:
        """The things this seat can do something with now."""
        view = self.view
        legal = view.legal() if view.seat in view.active() else ()
        return frozenset(target(action) for action in legal)

    def who(self, seat: int) -> str:
        return who(self.words, self.view, seat)


def icon(name: str, x: float, y: float, size: float) -> Element:
    """The sign of a good, a god, a card or a piece by its word in the tables, its middle at (x, y)."""
    return sign(SIGNS.get(name, name), x - size / 2, y - size / 2, size)
