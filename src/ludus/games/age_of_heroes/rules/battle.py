"""The battle: cards drawn, laid in secret under armies, and duels chosen in secret."""

from ludus.engine.chance import draw, reveal
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.rules.ring import ask, bit, go_on
from ludus.games.age_of_heroes.rules.spoils import battle_won
from ludus.games.age_of_heroes.rules.story import ATTACKER_WON, DEFENDER_WON, TIE, UNDEFENDED, note
from ludus.games.age_of_heroes.state import ASK_FIGHT, ASK_UNDER, FIGHTING


@kernel
def side_of(s: Record, seat: int) -> int:
    return t.ATTACKER if seat == s.attacker else t.DEFENDER


@kernel
def seat_on(s: Record, side: int) -> int:
    return s.attacker if side == t.ATTACKER else s.defender


@kernel
def armies_left(s: Record, side: int) -> int:
    """Armies of a side that have not fought."""
    return s.force[side, t.LED] + s.force[side, t.HERO_LED] + s.force[side, t.LONE_HERO] + s.force[side, t.PLAIN]


@kernel
def line_up(s: Record, side: int, plain: int, led: int) -> None:
    s.force[side, t.LED] = led
    s.force[side, t.HERO_LED] = s.heroes[side, t.AS_GENERAL]
    s.force[side, t.LONE_HERO] = s.heroes[side, t.AS_ARMY]
    s.force[side, t.PLAIN] = plain - s.heroes[side, t.AS_GENERAL]


@kernel
def begin_battle(s: Record) -> None:
    """Every defending army at home and not held takes part."""
    s.battle = FIGHTING
    home = s.seats[s.defender].home
    line_up(s, t.DEFENDER, home[t.PLAIN_ARMY], home[t.LED_ARMY])
    if s.attacker == t.NOBODY:
        s.force[t.ATTACKER, t.PLAIN] = s.numbers[t.BARBARIAN_ARMIES]
    else:
        line_up(s, t.ATTACKER, s.sent[t.PLAIN_ARMY], s.sent[t.LED_ARMY])
    if armies_left(s, t.DEFENDER) == 0:
        note(s, UNDEFENDED, s.attacker, s.defender, 0)
        battle_won(s)
        return
    deal_battle_cards(s, t.ATTACKER)
    deal_battle_cards(s, t.DEFENDER)
    begin_laying(s)


# ---------------------------------------------------------------- battle cards


@kernel
def draw_battle_card(s: Record) -> int:
    """A card of the battle deck, less what lies on the table: its strength, less one."""
    left = s.numbers[t.OF_EACH] * s.numbers[t.STRONGEST]
    for strength in range(t.STRENGTHS):
        left -= s.drawn[t.ATTACKER, strength] + s.drawn[t.DEFENDER, strength]
    place = draw(s, left)
    strength = 0
    while True:
        place -= s.numbers[t.OF_EACH] - s.drawn[t.ATTACKER, strength] - s.drawn[t.DEFENDER, strength]
        if place < 0:
            return strength
        strength += 1


@kernel
def deal_battle_cards(s: Record, side: int) -> None:
    for n in range(armies_left(s, side)):
        strength = draw_battle_card(s)
        s.drawn[side, strength] += 1
        if seat_on(s, side) == t.NOBODY:
            s.horde[n] = strength


@kernel
def last_sort(s: Record, side: int) -> int:
    sort = t.PLAIN
    while s.force[side, sort] == 0:
        sort -= 1
    return sort


@kernel
def sort_to_lay(s: Record, side: int) -> int:
    """The first sort that still has armies without a card."""
    for sort in range(len(t.SORTS)):
        laid = 0
        for strength in range(t.STRENGTHS):
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
    for strength in range(t.STRENGTHS):
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
    if armies_left(s, t.ATTACKER) == 0 or armies_left(s, t.DEFENDER) == 0:
        battle_won(s)
        return
    s.chosen[:] = t.NOBODY
    if s.attacker == t.NOBODY:
        fought = s.numbers[t.BARBARIAN_ARMIES] - armies_left(s, t.ATTACKER)
        s.chosen[t.ATTACKER] = t.PLAIN * t.STRENGTHS + s.horde[fought]
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
    sort = army // t.STRENGTHS
    strength = army % t.STRENGTHS + 1
    if sort in (t.LED, t.HERO_LED):
        strength += s.numbers[t.GENERAL_BONUS]
    if side == t.DEFENDER:
        strength += s.numbers[t.FORTRESS_BONUS] * s.seats[s.defender].fortresses
    return strength


@kernel
def fight_duel(s: Record) -> None:
    for side in range(2):
        army = s.chosen[side]
        s.duel[side] = army
        s.laid[side, army // t.STRENGTHS, army % t.STRENGTHS] -= 1
        s.shown[side, army % t.STRENGTHS] += 1
        s.force[side, army // t.STRENGTHS] -= 1
    attack = strength_of(s, t.ATTACKER, s.duel[t.ATTACKER])
    defence = strength_of(s, t.DEFENDER, s.duel[t.DEFENDER])
    if attack > defence:
        s.victorious += 1
        destroy_army(s, t.DEFENDER)
        note(s, ATTACKER_WON, s.attacker, s.defender, attack * 256 + defence)
    elif attack < defence:
        destroy_army(s, t.ATTACKER)
        note(s, DEFENDER_WON, s.attacker, s.defender, attack * 256 + defence)
    else:
        note(s, TIE, s.attacker, s.defender, attack * 256 + defence)


@kernel
def destroy_army(s: Record, side: int) -> None:
    """The weaker army goes back to the items with its general; heroes are discarded when the war is over."""
    sort = s.duel[side] // t.STRENGTHS
    if seat_on(s, side) == t.NOBODY or sort == t.LONE_HERO:
        return
    led = t.LED_ARMY if sort == t.LED else t.PLAIN_ARMY
    if side == t.ATTACKER:
        s.sent[led] -= 1
    else:
        s.seats[s.defender].home[led] -= 1
    s.supply[t.ARMY] += 1
    if sort == t.LED:
        s.supply[t.GENERAL] += 1
