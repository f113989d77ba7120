"""Goods, cards and prices as constant arrays; the two maps are in `maps`.

A price in goods is one number with a byte for each good (`priced`), so that rules compare and pay whole prices at once.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np

from ludus.games.concordia.options import COMPONENTS

Array = np.ndarray[Any, Any]

SEATS = int(COMPONENTS["players"]["most"])
NOBODY = -1

# Goods, cheapest first
GOODS: tuple[str, ...] = tuple(COMPONENTS["goods"])
BRICK, FOOD, TOOL, WINE, CLOTH = range(5)
PRICE = np.array([good["price"] for good in COMPONENTS["goods"].values()], np.int16)
LANE = 8  # bits of a price in goods that each good has to itself


def priced(goods: Iterable[str]) -> int:
    """A list of goods as one number: how many of each, a byte per good; "any" is paid separately."""
    return sum(1 << LANE * GOODS.index(good) for good in goods if good != "any")


# Colonists
LAND, SEA = 0, 1
KINDS = ("land", "sea")
COLONISTS = int(COMPONENTS["colonists"]["per_kind"])
COLONISTS_AT_START = int(COMPONENTS["colonists"]["in_capital"])
COLONIST_GOODS = np.int64(priced(COMPONENTS["colonists"]["cost"]))
IN_STOREHOUSE = -1  # the place of a colonist that is not on the board

# Storehouse and money
SPACES = int(COMPONENTS["storehouse"]["spaces"])
START_GOODS = np.array([COMPONENTS["storehouse"]["goods"][good] for good in GOODS], np.int16)
START_MONEY = np.array(COMPONENTS["money"]["start"], np.int16)

# Houses, by what their city produces
HOUSES = int(COMPONENTS["houses"]["per_player"])
HOUSE_COINS = np.array([COMPONENTS["houses"]["cost"][good]["coins"] for good in GOODS], np.int16)
HOUSE_GOODS = np.array([priced(COMPONENTS["houses"]["cost"][good]["goods"]) for good in GOODS], np.int64)

# Bonus markers, by their good
MARKER_GOODS = int(COMPONENTS["bonus_markers"]["goods"])
MARKER_GOODS_WITH_MAGNUS = int(COMPONENTS["bonus_markers"]["goods_with_magnus"])
MARKER_COINS = np.array([COMPONENTS["bonus_markers"]["coins"][good] for good in GOODS], np.int16)

# Personality cards, by their word
CARDS: tuple[str, ...] = tuple(COMPONENTS["cards"]["words"])
TRIBUNE, ARCHITECT, PREFECT, COLONIST, MERCATOR, MERCATOR5, DIPLOMAT, SENATOR, CONSUL = range(9)
MASON = CARDS.index("mason")  # the five specialists follow one another as their goods do
NO_CARD = -1
SPECIALISTS = np.array([CARDS.index(COMPONENTS["cards"]["specialists"][good]) for good in GOODS], np.int16)
STARTING: list[dict[str, str]] = COMPONENTS["cards"]["starting"]
START_HAND = np.array([sum(card["card"] == word for card in STARTING) for word in CARDS], np.int16)

# What the cards say
ACTIONS = COMPONENTS["actions"]
FREE_CARDS = int(ACTIONS["tribune"]["cards_without_coin"])
COINS_PER_CARD = int(ACTIONS["tribune"]["coins_per_further_card"])
INCOME_BASE = np.array([income["base"] for income in ACTIONS["colonist"].values()], np.int16)
INCOME_EACH = np.array([income["each"] for income in ACTIONS["colonist"].values()], np.int16)
MERCATOR_COINS = np.array([ACTIONS.get(word, {}).get("coins", 0) for word in CARDS], np.int16)
MERCATOR_KINDS = int(ACTIONS["mercator"]["kinds"])
PURCHASES = np.array([ACTIONS.get(word, {}).get("cards", 0) for word in CARDS], np.int16)

# Gods
GODS: tuple[str, ...] = tuple(COMPONENTS["gods"])
VESTA, JUPITER, SATURNUS, MERCURIUS, MARS, MINERVA = range(6)
GOD_POINTS = np.array([COMPONENTS["gods"][god].get("points", 0) for god in GODS], np.int16)
VESTA_MONEY = int(COMPONENTS["gods"]["Vesta"]["per_money"])
MINERVA_POINTS = np.array([COMPONENTS["gods"]["Minerva"][CARDS[card]] for card in SPECIALISTS], np.int16)
CONCORDIA_POINTS = int(COMPONENTS["concordia"]["points"])
INTERMEDIATE_FIRST = int(COMPONENTS["intermediate_scoring"]["first"])
INTERMEDIATE_SECOND = int(COMPONENTS["intermediate_scoring"]["second"])

# Cards for sale: deck I first
DECKS: tuple[str, ...] = tuple(COMPONENTS["decks"])
SALE: tuple[dict[str, Any], ...] = tuple(card for deck in COMPONENTS["decks"].values() for card in deck)
SALE_CARD = np.array([CARDS.index(card["card"]) for card in SALE], np.int16)
SALE_GOD = np.array([GODS.index(card["god"]) for card in SALE], np.int16)
SALE_GOODS = np.array([priced(card["cost"]) for card in SALE], np.int64)
DECK_SIZES = [len(deck) for deck in COMPONENTS["decks"].values()]
DECK_MASK = np.array(
    [(1 << sum(DECK_SIZES[: d + 1])) - (1 << sum(DECK_SIZES[:d])) for d in range(len(DECKS))], np.int64
)
GOD_CARDS = np.array([sum(1 << n for n, card in enumerate(SALE) if card["god"] == god) for god in GODS], np.int64)
GOD_STARTING = np.array([sum(card["god"] == god for card in STARTING) for god in GODS], np.int16)

# The display, by slot
SLOTS = len(COMPONENTS["display"]["surcharge"])
SURCHARGE = np.array([priced(goods) for goods in COMPONENTS["display"]["surcharge"]], np.int64)
ANY_GOOD = np.array(["any" in goods for goods in COMPONENTS["display"]["surcharge"]], np.int16)
