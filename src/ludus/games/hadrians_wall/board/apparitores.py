"""Apparitores: baths and courthouse."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.svg import Element, group, rect, sign, text
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.citizens import level_tab
from ludus.games.hadrians_wall.board.layout import HALF
from ludus.games.hadrians_wall.board.scene import Scene

BATH, RULING = 55, 52
RULINGS_LEFT = 102


def bribes(scene: Scene) -> Iterator[Element]:
    for n in range(t.BATH_BOXES):
        yield bath(scene, n, n * BATH + 0.5)


def bath(scene: Scene, n: int, x: float) -> Element:
    """A bribe: stones for one disdain less."""
    year, width = int(scene.p.bribes[n]), BATH - 3
    stones = ["resource"] * int(t.BATH_RESOURCES[n])
    inside = group(
        part.signs_centred(x + 17, 31, stones, part.size_in(34, len(stones), 15), 0),
        sign("forgiven", x + 34, 23, 16),
        class_="inside",
    )
    parts = [
        rect(x, 1, width, HALF - 2, 3, class_="box"),
        part.brush(x, 15, width, HALF - 16, n, part.MARK if year else part.GHOST),
        inside,
        level_tab(scene, t.APPARITORES, int(t.BATH_APPARITORES[n]), x, width),
    ]
    if year:
        parts.append(part.numeral(x + width - 8, 44, year - 1))
    return scene.thing(f"bribe-{n + 1}", *parts, done=bool(year))


def rulings(scene: Scene, column: int) -> Iterator[Element]:
    """A column of rulings, at most one a year: what is paid, what is gained, three boxes."""
    paid, gained = part.cost_signs(t.RULING_COST[column]), part.reward_signs(t.RULING_REWARD[column])
    yield from part.panel(258, HALF)
    yield part.signs_from(8, 24, paid, 22) if paid else text(19, 30, "–", 16, "middle", class_="faded")
    yield part.arrow(34, 24)
    yield part.signs_from(52, 24, gained, 22)
    for row in range(t.RULING_ROWS):
        yield ruling(scene, column, row, RULINGS_LEFT + row * RULING)


def ruling(scene: Scene, column: int, row: int, x: float) -> Element:
    year, width = int(scene.p.rulings[column, row]), RULING - 3
    parts = [
        rect(x, 1, width, HALF - 2, 3, class_="box"),
        part.brush(x, 15, width, HALF - 16, row + column, part.MARK if year else part.GHOST),
        level_tab(scene, t.APPARITORES, int(t.RULING_APPARITORES[column, row]), x, width),
        group(sign("courthouse", x + width / 2 - 10, 20, 20), class_="inside"),
    ]
    if year:
        parts.append(part.numeral(x + width - 8, 44, year - 1))
    return scene.thing(f"ruling-{column + 1}-{row + 1}", *parts, done=bool(year))
