"""What sensible players leave alone: cards that come to nothing, and making nothing of a card."""

from typing import Any

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.concordia import actions as a
from ludus.games.concordia.greedy.policy import answer_worth, done_worth
from ludus.games.concordia.greedy.sites import CITY_ROUTES, POINTLESS, anywhere, worthwhile
from ludus.games.concordia.maps import MAX_ROUTES, PLACES, REACH, ROUTE, ROUTE_ENDS
from ludus.games.concordia.rules.architect import cities_beside, journey_points, taken_routes
from ludus.games.concordia.rules.storehouse import bit, has
from ludus.games.concordia.tables import COLONISTS, IN_STOREHOUSE, LAND, SEA


@kernel
def sensible(s: Record, seat: int, actions: Any, count: int) -> int:  # noqa: ARG001 - only the seat to move can answer
    """Keep what is not pointless; if all is, keep all."""
    if s.question in (a.KEEP, a.TRADE, a.NEW_COLONIST):
        return count
    sites = np.int64(0)
    if s.question in (a.MOVE, a.TO):
        sites = worthwhile(s, anywhere(s))
    land, sea = routes_at(s, LAND, sites), routes_at(s, SEA, sites)
    kept = 0
    for n in range(count):
        if not pointless(s, actions[n], sites, land, sea):
            actions[kept] = actions[n]
            kept += 1
    return kept if kept > 0 else count


@kernel
def pointless(s: Record, action: int, sites: Any, land: Any, sea: Any) -> Any:
    """`sites` are cities worth building in, `land` and `sea` the routes at them."""
    question = s.question
    if action == a.DONE:
        if question == a.HOUSE:
            return worthwhile(s, cities_beside(s, s.turn)) != 0
        return done_worth(s, sites) < 0
    answer = a.MEANING[s.mover, s.map, action]
    if question == a.MOVE:
        return not can_lead_to_a_site(s, answer, sites, land, sea)
    if question == a.TO:
        return not leads_to_a_site(s, s.mover, s.origin, answer, sites, land, sea)
    return question in (a.PLAY, a.PROVINCE, a.COPY) and answer_worth(s, answer, sites) <= POINTLESS


@kernel
def routes_at(s: Record, kind: int, cities: Any) -> Any:
    """The routes of a kind that end at some cities."""
    routes = np.int64(0)
    city = 0
    while cities:
        if cities & 1:
            routes |= CITY_ROUTES[s.map, kind, city]
        cities >>= 1
        city += 1
    return routes


@kernel
def can_lead_to_a_site(s: Record, answer: int, sites: Any, land: Any, sea: Any) -> bool:
    """Whether a colonist can go anywhere without giving up every house of this turn; `answer` is its place."""
    kind = int(answer >= PLACES)
    origin = answer - kind * PLACES
    routes = REACH[s.map, kind, origin, s.movement] & ~taken_routes(s, kind)
    for route in range(MAX_ROUTES):
        if has(routes, route) and leads_to_a_site(s, kind, origin, route, sites, land, sea):
            return True
    return False


@kernel
def leads_to_a_site(s: Record, kind: int, origin: int, route: int, sites: Any, land: Any, sea: Any) -> bool:
    """Whether after a journey a colonist stands beside a site, or can still get there with the points left."""
    left = s.movement - journey_points(s, kind, origin, route)
    if ROUTE_ENDS[s.map, kind, route] & sites:
        return True
    moved = False  # of several colonists at one place one sets out
    for other in (LAND, SEA):
        goals = (land if other == LAND else sea) & ~taken_routes(s, other)
        if other == kind:
            goals &= ~bit(route)
        for i in range(COLONISTS):
            place = s.seats[s.turn].colonists[other, i]
            if other == kind and place == origin and not moved:
                moved = True
                place = ROUTE + route
            if place == IN_STOREHOUSE:
                continue
            beside = place >= ROUTE and ROUTE_ENDS[s.map, other, place - ROUTE] & sites != 0
            if beside or REACH[s.map, other, place, left] & goals != 0:
                return True
    return False
