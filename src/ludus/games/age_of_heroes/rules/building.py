"""Building: what things cost, gold in place of what is missing, and roads by consent."""

from ludus.engine.chance import bits
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.rules.cards import spend
from ludus.games.age_of_heroes.rules.ending import look_for_claim, look_for_out
from ludus.games.age_of_heroes.rules.ring import ask, bit, go_on, joined, left_of, reveal_outcome, right_of
from ludus.games.age_of_heroes.rules.story import ROAD_BUILT, note
from ludus.games.age_of_heroes.state import ASK_ROAD, BUILDING


@kernel
def gold_needed(s: Record, seat: int, item: int) -> int:
    """Gold that goes into a payment: its own share, and one for each other card that is missing."""
    gold = s.cost[item, t.GOLD]
    for resource in range(t.GOLD):
        gold += max(s.cost[item, resource] - s.seats[seat].hand[resource], 0)
    return gold


@kernel
def can_pay(s: Record, seat: int, item: int) -> bool:
    return gold_needed(s, seat, item) <= s.seats[seat].hand[t.GOLD]


@kernel
def pay(s: Record, seat: int, item: int) -> None:
    """The named resource first, gold only for what is missing."""
    gold = gold_needed(s, seat, item)
    for resource in range(t.GOLD):
        for _ in range(min(s.cost[item, resource], s.seats[seat].hand[resource])):
            spend(s, seat, resource)
    for _ in range(gold):
        spend(s, seat, t.GOLD)


@kernel
def neighbour(s: Record, seat: int, side: int) -> int:
    return left_of(s, seat) if side == t.ROAD_LEFT else right_of(s, seat)


@kernel
def can_ask_for_road(s: Record, seat: int, side: int) -> bool:
    """With two tribes left both neighbours are the same one, and only the left side is used."""
    if side == t.ROAD_RIGHT and bits(s.playing) == 2:
        return False
    other = neighbour(s, seat, side)
    return not (s.refused >> other) & 1 and not joined(s, seat, other)


@kernel
def can_build(s: Record, seat: int, what: int) -> bool:
    item = t.BUILD_ITEM[what]
    if s.supply[item] == 0 or not can_pay(s, seat, item):
        return False
    if item == t.GENERAL:
        return s.seats[seat].home[t.PLAIN_ARMY] > 0
    if item == t.ROAD:
        return can_ask_for_road(s, seat, what)
    return True


@kernel
def build(s: Record, seat: int, what: int) -> None:
    if what in (t.ROAD_LEFT, t.ROAD_RIGHT):
        s.side = what
        s.partner = neighbour(s, seat, what)
        ask(s, ASK_ROAD, bit(s.partner))
        return
    pay(s, seat, what)
    s.supply[what] -= 1
    p = s.seats[seat]
    if what == t.CITY:
        p.cities += 1
        look_for_claim(s, seat)
    elif what == t.ARMY:
        p.home[t.PLAIN_ARMY] += 1
    elif what == t.FORTRESS:
        p.fortresses += 1
    else:
        p.home[t.PLAIN_ARMY] -= 1
        p.home[t.LED_ARMY] += 1
    built(s)


@kernel
def built(s: Record) -> None:
    """One item stands; the builder is asked again until done."""
    s.stage = BUILDING
    go_on(s)
    look_for_out(s)


@kernel
def agree_to_road(s: Record) -> None:
    """The builder pays after the neighbour has agreed, and pays alone."""
    reveal_outcome(s, False)
    pay(s, s.turn, t.ROAD)
    s.supply[t.ROAD] -= 1
    s.seats[s.turn if s.side == t.ROAD_LEFT else s.partner].road = 1
    note(s, ROAD_BUILT, s.turn, s.partner, 1)
    built(s)


@kernel
def refuse_road(s: Record) -> None:
    """A refusal costs nothing and is no action, but this neighbour is not asked again in this turn."""
    s.refused |= bit(s.partner)
    go_on(s)
