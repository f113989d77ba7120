"""Buildings of both sheets, and the citizens that open those of the right one."""

import numpy as np

from ludus.engine.chance import lowest_bit
from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall import actions as act
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.rules.marking import gain, gain_all
from ludus.games.hadrians_wall.rules.paying import can_pay, pay


@kernel
def has(p: Record, building: int) -> bool:
    return (p.buildings >> building) & 1 == 1


@kernel
def buildable(p: Record) -> int:
    """The buildings whose level is reached, whose smaller one stands and which do not stand yet, as a mask."""
    opened = t.OPENED_BY_FORT[p.tracks[t.FORT]]
    for attribute in range(4):
        opened |= t.OPENED_BY_ATTRIBUTE[attribute, p.attributes[attribute]]
    for citizen in range(5):
        opened |= t.OPENED_BY_CITIZEN[citizen, p.citizens[citizen]]
    return opened & ~p.buildings & (t.FIRST_BUILDINGS | (p.buildings << 1))


@kernel
def list_buildings(p: Record, purse: int, actions: Record, n: int) -> int:
    left = buildable(p)
    while left:
        building = lowest_bit(left)
        if can_pay(purse, t.BUILDING_PRICE[building]):
            actions[n] = act.BUILD + building
            n += 1
        left &= left - 1
    return n


@kernel
def build(p: Record, building: int) -> None:
    pay(p, t.BUILDING_COST[building])
    p.buildings |= np.int64(1) << building
    gain_all(p, t.BUILDING_REWARD[building])


@kernel
def list_citizens(p: Record, actions: Record, n: int) -> int:
    if p.supplies[t.CITIZEN_PAYS] > 0:
        for citizen in range(5):
            if p.citizens[citizen] < t.CITIZEN_LENGTH:
                actions[n] = act.CITIZEN + citizen
                n += 1
    return n


@kernel
def bring_citizen(p: Record, citizen: int) -> None:
    p.supplies[t.CITIZEN_PAYS] -= 1
    gain(p, t.FIRST_CITIZEN + citizen)
