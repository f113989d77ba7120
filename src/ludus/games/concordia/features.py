"""The table as numbers for learners, seen from one seat: all of it public, nearly every number from 0 to 1."""

from typing import Any

import numpy as np

from ludus.engine.chance import bits
from ludus.engine.kernels import Record, kernel
from ludus.games.concordia import tables as t
from ludus.games.concordia.actions import QUESTIONS
from ludus.games.concordia.maps import MAX_CITIES, MAX_PROVINCES, MAX_ROUTES, ROUTE
from ludus.games.concordia.rules.architect import cities_beside, houses_in, taken_routes
from ludus.games.concordia.rules.scoring import cards_of, houses_by_good, points, provinces_settled
from ludus.games.concordia.rules.storehouse import amount, bit, free_spaces, has

TABLE = 9 + len(QUESTIONS) + len(t.CARDS) + 2 * len(t.GOODS)
PLAYER = 5 + 3 * len(t.GOODS) + 3 * len(t.CARDS) + len(t.KINDS) + len(t.GODS)
PROVINCE = 1 + len(t.GOODS)
CITY = 3 + len(t.GOODS)
ROUTES = 2 * len(t.KINDS) * MAX_ROUTES
SLOT = len(t.CARDS) + len(t.GODS) + len(t.GOODS)
FEATURES = TABLE + t.SEATS * PLAYER + MAX_PROVINCES * PROVINCE + MAX_CITIES * CITY + ROUTES + t.SLOTS * SLOT


@kernel
def put(out: Any, at: int, number: int, scale: int) -> int:
    """Write a number, as a part of what counts as much; returns where the next one goes."""
    out[at] = np.float32(number) / np.float32(scale)
    return at + 1


@kernel
def put_choice(out: Any, at: int, width: int, chosen: int) -> int:
    """Write one of several things as a 1 among zeros; none if it is negative."""
    for n in range(width):
        out[at + n] = np.float32(n == chosen)
    return at + width


@kernel
def put_lanes(out: Any, at: int, price: Any, scale: int) -> int:
    """Write how many of each good a price, or anything written like one, names."""
    for good in range(len(t.GOODS)):
        at = put(out, at, amount(price, good), scale)
    return at


@kernel
def put_mask(out: Any, at: int, width: int, mask: Any) -> int:
    for n in range(width):
        out[at + n] = np.float32(has(mask, n))
    return at + width


@kernel
def features(s: Record, seat: int, out: Any) -> None:
    at = put_table(s, seat, out, 0)
    other = seat
    for n in range(t.SEATS):  # the seats in turn order from this one; absent ones stay empty
        if n < s.players:
            at = put_player(s, other, out, at)
            other = other + 1 if other + 1 < s.players else 0
        else:
            at = put_mask(out, at, PLAYER, 0)
    at = put_board(s, seat, out, at)
    for slot in range(t.SLOTS):
        at = put_slot(s, slot, out, at)


@kernel
def put_table(s: Record, seat: int, out: Any, at: int) -> int:
    at = put(out, at, s.map, 1)
    at = put(out, at, s.players, t.SEATS)
    at = put(out, at, s.rounds, 50)
    at = put(out, at, bits(s.to_come), 30)
    at = put(out, at, s.concordia >= 0, 1)
    at = put(out, at, s.turn == seat, 1)
    at = put(out, at, s.to_move == seat, 1)
    at = put(out, at, s.movement, len(t.KINDS) * t.COLONISTS)
    at = put(out, at, s.purchases, 2)
    at = put_choice(out, at, len(QUESTIONS), s.question)
    at = put_choice(out, at, len(t.CARDS), s.card)
    at = put_mask(out, at, len(t.GOODS), s.sold)
    return put_mask(out, at, len(t.GOODS), s.received)


@kernel
def put_player(s: Record, seat: int, out: Any, at: int) -> int:
    player = s.seats[seat]
    at = put(out, at, player.money, 50)
    at = put(out, at, points(s, seat), 200)
    at = put(out, at, provinces_settled(s, seat), MAX_PROVINCES)
    at = put(out, at, free_spaces(player), 12)
    at = put(out, at, s.magnus == seat, 1)
    for good in range(len(t.GOODS)):
        at = put(out, at, player.goods[good], 6)
        at = put(out, at, player.gained[good], 6)
    at = put_lanes(out, at, houses_by_good(s, seat), 6)
    for card in range(len(t.CARDS)):
        at = put(out, at, player.hand[card], 2)
        at = put(out, at, player.discard[card], 2)
    at = put_choice(out, at, len(t.CARDS), player.top)
    for kind in range(len(t.KINDS)):
        away = 0
        for i in range(t.COLONISTS):
            away += player.colonists[kind, i] != t.IN_STOREHOUSE
        at = put(out, at, away, t.COLONISTS)
    for god in range(len(t.GODS)):
        at = put(out, at, cards_of(player, god), 6)
    return at


@kernel
def put_board(s: Record, seat: int, out: Any, at: int) -> int:
    for province in range(MAX_PROVINCES):
        at = put(out, at, has(s.flipped, province), 1)
        at = put_choice(out, at, len(t.GOODS), s.marker[province])
    beside = cities_beside(s, seat)
    for city in range(MAX_CITIES):
        at = put(out, at, has(s.seats[seat].houses, city), 1)
        at = put(out, at, houses_in(s, city), t.SEATS)
        at = put(out, at, has(beside, city), 1)
        at = put_choice(out, at, len(t.GOODS), s.product[city])
    for kind in range(len(t.KINDS)):
        at = put_mask(out, at, MAX_ROUTES, taken_routes(s, kind))
        at = put_mask(out, at, MAX_ROUTES, own_routes(s.seats[seat], kind))
    return at


@kernel
def own_routes(player: Record, kind: int) -> Any:
    mask = np.int64(0)
    for i in range(t.COLONISTS):
        if player.colonists[kind, i] >= ROUTE:
            mask |= bit(player.colonists[kind, i] - ROUTE)
    return mask


@kernel
def put_slot(s: Record, slot: int, out: Any, at: int) -> int:
    card = s.display[slot]
    if card == t.NO_CARD:
        return put_mask(out, at, SLOT, 0)
    at = put_choice(out, at, len(t.CARDS), t.SALE_CARD[card])
    at = put_choice(out, at, len(t.GODS), t.SALE_GOD[card])
    return put_lanes(out, at, t.SALE_GOODS[card], 1)
