"""Buildings of both sheets, and the citizens that open those of the right one."""

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall import actions as act
from ludus.games.hadrians_wall.rules.marking import gain, gain_all
from ludus.games.hadrians_wall.rules.paying import can_pay, pay
from ludus.games.hadrians_wall.tables import (
    BUILDING_AFTER,
    BUILDING_COST,
    BUILDING_LEVEL,
    BUILDING_LEVEL_OF,
    BUILDING_REWARD,
    CITIZEN_LENGTH,
    CITIZEN_PAYS,
    FIRST_CITIZEN,
    FORT,
    INFRASTRUCTURE,
)

BUILDING_COUNT = BUILDING_LEVEL.size


@kernel
def has(p: Record, building: int) -> bool:
    return (p.buildings >> building) & 1 == 1


@kernel
def level(p: Record, of: int) -> int:
    """A level buildings ask for: infrastructure, then the attributes, then the citizens."""
    if of == 0:
        return INFRASTRUCTURE[p.tracks[FORT]]
    if of < 5:
        return p.attributes[of - 1]
    return p.citizens[of - 5]


@kernel
def list_buildings(p: Record, actions: Record, n: int) -> int:
    for building in range(BUILDING_COUNT):
        if level(p, BUILDING_LEVEL_OF[building]) < BUILDING_LEVEL[building] or has(p, building):
            continue
        after = BUILDING_AFTER[building]
        if (after < 0 or has(p, after)) and can_pay(p, BUILDING_COST[building]):
            actions[n] = act.BUILD + building
            n += 1
    return n


@kernel
def build(p: Record, building: int) -> None:
    pay(p, BUILDING_COST[building])
    p.buildings |= np.int64(1) << building
    gain_all(p, BUILDING_REWARD[building])


@kernel
def list_citizens(p: Record, actions: Record, n: int) -> int:
    if p.supplies[CITIZEN_PAYS] > 0:
        for citizen in range(5):
            if p.citizens[citizen] < CITIZEN_LENGTH:
                actions[n] = act.CITIZEN + citizen
                n += 1
    return n


@kernel
def bring_citizen(p: Record, citizen: int) -> None:
    p.supplies[CITIZEN_PAYS] -= 1
    gain(p, FIRST_CITIZEN + citizen)
