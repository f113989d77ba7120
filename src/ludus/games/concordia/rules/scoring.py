"""FINAL SCORING: every card scores for its god, wherever it lies."""

from typing import Any

import numpy as np

from ludus.engine.chance import bits, lowest_bit
from ludus.engine.kernels import Record, kernel
from ludus.games.concordia import tables as t
from ludus.games.concordia.maps import PROVINCE_CITIES, PROVINCES
from ludus.games.concordia.rules.storehouse import amount, colonists_on_board, one


@kernel
def houses_by_good(s: Record, seat: int) -> Any:
    """How many own houses produce each good, written like a price."""
    total = np.int64(0)
    left = np.int64(s.seats[seat].houses)
    while left:
        total += one(s.product[lowest_bit(int(left))])
        left &= left - 1
    return total


@kernel
def wealth(player: Record) -> Any:
    """Money, with all goods sold at their price."""
    total = np.int64(player.money)
    for good in range(len(t.GOODS)):
        total += player.goods[good] * t.PRICE[good]
    return total


@kernel
def provinces_settled(s: Record, seat: int) -> int:
    count = 0
    for province in range(PROVINCES[s.map]):
        count += np.int64(s.seats[seat].houses) & PROVINCE_CITIES[s.map, province] != 0
    return count


@kernel
def kinds_and_houses(made: int) -> Any:
    """Of houses by good: how many kinds there are, and how many houses outside brick cities."""
    kinds = 0
    houses = 0
    for good in range(len(t.GOODS)):
        count = amount(made, good)
        kinds += count > 0
        if good != t.BRICK:
            houses += count
    return kinds, houses


@kernel
def cards_of(player: Record, god: int) -> Any:
    return t.GOD_STARTING[god] + bits(player.bought & t.GOD_CARDS[god])


@kernel
def per_card(s: Record, seat: int, god: int) -> Any:
    """What one card of a god is worth to a seat; Minerva's cards differ, see `minerva`."""
    return per_card_with(s, seat, god, houses_by_good(s, seat))


@kernel
def per_card_with(s: Record, seat: int, god: int, made: Any) -> Any:
    """The same with the houses already counted by good."""
    counted = 0
    if god == t.VESTA:
        counted = wealth(s.seats[seat]) // t.VESTA_MONEY
    elif god == t.SATURNUS:
        counted = provinces_settled(s, seat)
    elif god == t.MARS:
        counted = colonists_on_board(s.seats[seat])
    elif god != t.MINERVA:
        kinds, houses = kinds_and_houses(made)
        counted = kinds if god == t.MERCURIUS else houses
    return counted * t.GOD_POINTS[god]


@kernel
def minerva(player: Record, made: Any) -> int:
    """Each specialist scores its own points for every house in a city of its good."""
    total = 0
    for good in range(len(t.GOODS)):
        specialists = player.hand[t.MASON + good] + player.discard[t.MASON + good]
        total += specialists * amount(made, good) * t.MINERVA_POINTS[good]
    return total


@kernel
def god_points(s: Record, seat: int, god: int) -> Any:
    """What a god gives a seat for all cards it owns."""
    return god_points_with(s, seat, god, houses_by_good(s, seat))


@kernel
def god_points_with(s: Record, seat: int, god: int, made: Any) -> Any:
    """The same with the houses already counted by good."""
    if god == t.MINERVA:
        return minerva(s.seats[seat], made)
    return cards_of(s.seats[seat], god) * per_card_with(s, seat, god, made)


@kernel
def points(s: Record, seat: int) -> int:
    return points_with(s, seat, houses_by_good(s, seat))


@kernel
def points_with(s: Record, seat: int, made: Any) -> int:
    """The same with the houses already counted by good."""
    total = t.CONCORDIA_POINTS if s.concordia == seat else 0
    for god in range(len(t.GODS)):
        total += god_points_with(s, seat, god, made)
    return total


@kernel
def beats(s: Record, seat: int, other: int) -> Any:
    """More points; or as many, and the Praefectus Magnus would come to this seat first, going right."""
    mine, theirs = points(s, seat), points(s, other)
    if mine != theirs:
        return mine > theirs
    return steps_of_magnus(s, seat) < steps_of_magnus(s, other)


@kernel
def steps_of_magnus(s: Record, seat: int) -> Any:
    steps = s.magnus - seat
    return steps if steps >= 0 else steps + s.players


@kernel
def standing(s: Record, ranks: Any) -> None:
    for seat in range(s.players):
        rank = 1
        for other in range(s.players):
            rank += other != seat and beats(s, other, seat)
        ranks[seat] = rank
