"""The components as names and constants, and where each number of the box stands among the table options."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from ludus.games.age_of_heroes.options import COMPONENTS, MAX_STRENGTH, NUMBERS, PLACE

Table = np.ndarray[Any, np.dtype[np.int16]]


def constants(numbers: Iterable[int]) -> tuple[Any, ...]:
    """Constants for kernels, as 64-bit numbers: for every plain one the compiler would make a version of a function."""
    return tuple(np.int64(number) for number in numbers)


MAX_PLAYERS: int = COMPONENTS["players"]["most"]
(NOBODY,) = constants([-1])  # no seat: also the barbarians as attackers, and spectators

# ---------------------------------------------------------------- cards
DECK = COMPONENTS["resource_deck"]
TRIBES = tuple(COMPONENTS["tribes"])
CARDS = (*DECK["ordinary"], *COMPONENTS["tribes"].values(), *DECK["kept"], *DECK["immediate"])
KINDS = len(CARDS)
ORDINARY = len(DECK["ordinary"])
SPECIAL = ORDINARY  # the first special resource; the one of tribe t is SPECIAL + t
HAND_KINDS = KINDS - len(DECK["immediate"])  # kinds that can be in a hand come first
IMMEDIATE = len(DECK["immediate"])
IRON, WOOD, GRAIN, STONE, GOLD = constants(CARDS.index(name) for name in ("iron", "wood", "grain", "stone", "gold"))
OLYMPICS, HERO, LUCK = constants(CARDS.index(name) for name in ("olympic_games", "hero", "luck"))
BOOM, EARTHQUAKE, VOLCANO, FAMINE, BARBARIANS = constants(range(HAND_KINDS, KINDS))  # in the order they are played

# ---------------------------------------------------------------- items
ITEMS = tuple(COMPONENTS["items"])
CITY, ARMY, FORTRESS, GENERAL, ROAD = constants(range(len(ITEMS)))
PLAIN_ARMY, LED_ARMY = constants(range(2))  # armies outside a battle: without and with a general
BUILDS = ("city", "army", "fortress", "general", "road-left", "road-right")
ROAD_LEFT, ROAD_RIGHT = constants(BUILDS.index(side) for side in ("road-left", "road-right"))
BUILD_ITEM: Table = np.array([CITY, ARMY, FORTRESS, GENERAL, ROAD, ROAD], np.int16)

# ---------------------------------------------------------------- war
GOALS = ("conquest", "plunder", "destruction")
CONQUEST, PLUNDER, DESTRUCTION = constants(range(len(GOALS)))
ATTACKER, DEFENDER = constants(range(2))  # sides of a battle
SORTS = ("led", "hero-led", "hero", "plain")  # in the order in which battle cards are laid
LED, HERO_LED, LONE_HERO, PLAIN = constants(range(len(SORTS)))
AS_ARMY, AS_GENERAL = constants(range(2))  # how a hero is played
STRENGTHS = MAX_STRENGTH

# ---------------------------------------------------------------- options
FORCED, FREE = range(2)
CHOSEN, DEALT = range(2)

# `s.numbers` holds the first options of the config as they are; these are its places.
KEPT_NUMBERS = 2 + len(NUMBERS)
EXCHANGE, TRIBES_BY = PLACE["exchange"] - 1, PLACE["tribes"] - 1
OFFERS, ROUND_LIMIT = PLACE["offers"] - 1, PLACE["round_limit"] - 1
BARBARIAN_ARMIES = PLACE["barbarian_armies"] - 1
START_HAND, START_CITIES, START_ARMIES = (PLACE[f"start_{what}"] - 1 for what in ("hand", "cities", "armies"))
HAND_LIMIT = PLACE["hand_limit"] - 1
CITIES_TO_WIN, MONUMENT_TO_WIN = PLACE["cities_to_win"] - 1, PLACE["monument_to_win"] - 1
GENERAL_BONUS, FORTRESS_BONUS = PLACE["general_bonus"] - 1, PLACE["fortress_bonus"] - 1
ARMIES_PER_CITY = PLACE["armies_per_conquered_city"] - 1
CARDS_PER_ARMY = PLACE["cards_per_plundering_army"] - 1
DESTROYED = PLACE["destroyed_cards"] - 1
DESTROYED_WITH_THREE = PLACE["destroyed_cards_with_three_victorious"] - 1
STRONGEST, OF_EACH = PLACE["strengths"] - 1, PLACE["of_each"] - 1

# Places in the config of what `lay_out` turns into decks, supplies and prices.
ITEM_COUNT_AT: Table = np.array([PLACE[f"{item}_count"] for item in ITEMS], np.int16)
CARD_COUNT_AT: Table = np.array([PLACE.get(f"{card}_cards", PLACE["special_cards"]) for card in CARDS], np.int16)
COST_AT: Table = np.array(  # 0, the player count's place, where an item does not cost that resource
    [[PLACE.get(f"{item}_{resource}", 0) for resource in CARDS[:ORDINARY]] for item in ITEMS], np.int16
)
