"""What every part of the picture looks at, with the map; and the signs of things by their words in the tables."""

from __future__ import annotations

from functools import cached_property

from ludus.drawing import scene
from ludus.drawing.svg import Child, Element, Value, element, group, sign
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

    def asks(self, *questions: int) -> bool:
        """Whether the reader has to answer one of these questions now."""
        return int(self.s.question) in questions and bool(self.s.to_move == self.view.seat)


def icon(name: str, x: float, y: float, size: float) -> Element:
    """The sign of a good, a god, a card or a piece by its word in the tables, its middle at (x, y)."""
    return sign(SIGNS.get(name, name), x - size / 2, y - size / 2, size)


def deed(actions: list[int], label: str, *children: Child, kind: str = "", **attributes: Value) -> Element:
    """Something that one press does, though it takes several actions; `kind` is a class more."""
    return group(
        element("title", label),
        *children,
        class_=f"thing can {kind}".rstrip(),
        data_action=" ".join(map(str, actions)),
        role="button",
        tabindex=0,
        aria_label=label,
        **attributes,
    )
