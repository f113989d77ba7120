"""Battle cards and choices of the other side drawn anew."""

from ludus.engine.chance import draw
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.rules.battle import armies_left, seat_on
from ludus.games.age_of_heroes.rules.ring import bit
from ludus.games.age_of_heroes.state import ASK_FIGHT, ASK_UNDER, FIGHTING
from ludus.games.age_of_heroes.tables import (
    ATTACKER,
    BARBARIAN_ARMIES,
    DEFENDER,
    NOBODY,
    OF_EACH,
    PLAIN,
    SORTS,
    STRENGTHS,
    STRONGEST,
)


@kernel
def deal_battle(s: Record, seat: int) -> None:
    if s.battle != FIGHTING:
        return
    for side in (ATTACKER, DEFENDER):
        if seat_on(s, side) == NOBODY:
            deal_horde(s)
        elif seat_on(s, side) != seat:
            deal_side(s, side)


@kernel
def unseen_of(s: Record, strength: int) -> int:
    """Battle cards of a strength that are neither shown nor on the viewer's side nor dealt here already."""
    left = s.numbers[OF_EACH] if strength < s.numbers[STRONGEST] else 0
    for side in (ATTACKER, DEFENDER):
        left -= s.shown[side, strength] + s.drawn[side, strength]
        for sort in range(len(SORTS)):
            left -= s.laid[side, sort, strength]
    return left


@kernel
def unseen_card(s: Record) -> int:
    total = 0
    for strength in range(STRENGTHS):
        total += unseen_of(s, strength)
    place = draw(s, total)
    strength = 0
    while place >= unseen_of(s, strength):
        place -= unseen_of(s, strength)
        strength += 1
    return strength


@kernel
def deal_horde(s: Record) -> None:
    fought = s.numbers[BARBARIAN_ARMIES] - armies_left(s, ATTACKER)
    for n in range(fought, s.numbers[BARBARIAN_ARMIES]):
        s.horde[n] = unseen_card(s)
        s.laid[ATTACKER, PLAIN, s.horde[n]] += 1
    if s.question == ASK_FIGHT:
        s.chosen[ATTACKER] = PLAIN * STRENGTHS + s.horde[fought]


@kernel
def deal_side(s: Record, side: int) -> None:
    """A side that is still laying has laid nothing yet, for all that others know."""
    waiting = s.asked & bit(seat_on(s, side)) != 0
    if s.question == ASK_UNDER and waiting:
        for _ in range(armies_left(s, side)):
            s.drawn[side, unseen_card(s)] += 1
        return
    for sort in range(len(SORTS)):
        for _ in range(s.force[side, sort]):
            s.laid[side, sort, unseen_card(s)] += 1
    if s.question == ASK_FIGHT and not waiting:
        s.chosen[side] = random_army(s, side)


@kernel
def random_army(s: Record, side: int) -> int:
    place = draw(s, armies_left(s, side))
    army = 0
    while place >= s.laid[side, army // STRENGTHS, army % STRENGTHS]:
        place -= s.laid[side, army // STRENGTHS, army % STRENGTHS]
        army += 1
    return army
