"""The storehouse: twelve spaces, each for one good or one colonist who is not on the board yet."""

from typing import Any

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.concordia.tables import COLONISTS, GOODS, IN_STOREHOUSE, KINDS, LANE, SPACES

LANE_MASK = np.int64((1 << LANE) - 1)
GUARD = np.int64(sum(1 << LANE * good + LANE - 1 for good in range(len(GOODS))))  # the top bit of every lane


@kernel
def bit(place: int) -> Any:
    return np.int64(1) << np.int64(place)


@kernel
def has(mask: Any, place: int) -> Any:
    return (np.int64(mask) >> np.int64(place)) & 1 != 0


@kernel
def one(good: int) -> Any:
    """One good as a price."""
    return np.int64(1) << np.int64(LANE * good)


@kernel
def amount(price: Any, good: int) -> Any:
    """How many of a good a price asks for."""
    return (np.int64(price) >> np.int64(LANE * good)) & LANE_MASK


@kernel
def stock(player: Record) -> Any:
    """The goods in the storehouse, written like a price."""
    total = np.int64(0)
    for good in range(len(GOODS)):
        total += np.int64(player.goods[good]) << np.int64(LANE * good)
    return total


@kernel
def affords(goods: Any, price: Any) -> Any:
    """Whether a stock covers a price in every good: no lane borrows from its guard."""
    return ((goods | GUARD) - price) & GUARD == GUARD


@kernel
def pay(player: Record, price: Any) -> None:
    for good in range(len(GOODS)):
        player.goods[good] -= amount(price, good)


@kernel
def colonists_on_board(player: Record) -> int:
    count = 0
    for kind in range(len(KINDS)):
        for i in range(COLONISTS):
            count += player.colonists[kind, i] != IN_STOREHOUSE
    return count


@kernel
def waits(player: Record, kind: int) -> Any:
    """Whether a colonist of a kind is still in the storehouse: places are in order, so it would come first."""
    return player.colonists[kind, 0] == IN_STOREHOUSE


@kernel
def relocate(player: Record, kind: int, origin: int, place: int) -> None:
    """Take a colonist of a kind from one place to another, keeping the places in order: colonists have no names."""
    at = 0
    while player.colonists[kind, at] != origin:
        at += 1
    while at + 1 < COLONISTS and player.colonists[kind, at + 1] < place:
        player.colonists[kind, at] = player.colonists[kind, at + 1]
        at += 1
    while at > 0 and player.colonists[kind, at - 1] > place:
        player.colonists[kind, at] = player.colonists[kind, at - 1]
        at -= 1
    player.colonists[kind, at] = place


@kernel
def free_spaces(player: Record) -> int:
    used = len(KINDS) * COLONISTS - colonists_on_board(player)
    for good in range(len(GOODS)):
        used += player.goods[good]
    return SPACES - used


@kernel
def gained_kinds(player: Record) -> Any:
    """A mask of the goods that wait to be stored."""
    mask = np.int64(0)
    for good in range(len(GOODS)):
        if player.gained[good] > 0:
            mask |= bit(good)
    return mask


@kernel
def must_choose(player: Record) -> bool:
    """Whether the owner has to say what to keep: more is left than fits, a space is free, and the goods differ."""
    kinds = gained_kinds(player)
    if kinds & (kinds - 1) == 0:
        return False
    total = 0
    for good in range(len(GOODS)):
        total += player.gained[good]
    return 0 < free_spaces(player) < total


@kernel
def keep(player: Record, good: int) -> None:
    player.gained[good] -= 1
    player.goods[good] += 1


@kernel
def store(player: Record) -> None:
    """Store what was gained as far as there is room; the rest is lost."""
    free = free_spaces(player)
    for good in range(len(GOODS)):
        stored = min(free, player.gained[good])
        player.goods[good] += stored
        player.gained[good] = 0
        free -= stored
