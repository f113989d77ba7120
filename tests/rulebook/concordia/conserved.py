"""What stays the same, what only grows and what is never negative in a game of Concordia."""

from typing import Any

import numpy as np

from ludus.games.concordia.tables import CARDS, HOUSES, IN_STOREHOUSE, NO_CARD, SALE_CARD, SPACES
from rulebook.rig import Array, bits


def constant(s: Any) -> dict[str, Array]:
    """Every card for sale is in one place; a player's cards, without those bought, are the starting ones."""
    players = s["seats"][: s["players"]]
    bought = bits(players["bought"], len(SALE_CARD))
    for_sale = bits(s["to_come"], len(SALE_CARD)) + bought.sum(axis=0)
    np.add.at(for_sale, s["display"][s["display"] != NO_CARD], 1)
    bought_by_word = np.array([bought[:, card == SALE_CARD].sum(axis=1) for card in range(len(CARDS))]).T
    return {"cards for sale": for_sale, "starting cards": players["hand"] + players["discard"] - bought_by_word}


def growing(s: Any) -> dict[str, Array]:
    """Houses stay where they are, bought cards with their buyer; cards leave the decks for good."""
    players = s["seats"][: s["players"]]
    return {
        "houses": bits(players["houses"], 32),
        "bought": bits(players["bought"], len(SALE_CARD)),
        "cards out of the decks": 1 - bits(s["to_come"], len(SALE_CARD)),
        "rounds": s["rounds"],
    }


def amounts(s: Any) -> dict[str, Array]:
    """Stocks, the spaces and houses that are left, and places: one of them is in the storehouse."""
    players = s["seats"][: s["players"]]
    in_storehouse = (players["colonists"] == IN_STOREHOUSE).sum(axis=(1, 2))
    return {
        "money": players["money"],
        "goods": players["goods"],
        "goods to be stored": players["gained"],
        "hand": players["hand"],
        "discard": players["discard"],
        "free spaces": SPACES - in_storehouse - players["goods"].sum(axis=1),
        "houses left": HOUSES - bits(players["houses"], 32).sum(axis=1),
        "colonists": players["colonists"] - IN_STOREHOUSE,
    }
