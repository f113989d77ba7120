"""The baths, where disdain is bribed away, and the rulings of the courthouse."""

from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall import actions as act
from ludus.games.hadrians_wall.rules.buildings import has
from ludus.games.hadrians_wall.rules.marking import gain_all
from ludus.games.hadrians_wall.rules.paying import can_pay, pay
from ludus.games.hadrians_wall.tables import (
    APPARITORES,
    BATH_APPARITORES,
    BATH_BOXES,
    BATH_RESOURCES,
    BATHS,
    BATHS_A_YEAR,
    COURTHOUSE,
    RESOURCE,
    RULING_APPARITORES,
    RULING_COLUMNS,
    RULING_COST,
    RULING_PRICE,
    RULING_REWARD,
    RULING_ROWS,
)


@kernel
def list_bribes(s: Record, p: Record, actions: Record, n: int) -> int:
    if p.disdain == p.removed or not has(p, BATHS):
        return n
    this_year = 0
    for box in range(BATH_BOXES):
        this_year += p.bribes[box] == s.year + 1
    if this_year == BATHS_A_YEAR:
        return n
    for box in range(BATH_BOXES):
        reached = p.citizens[APPARITORES] >= BATH_APPARITORES[box]
        if p.bribes[box] == 0 and reached and p.supplies[RESOURCE] >= BATH_RESOURCES[box]:
            actions[n] = act.BRIBE + box
            n += 1
    return n


@kernel
def bribe(s: Record, p: Record, box: int) -> None:
    p.supplies[RESOURCE] -= BATH_RESOURCES[box]
    p.bribes[box] = s.year + 1
    p.removed += 1


@kernel
def ruled_this_year(s: Record, p: Record, column: int) -> bool:
    for row in range(RULING_ROWS):
        if p.rulings[column, row] == s.year + 1:
            return True
    return False


@kernel
def list_rulings(s: Record, p: Record, purse: int, actions: Record, n: int) -> int:
    if not has(p, COURTHOUSE):
        return n
    for column in range(RULING_COLUMNS):
        if ruled_this_year(s, p, column) or not can_pay(purse, RULING_PRICE[column]):
            continue
        for row in range(RULING_ROWS):
            if p.rulings[column, row] == 0 and p.citizens[APPARITORES] >= RULING_APPARITORES[column, row]:
                actions[n] = act.RULING + column * RULING_ROWS + row
                n += 1
    return n


@kernel
def give_ruling(s: Record, p: Record, box: int) -> None:
    column, row = box // RULING_ROWS, box % RULING_ROWS
    pay(p, RULING_COST[column])
    p.rulings[column, row] = s.year + 1
    gain_all(p, RULING_REWARD[column])
