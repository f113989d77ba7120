"""What a sensible tribe leaves alone, in either style of play.

It gives nothing away, keeps the material of its own monument, and does not haggle for gold in circles. In a forced
exchange gold can be taken back as long as its former owner has a go at the fair. So it is asked for only when nobody
who may hold it has one, and offered only where it cannot have been received at the same fair or be asked back later.
"""

from typing import Any

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes import actions as a
from ludus.games.age_of_heroes import state as st
from ludus.games.age_of_heroes.rules.knowledge import count_of
from ludus.games.age_of_heroes.rules.trade import has_a_go
from ludus.games.age_of_heroes.tables import GOLD, MONUMENT_TO_WIN, OFFERS, SPECIAL

EVERYBODY = 0  # the viewer that knows what all know


@kernel
def sensible(s: Record, seat: int, actions: Any, count: int) -> int:
    """Keep what is not pointless; if all is, keep all."""
    kept = 0
    for n in range(count):
        if not pointless(s, seat, actions[n]):
            actions[kept] = actions[n]
            kept += 1
    return kept if kept > 0 else count


@kernel
def pointless(s: Record, seat: int, action: int) -> bool:
    question = s.question
    if question == st.ASK_TRADE:
        if a.OFFER <= action < a.WITH:
            trade = action - a.OFFER
            return keeps(s, seat, a.GIVEN[trade]) or may_be_taken_back(s, seat, a.WANTED[trade])
        return a.GIVE <= action < a.PASS
    if question == st.ASK_EXCHANGE:
        return action == a.AGREE and is_material(s, seat, s.want)
    if question == st.ASK_DISCARD:
        return is_material(s, seat, action - a.DISCARD)
    if question == st.ASK_ACTION and a.SWAP <= action < a.BUILD:
        return is_material(s, seat, action - a.SWAP)
    return False


@kernel
def is_material(s: Record, seat: int, kind: int) -> bool:
    """Whether a card of the hand is one that the tribe's own monument still needs."""
    p = s.seats[seat]
    return kind == SPECIAL + p.tribe and p.monument + p.hand[kind] <= s.numbers[MONUMENT_TO_WIN]


@kernel
def keeps(s: Record, seat: int, kind: int) -> bool:
    """Whether a card is not to be offered: material, and gold that others know of or that may be asked back later."""
    if kind == GOLD:
        last = s.seats[seat].offers + 1 == s.numbers[OFFERS]
        return not last or count_of(s.least[seat, EVERYBODY], kind) > 0
    return is_material(s, seat, kind)


@kernel
def may_be_taken_back(s: Record, seat: int, kind: int) -> bool:
    """Whether asking for a card is idle: gold whose owner has a go left to take it back."""
    if kind != GOLD:
        return False
    for other in range(s.players):
        if other != seat and has_a_go(s, other) and count_of(s.most[other, seat + 1], kind) > 0:
            return True
    return False
