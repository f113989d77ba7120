"""What a card is worth to a tribe, in points of which a common card has about three."""

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.rules.building import gold_needed
from ludus.games.age_of_heroes.tables import (
    CITIES_TO_WIN,
    CITY,
    GOLD,
    GRAIN,
    HAND_KINDS,
    HERO,
    IRON,
    LUCK,
    MONUMENT_TO_WIN,
    OLYMPICS,
    SPECIAL,
    STONE,
    WOOD,
    Table,
)

OWN_SPECIAL = 14
SPARE = 1  # a card there is no use for

# Worth of the first card of a kind, and of those beyond what the next buildings take.
FIRST: Table = np.full(HAND_KINDS, SPARE, np.int16)
FIRST[[IRON, WOOD, GRAIN, STONE, GOLD]] = [3, 8, 3, 8, 10]
FIRST[[OLYMPICS, HERO, LUCK]] = [5, 5, 5]
ENOUGH: Table = np.full(HAND_KINDS, 9, np.int16)
ENOUGH[[IRON, WOOD, GRAIN, STONE, HERO, LUCK, OLYMPICS]] = [1, 4, 2, 2, 2, 2, 2]


@kernel
def worth(s: Record, seat: int, kind: int, held: int) -> int:
    """What a card of a kind is worth beside so many others of the kind."""
    p = s.seats[seat]
    if kind == SPECIAL + p.tribe:
        return OWN_SPECIAL if p.monument + held < s.numbers[MONUMENT_TO_WIN] else SPARE
    if kind in (WOOD, STONE) and p.cities >= s.numbers[CITIES_TO_WIN]:
        return 3
    if held >= ENOUGH[kind]:
        return 1 + FIRST[kind] // 4
    return FIRST[kind]


@kernel
def loss(s: Record, seat: int, kind: int) -> int:
    """What giving up a card of the hand costs."""
    return worth(s, seat, kind, s.seats[seat].hand[kind] - 1)


@kernel
def gain(s: Record, seat: int, kind: int) -> int:
    """What one more card brings; more if it completes a city."""
    bonus = 6 if completes_city(s, seat, kind) else 0
    return worth(s, seat, kind, s.seats[seat].hand[kind]) + bonus


@kernel
def completes_city(s: Record, seat: int, kind: int) -> bool:
    p = s.seats[seat]
    if kind > GOLD or p.cities >= s.numbers[CITIES_TO_WIN]:
        return False
    missing = gold_needed(s, seat, CITY) - p.hand[GOLD]
    return missing == 1 and (kind == GOLD or p.hand[kind] < s.cost[CITY, kind])


@kernel
def cheapest(s: Record, seat: int) -> int:
    """The card of the hand that is missed least."""
    best = -1
    least = 1000
    for kind in range(HAND_KINDS):
        if s.seats[seat].hand[kind] > 0:
            cost = loss(s, seat, kind)
            if cost < least:
                least = cost
                best = kind
    return best
