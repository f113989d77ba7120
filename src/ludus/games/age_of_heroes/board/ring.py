"""Where the tribes sit around the table, and the roads between neighbours."""

from __future__ import annotations

from typing import NamedTuple

from ludus.drawing.svg import Element, group, number, path, titled
from ludus.games.age_of_heroes.board.scene import Scene

WIDTH = 1200
PANEL_WIDTH, PANEL_HEIGHT = 272, 154
OWN_WIDTH = 400
TOP, MIDDLE, LOW, BOTTOM = 56, 240, 340, 588  # upper edges of panels
Point = tuple[float, float]
LEFT, CENTRE, RIGHT = 16, (WIDTH - PANEL_WIDTH) // 2, WIDTH - 16 - PANEL_WIDTH


class Place(NamedTuple):
    """A panel's upper left corner and size."""

    x: int
    y: int
    width: int = PANEL_WIDTH
    height: int = PANEL_HEIGHT

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


OWN = Place((WIDTH - OWN_WIDTH) // 2, BOTTOM, OWN_WIDTH)
# The others, from the reader's left round to the right, by how many there are.
OTHERS: dict[int, tuple[Place, ...]] = {
    1: (Place(CENTRE, TOP),),
    2: (Place(LEFT, MIDDLE), Place(RIGHT, MIDDLE)),
    3: (Place(LEFT, MIDDLE), Place(CENTRE, TOP), Place(RIGHT, MIDDLE)),
    4: (Place(LEFT, LOW), Place(LEFT, TOP + 44), Place(RIGHT, TOP + 44), Place(RIGHT, LOW)),
    5: (Place(LEFT, LOW), Place(LEFT, TOP + 44), Place(CENTRE, TOP), Place(RIGHT, TOP + 44), Place(RIGHT, LOW)),
}


def places(scene: Scene) -> dict[int, Place]:
    """Every seat's place."""
    seats = scene.ring()
    return dict(zip(seats, (OWN, *OTHERS[len(seats) - 1]), strict=True))


def roads(scene: Scene) -> list[Element]:
    """Every pair of neighbours: a paved road, or the track where one could be built."""
    at = places(scene)
    playing = [seat for seat in scene.ring() if scene.playing(seat)]
    if len(playing) < 2:
        return []
    pairs = [(seat, scene.neighbour(seat, 1)) for seat in playing]
    if len(playing) == 2:
        pairs = pairs[:1]
    return [way(scene, one, other, at[one], at[other]) for one, other in pairs]


def way(scene: Scene, one: int, other: int, start: Place, end: Place) -> Element:
    curve = bend(start, end, below=scene.ring().index(other) < scene.ring().index(one))
    if scene.road(one, other):
        parts = (path(curve, class_="road-bed"), path(curve, class_="road-stones"), path(curve, class_="road-ruts"))
        label = scene._("A road joins {one} and {other}", one=scene.whom(one), other=scene.whom(other))
        return titled(label, *parts)
    return group(path(curve, class_="track"))


def bend(start: Place, end: Place, below: bool) -> str:
    """A way round the outside of the table; `below` where it passes the reader's own place, whose tribe is out."""
    if end is OWN or (end.x == CENTRE and start is not OWN):
        start, end = end, start
    (x1, y1), (x2, y2) = start.middle, end.middle
    if start is OWN and end.x == CENTRE:
        return curve((OWN.x, y1 - 60), (-40, y1 - 60), (10, y2 - 10), (x2, y2 - 10))
    if start is OWN:
        return curve((x1, OWN.y + 20), (x2, OWN.y + 20), (x2, OWN.y), (x2, y2))
    if start.x == CENTRE:
        return curve((x1, y1), (x2, y1), (x2, y1), (x2, y2))
    if start.x == end.x:
        outwards = -34 if start.x == LEFT else 34
        return curve((x1, y1), (x1 + outwards, (y1 + y2) / 2), (x2 + outwards, (y1 + y2) / 2), (x2, y2))
    if below:
        return curve((x1, y1), (x1, OWN.y + 120), (x2, OWN.y + 120), (x2, y2))
    edge = min(start.y, end.y) - 116
    return curve((x1, start.y), (x1, max(edge, 54)), (x2, max(edge, 54)), (x2, end.y))


def curve(start: Point, first: Point, second: Point, end: Point) -> str:
    """A cubic Bézier curve."""
    points = " ".join(f"{number(x)} {number(y)}" for x, y in (first, second, end))
    return f"M{number(start[0])} {number(start[1])}C{points}"
