"""Diplomats and scouts."""

from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall import actions as act
from ludus.games.hadrians_wall.rules.marking import answered, gain, gain_all
from ludus.games.hadrians_wall.rules.paying import can_ask, can_pay, hand_over, pay, prospect_of
from ludus.games.hadrians_wall.state import ASKED_PLACE
from ludus.games.hadrians_wall.tables import (
    CARD_SHAPE,
    DIPLOMAT_COST,
    DIPLOMAT_FAVOURS,
    DIPLOMAT_PATRICIANS,
    DIPLOMAT_PRICE,
    DIPLOMAT_REWARD,
    DIPLOMATS,
    MAP_COLUMNS,
    MAP_REWARD,
    MAP_ROWS,
    PATRICIANS,
    PLACE_MASK,
    ROW_COMPLETE,
    ROW_MASK,
    SCOUT_PATRICIANS,
    SCOUT_PAYS,
    SCOUTS,
    SHAPE_FIRST,
)

MAP_CELLS = MAP_ROWS * MAP_COLUMNS
SOURCES = 5  # the seat's own prospect, then as for goods


@kernel
def diplomats_hired(p: Record) -> int:
    hired = 0
    for cohort in range(3):
        hired += p.diplomats[cohort] > 0
    return hired


@kernel
def list_diplomats(p: Record, purse: int, actions: Record, n: int) -> int:
    if p.citizens[PATRICIANS] < DIPLOMAT_PATRICIANS[0] or not can_pay(purse, DIPLOMAT_PRICE):
        return n
    hired = diplomats_hired(p)
    if hired < DIPLOMATS and p.citizens[PATRICIANS] >= DIPLOMAT_PATRICIANS[hired]:
        for cohort in range(3):
            if p.diplomats[cohort] == 0:
                actions[n] = act.DIPLOMAT + cohort
                n += 1
    return n


@kernel
def hire_diplomat(p: Record, cohort: int) -> None:
    pay(p, DIPLOMAT_COST)
    p.diplomats[cohort] = diplomats_hired(p) + 1
    p.diplomat_favours[cohort] = DIPLOMAT_FAVOURS
    gain_all(p, DIPLOMAT_REWARD)


@kernel
def scout_shape(s: Record, seat: int, way: int) -> int:
    """The shape of the seat's own prospect or of somebody else's."""
    if way == 0:
        return CARD_SHAPE[s.seats[seat].prospect]
    return CARD_SHAPE[prospect_of(s, seat, way - 1)]


@kernel
def fits(p: Record, shape: int) -> bool:
    for place in range(SHAPE_FIRST[shape], SHAPE_FIRST[shape + 1]):
        if p.map & PLACE_MASK[place] == 0:
            return True
    return False


@kernel
def list_scouts(s: Record, seat: int, actions: Record, n: int) -> int:
    p = s.seats[seat]
    if p.supplies[SCOUT_PAYS] == 0 or p.scouts == SCOUTS or p.citizens[PATRICIANS] < SCOUT_PATRICIANS[p.scouts]:
        return n
    for way in range(SOURCES):
        if (way == 0 or can_ask(s, way - 1)) and fits(p, scout_shape(s, seat, way)):
            actions[n] = act.SCOUT + way
            n += 1
    return n


@kernel
def send_scout(s: Record, seat: int, way: int) -> None:
    """Mark the next scout and pay the soldier at once; where the shape goes is then asked."""
    p = s.seats[seat]
    p.scouts += 1
    p.asked = ASKED_PLACE
    p.offer = scout_shape(s, seat, way)
    if way == 0:
        p.supplies[SCOUT_PAYS] -= 1
    else:
        hand_over(s, seat, way - 1, SCOUT_PAYS)


@kernel
def list_places(p: Record, actions: Record, n: int) -> int:
    for place in range(SHAPE_FIRST[p.offer], SHAPE_FIRST[p.offer + 1]):
        if p.map & PLACE_MASK[place] == 0:
            actions[n] = act.PLACE + place
            n += 1
    return n


@kernel
def place_shape(p: Record, place: int) -> None:
    """Gain the icons covered, then one reward for each row completed."""
    answered(p)
    before = p.map
    p.map = before | PLACE_MASK[place]
    for cell in range(MAP_CELLS):
        if (PLACE_MASK[place] >> cell) & 1:
            gain(p, MAP_REWARD[cell])
    for row in range(MAP_ROWS):
        if p.map & ROW_MASK[row] == ROW_MASK[row] and before & ROW_MASK[row] != ROW_MASK[row]:
            gain(p, ROW_COMPLETE)
