"""What words and pictures read off a view: prices, journeys, cards and points, by the rules' own kernels and tables."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludus.games.concordia import tables as t
from ludus.games.concordia.maps import CITY_NAMES, MAX_POINTS, PROVINCE_NAMES, REACH, ROUTE, ROUTE_NAMES
from ludus.games.concordia.options import COMPONENTS
from ludus.games.concordia.rules.architect import house_coins
from ludus.games.concordia.rules.scoring import per_card

STARTING: list[dict[str, str]] = COMPONENTS["cards"]["starting"]
SURCHARGES: list[list[str]] = COMPONENTS["display"]["surcharge"]
COLONIST_PRICE: list[str] = COMPONENTS["colonists"]["cost"]
ANY = "any"
NOWHERE = -1


# Sets, counts and places


def members(mask: Any, size: int) -> list[int]:
    """The numbers in a mask."""
    return [n for n in range(size) if int(mask) >> n & 1]


def counted(array: Any) -> list[int]:
    return [int(n) for n in np.asarray(array)]


def city_number(s: Any, name: str) -> int:
    names = CITY_NAMES[int(s.map)]
    return names.index(name) if name in names else NOWHERE


def province_number(s: Any, name: str) -> int:
    names = PROVINCE_NAMES[int(s.map)]
    return names.index(name) if name in names else NOWHERE


def place_number(s: Any, kind: int, name: str) -> int:
    """A colonist's place by its name: a city, or a route of the colonist's kind."""
    routes = ROUTE_NAMES[int(s.map)][kind]
    return ROUTE + routes.index(name) if name in routes else city_number(s, name)


def place_name(m: int, kind: int, place: int) -> str:
    return CITY_NAMES[m][place] if place < ROUTE else ROUTE_NAMES[m][kind][place - ROUTE]


# Colonists


def places(s: Any, seat: int, kind: int) -> list[int]:
    """Where a seat's colonists of a kind stand, those on the board."""
    return [int(place) for place in s.seats[seat].colonists[kind] if place != t.IN_STOREHOUSE]


def waiting(s: Any, seat: int, kind: int) -> int:
    """How many colonists of a kind are still in the storehouse."""
    return t.COLONISTS - len(places(s, seat, kind))


def on_board(s: Any, seat: int) -> int:
    return sum(len(places(s, seat, kind)) for kind in range(len(t.KINDS)))


def points_to(m: int, kind: int, origin: int, route: int) -> int:
    """The fewest movement points from a place to a route; more than anybody has if none lead there."""
    reach = REACH[m, kind, origin]
    return next((points for points in range(1, MAX_POINTS + 1) if int(reach[points]) >> route & 1), MAX_POINTS + 1)


# Houses, goods and prices


def houses(s: Any, seat: int) -> list[int]:
    """The cities where a seat has a house."""
    return members(s.seats[seat].houses, len(CITY_NAMES[int(s.map)]))


def houses_making(s: Any, seat: int) -> list[int]:
    """How many houses of a seat produce each good."""
    made = [int(s.product[city]) for city in houses(s, seat)]
    return [made.count(good) for good in range(len(t.GOODS))]


def house_price(s: Any, city: int) -> tuple[int, list[str]]:
    """What the next house in a city costs: money, and goods."""
    good = t.GOODS[int(s.product[city])]
    return int(house_coins(s, city)), COMPONENTS["houses"]["cost"][good]["goods"]


def can_pay(s: Any, seat: int, goods: list[str], coins: int) -> bool:
    """Whether a seat has what a price asks for."""
    have = counted(s.seats[seat].goods)
    enough = all(goods.count(name) <= have[good] for good, name in enumerate(t.GOODS))
    return enough and coins <= int(s.seats[seat].money)


def free_spaces(s: Any, seat: int) -> int:
    colonists = sum(waiting(s, seat, kind) for kind in range(len(t.KINDS)))
    return t.SPACES - colonists - sum(counted(s.seats[seat].goods))


def price(s: Any, slot: int) -> list[str]:
    """What the card of a slot costs now, good by good; "any" last. A Consul pays the card alone."""
    card = int(s.display[slot])
    if card == t.NO_CARD:
        return []
    own = list(t.SALE[card]["cost"])
    return own if s.card == t.CONSUL else sorted([*own, *SURCHARGES[slot]], key=[*t.GOODS, ANY].index)


# Cards and points


def owned(s: Any, seat: int, card: int) -> list[int]:
    """The gods of all cards of one name a seat owns."""
    bought = int(s.seats[seat].bought)
    sold = [entry for n, entry in enumerate(t.SALE) if bought >> n & 1]
    return [t.GODS.index(entry["god"]) for entry in [*STARTING, *sold] if entry["card"] == t.CARDS[card]]


def worth(s: Any, seat: int, card: int, god: int) -> int:
    """What one card is worth to a seat now."""
    if god == t.MINERVA:
        good = card - t.MASON
        return int(t.MINERVA_POINTS[good]) * houses_making(s, seat)[good]
    return int(per_card(s, seat, god))
