"""The table as numbers for learners, seen from one seat: all of it public, nearly every number from 0 to 1."""

from typing import Any

import numpy as np

from ludus.engine.chance import bits
from ludus.engine.features import put, put_all, put_choice, put_lanes, put_mask, put_nothing
from ludus.engine.kernels import Record, kernel
from ludus.games.concordia import tables as t
from ludus.games.concordia.actions import QUESTIONS, TO
from ludus.games.concordia.maps import MAX_CITIES, MAX_PROVINCES, MAX_ROUTES, PLACES, ROUTE
from ludus.games.concordia.rules.architect import cities_beside, taken_routes
from ludus.games.concordia.rules.scoring import cards_of, houses_by_good, points_with, provinces_settled
from ludus.games.concordia.rules.storehouse import bit, free_spaces

NONE = -1
TABLE = 10 + len(QUESTIONS) + len(t.CARDS) + 2 * len(t.GOODS) + len(t.KINDS) + PLACES
PLAYER = 5 + 3 * len(t.GOODS) + 3 * len(t.CARDS) + len(t.KINDS) + len(t.GODS) + MAX_CITIES
PROVINCES = MAX_PROVINCES * (1 + len(t.GOODS))
CITIES = MAX_CITIES * (1 + len(t.GOODS))
BOARD = PROVINCES + CITIES + 2 * len(t.KINDS) * MAX_ROUTES
SLOT = len(t.CARDS) + len(t.GODS) + len(t.GOODS)
FEATURES = TABLE + t.SEATS * PLAYER + BOARD + t.SLOTS * SLOT


@kernel
def features(s: Record, seat: int, out: Any) -> None:
    put_table(s, seat, out[:TABLE])
    at = TABLE
    other = seat
    for _ in range(s.players):  # the seats in turn order from this one; absent ones stay empty
        put_player(s, other, out[at : at + PLAYER])
        at += PLAYER
        other = other + 1 if other + 1 < s.players else 0
    while at < TABLE + t.SEATS * PLAYER:
        at = put_nothing(out, at, PLAYER)
    put_board(s, seat, out[at : at + BOARD])
    at += BOARD
    for slot in range(t.SLOTS):
        put_slot(s.display[slot], out[at : at + SLOT])
        at += SLOT


@kernel
def put_table(s: Record, seat: int, out: Any) -> None:
    at = put(out, 0, s.map, 1)
    at = put(out, at, s.players, t.SEATS)
    at = put(out, at, s.rounds, 50)
    at = put(out, at, bits(s.to_come), 30)
    at = put(out, at, s.concordia >= 0, 1)
    at = put(out, at, s.turn == seat, 1)
    at = put(out, at, s.to_move == seat, 1)
    at = put(out, at, s.movement, len(t.KINDS) * t.COLONISTS)
    at = put(out, at, s.settled, len(t.KINDS) * t.COLONISTS)
    at = put(out, at, s.purchases, 2)
    at = put_choice(out, at, len(QUESTIONS), s.question)
    at = put_choice(out, at, len(t.CARDS), s.card)
    at = put_mask(out, at, len(t.GOODS), s.sold)
    at = put_mask(out, at, len(t.GOODS), s.received)
    at = put_choice(out, at, len(t.KINDS), s.mover if s.question == TO else NONE)
    put_choice(out, at, PLACES, s.origin if s.question == TO else NONE)


@kernel
def put_player(s: Record, seat: int, out: Any) -> None:
    player = s.seats[seat]
    made = houses_by_good(s, seat)
    at = put(out, 0, player.money, 50)
    at = put(out, at, points_with(s, seat, made), 200)
    at = put(out, at, provinces_settled(s, seat), MAX_PROVINCES)
    at = put(out, at, free_spaces(player), 12)
    at = put(out, at, s.magnus == seat, 1)
    at = put_all(out, at, player.goods, len(t.GOODS), 6)
    at = put_all(out, at, player.gained, len(t.GOODS), 6)
    at = put_lanes(out, at, made, len(t.GOODS), t.LANE, 6)
    at = put_all(out, at, player.hand, len(t.CARDS), 2)
    at = put_all(out, at, player.discard, len(t.CARDS), 2)
    at = put_choice(out, at, len(t.CARDS), player.top)
    for kind in range(len(t.KINDS)):
        away = 0
        for i in range(t.COLONISTS):
            away += player.colonists[kind, i] != t.IN_STOREHOUSE
        at = put(out, at, away, t.COLONISTS)
    for god in range(len(t.GODS)):
        at = put(out, at, cards_of(player, god), 6)
    put_mask(out, at, MAX_CITIES, player.houses)


@kernel
def put_board(s: Record, seat: int, out: Any) -> None:
    at = put_mask(out, 0, MAX_PROVINCES, s.flipped)
    for province in range(MAX_PROVINCES):
        at = put_choice(out, at, len(t.GOODS), s.marker[province])
    at = put_mask(out, at, MAX_CITIES, cities_beside(s, seat))
    for city in range(MAX_CITIES):
        at = put_choice(out, at, len(t.GOODS), s.product[city])
    for kind in range(len(t.KINDS)):
        at = put_mask(out, at, MAX_ROUTES, taken_routes(s, kind))
        at = put_mask(out, at, MAX_ROUTES, own_routes(s.seats[seat], kind))


@kernel
def own_routes(player: Record, kind: int) -> Any:
    mask = np.int64(0)
    for i in range(t.COLONISTS):
        if player.colonists[kind, i] >= ROUTE:
            mask |= bit(player.colonists[kind, i] - ROUTE)
    return mask


@kernel
def put_slot(card: int, out: Any) -> None:
    known = max(card, 0)
    for_sale = card != t.NO_CARD
    at = put_choice(out, 0, len(t.CARDS), t.SALE_CARD[known] if for_sale else NONE)
    at = put_choice(out, at, len(t.GODS), t.SALE_GOD[known] if for_sale else NONE)
    put_lanes(out, at, t.SALE_GOODS[known] if for_sale else 0, len(t.GOODS), t.LANE, 1)
