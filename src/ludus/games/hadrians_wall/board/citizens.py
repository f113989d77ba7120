"""The right sheet: five citizens, each with a track and the buildings that need it."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.svg import Element, group, sign, text
from ludus.engine.phrases import sentence
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.layout import BOX, FIRST_HALF, HALF, places
from ludus.games.hadrians_wall.board.scene import Scene

HALVES = ((0, FIRST_HALF), (FIRST_HALF, t.CITIZEN_LENGTH))


def citizen_head(scene: Scene, citizen: int) -> Iterator[Element]:
    """The name, the level reached, and what a citizen costs."""
    name = t.CITIZENS[citizen]
    place = places()[name]
    yield from part.panel(place.width, place.height, "column")
    yield sign(name, 5, 8, 30)
    yield part.fitted(37, 19, sentence(names.citizens(scene._)[citizen]), 65, 14)
    yield text(40, 40, str(int(scene.p.citizens[citizen])), 19, class_="number", data_count="")
    yield sign(t.SUPPLIES[t.CITIZEN_PAYS], 80, 25, 17)


def citizen_boxes(scene: Scene, citizen: int, half: int) -> Iterator[Element]:
    """Half of the nine boxes; the level a blank one brings stands in it."""
    first, end = HALVES[half]
    for n in range(first, end):
        yield citizen_box(scene, citizen, n, (n - first) * BOX + 0.5)


def citizen_box(scene: Scene, citizen: int, n: int, x: float) -> Element:
    marked = int(scene.p.citizens[citizen])
    signs = part.reward_signs([t.CITIZEN_REWARD[citizen, n]])
    mark = part.MARK if n < marked else part.GHOST if n == marked else ""
    parts = part.box(x, 1, BOX - 2, HALF - 2, signs, mark, n + citizen, 4, f"{t.CITIZENS[citizen]}-{n}")
    if n < marked:
        return group(*parts, class_="done thing")
    parts.append(text(x + 4, 12.5, str(n + 1), 11.5, class_="faded"))
    if n == marked:
        return scene.thing(f"citizen-{t.CITIZENS[citizen]}", *parts)
    return group(*parts, class_="thing later")


def level_tab(scene: Scene, citizen: int, wanted: int, x: float, width: float) -> Element:
    """A box's requirement on a citizen track."""
    return part.level_tab(x, 1, width, t.CITIZENS[citizen], wanted, bool(scene.p.citizens[citizen] >= wanted))
