"""SET-UP: city tokens, bonus markers, the display, and what every player begins with."""

from typing import Any

import numpy as np

from ludus.engine.chance import draw
from ludus.engine.kernels import Record, kernel
from ludus.games.concordia import maps as m
from ludus.games.concordia import tables as t
from ludus.games.concordia.options import AUTO, map_for
from ludus.games.concordia.rules.ending import begin_turn, to_the_left, to_the_right
from ludus.games.concordia.rules.senator import refill
from ludus.games.concordia.rules.storehouse import amount, one

MAP_BY_PLAYERS = np.array([map_for(max(players, 2), AUTO) for players in range(t.SEATS + 1)], np.int16)
TOKENS_BY_LETTER = np.array([sum(int(n) << t.LANE * g for g, n in enumerate(row)) for row in m.TOKENS], np.int64)


@kernel
def lay_out(s: Record, config: Any) -> None:
    """An empty map, display and seats."""
    s.players = config[0]
    s.map = config[1] - 1 if config[1] != AUTO else MAP_BY_PLAYERS[s.players]
    s.colonist_income = config[2]
    s.intermediate_scoring = config[3]
    s.projected_score = config[4]
    s.round_limit = config[5]
    s.rounds = 1
    s.magnus_used = 0
    s.concordia = t.NOBODY
    s.flipped = 0
    for city in range(m.MAX_CITIES):
        s.product[city] = m.NOTHING
    for province in range(m.MAX_PROVINCES):
        s.marker[province] = 0
    for slot in range(t.SLOTS):
        s.display[slot] = t.NO_CARD
    s.to_come = 0
    for deck in range(s.players):
        s.to_come |= t.DECK_MASK[deck]
    for seat in range(t.SEATS):
        clear(s.seats[seat])
        if seat < s.players:
            equip(s.seats[seat], m.CAPITAL[s.map])


@kernel
def deal(s: Record) -> None:
    s.first = draw(s, s.players)
    s.magnus = to_the_right(s, s.first)
    deal_tokens(s)
    lay_markers(s)
    refill(s)
    hand_out_money(s)
    begin_turn(s, s.first)


@kernel
def deal_tokens(s: Record) -> None:
    """City tokens of each letter at random to the cities of that letter."""
    for letter in range(len(m.LETTERS)):
        tokens = TOKENS_BY_LETTER[letter]
        left = 0
        for good in range(len(t.GOODS)):
            left += amount(tokens, good)
        for city in range(m.CITIES[s.map]):
            if m.CITY_LETTER[s.map, city] == letter:
                good = pick_token(tokens, draw(s, left))
                s.product[city] = good
                tokens -= one(good)
                left -= 1


@kernel
def pick_token(tokens: int, n: int) -> int:
    """The good of the n-th token."""
    good = 0
    while n >= amount(tokens, good):
        n -= amount(tokens, good)
        good += 1
    return good


@kernel
def lay_markers(s: Record) -> None:
    """Every province shows the dearest good its cities produce, goods side up."""
    for city in range(m.CITIES[s.map]):
        province = m.CITY_PROVINCE[s.map, city]
        if province != m.NO_PROVINCE:
            s.marker[province] = max(s.marker[province], s.product[city])


@kernel
def hand_out_money(s: Record) -> None:
    """The later a player's first turn, the more."""
    seat = s.first
    for place in range(s.players):
        s.seats[seat].money = t.START_MONEY[place]
        seat = to_the_left(s, seat)


@kernel
def clear(player: Record) -> None:
    """An empty seat: nothing at all."""
    player.money = 0
    player.houses = 0
    player.bought = 0
    player.interim = 0
    player.scored = 0
    player.top = 0
    for card in range(len(t.CARDS)):
        player.hand[card] = 0
        player.discard[card] = 0
    for good in range(len(t.GOODS)):
        player.goods[good] = 0
        player.gained[good] = 0
    for kind in range(len(t.KINDS)):
        for i in range(t.COLONISTS):
            player.colonists[kind, i] = 0


@kernel
def equip(player: Record, capital: int) -> None:
    """What a player begins with, but for the money."""
    player.top = t.NO_CARD
    for card in range(len(t.CARDS)):
        player.hand[card] = t.START_HAND[card]
    for good in range(len(t.GOODS)):
        player.goods[good] = t.START_GOODS[good]
    for kind in range(len(t.KINDS)):
        for i in range(t.COLONISTS):
            player.colonists[kind, i] = capital if i >= t.COLONISTS - t.COLONISTS_AT_START else t.IN_STOREHOUSE
