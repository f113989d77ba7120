"""The two maps as constant arrays: cities, provinces, routes, and how far colonists get along them.

Cities and routes are numbered by map, in alphabetical order of their names: so the places of both maps can share the
numbers of their actions and still be listed in ascending order. Land and sea routes are numbered separately. A
colonist's place is a city's number, or `ROUTE` plus the number of a route of its own kind.
"""

from typing import Any

import numpy as np

from ludus.games.concordia.options import COMPONENTS, MAPS
from ludus.games.concordia.tables import COLONISTS, GOODS, KINDS, Array

IMPERIUM, ITALIA = range(2)
DATA: list[dict[str, Any]] = [COMPONENTS["maps"][name] for name in MAPS]

CITY_NAMES = tuple(tuple(sorted(city["name"] for city in data["cities"])) for data in DATA)
PROVINCE_NAMES = tuple(tuple(province["name"] for province in data["provinces"]) for data in DATA)
ROUTE_NAMES = tuple(tuple(tuple(sorted(f"{r['a']}-{r['b']}" for r in data[kind])) for kind in KINDS) for data in DATA)

CITIES = np.array([len(names) for names in CITY_NAMES], np.int16)  # the capital included
PROVINCES = np.array([len(names) for names in PROVINCE_NAMES], np.int16)
ROUTES = np.array([[len(names) for names in kinds] for kinds in ROUTE_NAMES], np.int16)
MAX_CITIES, MAX_PROVINCES, MAX_ROUTES = int(CITIES.max()), int(PROVINCES.max()), int(ROUTES.max())
ROUTE = MAX_CITIES  # where the routes begin among the places
PLACES = ROUTE + MAX_ROUTES
MAX_POINTS = len(KINDS) * COLONISTS  # movement points with every colonist on the board

CAPITAL = np.array([CITY_NAMES[m].index(data["capital"]) for m, data in enumerate(DATA)], np.int16)
NO_PROVINCE = -1  # of the capital, where nobody builds
NO_LETTER = -1
NOTHING = -1  # what the capital produces

# City tokens, by letter
LETTERS: tuple[str, ...] = tuple(COMPONENTS["city_tokens"])
TOKENS = np.array([[tokens[good] for good in GOODS] for tokens in COMPONENTS["city_tokens"].values()], np.int16)


def by_city(field: str, missing: int) -> Array:
    """For every city of every map, the number of its province or of its letter."""
    table = np.full((len(MAPS), MAX_CITIES), missing, np.int16)
    for m, data in enumerate(DATA):
        for number, province in enumerate(data["provinces"]):
            for name in province["cities"]:
                found = number if field == "province" else LETTERS.index(province["letter"])
                table[m, CITY_NAMES[m].index(name)] = found
    return table


CITY_PROVINCE = by_city("province", NO_PROVINCE)
CITY_LETTER = by_city("letter", NO_LETTER)
PROVINCE_CITIES = np.array(  # a mask of the cities of every province
    [[sum(1 << c for c in np.flatnonzero(row == p).tolist()) for p in range(MAX_PROVINCES)] for row in CITY_PROVINCE],
    np.int64,
)


def route_ends() -> Array:
    """For every map, kind and route, a mask of the two cities it joins."""
    table = np.zeros((len(MAPS), len(KINDS), MAX_ROUTES), np.int64)
    for m, data in enumerate(DATA):
        for k, kind in enumerate(KINDS):
            for route in data[kind]:
                ends = sum(1 << CITY_NAMES[m].index(route[end]) for end in "ab")
                table[m, k, ROUTE_NAMES[m][k].index(f"{route['a']}-{route['b']}")] = ends
    return table


ROUTE_ENDS = route_ends()
CITIES_WITH = np.bitwise_or.reduce(ROUTE_ENDS, axis=2)  # by map and kind, a mask of the cities that have such a route


def routes_within(m: int, k: int, place: int) -> list[int]:
    """By movement points, from 0 on, a mask of the routes of a kind that a journey from a place may end on.

    The first point leads onto a route at the city, or past an end of the route one stands on; each further point past
    an end of a route reached. Whether routes are taken makes no difference: one passes over them.
    """
    ends = [int(mask) for mask in ROUTE_ENDS[m, k, : ROUTES[m, k]]]
    passed = 1 << place if place < ROUTE else ends[place - ROUTE]  # cities that the next point can lead through
    reached = [0]
    for _ in range(MAX_POINTS):
        routes = [r for r, cities in enumerate(ends) if cities & passed]
        reached.append(sum(1 << r for r in routes if r != place - ROUTE))
        for r in routes:
            passed |= ends[r]
    return reached


def reach() -> Array:
    table = np.zeros((len(MAPS), len(KINDS), PLACES, MAX_POINTS + 1), np.int64)
    for m in range(len(MAPS)):
        for k in range(len(KINDS)):
            for place in (*range(CITIES[m]), *range(ROUTE, ROUTE + ROUTES[m, k])):
                table[m, k, place] = routes_within(m, k, place)
    return table


REACH = reach()  # by map, kind, place and movement points
