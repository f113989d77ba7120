"""What a table may choose before a game of Age of Heroes: how to trade and pick tribes, and every number of the box.

The kernels get the options as numbers in the order of `OPTIONS`, after the player count.
"""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludus.engine.errors import WrongOption
from ludus.engine.language import N_
from ludus.engine.options import Option

COMPONENTS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))
MAX_ARMIES = 15  # `send` has words for so many
MAX_GENERALS = 8
MAX_BARBARIANS = 6
MAX_STRENGTH = 6  # battle cards have words for so much


def printed(name: str) -> int:
    """A number of the box by its option's name: "army_count", "army_grain", "iron_cards", "hand_limit"."""
    item, _, part = name.rpartition("_")
    deck = COMPONENTS["resource_deck"]
    cards = deck["ordinary"] | deck["kept"] | deck["immediate"] | {"special": deck["special"]["each"]}
    sources = (
        (name, COMPONENTS["numbers"] | COMPONENTS["battle_deck"]),
        (item if part == "cards" else "", cards),
        (part, COMPONENTS["items"].get(item, {"cost": {}})["cost"]),
        (part, COMPONENTS["items"].get(item, {})),
    )
    return int(next(source[key] for key, source in sources if key in source))


def number(name: str, label: str, low: int, high: int, help: str = "") -> Option:
    return Option(name, label, printed(name), low=low, high=high, help=help)


CHOICES = (
    Option(
        "exchange",
        N_("Exchanges at a fair"),
        "forced",
        (N_("forced"), N_("free")),
        help=N_("Whether a player holding the requested card must trade it, as in the rules, or may decline."),
    ),
    Option(
        "tribes",
        N_("Tribes"),
        "choose",
        ("choose", "dealt"),
        (N_("chosen in turn order"), N_("dealt at random")),
        help=N_("Chosen in turn order, or dealt at random."),
    ),
)
NUMBERS = (
    number("offers", N_("Offers per player at a fair"), 0, 9),
    number(
        "round_limit", N_("Round limit"), 0, 9999, N_("After this many rounds the game is a draw; 0 means no limit.")
    ),
    number("barbarian_armies", N_("Armies in a barbarian attack"), 1, MAX_BARBARIANS),
    number("start_hand", N_("Cards dealt to each tribe"), 0, 7),
    number("start_cities", N_("Cities each tribe begins with"), 1, 3),
    number("start_armies", N_("Armies each tribe begins with"), 0, 3),
    number("hand_limit", N_("Cards that may be kept at the end of a turn"), 1, 15),
    number("cities_to_win", N_("Cities needed to win"), 2, 12),
    number("monument_to_win", N_("Cards in a finished monument"), 2, 10),
    number("general_bonus", N_("Strength of a general"), 0, 6),
    number("fortress_bonus", N_("Strength of a fortress"), 0, 6),
    number("armies_per_conquered_city", N_("Victorious armies per conquered city"), 1, 6),
    number("cards_per_plundering_army", N_("Cards plundered per victorious army"), 0, 6),
    number("destroyed_cards", N_("Monument cards destroyed by a victory"), 0, 5),
    number("destroyed_cards_with_three_victorious", N_("Monument cards destroyed by three victorious armies"), 0, 5),
    number("strengths", N_("Strongest battle card"), 2, MAX_STRENGTH),
    number("of_each", N_("Battle cards of each strength"), 1, 12),
)
ITEM_COUNTS = (
    number("city_count", N_("Cities in all"), 4, 30),
    number("army_count", N_("Armies in all"), 2, MAX_ARMIES),
    number("fortress_count", N_("Fortresses in all"), 0, 30),
    number("general_count", N_("Generals in all"), 0, MAX_GENERALS),
    number("road_count", N_("Roads in all"), 0, 6),
)
COSTS = (
    number("city_stone", N_("Stone for a city"), 0, 5),
    number("city_wood", N_("Wood for a city"), 0, 5),
    number("army_iron", N_("Iron for an army"), 0, 5),
    number("army_grain", N_("Grain for an army"), 0, 5),
    number("fortress_iron", N_("Iron for a fortress"), 0, 5),
    number("fortress_wood", N_("Wood for a fortress"), 0, 5),
    number("fortress_stone", N_("Stone for a fortress"), 0, 5),
    number("general_iron", N_("Iron for a general"), 0, 5),
    number("general_gold", N_("Gold for a general"), 0, 5),
    number("road_stone", N_("Stone for a road"), 0, 5),
)
CARD_COUNTS = (
    number("iron_cards", N_("Iron cards"), 0, 30),
    number("wood_cards", N_("Wood cards"), 0, 30),
    number("grain_cards", N_("Grain cards"), 0, 30),
    number("stone_cards", N_("Stone cards"), 0, 30),
    number("gold_cards", N_("Gold cards"), 0, 30),
    number("special_cards", N_("Cards of each special resource"), 0, 15),
    number("olympic_games_cards", N_("Olympic Games cards"), 0, 6),
    number("hero_cards", N_("Hero cards"), 0, 6),
    number("luck_cards", N_("Luck cards"), 0, 6),
    number("population_boom_cards", N_("Population Boom cards"), 0, 6),
    number("earthquake_cards", N_("Earthquake cards"), 0, 6),
    number("volcano_cards", N_("Volcano cards"), 0, 6),
    number("famine_cards", N_("Famine cards"), 0, 6),
    number("barbarians_cards", N_("Barbarian cards"), 0, 6),
)
OPTIONS = (*CHOICES, *NUMBERS, *ITEM_COUNTS, *COSTS, *CARD_COUNTS)
PLACE = {option.name: place for place, option in enumerate(OPTIONS, start=1)}  # of each option in the config


def check(numbers: Sequence[int]) -> None:
    """Refuse boxes a game cannot be played with."""
    players = numbers[0]
    chosen = {name: numbers[place] for name, place in PLACE.items()}
    for item, start in (("city", "start_cities"), ("army", "start_armies")):
        if chosen[start] * players > chosen[f"{item}_count"]:
            raise WrongOption(
                N_("With {players} players and {start} = {each}, {count} must be at least {least}, not {given}."),
                domain="age-of-heroes",
                players=players,
                start=start,
                each=chosen[start],
                count=f"{item}_count",
                least=chosen[start] * players,
                given=chosen[f"{item}_count"],
            )
    battle_cards = chosen["strengths"] * chosen["of_each"]
    armies = chosen["army_count"] + chosen["hero_cards"] + chosen["barbarian_armies"]
    if battle_cards < max(armies, players):
        raise WrongOption(
            N_("{strengths} strengths × {each} = {cards} battle cards; the biggest battle needs {needed}."),
            domain="age-of-heroes",
            strengths=chosen["strengths"],
            each=chosen["of_each"],
            cards=battle_cards,
            needed=max(armies, players),
        )
