"""Ten thousand random games over both maps and every player count: what must always hold does, after every decision."""

import numpy as np
import pytest

from ludus.engine.chance import below, bits, roll, scramble, seed_chance
from ludus.engine.kernels import Record, kernel
from ludus.engine.loading import runnable
from ludus.games.concordia.actions import KEEP, MAX_LEGAL
from ludus.games.concordia.maps import CAPITAL, CITIES, ROUTE
from ludus.games.concordia.rules.ending import finished
from ludus.games.concordia.rules.scoring import standing
from ludus.games.concordia.rules.setup import deal, lay_out
from ludus.games.concordia.rules.storehouse import bit, free_spaces, has
from ludus.games.concordia.rules.turn import legal, step
from ludus.games.concordia.tables import (
    CARDS,
    COLONISTS,
    DECK_MASK,
    GOODS,
    HOUSES,
    IN_STOREHOUSE,
    KINDS,
    NO_CARD,
    SALE_CARD,
    SLOTS,
    START_HAND,
)
from rulebook.concordia.table import GAME
from rulebook.rig import Array

BROKEN = (
    "money is never negative",
    "goods are never negative",
    "goods and colonists never exceed the twelve spaces",
    "at most fifteen houses, in cities of the map, none in the capital",
    "colonists are in order, and no two on one route",
    "every card for sale is in one place",
    "hand and discard are the cards owned",
    "goods wait for a choice only while one is asked",
    "somebody can always do something, in ascending order",
    "the top of the discard lies in the discard",
    "the game has one winner",
    "the game ends within the round limit",
)
MONEY, STOCK, SPACES, BUILT, STANDING, SALE, OWNED, GAINED, LEGAL, TOP, WINNER, ENDS = range(len(BROKEN))


@kernel
def broken_cards(s: Record) -> int:
    """Every card for sale is in a deck, in the display, or with one player, who has it in hand or discard."""
    total = np.int64(0)
    for deck in range(s.players):
        total |= DECK_MASK[deck]
    seen = np.int64(s.to_come)
    for slot in range(SLOTS):
        card = s.display[slot]
        if card != NO_CARD:
            if has(seen, card):
                return SALE
            seen |= bit(card)
    for seat in range(s.players):
        if seen & s.seats[seat].bought:
            return SALE
        seen |= s.seats[seat].bought
    if seen != total:
        return SALE
    for seat in range(s.players):
        player = s.seats[seat]
        for word in range(len(CARDS)):
            owned = START_HAND[word]
            for card in range(len(SALE_CARD)):
                owned += SALE_CARD[card] == word and has(player.bought, card)
            if player.hand[word] < 0 or player.discard[word] < 0 or player.hand[word] + player.discard[word] != owned:
                return OWNED
        if player.top != NO_CARD and player.discard[player.top] == 0:
            return TOP
    return -1


@kernel
def broken_players(s: Record) -> int:
    for seat in range(s.players):
        player = s.seats[seat]
        if player.money < 0:
            return MONEY
        for good in range(len(GOODS)):
            if player.goods[good] < 0 or player.gained[good] < 0:
                return STOCK
            if player.gained[good] and s.question != KEEP:
                return GAINED
        if free_spaces(player) < 0:
            return SPACES
        if bits(player.houses) > HOUSES or player.houses >> CITIES[s.map] or has(player.houses, CAPITAL[s.map]):
            return BUILT
    return -1


@kernel
def broken_colonists(s: Record) -> int:
    for kind in range(len(KINDS)):
        taken = np.int64(0)
        for seat in range(s.players):
            before = IN_STOREHOUSE
            for i in range(COLONISTS):
                place = s.seats[seat].colonists[kind, i]
                if place < before:
                    return STANDING
                before = place
                if place >= ROUTE:
                    if has(taken, place - ROUTE):
                        return STANDING
                    taken |= bit(place - ROUTE)
    return -1


@kernel
def broken(s: Record) -> int:
    found = max(broken_players(s), broken_colonists(s))
    return found if found >= 0 else broken_cards(s)


@kernel
def play_games(
    games: Array, seed: int, config: Array, count: int, actions: Array, ranks: Array
) -> tuple[int, int, int, int]:
    """Random games, checked after every decision; (what broke, the game's seed, decisions, natural ends)."""
    s = games[0]
    decisions = 0
    ended = 0
    for n in range(count):
        x = scramble(seed + n)
        seed_chance(s, seed + n)
        lay_out(s, config)
        deal(s)
        while not finished(s):
            offered = legal(s, s.to_move, actions)
            if offered < 1 or offered > MAX_LEGAL:
                return LEGAL, seed + n, decisions, ended
            for i in range(1, offered):
                if actions[i - 1] >= actions[i]:
                    return LEGAL, seed + n, decisions, ended
            x = roll(x)
            step(s, s.to_move, actions[below(x, offered)])
            decisions += 1
            wrong = broken(s)
            if wrong >= 0:
                return wrong, seed + n, decisions, ended
        standing(s, ranks)
        firsts = 0
        for seat in range(s.players):
            firsts += ranks[seat] == 1
        if firsts != 1:
            return WINNER, seed + n, decisions, ended
        if s.rounds > s.round_limit:
            return ENDS, seed + n, decisions, ended
        ended += s.concordia >= 0
    return -1, seed + count, decisions, ended


TABLES = [(2, "italia"), (3, "italia"), (4, "italia"), (3, "imperium"), (4, "imperium"), (5, "imperium")]
GAMES = 10_000 // len(TABLES) + 1


@pytest.mark.parametrize(("players", "chosen"), TABLES)
def test_what_must_always_hold(players: int, chosen: str) -> None:
    variants = {"intermediate_scoring": "on", "colonist_income": "five-plus-one-each"} if players == 3 else {}
    config = np.array(GAME.config(players, {"map": chosen, "round_limit": 500, **variants}), np.int64)
    records = np.zeros(1, GAME.state)
    actions, ranks = np.empty(MAX_LEGAL + 20, np.int16), np.zeros(8, np.int16)
    wrong, seed, decisions, ended = runnable(play_games)(records, players * 1_000_000, config, GAMES, actions, ranks)
    assert wrong < 0, f"{BROKEN[wrong]}: seed {seed}"
    assert decisions > 300 * GAMES
    assert ended > 0.95 * GAMES  # nearly all end by the last card or the fifteenth house, not by the limit
