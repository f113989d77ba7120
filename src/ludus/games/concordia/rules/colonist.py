"""COLONIST, and the Tribune's new colonist: bought for goods, placed in the capital or where the player has a house."""

from typing import Any

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.concordia.actions import MONEY
from ludus.games.concordia.maps import CAPITAL, CITIES_WITH, MAX_CITIES
from ludus.games.concordia.rules.ending import end_turn
from ludus.games.concordia.rules.storehouse import affords, bit, colonists_on_board, pay, relocate, stock, waits
from ludus.games.concordia.tables import COLONIST_GOODS, IN_STOREHOUSE, INCOME_BASE, INCOME_EACH, KINDS


@kernel
def new_colonists(s: Record) -> Any:
    """The kinds of colonist the Tribune's player can buy."""
    player = s.seats[s.turn]
    mask = np.int64(0)
    if affords(stock(player), COLONIST_GOODS):
        for kind in range(len(KINDS)):
            if waits(player, kind):
                mask |= bit(kind)
    return mask


@kernel
def buy_colonist(s: Record, kind: int, city: int) -> None:
    player = s.seats[s.turn]
    pay(player, COLONIST_GOODS)
    relocate(player, kind, IN_STOREHOUSE, city)


@kernel
def buy_new_colonist(s: Record, kind: int) -> None:
    """The Tribune's one colonist, into the capital."""
    buy_colonist(s, kind, CAPITAL[s.map])
    end_turn(s)


@kernel
def settlements(s: Record) -> Any:
    """Where the Colonist's player can settle whom; and the money, as long as nobody was settled."""
    player = s.seats[s.turn]
    homes = np.int64(player.houses) | bit(CAPITAL[s.map])
    kinds = new_colonists(s)
    mask = np.int64(0)
    for kind in range(len(KINDS)):
        if kinds & bit(kind):
            mask |= (homes & CITIES_WITH[s.map, kind]) << np.int64(kind * MAX_CITIES)
    if s.settled == 0:
        mask |= bit(MONEY)
    return mask


@kernel
def income(s: Record) -> Any:
    """The money a Colonist gives instead, by the table's option."""
    return INCOME_BASE[s.colonist_income] + INCOME_EACH[s.colonist_income] * colonists_on_board(s.seats[s.turn])


@kernel
def settle(s: Record, answer: int) -> None:
    if answer == MONEY:
        s.seats[s.turn].money += income(s)
        end_turn(s)
    else:
        kind = int(answer >= MAX_CITIES)
        buy_colonist(s, kind, answer - kind * MAX_CITIES)
        s.settled += 1
