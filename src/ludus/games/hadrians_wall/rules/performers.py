"""The theatre and the ludus gladiatorius."""

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall import actions as act
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.rules.buildings import has
from ludus.games.hadrians_wall.rules.fate import turn_up_fate
from ludus.games.hadrians_wall.rules.marking import gain, gain_all

WAYS_TO_PAY = t.GLADIATOR_PAYS.size


@kernel
def list_shows(s: Record, p: Record, actions: Record, n: int) -> int:
    if p.supplies[t.THEATRE_PAYS] == 0 or not has(p, t.THEATRE):
        return n
    for box in range(t.SHOWS):
        if p.shows[box] == s.year + 1:
            return n
    for box in range(t.SHOWS):
        if p.shows[box] == 0 and p.citizens[t.PERFORMERS] >= t.SHOW_PERFORMERS[box]:
            actions[n] = act.SHOW + box
            n += 1
    return n


@kernel
def put_on_show(s: Record, p: Record, box: int) -> None:
    p.supplies[t.THEATRE_PAYS] -= 1
    p.shows[box] = s.year + 1
    gain_all(p, t.SHOW_REWARD[box])


@kernel
def is_dead(p: Record, gladiator: int) -> bool:
    return p.strength[gladiator] > 0 and p.wounds[gladiator] == p.strength[gladiator]


@kernel
def can_train_gladiator(p: Record, gladiator: int) -> bool:
    strength = p.strength[gladiator]
    if strength == t.MAX_STRENGTH or is_dead(p, gladiator):
        return False
    return p.citizens[t.PERFORMERS] >= t.STRENGTH_PERFORMERS[strength]


@kernel
def list_gladiators(s: Record, p: Record, actions: Record, n: int) -> int:
    if not has(p, t.LUDUS):
        return n
    for gladiator in range(2):
        if can_train_gladiator(p, gladiator):
            for way in range(WAYS_TO_PAY):
                if p.supplies[t.GLADIATOR_PAYS[way]] > 0:
                    actions[n] = act.GLADIATOR_TRAIN + gladiator * WAYS_TO_PAY + way
                    n += 1
    for gladiator in range(2):
        if p.strength[gladiator] > p.wounds[gladiator] and (p.fights[gladiator] >> s.year) & 1 == 0:
            actions[n] = act.GLADIATOR_FIGHT + gladiator
            n += 1
    return n


@kernel
def train_gladiator(p: Record, way: int) -> None:
    p.supplies[t.GLADIATOR_PAYS[way % WAYS_TO_PAY]] -= 1
    p.strength[way // WAYS_TO_PAY] += 1


@kernel
def fight(s: Record, p: Record, gladiator: int) -> None:
    """Wounds as the Fate card says, no more than he has strength left; then what his strength brings, dead or alive."""
    p.fights[gladiator] |= np.int64(1) << s.year
    wounds = t.FATE_WOUNDS[turn_up_fate(s)]
    strength = p.strength[gladiator]
    p.wounds[gladiator] = min(strength, p.wounds[gladiator] + wounds)
    if is_dead(p, gladiator):
        for _ in range(t.DEATH_PIETY[strength]):
            gain(p, t.FIRST_ATTRIBUTE + t.PIETY)
        return
    for _ in range(t.SURVIVAL_RENOWN[strength]):
        gain(p, t.FIRST_ATTRIBUTE + t.RENOWN)
    p.supplies[t.RESOURCE] += t.SURVIVAL_RESOURCE[strength]
