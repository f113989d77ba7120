"""Points, paths and ranks."""

from ludus.engine.chance import bits
from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall.tables import (
    ARCHITECT,
    ARISTOCRAT,
    CARD_THRESHOLDS,
    CITIZEN_LENGTH,
    COHORT_LENGTH,
    COLUMN_MASK,
    DEFENDER,
    DISDAIN_SCORE,
    ENGINEER,
    FIGHTER,
    FORAGER,
    GUARD,
    LANDMARKS,
    LARGE_BUILDINGS,
    MAP_COLUMNS,
    MARKET_BOXES,
    MERCHANT,
    PLANNER,
    PONTIFF,
    RANGER,
    SECTION_END,
    TEMPLE_END,
    TRAINER,
    WALL,
    YEARS,
)

WORST_DISDAIN = DISDAIN_SCORE.size - 1


@kernel
def disdain_left(p: Record) -> int:
    return p.disdain - p.removed


@kernel
def sections_complete(p: Record, track: int) -> int:
    complete = 0
    for section in range(3):
        complete += p.tracks[track] >= SECTION_END[track, section]
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
    for column in range(MAP_COLUMNS):
        complete += p.map & COLUMN_MASK[column] == COLUMN_MASK[column]
    return complete


@kernel
def temples_complete(p: Record) -> int:
    complete = 0
    for temple in range(3):
        complete += p.temple_boxes >= TEMPLE_END[temple]
    return complete


@kernel
def goods_collected(p: Record) -> int:
    count = 0
    for box in range(MARKET_BOXES):
        count += p.goods[box] > 0
    return count


@kernel
def path_count(p: Record, card: int) -> int:
    """What a path counts on the sheets."""
    if card == ENGINEER:
        return bits(p.buildings & LARGE_BUILDINGS)
    if card == MERCHANT:
        return goods_collected(p)
    if card == RANGER:
        return columns_complete(p)
    if card == FORAGER:
        return p.production
    if card == PONTIFF:
        return temples_complete(p)
    if card == TRAINER:
        return p.strength[0] + p.strength[1]
    if card == DEFENDER:
        return sections_complete(p, WALL)
    if card == FIGHTER:
        return full(p.cohorts, COHORT_LENGTH)
    if card == ARCHITECT:
        return bits(p.buildings & LANDMARKS)
    if card == ARISTOCRAT:
        return disdain_left(p)
    if card == PLANNER:
        return full(p.citizens, CITIZEN_LENGTH)
    return sections_complete(p, GUARD)  # the vanguard


@kernel
def path_points(p: Record, card: int) -> int:
    """1, 2 or 3 points by the card's thresholds; the aristocrat counts downwards."""
    count = path_count(p, card)
    reached = 0
    for step in range(3):
        threshold = CARD_THRESHOLDS[card, step]
        reached += count <= threshold if card == ARISTOCRAT else count >= threshold
    return reached


@kernel
def all_path_points(p: Record) -> int:
    total = 0
    for year in range(YEARS):
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
    return DISDAIN_SCORE[min(disdain_left(p), WORST_DISDAIN)]


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
