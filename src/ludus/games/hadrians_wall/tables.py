"""The printed components as constant arrays for kernels, and as name tuples for everything people read.

Rewards are numbers of `REWARDS`. A row of rewards is filled up with `NOTHING`, which is 0, and every row ends with one.
Boxes count from 0 here and from 1 in words.
"""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ludus.games.hadrians_wall.shapes import cells_mask, placements

COMPONENTS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))

Table = np.ndarray[Any, np.dtype[np.int16]]

# ---------------------------------------------------------------- names
SUPPLIES = ("soldier", "builder", "servant", "civilian", "resource")
SOLDIER, BUILDER, SERVANT, CIVILIAN, RESOURCE = range(5)
WORKERS = SUPPLIES[:4]
ATTRIBUTES = ("renown", "piety", "valour", "discipline")
RENOWN, PIETY, VALOUR, DISCIPLINE = range(4)
CITIZENS = ("traders", "performers", "priests", "apparitores", "patricians")
TRADERS, PERFORMERS, PRIESTS, APPARITORES, PATRICIANS = range(5)
COHORTS = ("left", "centre", "right")
TRACKS = tuple(track["name"] for track in COMPONENTS["track"])
MINE, GUARD, CIPPI, WALL, FORT = range(5)
GLADIATORS = tuple(COMPONENTS["gladiators"]["names"])
DIFFICULTIES = tuple(COMPONENTS["years"]["attack_cards"])
GOOD_SOURCES = ("left", "right", "neutral1", "neutral2", "fate")
SCOUT_SOURCES = ("own", "left", "right", "neutral1", "neutral2")
LEFT, RIGHT, NEUTRAL1, NEUTRAL2, FATE, OWN = range(6)  # where a good or a shape is taken from

REWARDS = (
    "nothing",
    *SUPPLIES,
    *ATTRIBUTES,
    *CITIZENS,
    "production",
    "sword",
    "favour",
    "cohort",
    "piety or discipline",
    "renown or valour",
    "any attribute",
)
NOTHING = 0
FIRST_SUPPLY = REWARDS.index("soldier")
FIRST_ATTRIBUTE = REWARDS.index("renown")
FIRST_CITIZEN = REWARDS.index("traders")
PRODUCTION = REWARDS.index("production")
SWORD = REWARDS.index("sword")
FAVOUR = REWARDS.index("favour")
COHORT = REWARDS.index("cohort")  # from here on the player chooses
FIRST_ATTRIBUTE_CHOICE = COHORT + 1
ATTRIBUTE_OFFERS = np.array(  # masks of the attributes to choose from
    [
        sum(1 << n for n, name in enumerate(ATTRIBUTES) if choice == "any attribute" or name in choice.split(" or "))
        for choice in REWARDS[FIRST_ATTRIBUTE_CHOICE:]
    ],
    np.int16,
)


# ---------------------------------------------------------------- from words to arrays
def numbers(values: Iterable[Any]) -> Table:
    return np.array(list(values), np.int16)


def pieces(cost: Mapping[str, int]) -> list[int]:
    """A price or a gain as a row over the supplies."""
    return [cost.get(supply, 0) for supply in SUPPLIES]


def price(cost: Iterable[int]) -> int:
    """A price in one number, so that one subtraction compares it with a purse: each kind has five bits, one a guard."""
    return sum(int(amount) << PIECE_BITS * kind for kind, amount in enumerate(cost))


PIECE_BITS = 5
MAX_COUNTED = 15  # of a kind in a purse; no price asks for as many
GUARDS = price([MAX_COUNTED + 1] * len(SUPPLIES))


def prices(costs: Iterable[Iterable[int]]) -> Table:
    return np.array([price(cost) for cost in costs], np.int32)


def rewards(names: Sequence[str], width: int) -> list[int]:
    """A row of reward numbers. A choice stands last, so no more than one is ever open and nothing waits behind it."""
    row = [REWARDS.index(name) for name in names]
    if any(reward >= COHORT for reward in row[:-1]):
        raise ValueError(f"a choice must be the last reward of a box, not as in {names}")
    return row + [NOTHING] * (width - len(row))


def reward_rows(boxes: Sequence[Sequence[str]], length: int = 0) -> list[list[int]]:
    """The rewards of consecutive boxes; blank ones fill up to a length."""
    return [rewards(boxes[n] if n < len(boxes) else (), MAX_REWARDS) for n in range(max(length, len(boxes)))]


def single(boxes: Sequence[Sequence[str]]) -> list[int]:
    """The one reward, or none, of each box of a track that other rewards mark: chains never branch."""
    if any(len(box) > 1 for box in boxes):
        raise ValueError("a box that an icon marks may give one thing at most")
    return [REWARDS.index(box[0]) if box else NOTHING for box in boxes]


