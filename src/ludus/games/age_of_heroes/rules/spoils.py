"""Victory in battle: what the victorious take, and how armies go home."""

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.rules import story
from ludus.games.age_of_heroes.rules.cards import NO_CARD, hand_size, plunder, random_card, spend
from ludus.games.age_of_heroes.rules.ending import look_for_claim, look_for_out
from ludus.games.age_of_heroes.rules.ring import go_on, joined
from ludus.games.age_of_heroes.state import NO_BATTLE


@kernel
def battle_won(s: Record) -> None:
    """Attackers left without an opponent are victorious too; everything the goal allows is taken."""
    for sort in range(len(t.SORTS)):
        s.victorious += s.force[t.ATTACKER, sort]
    story.note(s, story.VICTORIOUS, s.attacker, s.defender, s.victorious)
    if s.attacker == t.NOBODY:
        for _ in range(s.victorious):
            ravage(s)
    elif s.goal == t.CONQUEST:
        conquer(s)
    elif s.goal == t.PLUNDER:
        take_cards(s)
    else:
        destroy_monument(s, destroyed_by(s, s.victorious))
    battle_over(s)


@kernel
def conquer(s: Record) -> None:
    defender = s.seats[s.defender]
    taken = min(s.victorious // s.numbers[t.ARMIES_PER_CITY], defender.cities)
    if taken == 0:
        return
    defender.cities -= taken
    s.seats[s.attacker].cities += taken
    story.note(s, story.CITIES_TAKEN, s.attacker, s.defender, taken)
    look_for_claim(s, s.attacker)


@kernel
def take_cards(s: Record) -> None:
    """Cards of the defender's hand, taken at random one by one."""
    taken = min(s.victorious * s.numbers[t.CARDS_PER_ARMY], hand_size(s, s.defender))
    for _ in range(taken):
        plunder(s, s.defender, s.attacker, random_card(s, s.defender))
    if taken > 0:
        story.note(s, story.CARDS_TAKEN, s.attacker, s.defender, taken)


@kernel
def destroyed_by(s: Record, victorious: int) -> int:
    """How many cards of a monument so many armies destroy."""
    if victorious == 0:
        return 0
    return s.numbers[t.DESTROYED_WITH_THREE] if victorious >= 3 else s.numbers[t.DESTROYED]


@kernel
def destroy_monument(s: Record, cards: int) -> None:
    defender = s.seats[s.defender]
    lost = min(cards, defender.monument)
    defender.monument -= lost
    s.discard[t.SPECIAL + defender.tribe] += lost
    if lost > 0:
        story.note(s, story.MONUMENT_DESTROYED, s.attacker, s.defender, lost)


@kernel
def ravage(s: Record) -> None:
    """One victorious barbarian army: a card of the monument, or cards of the hand where there is none."""
    if s.seats[s.defender].monument > 0:
        destroy_monument(s, destroyed_by(s, 1))
        return
    for _ in range(min(s.numbers[t.CARDS_PER_ARMY], hand_size(s, s.defender))):
        kind = random_card(s, s.defender)
        spend(s, s.defender, kind)
        story.note(s, story.CARDS_DESTROYED, t.NOBODY, s.defender, kind)


@kernel
def battle_over(s: Record) -> None:
    """Everything goes home, heroes and the barbarians' card are discarded, battle cards go back unseen."""
    go_on(s)
    if s.attacker != t.NOBODY:
        go_home(s)
    else:
        s.discard[s.event] += 1
        s.event = NO_CARD
    for side in (t.ATTACKER, t.DEFENDER):
        s.discard[t.HERO] += s.heroes[side, t.AS_ARMY] + s.heroes[side, t.AS_GENERAL]
    s.drawn[:] = 0
    s.laid[:] = 0
    s.horde[:] = 0
    s.chosen[:] = t.NOBODY
    s.battle = NO_BATTLE
    look_for_out(s)


@kernel
def go_home(s: Record) -> None:
    """Survivors come home at the end of the attacker's next turn; at once if a road joins the two tribes."""
    p = s.seats[s.attacker]
    direct = joined(s, s.attacker, s.defender)
    for led in (t.PLAIN_ARMY, t.LED_ARMY):
        if direct:
            p.home[led] += s.sent[led]
        else:
            p.away[1, led] += s.sent[led]
    back = s.sent[t.PLAIN_ARMY] + s.sent[t.LED_ARMY]
    if direct and back > 0:
        story.note(s, story.ARMIES_HOME, s.attacker, s.defender, back)
