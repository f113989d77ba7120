"""The position as numbers between about 0 and 1, for learners: the seat's own sheets in full, the others' in short.

Seats come in the order of the table, beginning with the seat itself, so that a learner need not know where it sits.
"""

import numpy as np

from ludus.engine.chance import bits
from ludus.engine.features import put, put_all, put_choice, put_mask, put_nothing
from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.rules.scoring import disdain_left, points
from ludus.games.hadrians_wall.state import NONE

BUILDING_COUNT, CARD_COUNT, SHAPE_COUNT, MAP_CELLS = (
    len(t.BUILDINGS),
    len(t.CARDS),
    len(t.SHAPES),
    t.MAP_ROWS * t.MAP_COLUMNS,
)
PROSPECT = t.GOODS + SHAPE_COUNT
COMMON = 5 + 4 + 3 + 5 + 5 + 4 + PROSPECT  # of every seat
OWN = (
    4
    + 4
    + BUILDING_COUNT
    + MAP_CELLS
    + t.GOODS
    + 1
    + t.SHOWS
    + 6
    + 2
    + 6
    + 3
    + t.BATH_BOXES
    + t.RULING_COLUMNS * t.RULING_ROWS
    + 5
)
TABLE = t.YEARS + 5 + 3 + 3 + 3 + 4 + 1 + t.MAX_NEUTRAL * PROSPECT + 3
CARDS = 3 * CARD_COUNT
FEATURES = TABLE + OWN + CARDS + t.MAX_PLAYERS * COMMON

ATTACKING = np.array(  # by cohort, a mask of the Fate cards that attack it
    [sum(1 << card for card in np.flatnonzero(cohort == t.FATE_ATTACK).tolist()) for cohort in range(3)], np.int64
)


@kernel
def features(s: Record, seat: int, out: Record) -> None:
    table_features(s, seat, out[:TABLE])
    own_features(s, seat, out[TABLE : TABLE + OWN])
    card_features(s, seat, out[TABLE + OWN : TABLE + OWN + CARDS])
    n = TABLE + OWN + CARDS
    other = seat
    for _ in range(s.players):
        common_features(s, other, out[n : n + COMMON])
        n += COMMON
        other = other + 1 if other + 1 < s.players else 0
    while n < FEATURES:
        n = put_nothing(out, n, COMMON)


@kernel
def prospect_features(card: int, out: Record, n: int) -> int:
    known = max(card, 0)
    n = put_choice(out, n, t.GOODS, t.CARD_GOOD[known] - 1 if card >= 0 else NONE)
    return put_choice(out, n, SHAPE_COUNT, t.CARD_SHAPE[known] if card >= 0 else NONE)


@kernel
def table_features(s: Record, seat: int, out: Record) -> None:
    p = s.seats[seat]
    n = put_choice(out, 0, t.YEARS, s.year)
    n = put_choice(out, n, 5, s.phase)
    n = put_choice(out, n, 3, s.difficulty)
    n = put_all(out, n, s.attacks, 3, t.COHORT_LENGTH)
    for cohort in range(3):
        n = put(out, n, bits(s.fate_deck & ATTACKING[cohort]), 16)
    n = put_choice(out, n, 4, p.asked)
    n = put(out, n, s.tribute, 10)
    for card in range(t.MAX_NEUTRAL):
        n = prospect_features(s.neutral_cards[card], out, n)
    pieces = 0
    for card in range(t.MAX_NEUTRAL):
        pieces += s.neutral_soldiers[card] + s.neutral_resources[card]
    n = put(out, n, pieces, 10)
    n = put(out, n, s.players, t.MAX_PLAYERS)
    put(out, n, s.gifts, 1)


@kernel
def own_features(s: Record, seat: int, out: Record) -> None:
    p = s.seats[seat]
    n = 0
    for attribute in range(4):  # how near the next reward of three boxes is
        n = put(out, n, p.attributes[attribute] % 3, 3)
    n = put(out, n, bits(p.trainings), 5)
    n = put(out, n, (p.trainings >> s.year) & 1, 1)
    n = put(out, n, bits(p.forums), 4)
    n = put(out, n, (p.forums >> s.year) & 1, 1)
    n = put_mask(out, n, BUILDING_COUNT, p.buildings)
    n = put_mask(out, n, MAP_CELLS, p.map)
    n = market_features(p, out, n)
    for box in range(t.SHOWS):
        n = put(out, n, p.shows[box] > 0, 1)
    for gladiator in range(2):
        n = put(out, n, p.strength[gladiator], t.MAX_STRENGTH)
        n = put(out, n, p.wounds[gladiator], t.MAX_STRENGTH)
        n = put(out, n, (p.fights[gladiator] >> s.year) & 1, 1)
    n = put(out, n, p.temple_boxes, t.TEMPLE_BOXES)
    n = put(out, n, p.temple_favours, 3)
    for cohort in range(3):
        n = put(out, n, p.diplomats[cohort] > 0, 1)
        n = put(out, n, p.diplomat_favours[cohort], 2)
    n = put_all(out, n, p.cancelled, 3, t.COHORT_LENGTH)
    n = written_features(s, p, out, n)
    n = put(out, n, p.scouts, t.SCOUTS)
    put_mask(out, n, 4, p.offer if p.asked else 0)


@kernel
def market_features(p: Record, out: Record, n: int) -> int:
    goods, free = 0, 0
    for box in range(t.MARKET_BOXES):
        goods |= 1 << p.goods[box]
        free += p.goods[box] == 0
    n = put_mask(out, n, t.GOODS, goods >> 1)
    return put(out, n, free, t.MARKET_BOXES)


@kernel
def written_features(s: Record, p: Record, out: Record, n: int) -> int:
    """Bribes and rulings: 1 when written, and half of it when that was this year."""
    for box in range(t.BATH_BOXES):
        written = p.bribes[box]
        n = put(out, n, (written > 0) * (1 + (written <= s.year)), 2)
    for column in range(t.RULING_COLUMNS):
        for row in range(t.RULING_ROWS):
            written = p.rulings[column, row]
            n = put(out, n, (written > 0) * (1 + (written <= s.year)), 2)
    return n


@kernel
def card_features(s: Record, seat: int, out: Record) -> None:
    """Paths kept, cards in hand, cards still to come."""
    p = s.seats[seat]
    paths = 0
    for year in range(t.YEARS):
        paths |= 1 << (p.paths[year] + 1)  # none is the lowest bit
    n = put_mask(out, 0, CARD_COUNT, paths >> 1)
    n = put_mask(out, n, CARD_COUNT, s.hands[seat])
    put_mask(out, n, CARD_COUNT, s.decks[seat])


@kernel
def common_features(s: Record, seat: int, out: Record) -> None:
    p = s.seats[seat]
    n = put_all(out, 0, p.supplies, 5, 10)
    n = put_all(out, n, p.attributes, 4, t.ATTRIBUTE_LENGTH)
    n = put_all(out, n, p.cohorts, 3, t.COHORT_LENGTH)
    for track in range(5):
        n = put(out, n, p.tracks[track], t.TRACK_LENGTH[track])
    n = put_all(out, n, p.citizens, 5, t.CITIZEN_LENGTH)
    n = put(out, n, p.production, t.PRODUCTION_CIRCLES)
    n = put(out, n, disdain_left(p), 10)
    n = put(out, n, p.stopped, 1)
    n = put(out, n, points(s, seat), 100)
    prospect_features(p.prospect, out, n)
