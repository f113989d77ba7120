"""The baths, where disdain is bribed away, and the rulings of the courthouse."""

from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall import actions as act
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.rules.buildings import has
from ludus.games.hadrians_wall.rules.marking import gain_all
from ludus.games.hadrians_wall.rules.paying import can_pay, pay


@kernel
def list_bribes(s: Record, p: Record, actions: Record, n: int) -> int:
    if p.disdain == p.removed or not has(p, t.BATHS):
        return n
    this_year = 0
    for box in range(t.BATH_BOXES):
        this_year += p.bribes[box] == s.year + 1
    if this_year == t.BATHS_A_YEAR:
        return n
    for box in range(t.BATH_BOXES):
        reached = p.citizens[t.APPARITORES] >= t.BATH_APPARITORES[box]
        if p.bribes[box] == 0 and reached and p.supplies[t.RESOURCE] >= t.BATH_RESOURCES[box]:
            actions[n] = act.BRIBE + box
            n += 1
    return n


@kernel
def bribe(s: Record, p: Record, box: int) -> None:
    p.supplies[t.RESOURCE] -= t.BATH_RESOURCES[box]
    p.bribes[box] = s.year + 1
    p.removed += 1


@kernel
def ruled_this_year(s: Record, p: Record, column: int) -> bool:
    for row in range(t.RULING_ROWS):
        if p.rulings[column, row] == s.year + 1:
            return True
    return False


@kernel
def list_rulings(s: Record, p: Record, purse: int, actions: Record, n: int) -> int:
    if not has(p, t.COURTHOUSE):
        return n
    for column in range(t.RULING_COLUMNS):
        if ruled_this_year(s, p, column) or not can_pay(purse, t.RULING_PRICE[column]):
            continue
        for row in range(t.RULING_ROWS):
            if p.rulings[column, row] == 0 and p.citizens[t.APPARITORES] >= t.RULING_APPARITORES[column, row]:
                actions[n] = act.RULING + column * t.RULING_ROWS + row
                n += 1
    return n


@kernel
def give_ruling(s: Record, p: Record, box: int) -> None:
    column, row = box // t.RULING_ROWS, box % t.RULING_ROWS
    pay(p, t.RULING_COST[column])
    p.rulings[column, row] = s.year + 1
    gain_all(p, t.RULING_REWARD[column])
