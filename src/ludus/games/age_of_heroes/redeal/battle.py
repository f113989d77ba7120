"""Battle cards and choices of the other side, drawn again."""

from ludus.engine.chance import draw
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.rules.battle import armies_left, seat_on
from ludus.games.age_of_heroes.rules.ring import bit
from ludus.games.age_of_heroes.state import ASK_FIGHT, ASK_UNDER, FIGHTING


@kernel
def deal_battle(s: Record, seat: int) -> None:
    if s.battle != FIGHTING:
        return
    for side in (t.ATTACKER, t.DEFENDER):
        if seat_on(s, side) == t.NOBODY:
            deal_horde(s)
        elif seat_on(s, side) != seat:
            deal_side(s, side)


@kernel
def unseen_of(s: Record, strength: int) -> int:
    """Battle cards of a strength that are neither shown nor on the viewer's side nor dealt here already."""
    left = s.numbers[t.OF_EACH] if strength < s.numbers[t.STRONGEST] else 0
    for side in (t.ATTACKER, t.DEFENDER):
        left -= s.shown[side, strength] + s.drawn[side, strength]
        for sort in range(len(t.SORTS)):
            left -= s.laid[side, sort, strength]
    return left


@kernel
def unseen_card(s: Record) -> int:
    total = 0
    for strength in range(t.STRENGTHS):
        total += unseen_of(s, strength)
    place = draw(s, total)
    strength = 0
    while place >= unseen_of(s, strength):
        place -= unseen_of(s, strength)
        strength += 1
    return strength


@kernel
def deal_horde(s: Record) -> None:
    fought = s.numbers[t.BARBARIAN_ARMIES] - armies_left(s, t.ATTACKER)
    for n in range(fought, s.numbers[t.BARBARIAN_ARMIES]):
        s.horde[n] = unseen_card(s)
        s.laid[t.ATTACKER, t.PLAIN, s.horde[n]] += 1
    if s.question == ASK_FIGHT:
        s.chosen[t.ATTACKER] = t.PLAIN * t.STRENGTHS + s.horde[fought]


@kernel
def deal_side(s: Record, side: int) -> None:
    """A side that is still laying has laid nothing yet, for all that others know."""
    waiting = s.asked & bit(seat_on(s, side)) != 0
    if s.question == ASK_UNDER and waiting:
        for _ in range(armies_left(s, side)):
            s.drawn[side, unseen_card(s)] += 1
        return
    for sort in range(len(t.SORTS)):
        for _ in range(s.force[side, sort]):
            s.laid[side, sort, unseen_card(s)] += 1
    if s.question == ASK_FIGHT and not waiting:
        s.chosen[side] = random_army(s, side)


@kernel
def random_army(s: Record, side: int) -> int:
    place = draw(s, armies_left(s, side))
    army = 0
    while place >= s.laid[side, army // t.STRENGTHS, army % t.STRENGTHS]:
        place -= s.laid[side, army // t.STRENGTHS, army % t.STRENGTHS]
        army += 1
    return army
