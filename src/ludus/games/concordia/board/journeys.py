"""The way a colonist goes: from where it stands, over cities, to the middle of the route it ends on."""

from __future__ import annotations

from functools import cache

from ludus.games.concordia.board.chart import Chart, Point, Route, chart, pair
from ludus.games.concordia.maps import CITY_NAMES, ROUTE, ROUTE_ENDS, ROUTE_NAMES
from ludus.games.concordia.text.facts import members, points_to


@cache
def way(m: int, kind: int, origin: int, route: int) -> str:
    """The path of a shortest journey."""
    here = chart(m)
    steps = [route]  # routes, the last first
    while points_to(m, kind, origin, steps[-1]) > 1:
        steps.append(before(m, kind, origin, steps[-1]))
    ends = [ends_of(m, kind, step) for step in steps]
    drawn = [drawing(here, m, kind, step).curve() for step in steps[1:]]
    leave = cities_of(m, kind, origin) & ends[-1]
    if origin >= ROUTE:
        drawn.append(half(here, drawing(here, m, kind, origin - ROUTE), CITY_NAMES[m][min(leave)]))
    enter = ends[0] & (ends[1] if len(steps) > 1 else leave)
    drawn.append(half(here, drawing(here, m, kind, route), CITY_NAMES[m][min(enter)]))
    return "".join(drawn)


def before(m: int, kind: int, origin: int, route: int) -> int:
    """A route one point nearer to the origin that shares a city with this one."""
    points, ends = points_to(m, kind, origin, route), ends_of(m, kind, route)
    return next(
        n
        for n in range(len(ROUTE_NAMES[m][kind]))
        if points_to(m, kind, origin, n) == points - 1 and ends & ends_of(m, kind, n)
    )


def ends_of(m: int, kind: int, route: int) -> set[int]:
    return set(members(ROUTE_ENDS[m, kind, route], len(CITY_NAMES[m])))


def cities_of(m: int, kind: int, place: int) -> set[int]:
    """The cities a journey from a place can go through first."""
    return {place} if place < ROUTE else ends_of(m, kind, place - ROUTE)


def drawing(here: Chart, m: int, kind: int, route: int) -> Route:
    return here.routes[kind, ROUTE_NAMES[m][kind][route]]


def half(here: Chart, route: Route, city: str) -> str:
    """The part of a route between a city at its end and its middle."""
    end: Point = here.cities[city]
    bend = ((end[0] + route.pull[0]) / 2, (end[1] + route.pull[1]) / 2)
    return f"M{pair(end)}Q{pair(bend)} {pair(route.middle)}"
