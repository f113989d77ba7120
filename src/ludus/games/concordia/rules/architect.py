"""ARCHITECT: move colonists, then build houses in the cities beside them."""

from typing import Any

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.concordia.actions import MOVE, TO
from ludus.games.concordia.maps import CAPITAL, CITIES, MAX_POINTS, PLACES, REACH, ROUTE, ROUTE_ENDS
from ludus.games.concordia.rules.ending import take_concordia
from ludus.games.concordia.rules.storehouse import affords, bit, colonists_on_board, has, pay, relocate, stock
from ludus.games.concordia.tables import COLONISTS, GOODS, HOUSE_COINS, HOUSE_GOODS, HOUSES, IN_STOREHOUSE, KINDS

JOURNEYS = REACH.ravel()


@kernel
def play_architect(s: Record) -> None:
    s.movement = colonists_on_board(s.seats[s.turn])
    s.question = MOVE


@kernel
def taken_routes(s: Record, kind: int) -> Any:
    """The routes of a kind where somebody's colonist stands."""
    mask = np.int64(0)
    for seat in range(s.players):
        for i in range(COLONISTS):
            place = s.seats[seat].colonists[kind, i]
            if place >= ROUTE:
                mask |= bit(place - ROUTE)
    return mask


@kernel
def reached(index: int) -> Any:
    """From the table of journeys. On a GPU each kernel that names a table holds a copy of it: only this one does."""
    return JOURNEYS[index]


@kernel
def within_reach(s: Record, kind: int, place: int, points: int) -> Any:
    """The routes of a kind that a journey of so many points may end on."""
    return reached(((s.map * len(KINDS) + kind) * PLACES + place) * (MAX_POINTS + 1) + points)


@kernel
def movers(s: Record) -> Any:
    """The colonists that can set out, by kind and position; of those at one place only the first."""
    mask = np.int64(0)
    if s.movement == 0:
        return mask
    player = s.seats[s.turn]
    for kind in range(len(KINDS)):
        free = ~taken_routes(s, kind)
        before = IN_STOREHOUSE
        for i in range(COLONISTS):
            place = player.colonists[kind, i]
            if place != before and within_reach(s, kind, place, s.movement) & free:
                mask |= bit(kind * COLONISTS + i)
            before = place
    return mask


@kernel
def set_out(s: Record, answer: int) -> None:
    """`answer` is a place, the places of sea colonists after those of land colonists."""
    s.mover = int(answer >= PLACES)
    s.origin = answer - s.mover * PLACES
    s.question = TO


@kernel
def destinations(s: Record) -> Any:
    """The free routes the colonist that has set out can reach."""
    return within_reach(s, s.mover, s.origin, s.movement) & ~taken_routes(s, s.mover)


@kernel
def journey_points(s: Record, kind: int, origin: int, route: int) -> int:
    """The fewest movement points that lead from a place to a route."""
    points = 1
    while not has(within_reach(s, kind, origin, points), route):
        points += 1
    return points


@kernel
def arrive(s: Record, route: int) -> None:
    s.movement -= journey_points(s, s.mover, s.origin, route)
    relocate(s.seats[s.turn], s.mover, s.origin, ROUTE + route)
    s.question = MOVE


@kernel
def cities_beside(s: Record, seat: int) -> Any:
    """The cities at the ends of routes where the seat's colonists stand."""
    mask = np.int64(0)
    for kind in range(len(KINDS)):
        for i in range(COLONISTS):
            place = s.seats[seat].colonists[kind, i]
            if place >= ROUTE:
                mask |= ROUTE_ENDS[s.map, kind, place - ROUTE]
    return mask


@kernel
def houses_in(s: Record, city: int) -> int:
    count = 0
    for seat in range(s.players):
        count += has(s.seats[seat].houses, city)
    return count


@kernel
def house_coins(s: Record, city: int) -> Any:
    """What the next house in a city costs in money: the price of its good once for every house there will be."""
    return HOUSE_COINS[s.product[city]] * (houses_in(s, city) + 1)


@kernel
def house_count(player: Record) -> int:
    count = 0
    mask = player.houses
    while mask:
        mask &= mask - 1
        count += 1
    return count


@kernel
def building_sites(s: Record) -> Any:
    """Where the player whose turn it is can build a house now."""
    return payable_houses(s, cities_beside(s, s.turn))


@kernel
def payable_houses(s: Record, cities: Any) -> Any:
    """In which of some cities the player whose turn it is may build and can pay for it."""
    player = s.seats[s.turn]
    mask = np.int64(0)
    open_cities = cities & ~np.int64(player.houses) & ~bit(CAPITAL[s.map])
    if open_cities == 0 or house_count(player) == HOUSES:
        return mask
    goods = stock(player)
    payable = np.int64(0)  # the kinds of city whose price in goods is at hand
    for good in range(len(GOODS)):
        if affords(goods, HOUSE_GOODS[good]):
            payable |= bit(good)
    for city in range(CITIES[s.map]):
        if has(open_cities, city) and has(payable, s.product[city]) and house_coins(s, city) <= player.money:
            mask |= bit(city)
    return mask


@kernel
def build(s: Record, city: int) -> None:
    player = s.seats[s.turn]
    player.money -= house_coins(s, city)
    pay(player, HOUSE_GOODS[s.product[city]])
    player.houses |= bit(city)
    if house_count(player) == HOUSES:
        take_concordia(s)
