"""The flat space of actions, and the questions they answer.

What can be answered now is one mask per question; `NUMBER` turns an answer's place in the mask into an action and
`MEANING` an action back. Both maps share the numbers of their places, by name. `move KIND from PLACE` is only the
beginning of a journey: `to A-B` completes it.
"""

import numpy as np

from ludus.games.concordia import maps
from ludus.games.concordia.options import MAPS
from ludus.games.concordia.tables import ANY_GOOD, CARDS, GOODS, HOUSES, KINDS, SEATS, SLOTS, Array

# The questions, and whether the answer may be `done`
QUESTIONS = (
    "play",  # which card to play
    "colonist",  # Tribune: a new colonist into the capital?
    "move",  # Architect: which colonist sets out?
    "to",  # Architect: which route does its journey end on?
    "house",  # Architect: where to build?
    "prefect",  # Prefect: which province, or the coins?
    "keep",  # a Prefect's goods that do not all fit: which to store?
    "settle",  # Colonist: a new colonist where, or the money?
    "trade",  # Mercator: what to sell or buy?
    "copy",  # Diplomat: whose card?
    "purchase",  # Senator, Consul: which card?
    "over",  # nothing any more
)
PLAY, NEW_COLONIST, MOVE, TO, HOUSE, PROVINCE, KEEP, SETTLE, TRADE, COPY, PURCHASE, OVER = range(len(QUESTIONS))
MANDATORY = ("play", "to", "prefect", "keep", "over")
MAY_BE_DONE = np.array([question not in MANDATORY for question in QUESTIONS], np.int16)
COINS = maps.MAX_PROVINCES  # PROVINCE: the answer after the provinces
MONEY = len(KINDS) * maps.MAX_CITIES  # SETTLE: the answer after the cities, for land and then for sea
WITH = SLOTS  # PURCHASE: after the slots come the slots that ask for any good, with each good
ANY_SLOTS: list[int] = np.flatnonzero(ANY_GOOD).tolist()


def joined(names: list[tuple[str, ...]]) -> list[str]:
    """The names of both maps, each once, in the order that both maps number them in."""
    return sorted({name for of_map in names for name in of_map})


CITIES_BY_KIND = [  # by kind and map, the cities that have such a route
    [
        tuple(c for n, c in enumerate(names) if maps.CITIES_WITH[m, k] >> n & 1)
        for m, names in enumerate(maps.CITY_NAMES)
    ]
    for k in range(len(KINDS))
]
ROUTES_BY_KIND = [[of_map[k] for of_map in maps.ROUTE_NAMES] for k in range(len(KINDS))]
CAPITALS = {data["capital"] for data in maps.DATA}
PURCHASE_WORDS = [
    *(f"card {slot + 1}" for slot in range(SLOTS)),
    *(f"card {slot + 1} with {good}" for slot in ANY_SLOTS for good in GOODS),
]

WORDS: tuple[str, ...] = (
    "done",
    *(f"play {card}" for card in CARDS),
    *(f"colonist {kind}" for kind in KINDS),
    *(
        f"move {kind} from {place}"
        for k, kind in enumerate(KINDS)
        for place in (*joined(CITIES_BY_KIND[k]), *joined(ROUTES_BY_KIND[k]))
    ),
    *(f"to {route}" for route in joined([*ROUTES_BY_KIND[0], *ROUTES_BY_KIND[1]])),
    *(f"house {city}" for city in joined(list(maps.CITY_NAMES)) if city not in CAPITALS),
    *(f"produce {province}" for names in maps.PROVINCE_NAMES for province in names),
    "coins",
    *(f"keep {good}" for good in GOODS),
    *(f"settle {kind} in {city}" for k, kind in enumerate(KINDS) for city in joined(CITIES_BY_KIND[k])),
    "money",
    *(f"sell {good}" for good in GOODS),
    *(f"buy {good}" for good in GOODS),
    *(f"copy {seat}" for seat in range(SEATS)),
    *PURCHASE_WORDS,
)
DONE = 0
PARTIAL = tuple(number for number, words in enumerate(WORDS) if words.startswith("move "))
MAX_LEGAL = max(maps.MAX_ROUTES, len(KINDS) * (HOUSES + 1) + 2)  # journeys; settling beside every house, money and done


def padded(names: tuple[str, ...], length: int) -> list[str]:
    return [*names, *[""] * (length - len(names))]


def answers(m: int) -> dict[int, list[str]]:
    """The words of every answer to every question on a map, in the order of the question's mask."""
    cities = padded(maps.CITY_NAMES[m], maps.MAX_CITIES)
    routes = [padded(names, maps.MAX_ROUTES) for names in maps.ROUTE_NAMES[m]]
    return {
        PLAY: [f"play {card}" for card in CARDS],
        NEW_COLONIST: [f"colonist {kind}" for kind in KINDS],
        MOVE: [f"move {kind} from {place}" for k, kind in enumerate(KINDS) for place in (*cities, *routes[k])],
        TO: [f"to {route}" for k in range(len(KINDS)) for route in routes[k]],
        HOUSE: [f"house {city}" for city in cities],
        PROVINCE: [*(f"produce {name}" for name in padded(maps.PROVINCE_NAMES[m], maps.MAX_PROVINCES)), "coins"],
        KEEP: [f"keep {good}" for good in GOODS],
        SETTLE: [*(f"settle {kind} in {city}" for kind in KINDS for city in cities), "money"],
        TRADE: [*(f"sell {good}" for good in GOODS), *(f"buy {good}" for good in GOODS)],
        COPY: [f"copy {seat}" for seat in range(SEATS)],
        PURCHASE: PURCHASE_WORDS,
    }


def number_table() -> Array:
    """By map, question and answer, the number of the action; -1 where there is none."""
    numbers = {words: number for number, words in enumerate(WORDS)}
    table = np.full((len(MAPS), len(QUESTIONS), len(KINDS) * maps.PLACES), -1, np.int16)
    for m in range(len(MAPS)):
        for question, listed in answers(m).items():
            table[m, question, : len(listed)] = [numbers.get(words, -1) for words in listed]
    return table


NUMBER = number_table()


def meaning_table(kind: int) -> Array:
    """By map and action, which answer to its question it is; `to A-B` means the route of one kind."""
    table = np.full((len(MAPS), len(WORDS)), -1, np.int16)
    for m, question, answer in np.argwhere(NUMBER >= 0).tolist():
        if question != TO or answer // maps.MAX_ROUTES == kind:
            table[m, NUMBER[m, question, answer]] = answer % maps.MAX_ROUTES if question == TO else answer
    return table


MEANING = np.stack([meaning_table(kind) for kind in range(len(KINDS))])  # by kind, map and action
