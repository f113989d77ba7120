"""War: naming tribe and goal, heroes, sending armies, and the defender's answers. Barbarians come by the same road."""

from ludus.engine.chance import reveal
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.actions import MARCH_ARMIES, MARCH_LED
from ludus.games.age_of_heroes.rules.battle import begin_battle
from ludus.games.age_of_heroes.rules.cards import give_up, spend
from ludus.games.age_of_heroes.rules.knowledge import all_see_some
from ludus.games.age_of_heroes.rules.ring import ask, bit, go_on, reveal_outcome
from ludus.games.age_of_heroes.rules.spoils import battle_over
from ludus.games.age_of_heroes.rules.story import LUCKY, TURNED_BACK, note
from ludus.games.age_of_heroes.state import ASK_ANSWER, ASK_HERO, ASK_SEND, FACING, MUSTERING, WARRING


@kernel
def clear_battle(s: Record, attacker: int, defender: int, goal: int) -> None:
    s.attacker = attacker
    s.defender = defender
    s.goal = goal
    s.victorious = 0
    s.sent[:] = 0
    s.heroes[:] = 0
    s.force[:] = 0
    s.shown[:] = 0
    s.duel[:] = t.NOBODY
    s.chosen[:] = t.NOBODY


@kernel
def armies_at_home(s: Record, seat: int) -> int:
    """Armies that can go or defend: not away, not held."""
    return s.seats[seat].home[t.PLAIN_ARMY] + s.seats[seat].home[t.LED_ARMY]


@kernel
def can_attack(s: Record, seat: int) -> bool:
    return armies_at_home(s, seat) > 0 or s.seats[seat].hand[t.HERO] > 0


@kernel
def declare_war(s: Record, seat: int, defender: int, goal: int) -> None:
    clear_battle(s, seat, defender, goal)
    s.stage = WARRING
    s.battle = MUSTERING
    if armies_at_home(s, seat) == 0:
        all_see_some(s, seat, t.HERO)
    ask(s, ASK_SEND, bit(seat))


@kernel
def barbarians_attack(s: Record, seat: int) -> None:
    clear_battle(s, t.NOBODY, seat, t.DESTRUCTION)
    face(s)


# ---------------------------------------------------------------- heroes


@kernel
def can_lead(s: Record, side: int, seat: int) -> bool:
    """Whether a hero can be put on an army of this side that has neither a general nor a hero."""
    return s.seats[seat].home[t.PLAIN_ARMY] > s.heroes[side, t.AS_GENERAL]


@kernel
def play_hero(s: Record, seat: int, how: int) -> None:
    """A hero joins its side; the attacker then plays on or sends, the defender is asked for the next one."""
    give_up(s, seat, t.HERO)
    if seat == s.attacker:
        s.heroes[t.ATTACKER, how] += 1
    else:
        reveal(s)
        s.heroes[t.DEFENDER, how] += 1
        call_heroes(s)


# ---------------------------------------------------------------- sending


@kernel
def can_send(s: Record, seat: int, armies: int, led: int) -> bool:
    p = s.seats[seat]
    plain = armies - led
    if led > p.home[t.LED_ARMY] or plain > p.home[t.PLAIN_ARMY]:
        return False
    return plain >= s.heroes[t.ATTACKER, t.AS_GENERAL] and armies + s.heroes[t.ATTACKER, t.AS_ARMY] > 0


@kernel
def send(s: Record, seat: int, march: int) -> None:
    led = MARCH_LED[march]
    plain = MARCH_ARMIES[march] - led
    s.sent[t.PLAIN_ARMY] = plain
    s.sent[t.LED_ARMY] = led
    s.seats[seat].home[t.PLAIN_ARMY] -= plain
    s.seats[seat].home[t.LED_ARMY] -= led
    face(s)


# ---------------------------------------------------------------- the defender's answers


@kernel
def face(s: Record) -> None:
    """First the defender is asked for olympic games, or against barbarians for luck."""
    s.battle = FACING
    p = s.seats[s.defender]
    can_answer = p.hand[t.OLYMPICS] > 0 or (s.attacker == t.NOBODY and p.hand[t.LUCK] > 0)
    reveal_outcome(s, can_answer)
    if can_answer:
        ask(s, ASK_ANSWER, bit(s.defender))
    else:
        call_heroes(s)


@kernel
def play_olympics(s: Record, seat: int) -> None:
    reveal(s)
    spend(s, seat, t.OLYMPICS)
    note(s, TURNED_BACK, seat, s.attacker, 0)
    battle_over(s)


@kernel
def luck_against_barbarians(s: Record, seat: int) -> None:
    reveal(s)
    spend(s, seat, t.LUCK)
    note(s, LUCKY, seat, t.NOBODY, t.BARBARIANS)
    battle_over(s)


@kernel
def call_heroes(s: Record) -> None:
    """Then for heroes, one after the other."""
    if s.seats[s.defender].hand[t.HERO] > 0:
        reveal(s)
        ask(s, ASK_HERO, bit(s.defender))
    else:
        go_on(s)
        begin_battle(s)
