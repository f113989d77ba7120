"""A sensible policy that looks no further than its own turn, and how well a seat stands."""

from typing import Any

import numpy as np

from ludus.engine.chance import bits
from ludus.engine.kernels import Record, kernel
from ludus.games.concordia import actions as a
from ludus.games.concordia.greedy.sites import POINTLESS, anywhere, house_worth, worthwhile
from ludus.games.concordia.greedy.worth import (
    RESERVE,
    SHORT,
    card_worth,
    coins_worth,
    colonist_worth,
    copying_worth,
    province_worth,
    purchase_worth,
    shortage,
)
from ludus.games.concordia.maps import MAX_ROUTES, PLACES, REACH, ROUTE, ROUTE_ENDS
from ludus.games.concordia.rules.architect import cities_beside, journey_points, taken_routes
from ludus.games.concordia.rules.colonist import income
from ludus.games.concordia.rules.scoring import houses_by_good, points, wealth
from ludus.games.concordia.rules.senator import cards_on_display
from ludus.games.concordia.rules.storehouse import has
from ludus.games.concordia.tables import DIPLOMAT, GOODS, PRICE, PURCHASES

SITE = 8  # movement points one would spend on a building site more
DOUBT = np.float32(6)  # the lead in points that makes `value` three quarters once all cards are sold


@kernel
def greedy(s: Record, seat: int, actions: Any, count: int) -> Any:  # noqa: ARG001 - only the seat to move can answer
    """The legal action that is worth most."""
    sites = np.int64(0)
    if s.question in (a.MOVE, a.TO):
        sites = worthwhile(s, anywhere(s))
    best = actions[0]
    best_worth = np.int64(-(1 << 30))
    for n in range(count):
        if actions[n] == a.DONE:
            worth = done_worth(s, sites)
        else:
            worth = np.int64(answer_worth(s, a.MEANING[s.mover, s.map, actions[n]], sites))
        if worth > best_worth:
            best = actions[n]
            best_worth = worth
    return best


@kernel
def done_worth(s: Record, sites: Any) -> Any:
    """Nothing; but pointless before a card has brought anything, and worse than the longest way to a first site."""
    question = s.question
    if question == a.MOVE:
        return np.int64(0) if sites & cities_beside(s, s.turn) else np.int64(-1)
    bare = question == a.COPY
    bare |= question == a.SETTLE and s.settled == 0
    bare |= question == a.PURCHASE and s.purchases == PURCHASES[s.card]
    return POINTLESS if bare else np.int64(0)


@kernel
def answer_worth(s: Record, answer: int, sites: Any) -> Any:
    question = s.question
    if question == a.PLAY:
        return copying_worth(s) - 1 if answer == DIPLOMAT else card_worth(s, answer)
    if question == a.MOVE:
        return mover_worth(s, answer, sites)
    if question == a.TO:
        return journey_worth(s, s.mover, s.origin, answer, sites)
    if question == a.HOUSE:
        return house_worth(s, answer, houses_by_good(s, s.turn))
    if question == a.PROVINCE:
        return coins_worth(s) if answer == a.COINS else province_worth(s, answer)
    if question == a.KEEP:
        return keeping_worth(s, answer)
    if question == a.SETTLE:
        return income(s) if answer == a.MONEY else colonist_worth(s)
    if question == a.TRADE:
        return trade_worth(s, answer)
    if question == a.COPY:
        return card_worth(s, s.seats[answer].top)
    if question == a.PURCHASE:
        return purchase_worth(s, answer, s.card)
    return colonist_worth(s)


@kernel
def keeping_worth(s: Record, good: int) -> Any:
    """What is short first, then what is dear."""
    return PRICE[good] + max(0, shortage(s.seats[s.to_move], good)) * SHORT


@kernel
def trade_worth(s: Record, answer: int) -> Any:
    """Sell what there is more of than one likes to have, buy what there is less of; else better be done."""
    player = s.seats[s.turn]
    if answer < len(GOODS):
        needy = player.money < RESERVE
        return (needy - 1 - shortage(player, answer)) * SHORT + 2
    good = answer - len(GOODS)
    if player.money - PRICE[good] < RESERVE:
        return -1
    return shortage(player, good) * SHORT - 2


@kernel
def journey_worth(s: Record, kind: int, origin: int, route: int, sites: Any) -> Any:
    """Building sites won, less those left, less the points it takes."""
    ends = ROUTE_ENDS[s.map, kind, route]
    beside = cities_beside(s, s.turn)
    left: Any = np.int64(0)
    if origin >= ROUTE:
        left = ROUTE_ENDS[s.map, kind, origin - ROUTE] & sites & ~ends
    won = bits(ends & sites & ~beside) - bits(left)
    return won * SITE - journey_points(s, kind, origin, route)


@kernel
def mover_worth(s: Record, answer: int, sites: Any) -> Any:
    """The best journey of a colonist; `answer` is its place, those of sea colonists after those of land colonists."""
    kind = int(answer >= PLACES)
    origin = answer - kind * PLACES
    routes = REACH[s.map, kind, origin, s.movement] & ~taken_routes(s, kind)
    best = np.int64(-(1 << 30))
    for route in range(MAX_ROUTES):
        if has(routes, route):
            best = max(best, journey_worth(s, kind, origin, route, sites))
    return best


@kernel
def prospects(s: Record, seat: int) -> Any:
    """The points of this moment, and what can still be made of the wealth."""
    return np.float32(points(s, seat)) + np.float32(wealth(s.seats[seat])) * np.float32(0.1)


@kernel
def value(s: Record, seat: int) -> Any:
    """How well a seat stands against the best of the others: a half if even, towards 0 and 1 with the distance.

    The same lead says more the fewer cards are left to buy.
    """
    mine = prospects(s, seat)
    best = np.float32(0)
    for other in range(s.players):
        if other != seat:
            best = max(best, prospects(s, other))
    lead = mine - best
    doubt = DOUBT + np.float32(bits(s.to_come) + cards_on_display(s))
    return np.float32(0.5) + np.float32(0.5) * lead / (abs(lead) + doubt)
