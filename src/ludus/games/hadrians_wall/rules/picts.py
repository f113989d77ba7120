"""The year's end: the Picts attack, favours cancel cards, disdain and valour are taken."""

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall import actions as act
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.rules.fate import take_fate
from ludus.games.hadrians_wall.rules.marking import gain
from ludus.games.hadrians_wall.rules.year import begin_year, clear_neutral
from ludus.games.hadrians_wall.state import FAVOURS_PHASE, OVER


@kernel
def stop(s: Record, seat: int) -> None:
    """The year ends the moment all have stopped."""
    s.seats[seat].stopped = 1
    for other in range(s.players):
        if not s.seats[other].stopped:
            return
    attack(s)


@kernel
def attack(s: Record) -> None:
    """All pieces left are lost; then the same cards attack everybody."""
    s.phase = FAVOURS_PHASE
    for cohort in range(3):
        s.attacks[cohort] = 0
    for seat in range(s.players):
        prepare(s.seats[seat])
    for _ in range(attack_size(s)):
        if s.fate_deck | s.fate_discard:  # all 48 may be out, where many gifts count as put on neutral cards
            card = take_fate(s)
            s.attack_cards |= np.int64(1) << card
            s.attacks[t.FATE_ATTACK[card]] += 1
    for seat in range(s.players):
        if not is_offered_a_favour(s, s.seats[seat]):
            settle(s, s.seats[seat])
    end_attack(s)


@kernel
def prepare(p: Record) -> None:
    lose_supplies(p)
    p.settled = 0
    for cohort in range(3):
        p.cancelled[cohort] = 0


@kernel
def lose_supplies(p: Record) -> None:
    for supply in range(5):
        p.supplies[supply] = 0


@kernel
def attack_size(s: Record) -> int:
    """Cards by year and difficulty, and one more for each piece on neutral cards."""
    count = t.ATTACK_CARDS[s.difficulty, s.year] + s.tribute
    for n in range(t.MAX_NEUTRAL):
        count += s.neutral_soldiers[n] + s.neutral_resources[n]
    return count


@kernel
def breaking_through(s: Record, p: Record, cohort: int) -> int:
    return max(0, s.attacks[cohort] - p.cancelled[cohort] - p.cohorts[cohort])


@kernel
def is_offered_a_favour(s: Record, p: Record) -> bool:
    for cohort in range(3):
        if p.temple_favours + p.diplomat_favours[cohort] > 0 and breaking_through(s, p, cohort) > 0:
            return True
    return False


@kernel
def list_favours(s: Record, p: Record, actions: Record, n: int) -> int:
    for cohort in range(3):
        if p.temple_favours > 0 and breaking_through(s, p, cohort) > 0:
            actions[n] = act.FAVOUR_TEMPLE + cohort
            n += 1
    for cohort in range(3):
        if p.diplomat_favours[cohort] > 0 and breaking_through(s, p, cohort) > 0:
            actions[n] = act.FAVOUR_DIPLOMAT + cohort
            n += 1
    actions[n] = act.FAVOUR_NONE
    return n + 1


@kernel
def use_favour(s: Record, p: Record, action: int) -> None:
    """Cancel one card, or keep the other favours for later years."""
    if action < act.FAVOUR_DIPLOMAT:
        p.temple_favours -= 1
        p.cancelled[action - act.FAVOUR_TEMPLE] += 1
    elif action < act.FAVOUR_NONE:
        p.diplomat_favours[action - act.FAVOUR_DIPLOMAT] -= 1
        p.cancelled[action - act.FAVOUR_DIPLOMAT] += 1
    if action == act.FAVOUR_NONE or not is_offered_a_favour(s, p):
        settle(s, p)
        end_attack(s)


@kernel
def settle(s: Record, p: Record) -> None:
    """Disdain for what breaks through, up to the year's potential; valour for the rest of it."""
    potential = t.POTENTIAL[s.year]
    through = 0
    for cohort in range(3):
        through += breaking_through(s, p, cohort)
    p.settled = 1
    p.attack_disdain = min(through, potential)
    p.attack_valour = potential - p.attack_disdain
    p.disdain += p.attack_disdain
    for _ in range(p.attack_valour):
        gain(p, t.FIRST_ATTRIBUTE + t.VALOUR)


@kernel
def end_attack(s: Record) -> None:
    """When all have taken what the attack brings, the cards are cleared and the next year begins, or the game ends."""
    for seat in range(s.players):
        if not s.seats[seat].settled:
            return
    s.fate_discard |= s.attack_cards
    s.attack_cards = 0
    clear_neutral(s)
    if s.year + 1 < t.YEARS:
        begin_year(s)
        return
    s.phase = OVER
    for seat in range(s.players):
        lose_supplies(s.seats[seat])
