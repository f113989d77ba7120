"""The market: goods of neighbours, of neutral cards and of the Fate deck."""

from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall import actions as act
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.rules.buildings import has
from ludus.games.hadrians_wall.rules.fate import turn_up_fate
from ludus.games.hadrians_wall.rules.marking import gain
from ludus.games.hadrians_wall.rules.paying import can_ask, hand_over, prospect_of

SOURCES = t.FATE + 1


@kernel
def list_goods(s: Record, p: Record, actions: Record, n: int) -> int:
    if p.supplies[t.MARKET_PAYS] == 0 or not has(p, t.MARKET):
        return n
    for box in range(t.MARKET_BOXES):
        if p.goods[box] == 0 and p.citizens[t.TRADERS] >= t.MARKET_TRADERS[box]:
            for source in range(SOURCES):
                if source == t.FATE or can_ask(s, source):
                    actions[n] = act.GOOD + box * SOURCES + source
                    n += 1
    return n


@kernel
def buy_good(s: Record, seat: int, way: int) -> None:
    """The box is named before a Fate card is seen; the first of each good brings renown, ever more."""
    p = s.seats[seat]
    box, source = way // SOURCES, way % SOURCES
    if source == t.FATE:
        p.supplies[t.MARKET_PAYS] -= 1
        good = t.FATE_GOOD[turn_up_fate(s)]
    else:
        hand_over(s, seat, source, t.MARKET_PAYS)
        good = t.CARD_GOOD[prospect_of(s, seat, source)]
    renown = 0
    if not has_good(p, good):
        renown = t.DIFFERENT_GOODS_RENOWN[different_goods(p)]
    p.goods[box] = good
    for _ in range(renown):
        gain(p, t.FIRST_ATTRIBUTE + t.RENOWN)
    gain(p, t.MARKET_REWARD[box])


@kernel
def has_good(p: Record, good: int) -> bool:
    for box in range(t.MARKET_BOXES):
        if p.goods[box] == good:
            return True
    return False


@kernel
def different_goods(p: Record) -> int:
    seen, count = 0, 0
    for box in range(t.MARKET_BOXES):
        good = 1 << p.goods[box]
        if good > 1 and not seen & good:
            seen |= good
            count += 1
    return count
