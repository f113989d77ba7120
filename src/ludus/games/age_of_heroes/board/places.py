"""Where the parts of the table stand, the roads between neighbours, and the way an attack takes.

The others sit in a row along the far side of the table. Below it stand the stage with the piles on its left and the
prices on its right, then the reader's own tribe and hand; roads run through the streets between these blocks. A page
lays the parts out by these numbers on a wide screen; on a phone they stand below each other, and signs tell of roads.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ludus.drawing.svg import Child, Element, group, number, path, titled
from ludus.games.age_of_heroes.board.scene import Scene
from ludus.games.age_of_heroes.state import ASK_ROAD, NO_BATTLE
from ludus.games.age_of_heroes.tables import BUILDS, NOBODY, ROAD_LEFT, ROAD_RIGHT

WIDTH, HEIGHT = 960, 712
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


EDGE, STREET = 6, 22  # how wide the table's edge is, and a street
SIDE = 140  # how wide the piles and the prices are
STAGE_TOP = 150
STAGE_WIDTH, STAGE_HEIGHT = 548, 332  # what is drawn for it, before it is enlarged
STAGE_SCALE = (WIDTH - 2 * (EDGE + SIDE + STREET)) / STAGE_WIDTH
STAGE = Place(EDGE + SIDE + STREET, STAGE_TOP, STAGE_WIDTH * STAGE_SCALE, STAGE_HEIGHT * STAGE_SCALE)
OWN = Place(EDGE, 561, 246, 145)
HAND = Place(262, 557, 692, 152)
PILES = Place(EDGE, STAGE_TOP, SIDE, 108)
NOTICE = Place(EDGE, STAGE_TOP)  # on a phone, instead of the piles
DISCARD = Place(EDGE, STAGE_TOP + 124, SIDE, STAGE.height - 124)
BUILD = Place(WIDTH - EDGE - SIDE, STAGE_TOP, SIDE, STAGE.height)
STREETS = {ROAD_LEFT: STAGE.x - STREET / 2, ROAD_RIGHT: STAGE.x + STAGE.width + STREET / 2}
LOW_STREET = (STAGE.y + STAGE.height + OWN.y) / 2  # runs below the stage to the reader's own land
LARGEST = 1.16  # panel in the row
GAP = 17  # between panels of a full row, for a piece of road to be seen


def row(others: int) -> list[Place]:
    """The places of the others, from the reader's left to the right. One or two sit close to the stage."""
    room = WIDTH - 2 * EDGE if others > 2 else STAGE.width
    scale = min(LARGEST, (room + GAP) / others / PANEL_WIDTH - GAP / PANEL_WIDTH)
    width, height = PANEL_WIDTH * scale, PANEL_HEIGHT * scale
    start, step = (WIDTH - room) / 2, (room - width) / max(others - 1, 1)
    if others == 1:
        start = (WIDTH - width) / 2
    return [Place(start + k * step, (STAGE_TOP - height) / 2, width, height) for k in range(others)]


def enlarged(place: Place, width: float, *children: Child) -> Element:
    """What is drawn for a certain width, as large as its place."""
    return group(*children, transform=f"scale({number(place.width / width)})")


def seated(scene: Scene) -> dict[int, Place]:
    """Every seat's place."""
    own, *others = scene.ring()
    return {own: OWN, **dict(zip(others, row(len(others)), strict=True))}


def roads(scene: Scene) -> list[Element]:
    """The roads that join neighbours, and unseen where the reader could build one, until that is pointed at."""
    at = seated(scene)
    playing = [seat for seat in scene.ring() if scene.playing(seat)]
    pairs = [(seat, scene.neighbour(seat, 1)) for seat in playing][: len(playing) - (len(playing) == 2)]
    built = [(one, other) for one, other in pairs if scene.road(one, other)]
    ghosts = [] if scene.me < 0 else [planned(scene, side, at) for side in (ROAD_LEFT, ROAD_RIGHT)]
    asked = {int(scene.s.turn), int(scene.s.partner)} if int(scene.s.question) == ASK_ROAD else set()
    wished = [route(at[one], at[other]) for one, other in pairs if {one, other} == asked]
    ghosts += [group(path(bend), class_="track asked") for bend in wished]
    return [*(way(scene, one, other, route(at[one], at[other])) for one, other in built), *ghosts]


