"""What the signs mean, for whoever sees them for the first time."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.svg import Element, rect, sign
from ludus.engine.language import Words
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board.parts import fitted
from ludus.games.hadrians_wall.board.scene import Scene

COLUMNS, ROW, COLUMN = 3, 26, 134


def entries(_: Words) -> list[tuple[str, str]]:
    """Signs with their names: pieces, attributes, then everything else a box can give or ask for."""
    pieces = list(zip(t.SUPPLIES, names.supplies(_), strict=True))
    attributes = list(zip(t.ATTRIBUTES, names.attributes(_), strict=True))
    return [
        *pieces,
        *attributes,
        ("cohort", _("cohort box")),
        ("production", _("production circle")),
        ("sword", _("wall guard box")),
        ("favour", _("favour")),
        ("disdain", _("disdain")),
        ("forgiven", _("disdain removed")),
        ("infrastructure", _("infrastructure")),
        ("year", _("yearly income")),
        ("worker", _("any worker")),
    ]


def legend(scene: Scene, x: float, y: float) -> Iterator[Element]:
    signs = entries(scene._)
    rows = -(-len(signs) // COLUMNS)
    yield rect(x, y, COLUMNS * COLUMN + 8, rows * ROW + 8, class_="slot")
    for k, (mark, name) in enumerate(signs):
        left, top = x + 8 + k // rows * COLUMN, y + 6 + k % rows * ROW
        yield sign(mark, left, top, 20)
        yield fitted(left + 27, top + 15, name, COLUMN - 32, 12.5)
