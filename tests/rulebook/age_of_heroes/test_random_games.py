"""Ten thousand random games over all player counts and both kinds of exchange: what must always hold does."""

import numpy as np
import pytest

from ludus.engine.chance import below, bits, roll, scramble, seed_chance
from ludus.engine.kernels import Record, kernel
from ludus.engine.loading import runnable
from ludus.games.age_of_heroes.actions import MAX_LEGAL
from ludus.games.age_of_heroes.rules.choices import legal
from ludus.games.age_of_heroes.rules.ending import finished, standing
from ludus.games.age_of_heroes.rules.flow import deal, step
from ludus.games.age_of_heroes.rules.knowledge import NO_BOUND, count_of
from ludus.games.age_of_heroes.rules.setup import lay_out
from ludus.games.age_of_heroes.state import NO_BATTLE
from ludus.games.age_of_heroes.tables import (
    ARMY,
    CARD_COUNT_AT,
    CITY,
    EARTHQUAKE,
    FORTRESS,
    GENERAL,
    HAND_KINDS,
    HERO,
    ITEM_COUNT_AT,
    ITEMS,
    KINDS,
    ROAD,
    SPECIAL,
    TRIBES,
)
from rulebook.age_of_heroes.table import GAME
from rulebook.rig import Array

BROKEN = (
    "every card is in one place",
    "every item is in one place",
    "nothing is negative",
    "a seat's number of cards is that of its hand and events",
    "what viewers know is true",
    "somebody can always do something, in ascending order",
    "nobody plays on without city and card",
    "the game ends within the round limit, with somebody first",
)
CARDS_LOST, ITEMS_LOST, NEGATIVE, MISCOUNTED, MISTAKEN, STUCK, UNDEAD, ENDLESS = range(len(BROKEN))
FINE = -1
OFTEN = 5  # decisions between two looks: nothing that is lost comes back by itself


@kernel
def wrong_cards(s: Record, config: Array) -> int:
    for kind in range(KINDS):
        count = s.deck[kind] + s.discard[kind] + (s.event == kind)
        if s.deck[kind] < 0 or s.discard[kind] < 0:
            return NEGATIVE
        for seat in range(s.players):
            p = s.seats[seat]
            if kind < HAND_KINDS:
                count += p.hand[kind]
                if p.hand[kind] < 0:
                    return NEGATIVE
            else:
                count += p.events[kind - HAND_KINDS]
            if kind == EARTHQUAKE:
                count += p.held
            if SPECIAL <= kind < SPECIAL + len(TRIBES) and p.tribe == kind - SPECIAL:
                count += p.monument
        if kind == HERO and s.battle != NO_BATTLE:
            count += s.heroes.sum()
        if count != config[CARD_COUNT_AT[kind]]:
            return CARDS_LOST
    if s.deck.sum() != s.deck_size:
        return CARDS_LOST
    for seat in range(s.players):
        if s.seats[seat].hand.sum() + s.seats[seat].events.sum() != s.seats[seat].cards:
            return MISCOUNTED
    return FINE


@kernel
def wrong_items(s: Record, config: Array, count: Array) -> int:
    count[:] = s.supply
    for seat in range(s.players):
        p = s.seats[seat]
        led = p.home[1] + p.away[0, 1] + p.away[1, 1]
        plain = p.home[0] + p.away[0, 0] + p.away[1, 0] + p.held
        count[CITY] += p.cities
        count[ARMY] += led + plain
        count[FORTRESS] += p.fortresses
        count[GENERAL] += led
        count[ROAD] += p.road
        if min(p.cities, p.fortresses, p.monument, p.held, p.home.min(), p.away.min()) < 0:
            return NEGATIVE
        if (s.playing >> seat) & 1 and p.cities == 0 and p.cards == 0 and s.battle == NO_BATTLE and s.event < 0:
            return UNDEAD
    if s.battle != NO_BATTLE:
        count[ARMY] += s.sent[0] + s.sent[1]
        count[GENERAL] += s.sent[1]
    for item in range(len(ITEMS)):
        if s.supply[item] < 0:
            return NEGATIVE
        if count[item] != config[ITEM_COUNT_AT[item]]:
            return ITEMS_LOST
    return FINE


@kernel
def wrong_knowledge(s: Record) -> int:
    for viewer in range(s.players + 1):
        for kind in range(HAND_KINDS):
            held = 0
            for seat in range(s.players):
                count = s.seats[seat].hand[kind]
                held += count
                if seat + 1 == viewer:
                    continue
                most = count_of(s.most[seat, viewer], kind)
                if count < count_of(s.least[seat, viewer], kind) or (most != NO_BOUND and count > most):
                    return MISTAKEN
            if held < count_of(s.floor[viewer], kind):
                return MISTAKEN
    return FINE