MAX_REWARDS = 1 + max(len(building.get("reward", ())) for building in COMPONENTS["building"])

# ---------------------------------------------------------------- years
YEARS = len(COMPONENTS["years"]["potential"])
POTENTIAL = numbers(COMPONENTS["years"]["potential"])
ATTACK_CARDS = numbers(COMPONENTS["years"]["attack_cards"][level] for level in DIFFICULTIES)  # [difficulty, year]
MAX_PLAYERS = 6
MAX_NEUTRAL = 2
NEUTRAL_CARDS = numbers(COMPONENTS["neutral"]["cards_a_year"].get(str(n), 0) for n in range(MAX_PLAYERS + 1))
SOLO_RANKS = tuple(COMPONENTS["solo"]["ranks"])
SOLO_FROM_POINTS = tuple(COMPONENTS["solo"]["from_points"])

# ---------------------------------------------------------------- left sheet
COHORT_REWARD = numbers(single(COMPONENTS["cohort"]["boxes"]))
COHORT_LENGTH = len(COHORT_REWARD)

_tracks = COMPONENTS["track"]
TRACK_LENGTH = numbers(len(track["boxes"]) for track in _tracks)
LONGEST_TRACK = int(TRACK_LENGTH.max())
TRACK_REWARD = numbers(reward_rows(track["boxes"], LONGEST_TRACK) for track in _tracks)  # [track, box]
GUARD_REWARD = numbers(single(_tracks[GUARD]["boxes"]))  # a sword marks these
SECTION_END = np.cumsum(numbers(track["sections"] for track in _tracks), axis=1).astype(np.int16)  # [track, granaries]
# The fort boxes to be marked before a box; one more entry than boxes, so that a full track reads a number too.
NEEDS_FORT = numbers(
    [*track.get("needs_fort", ()), *[0] * (LONGEST_TRACK + 1 - len(track.get("needs_fort", ())))] for track in _tracks
)
# Marking a track is one action per piece it can be paid with: `TRACK_ACTIONS` pairs of track and supply.
TRACK_ACTIONS = tuple((t, SUPPLIES.index(name)) for t, track in enumerate(_tracks) for name in track["pays"])
TRACK_MARKED = numbers(track for track, _ in TRACK_ACTIONS)
TRACK_PAYS = numbers(supply for _, supply in TRACK_ACTIONS)

INFRASTRUCTURE_AT = tuple(COMPONENTS["infrastructure"]["at_fort_box"])
INFRASTRUCTURE = numbers(  # by fort boxes marked
    sum(box <= marked for box in INFRASTRUCTURE_AT) for marked in range(int(TRACK_LENGTH[FORT]) + 1)
)
PRODUCTION_CIRCLES = COMPONENTS["production"]["circles"]
PRODUCTION_AT_START = COMPONENTS["production"]["filled_at_start"]

TRAINING_PAYS = SUPPLIES.index(COMPONENTS["training_grounds"]["pays"])
TRAININGS = COMPONENTS["training_grounds"]["boxes"]

_forum_kinds = [SUPPLIES.index(name) for name in COMPONENTS["forum"]["workers"]]
FORUMS = COMPONENTS["forum"]["boxes"]
FORUM_SWAPS = tuple(  # two workers returned and one gained
    (a, b, c) for i, a in enumerate(_forum_kinds) for b in _forum_kinds[i:] for c in _forum_kinds if c not in (a, b)
)
FORUM_COST = numbers([(a == kind) + (b == kind) for kind in range(len(SUPPLIES))] for a, b, _ in FORUM_SWAPS)
FORUM_PRICE = prices(FORUM_COST)
FORUM_GAIN = numbers(c for _, _, c in FORUM_SWAPS)

ATTRIBUTE_LENGTH = COMPONENTS["attributes"]["length"]
ATTRIBUTE_REWARD = numbers(  # [attribute, box]
    [REWARDS.index(COMPONENTS["attributes"]["boxes"][name].get(str(n + 1), "nothing")) for n in range(ATTRIBUTE_LENGTH)]
    for name in ATTRIBUTES
)
DISDAIN_CIRCLES = COMPONENTS["disdain"]["circles"]
DISDAIN_SCORE = numbers(COMPONENTS["disdain"]["score"])

# ---------------------------------------------------------------- right sheet
CITIZEN_REWARD = numbers(single(COMPONENTS["citizens"]["boxes"][name]) for name in CITIZENS)  # [citizen, box]
CITIZEN_LENGTH = CITIZEN_REWARD.shape[1]
CITIZEN_PAYS = SUPPLIES.index(COMPONENTS["citizens"]["pays"])

