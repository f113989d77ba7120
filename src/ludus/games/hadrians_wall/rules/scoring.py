"""Points, paths and ranks."""

import numpy as np

from ludus.engine.chance import bits
from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall import tables as t

WORST_DISDAIN = t.DISDAIN_SCORE.size - 1
MAX_COUNTED = max(int(t.CARD_THRESHOLDS.max()), 1)  # more of anything makes no difference


def reached(card: int, count: int) -> int:
    """How many of a card's three thresholds a count reaches; the aristocrat counts downwards."""
    thresholds = t.CARD_THRESHOLDS[card]
    return int(((count <= thresholds) if card == t.ARISTOCRAT else (count >= thresholds)).sum())


PATH_POINTS = np.array(
    [[reached(card, count) for count in range(MAX_COUNTED + 2)] for card in range(len(t.CARDS))], np.int16
)


@kernel
def disdain_left(p: Record) -> int:
    return p.disdain - p.removed


@kernel
def sections_complete(p: Record, track: int) -> int:
    complete = 0
    for section in range(3):
        complete += p.tracks[track] >= t.SECTION_END[track, section]
    return complete


@kernel
def full(marks: Record, length: int) -> int:
    """How many tracks of a group are marked to their end."""
    count = 0
    for n in range(marks.size):
        count += marks[n] == length
    return count


@kernel
def columns_complete(p: Record) -> int:
    complete = 0
    for column in range(t.MAP_COLUMNS):
        complete += p.map & t.COLUMN_MASK[column] == t.COLUMN_MASK[column]
    return complete


@kernel
def temples_complete(p: Record) -> int:
    complete = 0
    for temple in range(3):
        complete += p.temple_boxes >= t.TEMPLE_END[temple]
    return complete


@kernel
def goods_collected(p: Record) -> int:
    count = 0
    for box in range(t.MARKET_BOXES):
        count += p.goods[box] > 0
    return count


@kernel
def path_count(p: Record, card: int) -> int:
    """What a path counts on the sheets."""
    if card == t.ENGINEER:
        return bits(p.buildings & t.LARGE_BUILDINGS)
    if card == t.MERCHANT:
        return goods_collected(p)
    if card == t.RANGER:
        return columns_complete(p)
    if card == t.FORAGER:
        return p.production
    if card == t.PONTIFF:
        return temples_complete(p)
    if card == t.TRAINER:
        return p.strength[0] + p.strength[1]
    if card == t.DEFENDER:
        return sections_complete(p, t.WALL)
    if card == t.FIGHTER:
        return full(p.cohorts, t.COHORT_LENGTH)
    if card == t.ARCHITECT:
        return bits(p.buildings & t.LANDMARKS)
    if card == t.ARISTOCRAT:
        return disdain_left(p)
    if card == t.PLANNER:
        return full(p.citizens, t.CITIZEN_LENGTH)
    return sections_complete(p, t.GUARD)  # the vanguard


@kernel
def path_points(p: Record, card: int) -> int:
    """1, 2 or 3 points by the card's thresholds."""
    return PATH_POINTS[card, min(path_count(p, card), MAX_COUNTED + 1)]


@kernel
def all_path_points(p: Record) -> int:
    total = 0
    for year in range(t.YEARS):
        if p.paths[year] >= 0:
            total += path_points(p, p.paths[year])
    return total


@kernel
def attribute_points(p: Record) -> int:
    total = 0
    for attribute in range(4):
        total += p.attributes[attribute]
    return total


@kernel
def disdain_points(p: Record) -> int:
    return t.DISDAIN_SCORE[min(disdain_left(p), WORST_DISDAIN)]


@kernel
def points(s: Record, seat: int) -> int:
    p = s.seats[seat]
    return attribute_points(p) + all_path_points(p) + disdain_points(p)


@kernel
def is_better(s: Record, seat: int, other: int) -> bool:
    """More points; if tied less disdain not removed; then more points for paths."""
    p, q = s.seats[seat], s.seats[other]
    ahead = points(s, seat) - points(s, other)
    if ahead == 0:
        ahead = disdain_left(q) - disdain_left(p)
    if ahead == 0:
        ahead = all_path_points(p) - all_path_points(q)
    return ahead > 0


@kernel
def standing(s: Record, ranks: Record) -> None:
    for seat in range(s.players):
        ranks[seat] = 1
        for other in range(s.players):
            if other != seat and is_better(s, other, seat):
                ranks[seat] += 1
