"""Where the parts of the table stand in the picture, the roads between neighbours, and the way an attack takes.

A page lays the parts out by style.css; the numbers there are these, in parts of the whole. On a phone they stand below
each other, and roads are told by signs alone.
"""

from __future__ import annotations

from math import atan2, degrees
from typing import NamedTuple

from ludus.drawing.svg import Element, group, number, path, titled
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.state import NO_BATTLE
from ludus.games.age_of_heroes.tables import BUILDS, NOBODY, ROAD_LEFT, ROAD_RIGHT

WIDTH, HEIGHT = 960, 700
PANEL_WIDTH, PANEL_HEIGHT = 190, 112
Point = tuple[float, float]


class Place(NamedTuple):
    """An upper left corner and a size."""

    x: float
    y: float
    width: float = PANEL_WIDTH
    height: float = PANEL_HEIGHT

    @property
    def middle(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2


LEFT, CENTRE, RIGHT = 6, (WIDTH - PANEL_WIDTH) / 2, WIDTH - 6 - PANEL_WIDTH
OWN = Place(6, 552, 246, 145)
STAGE = Place(206, 130, 548, 332)
PILES = Place(44, 312, 152, 108)
NOTICE = Place(44, 312)  # on a phone, instead of the piles
DISCARD = Place(770, 298, 148, 164)
BUILD = Place(6, 486, 948, 58)
HAND = Place(262, 548, 692, 152)
TRIBES = {  # the others, from the reader's left round to the right
    "left-low": Place(LEFT, 168),
    "left-top": Place(LEFT, 6),
    "top": Place(CENTRE, 6),
    "right-top": Place(RIGHT, 6),
    "right-low": Place(RIGHT, 168),
    "own": OWN,
}
SEATED: dict[int, tuple[str, ...]] = {  # by how many others there are
    1: ("top",),
    2: ("left-low", "right-low"),
    3: ("left-low", "top", "right-low"),
    4: ("left-low", "left-top", "right-top", "right-low"),
    5: ("left-low", "left-top", "top", "right-top", "right-low"),
}


def seated(scene: Scene) -> dict[int, str]:
    """The name of every seat's place."""
    seats = scene.ring()
    return dict(zip(seats, ("own", *SEATED[len(seats) - 1]), strict=True))


def roads(scene: Scene) -> list[Element]:
    """The roads that join neighbours, and unseen where the reader could build one, until that is pointed at."""
    at = {seat: TRIBES[name] for seat, name in seated(scene).items()}
    playing = [seat for seat in scene.ring() if scene.playing(seat)]
    pairs = [(seat, scene.neighbour(seat, 1)) for seat in playing][: len(playing) - (len(playing) == 2)]
    built = [(one, other) for one, other in pairs if scene.road(one, other)]
    ghosts = [] if scene.me < 0 else [planned(scene, side, at) for side in (ROAD_LEFT, ROAD_RIGHT)]
    return [*(way(scene, one, other, bent(at[one], at[other])) for one, other in built), *ghosts]


def way(scene: Scene, one: int, other: int, bend: str) -> Element:
    parts = (path(bend, class_="road-bed"), path(bend, class_="road-stones"), path(bend, class_="road-ruts"))
    label = scene._("A road joins {one} and {other}", one=scene.whom(one), other=scene.whom(other))
    return titled(label, *parts, data_piece=f"road-{min(one, other)}-{max(one, other)}")


def planned(scene: Scene, side: int, at: dict[int, Place]) -> Element:
    """Where a road would run that the reader can ask for now."""
    name = BUILDS[side]
    neighbour = scene.neighbour(scene.me, 1 if side == ROAD_LEFT else -1)
    bend = [path(bent(at[scene.me], at[neighbour]))] if scene.can(f"build-{name}") else []
    return group(*bend, class_=f"track {name}")


def march(scene: Scene) -> list[Element]:
    """The way of an attack: from the attacker's land over the battlefield to the defender's."""
    if int(scene.s.battle) == NO_BATTLE:
        return []
    at = {seat: TRIBES[name] for seat, name in seated(scene).items()}
    middle, target = STAGE.middle, at[int(scene.s.defender)]
    legs = [leg(middle, target)]
    if int(scene.s.attacker) != NOBODY:
        legs.append(path(straight(at[int(scene.s.attacker)].middle, middle), class_="march"))
    return legs


def leg(start: Point, target: Place) -> Element:
    """A line to a tribe, with an arrow's head where its land begins."""
    end = border(start, target)
    turn = degrees(atan2(end[1] - start[1], end[0] - start[0]))
    head = path("M-22 -11L0 0L-22 11z", class_="march-head", transform=f"rotate({number(turn)})")
    return group(path(straight(start, end), class_="march"), group(head, transform=f"translate({point(end)})"))


def border(start: Point, place: Place) -> Point:
    """Where a line to the middle of a place meets its edge."""
    (x, y), (dx, dy) = place.middle, (start[0] - place.middle[0], start[1] - place.middle[1])
    part = min(place.width / 2 / max(abs(dx), 1), place.height / 2 / max(abs(dy), 1))
    return x + dx * part, y + dy * part


def bent(start: Place, end: Place) -> str:
    """A way round the middle of the table; between the sides it passes below or above the middle."""
    if start.x > end.x:
        start, end = end, start
    (x1, y1), (x2, y2) = start.middle, end.middle
    if start is OWN and end.x == CENTRE:  # two tribes alone
        return curve((26, y1), (10, 160), (170, 10), (x2, y2))
    if start is OWN and end.x == RIGHT:
        below, edge = STAGE.y + STAGE.height + 12, WIDTH - 26
        return f"M{number(x1)} {number(y1)}V{below + 40}q0 -40 40 -40H{edge - 40}q40 0 40 -40V{number(y2)}"
    if OWN in (start, end):
        return curve((26, y1), (16, (2 * y1 + y2) / 3), (34, (y1 + 2 * y2) / 3), (26, y2))
    if start.x == end.x:
        return curve((x1, y1), (x1 - 26, (y1 + y2) / 2), (x2 + 26, (y1 + y2) / 2), (x2, y2))
    return curve((x1, y1), ((2 * x1 + x2) / 3, 24), ((x1 + 2 * x2) / 3, 24), (x2, y2))


def curve(start: Point, first: Point, second: Point, end: Point) -> str:
    """A cubic Bézier curve."""
    return f"M{point(start)}C{point(first)} {point(second)} {point(end)}"


def straight(start: Point, end: Point) -> str:
    return f"M{point(start)}L{point(end)}"


def point(place: Point) -> str:
    return " ".join(number(float(part)) for part in place)
