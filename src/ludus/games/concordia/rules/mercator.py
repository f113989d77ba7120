"""MERCATOR: some coins, then trade with the bank in at most two kinds of goods."""

from typing import Any

import numpy as np

from ludus.engine.chance import bits
from ludus.engine.kernels import Record, kernel
from ludus.games.concordia.actions import TRADE
from ludus.games.concordia.rules.storehouse import bit, free_spaces, has
from ludus.games.concordia.tables import GOODS, MERCATOR_COINS, MERCATOR_KINDS, PRICE


@kernel
def play_mercator(s: Record, card: int) -> None:
    s.seats[s.turn].money += MERCATOR_COINS[card]
    s.question = TRADE


@kernel
def trades(s: Record) -> Any:
    """What can be sold, and then what can be bought: a kind is either sold or bought in one turn, not both."""
    player = s.seats[s.turn]
    room = free_spaces(player) > 0
    another = bits(s.sold | s.received) < MERCATOR_KINDS
    mask = np.int64(0)
    for good in range(len(GOODS)):
        sold, bought = has(s.sold, good), has(s.received, good)
        fresh = another and not sold and not bought
        if (sold or fresh) and player.goods[good] > 0:
            mask |= bit(good)
        if (bought or fresh) and room and player.money >= PRICE[good]:
            mask |= bit(len(GOODS) + good)
    return mask


@kernel
def trade(s: Record, answer: int) -> None:
    player = s.seats[s.turn]
    if answer < len(GOODS):
        s.sold |= bit(answer)
        player.goods[answer] -= 1
        player.money += PRICE[answer]
    else:
        good = answer - len(GOODS)
        s.received |= bit(good)
        player.goods[good] += 1
        player.money -= PRICE[good]
