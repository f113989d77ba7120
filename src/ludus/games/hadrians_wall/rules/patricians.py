"""Diplomats and scouts."""

from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall import actions as act
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.rules.marking import answered, gain, gain_all
from ludus.games.hadrians_wall.rules.paying import can_ask, can_pay, hand_over, pay, prospect_of
from ludus.games.hadrians_wall.state import ASKED_PLACE

MAP_CELLS = t.MAP_ROWS * t.MAP_COLUMNS
SOURCES = 5  # the seat's own prospect, then as for goods


@kernel
def diplomats_hired(p: Record) -> int:
    hired = 0
    for cohort in range(3):
        hired += p.diplomats[cohort] > 0
    return hired


@kernel
def list_diplomats(p: Record, purse: int, actions: Record, n: int) -> int:
    if p.citizens[t.PATRICIANS] < t.DIPLOMAT_PATRICIANS[0] or not can_pay(purse, t.DIPLOMAT_PRICE):
        return n
    hired = diplomats_hired(p)
    if hired < t.DIPLOMATS and p.citizens[t.PATRICIANS] >= t.DIPLOMAT_PATRICIANS[hired]:
        for cohort in range(3):
            if p.diplomats[cohort] == 0:
                actions[n] = act.DIPLOMAT + cohort
                n += 1
    return n


@kernel
def hire_diplomat(p: Record, cohort: int) -> None:
    pay(p, t.DIPLOMAT_COST)
    p.diplomats[cohort] = diplomats_hired(p) + 1
    p.diplomat_favours[cohort] = t.DIPLOMAT_FAVOURS
    gain_all(p, t.DIPLOMAT_REWARD)


@kernel
def scout_shape(s: Record, seat: int, way: int) -> int:
    """The shape of the seat's own prospect or of somebody else's."""
    if way == 0:
        return t.CARD_SHAPE[s.seats[seat].prospect]
    return t.CARD_SHAPE[prospect_of(s, seat, way - 1)]


@kernel
def fits(p: Record, shape: int) -> bool:
    for place in range(t.SHAPE_FIRST[shape], t.SHAPE_FIRST[shape + 1]):
        if p.map & t.PLACE_MASK[place] == 0:
            return True
    return False


@kernel
def list_scouts(s: Record, seat: int, actions: Record, n: int) -> int:
    p = s.seats[seat]
    if p.supplies[t.SCOUT_PAYS] == 0 or p.scouts == t.SCOUTS or p.citizens[t.PATRICIANS] < t.SCOUT_PATRICIANS[p.scouts]:
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
        p.supplies[t.SCOUT_PAYS] -= 1
    else:
        hand_over(s, seat, way - 1, t.SCOUT_PAYS)


@kernel
def list_places(p: Record, actions: Record, n: int) -> int:
    for place in range(t.SHAPE_FIRST[p.offer], t.SHAPE_FIRST[p.offer + 1]):
        if p.map & t.PLACE_MASK[place] == 0:
            actions[n] = act.PLACE + place
            n += 1
    return n


@kernel
def place_shape(p: Record, place: int) -> None:
    """Gain the icons covered, then one reward for each row completed."""
    answered(p)
    before = p.map
    p.map = before | t.PLACE_MASK[place]
    for cell in range(MAP_CELLS):
        if (t.PLACE_MASK[place] >> cell) & 1:
            gain(p, t.MAP_REWARD[cell])
    for row in range(t.MAP_ROWS):
        if p.map & t.ROW_MASK[row] == t.ROW_MASK[row] and before & t.ROW_MASK[row] != t.ROW_MASK[row]:
            gain(p, t.ROW_COMPLETE)
