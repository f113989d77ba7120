"""Patricians: diplomats, scouts and the scout map."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.brush import cross
from ludus.drawing.svg import Element, group, path, rect, sign, text
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.citizens import TRACK_END, citizen_track, level_flag
from ludus.games.hadrians_wall.board.legend import legend
from ludus.games.hadrians_wall.board.scene import Scene
from ludus.games.hadrians_wall.state import ASKED_PLACE
from ludus.games.hadrians_wall.text.describe import ROW_LETTERS

MAP_LEFT = part.MARGIN + 480
CELL = 40
GALLERY_LEFT = MAP_LEFT + 250
THUMBNAIL = (58, 50)  # from one proposed place to the next
GALLERY_COLUMNS = 7


def height(scene: Scene) -> float:
    """The scout map, or what the proposed places need."""
    rows = -(-len(open_places(scene)) // GALLERY_COLUMNS)
    return max(288.0, 116 + rows * THUMBNAIL[1])


def open_places(scene: Scene) -> list[int]:
    """Where the shape could be drawn, if that is being asked."""
    if scene.p.asked != ASKED_PLACE:
        return []
    shape = int(scene.p.offer)
    places = range(int(t.SHAPE_FIRST[shape]), int(t.SHAPE_FIRST[shape + 1]))
    return [n for n in places if not int(t.PLACE_MASK[n]) & int(scene.p.map)]


def patricians(scene: Scene, y: float) -> Iterator[Element]:
    yield part.panel(part.MARGIN, y, part.INNER, height(scene) - 8)
    yield from citizen_track(scene, t.PATRICIANS, y + 6)
    yield from diplomats(scene, TRACK_END, y + 8)
    yield from scouts(scene, part.MARGIN + 10, y + 92)
    yield from scout_map(scene, MAP_LEFT, y + 108)
    yield from gallery(scene, GALLERY_LEFT, y + 108)


def diplomats(scene: Scene, x: float, y: float) -> Iterator[Element]:
    hired = {int(number): cohort for cohort, number in enumerate(scene.p.diplomats) if number}
    for n in range(t.DIPLOMATS):
        parts = diplomat(scene, n, x + n * 197, y)
        if n + 1 in hired:
            yield group(*parts, *served(scene, hired[n + 1], x + n * 197, y), class_="done thing")
        else:
            yield scene.thing("diplomat", *parts) if n == len(hired) else group(*parts, class_="thing locked")


def diplomat(scene: Scene, n: int, x: float, y: float) -> list[Element]:
    """A diplomat to be hired: requirement, price, and what he brings."""
    gained = [*part.reward_signs(t.DIPLOMAT_REWARD), *["favour"] * t.DIPLOMAT_FAVOURS]
    inside = group(
        sign("diplomat", x + 5, y + 5, 34),
        part.titled_line(x + 44, y + 18, scene._("diplomat"), 90, 15),
        level_flag(scene, t.PATRICIANS, int(t.DIPLOMAT_PATRICIANS[n]), x + 44, y + 25),
        part.price(x + 6, y + 56, part.cost_signs(t.DIPLOMAT_COST), 15),
        rect(x + 104, y + 22, 78, part.BOX, class_="slot"),
        part.signs_from(x + 110, y + 22 + part.BOX / 2, gained, 21),
        class_="inside",
    )
    return [rect(x, y, 186, 70, 3, class_="box"), inside]


def served(scene: Scene, cohort: int, x: float, y: float) -> list[Element]:
    """The cohort a hired diplomat serves."""
    return [
        part.crossed(x + 104, y + 22, cohort, 78),
        sign("cohort", x + 117, y + 4, 13),
        part.fitted(x + 131, y + 15, names.sides(scene._)[cohort], 46, 12, class_="faded"),
    ]


def scouts(scene: Scene, x: float, y: float) -> Iterator[Element]:
    yield sign("horse", x, y + 4, 40)
    yield part.titled_line(x + 50, y + 22, scene._("scouts"), 100, 18)
    yield sign(t.SUPPLIES[t.SCOUT_PAYS], x + 50, y + 30, 20)
    for n in range(t.SCOUTS):
        left, top = x + 160 + n * (part.PITCH + 8), y + 20
        parts = [
            rect(left, top, part.BOX, part.BOX, class_="box"),
            group(sign("horse", left + 8, top + 8, 26), class_="inside"),
            level_flag(scene, t.PATRICIANS, int(t.SCOUT_PATRICIANS[n]), left, top - 21),
        ]
        if n < scene.p.scouts:
            yield group(*parts, part.crossed(left, top, n), class_="done thing")
        else:
            yield scene.thing("scout", *parts) if n == scene.p.scouts else group(*parts, class_="thing locked")
    words = scene._("A scout draws the shape of a prospect: your own, a neighbour's or a neutral one.")
    yield part.wrapped(x, y + 92, words, 420, 13)
    words = scene._("A completed row gives valour; you gain what the shape covers.")
    yield part.wrapped(x, y + 132, words, 420, 13)


def scout_map(scene: Scene, x: float, y: float) -> Iterator[Element]:
    for column in range(t.MAP_COLUMNS):
        yield text(x + column * CELL + CELL / 2, y - 6, str(column + 1), 12, "middle", class_="faded")
    for row in range(t.MAP_ROWS):
        yield text(x - 10, y + row * CELL + 26, ROW_LETTERS[row], 12, "middle", class_="faded")
        for column in range(t.MAP_COLUMNS):
            yield map_cell(scene, row, column, x + column * CELL, y + row * CELL)
        yield path(f"M{x + t.MAP_COLUMNS * CELL + 4} {y + row * CELL + 20}h9m-3 -3l3 3-3 3", class_="line")
        yield sign("valour", x + t.MAP_COLUMNS * CELL + 17, y + row * CELL + 9, 22)


def map_cell(scene: Scene, row: int, column: int, x: float, y: float) -> Element:
    cell = row * t.MAP_COLUMNS + column
    parts = [rect(x, y, CELL, CELL, 0, class_="box")]
    if t.MAP_REWARD[cell] != t.NOTHING:
        parts.append(sign(t.REWARDS[t.MAP_REWARD[cell]], x + 8, y + 8, 24))
    if int(scene.p.map) >> cell & 1:
        return group(*parts, cross(x, y, CELL, CELL, cell), class_="done thing")
    return group(*parts, class_="thing")


def gallery(scene: Scene, x: float, y: float) -> Iterator[Element]:
    """Every place for the shape as a small map of its own, to be chosen by one touch."""
    places = open_places(scene)
    if not places:
        yield from legend(scene, x, y)
        return
    yield part.fitted(x, y - 6, scene._("Where do you draw the shape?"), 400, 14, class_="asked")
    for k, place in enumerate(places):
        left, top = x + k % GALLERY_COLUMNS * THUMBNAIL[0], y + k // GALLERY_COLUMNS * THUMBNAIL[1]
        yield scene.thing(f"place-{place + 1}", *thumbnail(scene, place, left, top))


def thumbnail(scene: Scene, place: int, x: float, y: float) -> list[Element]:
    """A small map: marked cells dark, the proposed ones in the colour of actions with a dot."""
    size = 10
    parts = [rect(x, y, THUMBNAIL[0] - 4, THUMBNAIL[1] - 4, class_="box")]
    for cell in range(t.MAP_ROWS * t.MAP_COLUMNS):
        row, column = divmod(cell, t.MAP_COLUMNS)
        laid, marked = int(t.PLACE_MASK[place]) >> cell & 1, int(scene.p.map) >> cell & 1
        look = "laid" if laid else "cell" if marked else "free"
        left, top = x + 2 + column * size, y + 3 + row * size
        parts.append(rect(left, top, size, size, 0, class_=look))
        if laid:
            parts.append(rect(left + 3, top + 3, 4, 4, 2, fill="var(--panel)"))
    return parts
