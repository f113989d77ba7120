"""Where to build: what a house is worth, and which cities an Architect could build in, in sestertii like `worth`."""

from typing import Any

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.concordia import maps as m
from ludus.games.concordia import tables as t
from ludus.games.concordia.rules.architect import house_coins, payable_houses, taken_routes
from ludus.games.concordia.rules.scoring import cards_of, houses_by_good
from ludus.games.concordia.rules.storehouse import amount, bit, colonists_on_board, has

POINTLESS = np.int64(-(1 << 20))  # what comes to nothing
POINT = 5  # sestertii for a point: at the end it is worth ten, but money early makes more of itself
HOUSE = 20  # a house, as long as one does not know which
CITY_ROUTES = np.ascontiguousarray(m.REACH[:, :, : m.MAX_CITIES, 1])  # by map, kind and city, the routes at the city


@kernel
def house_worth(s: Record, city: int, made: Any) -> Any:
    """The points a house would add with the cards owned, and what it will produce, less its coins.

    `made` is how many houses produce each good.
    """
    player = s.seats[s.turn]
    good = s.product[city]
    points = 0 if good == t.BRICK else cards_of(player, t.JUPITER)
    if np.int64(player.houses) & m.PROVINCE_CITIES[s.map, m.CITY_PROVINCE[s.map, city]] == 0:
        points += cards_of(player, t.SATURNUS)
    if amount(made, good) == 0:
        points += 2 * cards_of(player, t.MERCURIUS)
    points += t.MINERVA_POINTS[good] * (player.hand[t.MASON + good] + player.discard[t.MASON + good])
    return points * POINT + t.PRICE[good] - house_coins(s, city)


@kernel
def worthwhile(s: Record, cities: Any) -> Any:
    """In which of some cities the player can pay for a house that is worth it."""
    sites = payable_houses(s, cities)
    made = houses_by_good(s, s.turn)
    found = np.int64(0)
    city = 0
    while sites >> np.int64(city):
        if has(sites, city) and house_worth(s, city, made) > 0:
            found |= bit(city)
        city += 1
    return found


@kernel
def anywhere(s: Record) -> Any:
    """All cities of the map."""
    return bit(m.CITIES[s.map]) - 1


@kernel
def stops(s: Record, kind: int) -> Any:
    """The routes of a kind where a colonist of the player stands or could stop."""
    player = s.seats[s.turn]
    movement = colonists_on_board(player)
    near = np.int64(0)
    standing = np.int64(0)
    for i in range(t.COLONISTS):
        place = player.colonists[kind, i]
        if place != t.IN_STOREHOUSE:
            near |= m.REACH[s.map, kind, place, movement]
        if place >= m.ROUTE:
            standing |= bit(place - m.ROUTE)
    return near & ~taken_routes(s, kind) | standing


@kernel
def architect_worth(s: Record) -> Any:
    """Houses worth building within reach, as far as goods allow."""
    player = s.seats[s.turn]
    land, sea = stops(s, t.LAND), stops(s, t.SEA)
    sites = worthwhile(s, anywhere(s))
    found = 0
    city = 0
    while sites:
        if sites & 1:
            found += (CITY_ROUTES[s.map, t.LAND, city] & land) | (CITY_ROUTES[s.map, t.SEA, city] & sea) != 0
        sites >>= 1
        city += 1
    if found == 0:
        return POINTLESS
    return min(found, player.goods[t.BRICK] + (player.goods[t.FOOD] > 0)) * HOUSE
