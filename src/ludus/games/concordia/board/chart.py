"""The geometry of the two maps, from `imperium.toml` and `italia.toml`: where things lie and how lines run."""

from __future__ import annotations

import tomllib
from bisect import bisect
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import accumulate, pairwise
from math import hypot
from pathlib import Path
from typing import Any

from ludus.drawing.svg import number
from ludus.games.concordia.options import MAPS
from ludus.games.concordia.tables import KINDS, LAND

Point = tuple[float, float]
WIDTH, HEIGHT = 1000, 538
WAVE = 5.5  # half a wave of a sea route
CREST = 2.6  # how far its control point stands off


@dataclass(frozen=True)
class Province:
    tint: int
    plaque: Point
    outline: str


@dataclass(frozen=True)
class Route:
    """A curve from city to city through the point where a colonist stands."""

    kind: int
    start: Point
    middle: Point
    end: Point

    @cached_property
    def pull(self) -> Point:
        """The control point that leads a quadratic curve through the middle."""
        (ax, ay), (mx, my), (bx, by) = self.start, self.middle, self.end
        return 2 * mx - (ax + bx) / 2, 2 * my - (ay + by) / 2

    def at(self, t: float) -> Point:
        (ax, ay), (cx, cy), (bx, by) = self.start, self.pull, self.end
        u = 1 - t
        return u * u * ax + 2 * t * u * cx + t * t * bx, u * u * ay + 2 * t * u * cy + t * t * by

    @cached_property
    def line(self) -> str:
        """How the route is drawn: firm over land, in waves over the sea."""
        return self.curve() if self.kind == LAND else self.waves()

    def curve(self) -> str:
        return f"M{pair(self.start)}Q{pair(self.pull)} {pair(self.end)}"

    def waves(self) -> str:
        """The same way over the crests of small waves of one length."""
        fine = [self.at(n / 100) for n in range(101)]
        lengths = [0.0, *accumulate(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(fine))]
        count = max(4, 2 * round(lengths[-1] / WAVE / 2))
        knots = [fine[bisect(lengths, lengths[-1] * n / count) - 1] for n in range(count)] + [self.end]
        crests = []
        for n, ((ax, ay), (bx, by)) in enumerate(pairwise(knots)):
            side = CREST * (-1) ** n / (hypot(bx - ax, by - ay) or 1)
            crests.append(
                f"Q{pair(((ax + bx) / 2 - (by - ay) * side, (ay + by) / 2 + (bx - ax) * side))} {pair((bx, by))}"
            )
        return f"M{pair(self.start)}" + "".join(crests)


@dataclass(frozen=True)
class Chart:
    """One map."""

    name: str
    land: dict[str, str]
    provinces: dict[str, Province]
    cities: dict[str, Point]
    routes: dict[tuple[int, str], Route]  # by kind and name
    rivers: tuple[str, ...]
    mountains: tuple[Point, ...]
    seas: dict[str, tuple[float, float, float, float]]
    rose: tuple[float, float, float]
    title: tuple[float, float, str]


@cache
def chart(m: int) -> Chart:
    data: dict[str, Any] = tomllib.loads(Path(__file__).with_name(f"{MAPS[m]}.toml").read_text(encoding="utf-8"))
    cities = {name: (float(x), float(y)) for name, (x, y) in data["cities"].items()}
    return Chart(
        name=MAPS[m],
        land={name: smooth(outline, closed=True) for name, outline in data["land"].items()},
        provinces={
            name: Province(of["tint"], tuple(of["plaque"]), smooth(of["outline"], closed=True))
            for name, of in data["provinces"].items()
        },
        cities=cities,
        routes={
            (k, f"{a}-{b}"): Route(k, cities[a], (float(x), float(y)), cities[b])
            for k, kind in enumerate(KINDS)
            for a, b, x, y in data["routes"][kind]
        },
        rivers=tuple(smooth(course) for course in data["rivers"].values()),
        mountains=tuple(sorted((p for peaks in data["mountains"].values() for p in points(peaks)), key=lambda p: p[1])),
        seas={name: tuple(place) for name, place in data["seas"].items()},
        rose=tuple(data["ornaments"]["rose"]),
        title=tuple(data["ornaments"]["title"]),
    )


def points(listed: str) -> list[Point]:
    """The points of an outline, as written: "x,y x,y"."""
    return [(float(x), float(y)) for x, y in (place.split(",") for place in listed.split())]


def pair(point: Point) -> str:
    return f"{number(round(point[0], 1))},{number(round(point[1], 1))}"


def smooth(listed: str, closed: bool = False) -> str:
    """A soft line through all the points (a Catmull-Rom spline, as cubic curves)."""
    through = points(listed)
    size = len(through)

    def knot(n: int) -> Point:
        return through[n % size] if closed else through[min(max(n, 0), size - 1)]

    parts = [f"M{pair(through[0])}C"]
    for n in range(size if closed else size - 1):
        before, a, b, after = knot(n - 1), knot(n), knot(n + 1), knot(n + 2)
        parts.append(f"{pair(lean(a, before, b))} {pair(lean(b, after, a))} {pair(b)}")
    return parts[0] + " ".join(parts[1:]) + ("Z" if closed else "")


def lean(point: Point, before: Point, after: Point) -> Point:
    """The control point beside a point of a smooth line, on the side of `after`."""
    return point[0] + (after[0] - before[0]) / 6, point[1] + (after[1] - before[1]) / 6