_buildings = COMPONENTS["building"]
BUILDINGS = tuple(building["name"] for building in _buildings)
LEVELS = ("infrastructure", *ATTRIBUTES, *CITIZENS)  # what a building can ask for
BUILDING_LEVEL_OF = numbers(LEVELS.index(next(iter(building["needs"]))) for building in _buildings)
BUILDING_LEVEL = numbers(next(iter(building["needs"].values())) for building in _buildings)
BUILDING_AFTER = numbers(BUILDINGS.index(b["after"]) if "after" in b else -1 for b in _buildings)
BUILDING_COST = numbers(pieces(building["cost"]) for building in _buildings)
BUILDING_PRICE = prices(BUILDING_COST)
BUILDING_REWARD = numbers(rewards(building.get("reward", ()), MAX_REWARDS) for building in _buildings)
BUILDING_INCOME = numbers(REWARDS.index(building.get("each_year", "nothing")) for building in _buildings)


def building_mask(chosen: Iterable[str]) -> int:
    return sum(1 << BUILDINGS.index(name) for name in chosen)


def opened_by(of: int, length: int) -> list[int]:
    """For each level reached of one thing, the buildings it opens."""
    asking = [b for b in range(len(BUILDINGS)) if BUILDING_LEVEL_OF[b] == of]
    return [sum(1 << b for b in asking if BUILDING_LEVEL[b] <= reached) for reached in range(length + 1)]


OPENED_BY_FORT = np.array(opened_by(0, int(INFRASTRUCTURE[-1])), np.int32)[INFRASTRUCTURE]  # by fort boxes marked
OPENED_BY_ATTRIBUTE = np.array([opened_by(1 + n, ATTRIBUTE_LENGTH) for n in range(len(ATTRIBUTES))], np.int32)
OPENED_BY_CITIZEN = np.array([opened_by(5 + n, CITIZEN_LENGTH) for n in range(len(CITIZENS))], np.int32)
FIRST_BUILDINGS = building_mask(building["name"] for building in _buildings if "after" not in building)
if any(after not in (-1, building - 1) for building, after in enumerate(BUILDING_AFTER)):
    raise ValueError("a building that comes after another must stand right behind it")
LARGE_BUILDINGS = building_mask(name for name in BUILDINGS if name.startswith("large "))
LANDMARKS = building_mask(building["name"] for building in _buildings if building.get("landmark"))
MEDIUM_GRANARY = BUILDINGS.index("medium granary")
LARGE_GRANARY = BUILDINGS.index("large granary")
MARKET = BUILDINGS.index("market")
THEATRE = BUILDINGS.index("theatre")
LUDUS = BUILDINGS.index("ludus gladiatorius")
SMALL_TEMPLE = BUILDINGS.index("small temple")  # the medium and the large one follow
BATHS = BUILDINGS.index("baths")
COURTHOUSE = BUILDINGS.index("courthouse")

MARKET_PAYS = SUPPLIES.index(COMPONENTS["market"]["pays"])
MARKET_TRADERS = numbers(COMPONENTS["market"]["traders"])
MARKET_REWARD = numbers(single(COMPONENTS["market"]["rewards"]))
MARKET_BOXES = len(MARKET_TRADERS)
DIFFERENT_GOODS_RENOWN = numbers(COMPONENTS["market"]["different_goods_renown"])
GOODS = len(DIFFERENT_GOODS_RENOWN)

THEATRE_PAYS = SUPPLIES.index(COMPONENTS["theatre"]["pays"])
SHOW_PERFORMERS = numbers(COMPONENTS["theatre"]["performers"])
SHOW_REWARD = numbers(reward_rows(COMPONENTS["theatre"]["rewards"]))
SHOWS = len(SHOW_PERFORMERS)

GLADIATOR_PAYS = numbers(SUPPLIES.index(name) for name in COMPONENTS["gladiators"]["pays"])
STRENGTH_PERFORMERS = numbers(COMPONENTS["gladiators"]["performers"])
MAX_STRENGTH = len(STRENGTH_PERFORMERS)
DEATH_PIETY = numbers([0, *COMPONENTS["gladiators"]["death_piety"]])  # by strength, 0 to 6
SURVIVAL_RENOWN = numbers([0, *COMPONENTS["gladiators"]["survival_renown"]])
SURVIVAL_RESOURCE = numbers([0, *COMPONENTS["gladiators"]["survival_resource"]])

