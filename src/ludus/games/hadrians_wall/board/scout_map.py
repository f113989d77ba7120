"""The scout map: choosing a shape lights the cells where it fits; each shows the shape as a ghost.

A shape can be turned and mirrored. Each way lies in a layer of its own, over the cells nearest to the shape's middle;
pressing one of the turns, or a key, shows that layer. The page does that by itself: no move is made by turning."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ludus.drawing.svg import Element, element, group, path, rect, sign, text, titled
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.scene import Scene
from ludus.games.hadrians_wall.shapes import Cells
from ludus.games.hadrians_wall.state import ASKED_PLACE
from ludus.games.hadrians_wall.text.describe import ROW_LETTERS

CELL, LEFT, TOP = 24, 14, 2
TURN = 31


@cache
def turns_of(shape: int) -> tuple[Cells, ...]:
    """The ways a shape can be turned and mirrored, moved up and left as far as they go."""
    return tuple(sorted({corner(t.PLACES[n]) for n in range(t.SHAPE_FIRST[shape], t.SHAPE_FIRST[shape + 1])}))


def corner(cells: Cells) -> Cells:
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def middle(cells: Cells) -> tuple[int, int]:
    """The cell of a shape nearest to its middle: there it is pressed."""
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    y, x = sum(rows) / len(rows), sum(columns) / len(columns)
    return min(cells, key=lambda cell: ((cell[0] - y) ** 2 + (cell[1] - x) ** 2, cell))


def open_places(scene: Scene) -> list[int]:
    """Where the shape could be drawn, if that is being asked."""
    if scene.p.asked != ASKED_PLACE:
        return []
    shape = int(scene.p.offer)
    places = range(int(t.SHAPE_FIRST[shape]), int(t.SHAPE_FIRST[shape + 1]))
    return [n for n in places if not int(t.PLACE_MASK[n]) & int(scene.p.map)]


def scout_map(scene: Scene) -> Iterator[Element]:
    yield from part.panel(164, 100)
    for row in range(t.MAP_ROWS):
        y = TOP + row * CELL
        yield text(8, y + 16, ROW_LETTERS[row], 11.5, "middle", class_="faded")
        for column in range(t.MAP_COLUMNS):
            yield map_cell(scene, row, column, LEFT + column * CELL, y)
        yield sign("valour", LEFT + t.MAP_COLUMNS * CELL + 6, y + 4, 17)
    yield group(*layers(scene), class_="layers")


def map_cell(scene: Scene, row: int, column: int, x: float, y: float) -> Element:
    cell = row * t.MAP_COLUMNS + column
    marked = bool(int(scene.p.map) >> cell & 1)
    parts = [rect(x, y, CELL, CELL, 0, class_="box")]
    if marked:
        parts.append(part.brush(x, y, CELL, CELL, cell, data_piece=f"map-{cell}"))
    if t.MAP_REWARD[cell] != t.NOTHING:
        parts.append(sign(t.REWARDS[t.MAP_REWARD[cell]], x + 4, y + 4, 16))
    return titled(f"{ROW_LETTERS[row]}{column + 1}", *parts, class_="done thing" if marked else "thing")


def layers(scene: Scene) -> Iterator[Element]:
    """The places still open, by the way the shape is turned."""
    places = open_places(scene)
    for k, way in enumerate(turns_left(scene)):
        things = (placed(scene, n) for n in places if corner(t.PLACES[n]) == way)
        yield group(*things, class_="way" if k else "way shown", data_way=k)


def turns_left(scene: Scene) -> list[Cells]:
    """The ways in which the shape still fits somewhere."""
    places = open_places(scene)
    fitting = {corner(t.PLACES[n]) for n in places}
    return [way for way in turns_of(int(scene.p.offer)) if way in fitting] if places else []


def placed(scene: Scene, place: int) -> Element:
    """One place: pressed in the middle of the shape, shown as a ghost."""
    cells = t.PLACES[place]
    row, column = middle(cells)
    outline = "".join(f"M{LEFT + c * CELL} {TOP + r * CELL}h{CELL}v{CELL}h-{CELL}z" for r, c in cells)
    return scene.thing(
        f"place-{place + 1}",
        path(outline, class_="ghost laid"),
        rect(LEFT + column * CELL + 0.2, TOP + row * CELL + 0.2, CELL - 0.4, CELL - 0.4, 11, class_="box spot"),
    )


def turns(scene: Scene) -> Iterator[Element]:
    """The ways a shape can lie, to be pressed; without one to be placed, what scouts are for."""
    ways = turns_left(scene)
    if not ways:
        words = scene._("A scout draws the shape of a prospect: your own, a neighbour's or a neutral one.")
        yield part.wrapped(6, 13, words, 238, 12, 3, "faded")  # a phone leaves it out
        return
    for k, cells in enumerate(ways):
        x = k * TURN + 0.5
        wide, high = max(column for _, column in cells) + 1, max(row for row, _ in cells) + 1
        left, top = x + (TURN - 2 - wide * 7) / 2, (48 - high * 7) / 2
        words = scene._("Turn the shape: {n} of {count}", n=k + 1, count=len(ways))
        drawn = (rect(left + column * 7, top + row * 7, 7, 7, 1, class_="cell") for row, column in cells)
        yield group(
            element("title", words),
            rect(x, 1, TURN - 2, 46, 4, class_="box"),
            *drawn,
            class_="turn",
            data_do="turn",
            data_way=k,
            tabindex=0,
            role="button",
            aria_label=words,
            aria_pressed="false" if k else "true",
            aria_keyshortcuts="X",
        )
