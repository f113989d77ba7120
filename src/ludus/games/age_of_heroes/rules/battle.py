"""The battle: cards drawn, laid in secret under armies, and duels chosen in secret."""

from ludus.engine.chance import draw, reveal
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.rules.ring import ask, bit, go_on
from ludus.games.age_of_heroes.rules.spoils import battle_won
from ludus.games.age_of_heroes.rules.story import ATTACKER_WON, DEFENDER_WON, TIE, UNDEFENDED, note
from ludus.games.age_of_heroes.state import ASK_FIGHT, ASK_UNDER, FIGHTING
from ludus.games.age_of_heroes.tables import (
    ARMY,
    AS_ARMY,
    AS_GENERAL,
    ATTACKER,
    BARBARIAN_ARMIES,
    DEFENDER,
    FORTRESS_BONUS,
    GENERAL,
    GENERAL_BONUS,
    HERO_LED,
    LED,
    LED_ARMY,
    LONE_HERO,
    NOBODY,
    OF_EACH,
    PLAIN,
    PLAIN_ARMY,
    SORTS,
    STRENGTHS,
    STRONGEST,
)


@kernel
def side_of(s: Record, seat: int) -> int:
    return ATTACKER if seat == s.attacker else DEFENDER


@kernel
def seat_on(s: Record, side: int) -> int:
    return s.attacker if side == ATTACKER else s.defender


@kernel
def armies_left(s: Record, side: int) -> int:
    """Armies of a side that have not fought."""
    return s.force[side, LED] + s.force[side, HERO_LED] + s.force[side, LONE_HERO] + s.force[side, PLAIN]


@kernel
def line_up(s: Record, side: int, plain: int, led: int) -> None:
    s.force[side, LED] = led
    s.force[side, HERO_LED] = s.heroes[side, AS_GENERAL]
    s.force[side, LONE_HERO] = s.heroes[side, AS_ARMY]
    s.force[side, PLAIN] = plain - s.heroes[side, AS_GENERAL]


@kernel
def begin_battle(s: Record) -> None:
    """Every defending army at home and not held takes part."""
    s.battle = FIGHTING
    home = s.seats[s.defender].home
    line_up(s, DEFENDER, home[PLAIN_ARMY], home[LED_ARMY])
    if s.attacker == NOBODY:
        s.force[ATTACKER, PLAIN] = s.numbers[BARBARIAN_ARMIES]
    else:
        line_up(s, ATTACKER, s.sent[PLAIN_ARMY], s.sent[LED_ARMY])
    if armies_left(s, DEFENDER) == 0:
        note(s, UNDEFENDED, s.attacker, s.defender, 0)
        battle_won(s)
        return
    deal_battle_cards(s, ATTACKER)
    deal_battle_cards(s, DEFENDER)
    begin_laying(s)


# ---------------------------------------------------------------- battle cards


@kernel
def draw_battle_card(s: Record) -> int:
    """A card of the battle deck, less what lies on the table: its strength, less one."""
    left = s.numbers[OF_EACH] * s.numbers[STRONGEST]
    for strength in range(STRENGTHS):
        left -= s.drawn[ATTACKER, strength] + s.drawn[DEFENDER, strength]
    place = draw(s, left)
    strength = 0
    while True:
        place -= s.numbers[OF_EACH] - s.drawn[ATTACKER, strength] - s.drawn[DEFENDER, strength]
        if place < 0:
            return strength
        strength += 1


@kernel
def deal_battle_cards(s: Record, side: int) -> None:
    for n in range(armies_left(s, side)):
        strength = draw_battle_card(s)
        s.drawn[side, strength] += 1
        if seat_on(s, side) == NOBODY:
            s.horde[n] = strength


@kernel
def last_sort(s: Record, side: int) -> int:
    sort = PLAIN
    while s.force[side, sort] == 0:
        sort -= 1
    return sort


@kernel
def sort_to_lay(s: Record, side: int) -> int:
    """The first sort that still has armies without a card."""
    for sort in range(len(SORTS)):
        laid = 0
        for strength in range(STRENGTHS):
            laid += s.laid[side, sort, strength]
        if laid < s.force[side, sort]:
            return sort
    return last_sort(s, side)