def way(scene: Scene, one: int, other: int, bend: str) -> Element:
    parts = (path(bend, class_="road-bed"), path(bend, class_="road-stones"), path(bend, class_="road-ruts"))
    label = scene._("A road joins {one} and {other}", one=scene.whom(one), other=scene.whom(other))
    return titled(label, *parts, data_piece=f"road-{min(one, other)}-{max(one, other)}")


def planned(scene: Scene, side: int, at: dict[int, Place]) -> Element:
    """Where a road would run that the reader can ask for now."""
    name = BUILDS[side]
    neighbour = scene.neighbour(scene.me, 1 if side == ROAD_LEFT else -1)
    bend = [path(street(side, at[neighbour]))] if scene.can(f"build-{name}") else []
    return group(*bend, class_=f"track {name}")


def route(one: Place, other: Place) -> str:
    """A road to the next tribe on the left: along a street where it begins or ends at the reader's own land."""
    if OWN in (one, other):
        return street(ROAD_LEFT, other) if one == OWN else street(ROAD_RIGHT, one)
    return straight(one.middle, other.middle)


def street(side: int, far: Place) -> str:
    """From the reader's own land up beside the stage to the height of another's, and there."""
    x, y = STREETS[side], far.middle[1]
    across = f"V{number(y)}H{number(far.middle[0])}"
    if side == ROAD_LEFT:
        return f"M{number(x)} {number(OWN.middle[1])}{across}"
    start = OWN.x + OWN.width - 24
    low = f"V{number(LOW_STREET + 14)}q0 -14 14 -14H{number(x - 14)}q14 0 14 -14"
    return f"M{number(start)} {number(OWN.middle[1])}{low}{across}"


def march(scene: Scene) -> list[Element]:
    """The way of an attack: from the attacker's land to the battlefield, and on to the defender's."""
    if int(scene.s.battle) == NO_BATTLE:
        return []
    at = seated(scene)
    defender = at[int(scene.s.defender)]
    legs = [arrow(STAGE, defender)]
    if int(scene.s.attacker) != NOBODY:
        legs.append(arrow(at[int(scene.s.attacker)], STAGE))
    return legs


def arrow(start: Place, end: Place) -> Element:
    """Straight up or down between two places that lie above each other; over the edges of such as are near."""
    x = (max(start.x, end.x) + min(start.x + start.width, end.x + end.width)) / 2
    down = 1 if start.y < end.y else -1
    tail, tip = (start.y + start.height, end.y) if down > 0 else (start.y, end.y + end.height)
    head = path("M-17 -12L0 13L17 -12z", class_="march-head", transform=f"scale(1 {down})")
    point_at = tip - 15 * down if abs(tip - tail) > STREET else tip
    shaft = path(straight((x, tail), (x, point_at)), class_="march")
    return group(shaft, group(head, transform=f"translate({point((x, point_at))})"))


def straight(start: Point, end: Point) -> str:
    return f"M{point(start)}L{point(end)}"


def point(place: Point) -> str:
    return " ".join(number(float(part)) for part in place)


def placed() -> str:
    """Where the areas stand on a page, in units of the table."""
    return "".join(rule(f'[data-area="{name}"]', place) for name, place in BLOCKS.items()) + "".join(
        rule(f'[data-others="{others}"][data-nth="{k}"]', place) for others, k, place in sitting()
    )


def sitting() -> Iterator[tuple[int, int, Place]]:
    for others in range(1, MOST_OTHERS + 1):
        yield from ((others, k, place) for k, place in enumerate([OWN, *row(others)]))


def rule(which: str, place: Place) -> str:
    numbers = ";".join(f"--{name}:{number(value)}" for name, value in zip("xywh", place, strict=True))
    return f".sheet .area{which}{{{numbers}}}"


MOST_OTHERS = 5
TABLE = Place(0, 0, WIDTH, HEIGHT)
BLOCKS = {"land": TABLE, "march": TABLE, "stage": STAGE, "fair": STAGE, "piles": PILES, "discard": DISCARD}
BLOCKS |= {"build": BUILD, "hand": HAND}