@kernel
def wrong(s: Record, config: Array, count: Array) -> int:
    found = max(wrong_cards(s, config), wrong_items(s, config, count))
    return found if found != FINE else wrong_knowledge(s)


@kernel
def wrong_choices(s: Record, actions: Array) -> int:
    """The seats asked, each with something to do."""
    if s.asked == 0:
        return STUCK
    for seat in range(s.players):
        if not (s.asked >> seat) & 1:
            continue
        offered = legal(s, seat, actions)
        if offered < 1 or offered > MAX_LEGAL:
            return STUCK
        for i in range(1, offered):
            if actions[i - 1] >= actions[i]:
                return STUCK
    return FINE


@kernel
def play_games(
    games: Array, seed: int, config: Array, number: int, actions: Array, ranks: Array, count: Array, endings: Array
) -> tuple[int, int, int]:
    """Random games, looked at every few decisions; (what broke, the game's seed, decisions)."""
    s = games[0]
    decisions = 0
    for n in range(number):
        x = scramble(seed + n)
        seed_chance(s, seed + n)
        lay_out(s, config)
        deal(s)
        while not finished(s):
            x = roll(x)
            seat = below(x, s.players)
            if not (s.asked >> seat) & 1:
                continue
            offered = legal(s, seat, actions)
            x = roll(x)
            step(s, seat, actions[below(x, offered)])
            decisions += 1
            if decisions % OFTEN == 0 and not finished(s):
                broken = max(wrong_choices(s, actions), wrong(s, config, count))
                if broken != FINE:
                    return broken, seed + n, decisions
        standing(s, ranks)
        if s.rounds > 60 or s.winners == 0 or ranks[: s.players].min() != 1 or s.asked != 0:
            return ENDLESS, seed + n, decisions
        if bits(s.winners) == 1 and ranks[: s.players].max() == 1:
            return ENDLESS, seed + n, decisions
        endings[s.ending] += 1
    return FINE, seed + number, decisions


TABLES = [(players, exchange) for players in GAME.players for exchange in ("forced", "free")]


@pytest.mark.parametrize(("players", "exchange"), TABLES)
def test_cards_and_items_are_conserved_and_games_end(players: int, exchange: str) -> None:
    config = np.array(GAME.config(players, {"exchange": exchange, "tribes": "dealt"}), np.int64)
    buffers = np.zeros(MAX_LEGAL + 20, np.int16), np.zeros(8, np.int16), np.zeros(len(ITEMS), np.int64)
    endings = np.zeros(8, np.int64)
    games = 10_000 // len(TABLES)
    broken, seed, decisions = runnable(play_games)(
        np.zeros(1, GAME.state), players * 100_000, config, games, *buffers, endings
    )
    assert broken == FINE, f"{BROKEN[broken]}: seed {seed}"
    assert decisions > 100 * games
    assert endings.sum() == games


@pytest.mark.parametrize(
    "options",
    [
        {"barbarian_armies": 6, "barbarians_cards": 6, "hero_cards": 6, "army_count": 15, "army_grain": 1},
        {"offers": 0, "hand_limit": 1, "start_hand": 0},
        {"offers": 9, "exchange": "free", "luck_cards": 6, "olympic_games_cards": 6, "famine_cards": 6},
        {"iron_cards": 2, "wood_cards": 2, "grain_cards": 2, "stone_cards": 2, "gold_cards": 2, "special_cards": 1},
        {"city_stone": 0, "city_wood": 0, "cities_to_win": 12, "city_count": 30, "start_cities": 3},
        {"wood_cards": 30, "gold_cards": 30, "start_hand": 7, "hand_limit": 15, "special_cards": 15},
        {"strengths": 2, "of_each": 12, "army_iron": 0, "army_grain": 0, "general_gold": 0, "general_iron": 0},
        {"earthquake_cards": 6, "volcano_cards": 6, "population_boom_cards": 6, "road_stone": 0},
    ],
    ids=lambda options: "-".join(options),
)
def test_other_boxes_keep_everything_too(options: dict[str, str | int]) -> None:
    for players in GAME.players:
        config = np.array(GAME.config(players, {"tribes": "dealt", **options}), np.int64)
        buffers = np.zeros(MAX_LEGAL + 20, np.int16), np.zeros(8, np.int16), np.zeros(len(ITEMS), np.int64)
        broken, seed, _ = runnable(play_games)(np.zeros(1, GAME.state), 7, config, 60, *buffers, np.zeros(8, np.int64))
        assert broken == FINE, f"{BROKEN[broken]}: {players} players, seed {seed}"