@kernel
def lay_rest(s: Record, side: int) -> bool:
    """The last sort present gets what is left without a question; whether it is so far."""
    last = last_sort(s, side)
    if sort_to_lay(s, side) != last:
        return False
    for strength in range(STRENGTHS):
        s.laid[side, last, strength] = s.drawn[side, strength]
        s.drawn[side, strength] = 0
    return True


@kernel
def begin_laying(s: Record) -> None:
    """Both sides lay at the same time."""
    waiting = 0
    for side in range(2):
        if not lay_rest(s, side):
            waiting |= bit(seat_on(s, side))
    if waiting:
        ask(s, ASK_UNDER, waiting)
    else:
        next_duel(s)


@kernel
def lay_under(s: Record, seat: int, sort: int, strength: int) -> None:
    side = side_of(s, seat)
    s.drawn[side, strength] -= 1
    s.laid[side, sort, strength] += 1
    if lay_rest(s, side):
        s.asked &= ~bit(seat)
        if s.asked == 0:
            next_duel(s)


# ---------------------------------------------------------------- duels


@kernel
def next_duel(s: Record) -> None:
    """Until the side with fewer armies has used all."""
    if armies_left(s, ATTACKER) == 0 or armies_left(s, DEFENDER) == 0:
        battle_won(s)
        return
    s.chosen[:] = NOBODY
    if s.attacker == NOBODY:
        fought = s.numbers[BARBARIAN_ARMIES] - armies_left(s, ATTACKER)
        s.chosen[ATTACKER] = PLAIN * STRENGTHS + s.horde[fought]
        ask(s, ASK_FIGHT, bit(s.defender))
    else:
        ask(s, ASK_FIGHT, bit(s.attacker) | bit(s.defender))


@kernel
def choose_army(s: Record, seat: int, army: int) -> None:
    """The duel is fought when both have chosen."""
    s.chosen[side_of(s, seat)] = army
    s.asked &= ~bit(seat)
    if s.asked == 0:
        go_on(s)
        reveal(s)
        fight_duel(s)
        next_duel(s)


@kernel
def strength_of(s: Record, side: int, army: int) -> int:
    """The card, a general or hero leading, and for the defender the fortresses."""
    sort = army // STRENGTHS
    strength = army % STRENGTHS + 1
    if sort in (LED, HERO_LED):
        strength += s.numbers[GENERAL_BONUS]
    if side == DEFENDER:
        strength += s.numbers[FORTRESS_BONUS] * s.seats[s.defender].fortresses
    return strength


@kernel
def fight_duel(s: Record) -> None:
    for side in range(2):
        army = s.chosen[side]
        s.duel[side] = army
        s.laid[side, army // STRENGTHS, army % STRENGTHS] -= 1
        s.shown[side, army % STRENGTHS] += 1
        s.force[side, army // STRENGTHS] -= 1
    attack = strength_of(s, ATTACKER, s.duel[ATTACKER])
    defence = strength_of(s, DEFENDER, s.duel[DEFENDER])
    if attack > defence:
        s.victorious += 1
        destroy_army(s, DEFENDER)
        note(s, ATTACKER_WON, s.attacker, s.defender, attack * 256 + defence)
    elif attack < defence:
        destroy_army(s, ATTACKER)
        note(s, DEFENDER_WON, s.attacker, s.defender, attack * 256 + defence)
    else:
        note(s, TIE, s.attacker, s.defender, attack * 256 + defence)


@kernel
def destroy_army(s: Record, side: int) -> None:
    """The weaker army goes back to the items with its general; heroes are discarded when the war is over."""
    sort = s.duel[side] // STRENGTHS
    if seat_on(s, side) == NOBODY or sort == LONE_HERO:
        return
    led = LED_ARMY if sort == LED else PLAIN_ARMY
    if side == ATTACKER:
        s.sent[led] -= 1
    else:
        s.seats[s.defender].home[led] -= 1
    s.supply[ARMY] += 1
    if sort == LED:
        s.supply[GENERAL] += 1
