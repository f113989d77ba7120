"""What takes up room on a map: cities, names, markers, and the places of pieces; and where a box covers least of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import hypot
from typing import NamedTuple

from ludus.games.concordia.board.chart import HEIGHT, WIDTH, Point, chart

EDGE = 6  # the frame of the map
LETTER, CAPITAL = 0.53, 0.68  # how wide letters of cities and of provinces are on average, in parts of their size
HEAVY = 4  # how much worse it is to cover a city than anything else
FAR = 5  # how bad it is to lie away, for every unit


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def overlap(self, other: Box) -> float:
        """The area that both have in common."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(0.0, across) * max(0.0, down)


def around(x: float, y: float, wide: float, tall: float) -> Box:
    return Box(x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2)


@cache
def names(m: int) -> dict[str, Box]:
    """The names of cities and provinces."""
    here = chart(m)
    found = {name: around(x, y + 22.5, len(name) * 13.5 * LETTER + 2, 13) for name, (x, y) in here.cities.items()}
    for name, province in here.provinces.items():
        x, y = province.plaque
        found[f"province {name}"] = around(x, y + 17, len(name) * 12 * CAPITAL, 10)
    return found


@cache
def pieces(m: int) -> dict[str, Box]:
    """Where colonists, houses and markers stand."""
    here = chart(m)
    found = {f"colonist {kind} {name}": around(*route.middle, 17, 20) for (kind, name), route in here.routes.items()}
    found |= {f"house {name}": around(x, y - 23, 26, 15) for name, (x, y) in here.cities.items()}
    return found | {f"marker {name}": around(*province.plaque, 21, 21) for name, province in here.provinces.items()}


@cache
def tokens(m: int) -> dict[str, Box]:
    return {name: around(*place, 31, 31) for name, place in chart(m).cities.items()}


def least_covering(m: int, near: Point, wide: float, tall: float, taken: Iterable[Box] = ()) -> Box:
    """Where a box covers little of the map and of what is taken, not far from a place."""
    x, y = near
    spots = [
        Box(left, top, left + wide, top + tall)
        for top in (y + 26, y - 16 - tall, y - tall / 2, y + 40, y - 30 - tall)
        for left in (x - wide / 2, x - wide - 16, x + 16, x - wide * 0.8, x - wide * 0.2)
        if left >= EDGE and left + wide <= WIDTH - EDGE and top >= EDGE and top + tall <= HEIGHT - EDGE
    ]
    lighter = [*names(m).values(), *pieces(m).values()]

    def covered(box: Box) -> float:
        heavy = [*tokens(m).values(), *taken]
        away = hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y)
        return HEAVY * sum(map(box.overlap, heavy)) + sum(map(box.overlap, lighter)) + FAR * away

    return min(spots, key=covered)
