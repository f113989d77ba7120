"""The position as numbers between about 0 and 1, for learners: the seat's own sheets in full, the others' in short.

Seats come in the order of the table, beginning with the seat itself, so that a learner need not know where it sits.
"""

import numpy as np

from ludus.engine.chance import bits
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
    + t.BATH_BOXES
    + t.RULING_COLUMNS * t.RULING_ROWS
    + 5
)
TABLE = t.YEARS + 5 + 3 + 3 + 4 + 1 + t.MAX_NEUTRAL * PROSPECT + 3
FEATURES = TABLE + OWN + 3 * CARD_COUNT + t.MAX_PLAYERS * COMMON


@kernel
def features(s: Record, seat: int, out: Record) -> None:
    for n in range(FEATURES):
        out[n] = 0
    n = table_features(s, seat, out, 0)
    n = own_features(s, seat, out, n)
    n = card_features(s, seat, out, n)
    other = seat
    for _ in range(s.players):
        n = common_features(s, other, out, n)
        other = other + 1 if other + 1 < s.players else 0


@kernel
def share(out: Record, n: int, count: int, maximum: int) -> int:
    """One number as a share of the maximum it can be, or is likely to be."""
    out[n] = np.float32(count) / np.float32(maximum)
    return n + 1


@kernel
def one_of(out: Record, n: int, number: int, count: int) -> int:
    """Which one of so many, as that many flags; a negative number is none."""
    if number >= 0:
        out[n + number] = 1
    return n + count


@kernel
def flags(out: Record, n: int, mask: int, count: int) -> int:
    for bit in range(count):
        out[n + bit] = (mask >> bit) & 1
    return n + count


@kernel
def prospect_features(card: int, out: Record, n: int) -> int:
    if card >= 0:
        one_of(out, n, t.CARD_GOOD[card] - 1, t.GOODS)
        one_of(out, n + t.GOODS, t.CARD_SHAPE[card], SHAPE_COUNT)
    return n + PROSPECT


@kernel
def table_features(s: Record, seat: int, out: Record, n: int) -> int:
    p = s.seats[seat]
    n = one_of(out, n, s.year, t.YEARS)
    n = one_of(out, n, s.phase, 5)
    n = one_of(out, n, s.difficulty, 3)
    for cohort in range(3):
        n = share(out, n, s.attacks[cohort], t.COHORT_LENGTH)
    n = one_of(out, n, p.asked, 4)
    n = share(out, n, s.tribute, 10)
    for card in range(t.MAX_NEUTRAL):
        n = prospect_features(s.neutral_cards[card], out, n)
    pieces = 0
    for card in range(t.MAX_NEUTRAL):
        pieces += s.neutral_soldiers[card] + s.neutral_resources[card]
    n = share(out, n, pieces, 10)
    n = share(out, n, s.players, t.MAX_PLAYERS)
    return share(out, n, s.gifts, 1)


@kernel
def own_features(s: Record, seat: int, out: Record, n: int) -> int:
    p = s.seats[seat]
    for attribute in range(4):  # how near the next reward of three boxes is
        n = share(out, n, p.attributes[attribute] % 3, 3)
    n = share(out, n, bits(p.trainings), 5)
    n = share(out, n, (p.trainings >> s.year) & 1, 1)
    n = share(out, n, bits(p.forums), 4)
    n = share(out, n, (p.forums >> s.year) & 1, 1)
    n = flags(out, n, p.buildings, BUILDING_COUNT)
    n = flags(out, n, p.map, MAP_CELLS)
    n = market_features(p, out, n)
    for box in range(t.SHOWS):
        n = share(out, n, p.shows[box] > 0, 1)
    for gladiator in range(2):
        n = share(out, n, p.strength[gladiator], t.MAX_STRENGTH)
        n = share(out, n, p.wounds[gladiator], t.MAX_STRENGTH)
        n = share(out, n, (p.fights[gladiator] >> s.year) & 1, 1)
    n = share(out, n, p.temple_boxes, t.TEMPLE_BOXES)
    n = share(out, n, p.temple_favours, 3)
    for cohort in range(3):
        n = share(out, n, p.diplomats[cohort] > 0, 1)
        n = share(out, n, p.diplomat_favours[cohort], 2)
    n = written_features(s, p, out, n)
    n = share(out, n, p.scouts, t.SCOUTS)
    return flags(out, n, p.offer if p.asked else 0, 4)


@kernel
def market_features(p: Record, out: Record, n: int) -> int:
    free = 0
    for box in range(t.MARKET_BOXES):
        if p.goods[box] > 0:
            out[n + p.goods[box] - 1] = 1
        else:
            free += 1
    return share(out, n + t.GOODS, free, t.MARKET_BOXES)


@kernel
def written_features(s: Record, p: Record, out: Record, n: int) -> int:
    """Bribes and rulings: 1 when written, and half of it when that was this year."""
    for box in range(t.BATH_BOXES):
        n = share(out, n, (p.bribes[box] > 0) + (0 < p.bribes[box] <= s.year), 2)
    for column in range(t.RULING_COLUMNS):
        for row in range(t.RULING_ROWS):
            written = p.rulings[column, row]
            n = share(out, n, (written > 0) + (0 < written <= s.year), 2)
    return n


@kernel
def card_features(s: Record, seat: int, out: Record, n: int) -> int:
    """Paths kept, cards in hand, cards still to come."""
    p = s.seats[seat]
    for year in range(t.YEARS):
        if p.paths[year] != NONE:
            out[n + p.paths[year]] = 1
    n = flags(out, n + CARD_COUNT, s.hands[seat], CARD_COUNT)
    return flags(out, n, s.decks[seat], CARD_COUNT)


@kernel
def common_features(s: Record, seat: int, out: Record, n: int) -> int:
    p = s.seats[seat]
    for supply in range(5):
        n = share(out, n, p.supplies[supply], 10)
    for attribute in range(4):
        n = share(out, n, p.attributes[attribute], t.ATTRIBUTE_LENGTH)
    for cohort in range(3):
        n = share(out, n, p.cohorts[cohort], t.COHORT_LENGTH)
    for track in range(5):
        n = share(out, n, p.tracks[track], t.TRACK_LENGTH[track])
    for citizen in range(5):
        n = share(out, n, p.citizens[citizen], t.CITIZEN_LENGTH)
    n = share(out, n, p.production, t.PRODUCTION_CIRCLES)
    n = share(out, n, disdain_left(p), 10)
    n = share(out, n, p.stopped, 1)
    n = share(out, n, points(s, seat), 100)
    return prospect_features(p.prospect, out, n)
