"""Chi-square on every kind of draw: each comes as often as the components say, over thousands of fixed seeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import combinations

import numpy as np
import pytest

import ludus
from ludus.engine import chance
from ludus.engine.chance import HEADER
from ludus.engine.game import Game
from ludus.engine.loading import runnable
from ludus.engine.seeding import begin
from ludus.engine.view import blank
from ludus.games.age_of_heroes.rules import battle, cards
from ludus.games.concordia.maps import CITY_LETTER, TOKENS
from ludus.games.concordia.tables import DECK_MASK
from ludus.games.hadrians_wall.tables import ALL_CARDS, ALL_FATE, FATE_ATTACK
from rulebook.rig import Array

draw, reseed = runnable(chance.draw), runnable(chance.reseed)
draw_battle_card = runnable(battle.draw_battle_card)
random_card, take_top = runnable(cards.random_card), runnable(cards.take_top)
SEEDS = 3000
RARE = 3.72  # a fair draw is further off than this once in ten thousand times
CONCORDIA, WALL, HEROES = map(ludus.game, ("concordia", "hadrians-wall", "age-of-heroes"))


def chi_square(found: Iterable[int], weights: Mapping[int, int]) -> None:
    """Refuse what is further from its expectation than chance would have it (Wilson and Hilferty's approximation)."""
    counts = Counter(map(int, found))
    assert counts.keys() <= weights.keys()
    each, freedom = counts.total() / sum(weights.values()), len(weights) - 1
    off = sum((counts[one] - weight * each) ** 2 / (weight * each) for one, weight in weights.items())
    assert off < freedom * (1 - 2 / (9 * freedom) + RARE * (2 / (9 * freedom)) ** 0.5) ** 3, counts


def evenly(mask: int) -> dict[int, int]:
    return {place: 1 for place in range(int(mask).bit_length()) if int(mask) >> place & 1}


def started(game: Game, players: int, look: Callable[[Array], int], **options: object) -> list[int]:
    """What is seen of games that begin, one for each seed."""
    records, config, found = blank(game), game.config(players, options), []
    for seed in range(SEEDS):
        begin(game, records, config, seed)
        found.append(int(look(records)))
    return found


def drawn(records: Array, look: Callable[[Array], int]) -> list[int]:
    """What is drawn from one and the same position, once for each seed."""
    found = []
    for seed in range(SEEDS):
        copy = records.copy()
        reseed(copy[0], seed)
        found.append(int(look(copy)))
    return found


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 36, 100])
def test_dice_of_all_sizes(sides: int) -> None:
    records = np.zeros(1, np.dtype(HEADER, align=True))
    chi_square(drawn(records, lambda copy: draw(copy[0], sides)), evenly(2**sides - 1))


def test_draws_of_one_game_do_not_depend_on_each_other() -> None:
    records = np.zeros(1, np.dtype(HEADER, align=True))
    reseed(records[0], 1)
    rolls = [int(draw(records[0], 6)) for _ in range(6 * SEEDS)]
    for distance in (1, 2, 5):
        pairs = [6 * one + other for one, other in zip(rolls, rolls[distance:], strict=False)]
        chi_square(pairs, evenly(2**36 - 1))


def test_concordia_start_player() -> None:
    chi_square(started(CONCORDIA, 5, lambda new: new["first"][0]), evenly(0b11111))


def test_concordia_city_tokens() -> None:
    fresh = blank(CONCORDIA)
    begin(CONCORDIA, fresh, CONCORDIA.config(4, {}), 1)
    board = int(fresh["map"][0])
    city = next(n for n, letter in enumerate(CITY_LETTER[board]) if letter == CITY_LETTER[board].max())
    tokens = {good: int(count) for good, count in enumerate(TOKENS[CITY_LETTER[board, city]]) if count}
    chi_square(started(CONCORDIA, 4, lambda new: new["product"][0, city]), tokens)


@pytest.mark.parametrize("slot", [0, 6])
def test_concordia_cards(slot: int) -> None:
    chi_square(started(CONCORDIA, 4, lambda new: new["display"][0, slot]), evenly(DECK_MASK[0]))


def test_hadrians_wall_fate_card() -> None:
    chi_square(started(WALL, 1, lambda new: new["year_card"][0]), evenly(ALL_FATE))


@pytest.mark.parametrize("seat", [0, 2])
def test_hadrians_wall_player_cards(seat: int) -> None:
    hands = {1 << one | 1 << other: 1 for one, other in combinations(evenly(ALL_CARDS), 2)}
    chi_square(started(WALL, 3, lambda new: new["hands"][0, seat]), hands)


def after_the_path(new: Array, play_on: int = 0) -> Array:
    """Alone, after the first choice of a path, and perhaps after the year."""
    for wanted in ("path", "stop")[: 1 + play_on]:
        action = next(n for n in WALL.legal_numbers(new[0], 0) if WALL.words[n].split()[0] == wanted)
        WALL.kernels.step(new[0], 0, action)
    return new


def test_hadrians_wall_neutral_cards() -> None:
    chi_square(started(WALL, 1, lambda new: after_the_path(new)["neutral_cards"][0, 0]), evenly(ALL_CARDS))


def test_hadrians_wall_attack() -> None:
    """One card in the first year of easy games."""
    flanks = Counter(int(FATE_ATTACK[card]) for card in evenly(ALL_FATE))
    found = started(WALL, 1, lambda new: after_the_path(new, 1)["attacks"][0].argmax(), difficulty="easy")
    chi_square(found, flanks)


def test_age_of_heroes_start_player_and_tribes() -> None:
    chi_square(started(HEROES, 4, lambda new: new["first"][0], tribes="dealt"), evenly(0b1111))
    chi_square(started(HEROES, 4, lambda new: new["seats"]["tribe"][0, 2], tribes="dealt"), evenly(0b111111))


@pytest.fixture(scope="module")
def heroes() -> Array:
    records = blank(HEROES)
    begin(HEROES, records, HEROES.config(4, {"tribes": "dealt"}), 1)
    return records


def test_age_of_heroes_cards(heroes: Array) -> None:
    deck = {kind: int(count) for kind, count in enumerate(heroes["deck"][0]) if count}
    chi_square(drawn(heroes, lambda copy: take_top(copy[0])), deck)


def test_age_of_heroes_plunder(heroes: Array) -> None:
    rich = heroes.copy()
    rich["seats"]["hand"][0, 1, :5] = 1, 0, 3, 2, 1
    held = {kind: int(count) for kind, count in enumerate(rich["seats"]["hand"][0, 1]) if count}
    chi_square(drawn(rich, lambda copy: random_card(copy[0], 1)), held)


def test_age_of_heroes_battle_cards(heroes: Array) -> None:
    begun = heroes.copy()
    begun["drawn"][0] = 0
    begun["drawn"][0, 0, 2] = 4  # four of a strength lie on the table
    left = {strength: 2 if strength == 2 else 6 for strength in range(6)}
    chi_square(drawn(begun, lambda copy: draw_battle_card(copy[0])), left)