TEMPLE_END = numbers(np.cumsum(COMPONENTS["temples"]["boxes"]))  # boxes up to the end of each temple
TEMPLE_OF = numbers(temple for temple, boxes in enumerate(COMPONENTS["temples"]["boxes"]) for _ in range(boxes))
TEMPLE_PRIESTS = numbers(COMPONENTS["temples"]["priests"])
TEMPLE_REWARD = numbers(reward_rows(COMPONENTS["temples"]["rewards"]))
TEMPLE_BOXES = len(TEMPLE_OF)

BATHS_A_YEAR = COMPONENTS["baths"]["a_year"]
BATH_APPARITORES = numbers(COMPONENTS["baths"]["apparitores"])
BATH_RESOURCES = numbers(COMPONENTS["baths"]["resources"])
BATH_BOXES = len(BATH_APPARITORES)

_rulings = COMPONENTS["ruling"]
RULING_COLUMNS, RULING_ROWS = len(_rulings), len(_rulings[0]["apparitores"])
RULING_APPARITORES = numbers(column["apparitores"] for column in _rulings)  # [column, row]
RULING_COST = numbers(pieces(column["cost"]) for column in _rulings)
RULING_PRICE = prices(RULING_COST)
RULING_REWARD = numbers(rewards(column["rewards"], MAX_REWARDS) for column in _rulings)

DIPLOMATS = len(COMPONENTS["diplomats"]["patricians"])
DIPLOMAT_PATRICIANS = numbers(COMPONENTS["diplomats"]["patricians"])
DIPLOMAT_COST = numbers(pieces(COMPONENTS["diplomats"]["cost"]))
DIPLOMAT_PRICE = price(DIPLOMAT_COST)
DIPLOMAT_REWARD = numbers(rewards(COMPONENTS["diplomats"]["reward"], MAX_REWARDS))
DIPLOMAT_FAVOURS = COMPONENTS["diplomats"]["favours"]

# ---------------------------------------------------------------- scouts: cells are bits of a mask, in reading order
SCOUT_PAYS = SUPPLIES.index(COMPONENTS["scouts"]["pays"])
SCOUT_PATRICIANS = numbers(COMPONENTS["scouts"]["patricians"])
SCOUTS = len(SCOUT_PATRICIANS)
ROW_COMPLETE = REWARDS.index(COMPONENTS["scouts"]["row_complete"])
_map = COMPONENTS["scouts"]["map"]
MAP_ROWS, MAP_COLUMNS = len(_map), len(_map[0])
MAP_REWARD = numbers(REWARDS.index(icon or "nothing") for row in _map for icon in row)

SHAPES = tuple(COMPONENTS["shapes"])
_placements = [placements(shape, MAP_ROWS, MAP_COLUMNS) for shape in COMPONENTS["shapes"].values()]
PLACES = tuple(place for of_shape in _placements for place in of_shape)
PLACE_MASK = np.array([cells_mask(place, MAP_COLUMNS) for place in PLACES], np.int32)
SHAPE_FIRST = numbers(np.cumsum([0, *map(len, _placements)]))  # where the places of each shape begin
ROW_MASK = np.array(
    [cells_mask(((row, n) for n in range(MAP_COLUMNS)), MAP_COLUMNS) for row in range(MAP_ROWS)], np.int32
)
COLUMN_MASK = np.array(
    [cells_mask(((n, column) for n in range(MAP_ROWS)), MAP_COLUMNS) for column in range(MAP_COLUMNS)], np.int32
)

# ---------------------------------------------------------------- cards
_cards = COMPONENTS["player_cards"]
CARDS = tuple(_cards)
ENGINEER, MERCHANT, RANGER, FORAGER, PONTIFF, TRAINER, DEFENDER, FIGHTER, ARCHITECT, ARISTOCRAT, PLANNER, VANGUARD = (
    range(12)
)
CARD_THRESHOLDS = numbers(card["thresholds"] for card in _cards.values())
CARD_SHAPE = numbers(SHAPES.index(card["shape"]) for card in _cards.values())
CARD_GOOD = numbers(card["good"] for card in _cards.values())
CARD_GAIN = numbers(pieces(card["gain"]) for card in _cards.values())
ALL_CARDS = (1 << len(CARDS)) - 1

_fate = COMPONENTS["fate"]["cards"]
FATE_CARDS = len(_fate)
FATE_ATTACK = numbers(COHORTS.index(card["attack"]) for card in _fate)
FATE_WOUNDS = numbers(card["wounds"] for card in _fate)
FATE_GOOD = numbers(card["good"] for card in _fate)
FATE_GAIN = numbers(pieces(dict(zip(COMPONENTS["fate"]["gain_order"], card["gain"], strict=True))) for card in _fate)
ALL_FATE = (1 << FATE_CARDS) - 1
