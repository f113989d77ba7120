"""What the greedy policy looks at: every action is of a kind and has a few terms, each a place in one list of weights.

An action's worth is the sum of the weights of its terms:
  year      its kind in this year of the game
  progress  its kind and how far that part of the sheets has come
  path      its kind for each path kept so far
"""

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall import actions as act
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.rules.paying import prospect_of
from ludus.games.hadrians_wall.rules.picts import breaking_through
from ludus.games.hadrians_wall.rules.scoring import disdain_left, path_points
from ludus.games.hadrians_wall.rules.traders import SOURCES, different_goods, has_good


def kind_of(words: str) -> str:
    """The kind of an action: its words, without what makes no difference to the policy."""
    first, *rest = words.split()
    if first in ("cohort", "diplomat", "place"):
        return first
    if first in ("good", "scout"):
        return f"{first} {rest[-1].replace('left', 'neighbour').replace('right', 'neighbour').rstrip('12')}"
    if first == "ruling":
        return f"{first} {rest[0]}"
    if first == "gladiator":
        return " ".join([first, *(word for word in rest if word not in ("red", "blue"))])
    return f"{first} {rest[0]}" if first == "favour" else words


KINDS = tuple(dict.fromkeys(kind_of(words) for words in act.WORDS))
KIND = np.array([KINDS.index(kind_of(words)) for words in act.WORDS], np.int16)
PLACE_ICONS = np.array(
    [sum(t.MAP_REWARD[row * t.MAP_COLUMNS + column] > 0 for row, column in place) for place in t.PLACES], np.int16
)

# How many steps of progress each kind has; see `progress`.
STEPS_BY_FIRST_WORD = {
    "path": 4, "attribute": 25, "cohort": 36, "mine": 14, "guard": 18, "cippi": 7, "wall": 21, "fort": 21, "build": 1,
    "train": 18, "forum": 6, "citizen": 9, "good": 24, "show": 1, "gladiator": 49, "temple": 14, "bribe": 10,
    "ruling": 1, "diplomat": 7, "scout": 5, "place": 75, "favour": 35, "stop": 8,
}  # fmt: skip
STEPS = tuple(STEPS_BY_FIRST_WORD[kind.split()[0]] for kind in KINDS)

# The weight vector: 0 is no weight, then the three parts.
NO_TERM = 0
YEAR_TERMS = 1
PROGRESS_TERMS = YEAR_TERMS + len(KINDS) * t.YEARS
PATH_TERMS = PROGRESS_TERMS + sum(STEPS)
TERM_COUNT = PATH_TERMS + len(t.CARDS) * len(KINDS)
FIRST_STEP = np.array([PROGRESS_TERMS + sum(STEPS[:kind]) for kind in range(len(KINDS))], np.int16)
KIND_COUNT = len(KINDS)
TERMS = 2 + t.YEARS  # of one action: the third and later ones for the paths of the years


@kernel
def term(s: Record, seat: int, action: int, n: int) -> int:
    """The n-th term of an action."""
    kind = KIND[action]
    if n == 0:
        return YEAR_TERMS + kind * t.YEARS + s.year
    if n == 1:
        return FIRST_STEP[kind] + progress(s, seat, action)
    card = s.seats[seat].paths[n - 2]
    if card < 0:
        return NO_TERM
    return PATH_TERMS + card * KIND_COUNT + kind


@kernel
def progress(s: Record, seat: int, action: int) -> int:
    """How far the part of the sheets that an action belongs to has come."""
    p = s.seats[seat]
    if action < act.TRACK:
        return progress_of_answer(s, p, action)
    if action < act.BUILD:
        return p.tracks[t.TRACK_MARKED[action - act.TRACK]]
    if action < act.TRAIN:
        return 0
    if action < act.FORUM:
        return p.tracks[t.GUARD]
    if action < act.CITIZEN:
        return min(p.supplies[t.FORUM_GAIN[action - act.FORUM]], 5)
    if action < act.GOOD:
        return p.citizens[action - act.CITIZEN]
    if action < act.SHOW:
        return progress_of_good(s, seat, action - act.GOOD)
    if action < act.DIPLOMAT:
        return progress_of_right_sheet(p, action)
    if action < act.SCOUT:
        return p.cohorts[action - act.DIPLOMAT]
    if action < act.PLACE:
        return p.scouts
    if action < act.FAVOUR_TEMPLE:
        return progress_of_place(p, action - act.PLACE)
    if action < act.STOP:
        return progress_of_favour(s, p)
    left = 0
    for supply in range(5):
        left += p.supplies[supply]
    return min(left, 7)


@kernel
def progress_of_answer(s: Record, p: Record, action: int) -> int:
    if action < act.ATTRIBUTE:
        return path_points(p, action - act.PATH)
    if action < act.COHORT:
        return p.attributes[action - act.ATTRIBUTE]
    return s.year * 6 + p.cohorts[action - act.COHORT]


@kernel
def progress_of_good(s: Record, seat: int, way: int) -> int:
    """Different goods so far, whether this one is known to be another, whether the box gives something."""
    p = s.seats[seat]
    box, source = way // SOURCES, way % SOURCES
    different = different_goods(p)
    is_new = source != t.FATE and not has_good(p, t.CARD_GOOD[prospect_of(s, seat, source)])
    return min(different, 5) * 4 + is_new * 2 + (t.MARKET_REWARD[box] > 0)


@kernel
def progress_of_right_sheet(p: Record, action: int) -> int:
    if action < act.GLADIATOR_TRAIN or action >= act.RULING:
        return 0
    if action < act.TEMPLE:
        gladiator = action - act.GLADIATOR_FIGHT
        if gladiator < 0:
            gladiator = (action - act.GLADIATOR_TRAIN) // t.GLADIATOR_PAYS.size
        return p.strength[gladiator] * 7 + p.wounds[gladiator]
    if action < act.BRIBE:
        return p.temple_boxes
    return min(disdain_left(p), 9)


@kernel
def progress_of_place(p: Record, place: int) -> int:
    """Rows and columns it completes, and icons it covers."""
    after = p.map | t.PLACE_MASK[place]
    rows, columns = 0, 0
    for row in range(t.MAP_ROWS):
        rows += (after & t.ROW_MASK[row] == t.ROW_MASK[row]) & (p.map & t.ROW_MASK[row] != t.ROW_MASK[row])
    for column in range(t.MAP_COLUMNS):
        full = t.COLUMN_MASK[column]
        columns += (after & full == full) & (p.map & full != full)
    return min(rows, 2) * 25 + min(columns, 4) * 5 + min(PLACE_ICONS[place], 4)


@kernel
def progress_of_favour(s: Record, p: Record) -> int:
    """By how much the break-throughs exceed the year's potential, and the favours at hand."""
    through, favours = 0, p.temple_favours
    for cohort in range(3):
        through += breaking_through(s, p, cohort)
        favours += p.diplomat_favours[cohort]
    beyond = min(max(through - t.POTENTIAL[s.year], -3), 3)
    return (beyond + 3) * 5 + min(favours, 4)
