"""A TURN: play one card and do what it says; every part of it is a question with its answers."""

from typing import Any

import numpy as np

from ludus.engine.chance import lowest_bit
from ludus.engine.kernels import Record, kernel
from ludus.games.concordia import actions as a
from ludus.games.concordia import tables as t
from ludus.games.concordia.maps import MAX_ROUTES, PLACES
from ludus.games.concordia.rules.architect import (
    arrive,
    build,
    building_sites,
    destinations,
    movers,
    play_architect,
    set_out,
)
from ludus.games.concordia.rules.colonist import buy_new_colonist, new_colonists, settle, settlements
from ludus.games.concordia.rules.diplomat import models, play_diplomat
from ludus.games.concordia.rules.ending import end_turn
from ludus.games.concordia.rules.mercator import play_mercator, trade, trades
from ludus.games.concordia.rules.prefect import govern, keep_good, play_prefect, prefectures
from ludus.games.concordia.rules.senator import offers, play_senator, purchase, refill
from ludus.games.concordia.rules.specialists import play_specialist
from ludus.games.concordia.rules.storehouse import bit, gained_kinds
from ludus.games.concordia.rules.tribune import play_tribune


@kernel
def active(s: Record) -> int:
    return 0 if s.question == a.OVER else int(bit(s.to_move))


@kernel
def hand_cards(s: Record) -> Any:
    mask = np.int64(0)
    for card in range(len(t.CARDS)):
        if s.seats[s.turn].hand[card] > 0:
            mask |= bit(card)
    return mask


@kernel
def choices(s: Record) -> Any:
    """A mask of the answers to the open question, besides `done`."""
    question = s.question
    if question == a.PLAY:
        return hand_cards(s)
    if question == a.MOVE:
        return movers(s)
    if question == a.TO:
        return destinations(s)
    if question == a.HOUSE:
        return building_sites(s)
    if question == a.TRADE:
        return trades(s)
    if question == a.PROVINCE:
        return prefectures(s)
    if question == a.KEEP:
        return gained_kinds(s.seats[s.to_move])
    if question == a.PURCHASE:
        return offers(s)
    if question == a.COPY:
        return models(s)
    if question == a.NEW_COLONIST:
        return new_colonists(s)
    if question == a.SETTLE:
        return settlements(s)
    return np.int64(0)


@kernel
def answer_at(s: Record, position: int) -> Any:
    """The answer a bit of `choices` stands for: with an Architect it depends on who stands where, and who moves."""
    if s.question == a.MOVE:
        kind = int(position >= t.COLONISTS)
        return kind * PLACES + s.seats[s.turn].colonists[kind, position - kind * t.COLONISTS]
    if s.question == a.TO:
        return s.mover * MAX_ROUTES + position
    return position


@kernel
def legal(s: Record, seat: int, actions: Any) -> int:
    if s.question == a.OVER or seat != s.to_move:
        return 0
    count = 0
    if a.MAY_BE_DONE[s.question]:
        actions[count] = a.DONE
        count += 1
    mask = choices(s)
    while mask:
        actions[count] = a.NUMBER[s.map, s.question, answer_at(s, lowest_bit(mask))]
        count += 1
        mask &= mask - 1
    return count


@kernel
def step(s: Record, seat: int, action: int) -> None:  # noqa: ARG001 - only the seat to move can answer
    if action == a.DONE:
        finish_part(s)
    else:
        respond(s, a.MEANING[s.mover, s.map, action])
    while a.MAY_BE_DONE[s.question] and choices(s) == 0:
        finish_part(s)


@kernel
def finish_part(s: Record) -> None:
    """What comes after `done`: with an Architect houses after moves; else the turn is over."""
    if s.question == a.MOVE:
        s.question = a.HOUSE
    else:
        if s.question == a.PURCHASE:
            refill(s)
        end_turn(s)


@kernel
def respond(s: Record, answer: int) -> None:
    question = s.question
    if question == a.PLAY:
        play(s, answer)
    elif question == a.MOVE:
        set_out(s, answer)
    elif question == a.TO:
        arrive(s, answer)
    elif question == a.HOUSE:
        build(s, answer)
    elif question == a.TRADE:
        trade(s, answer)
    elif question == a.PROVINCE:
        govern(s, answer)
    elif question == a.KEEP:
        keep_good(s, answer)
    elif question == a.PURCHASE:
        purchase(s, answer)
    elif question == a.COPY:
        s.copied = answer
        carry_out(s, s.seats[answer].top)
    elif question == a.NEW_COLONIST:
        buy_new_colonist(s, answer)
    else:
        settle(s, answer)


@kernel
def play(s: Record, card: int) -> None:
    player = s.seats[s.turn]
    player.hand[card] -= 1
    player.discard[card] += 1
    player.top = card
    carry_out(s, card)


@kernel
def carry_out(s: Record, card: int) -> None:
    """Begin what a card says, played or copied: what it gives at once, and its first question."""
    s.card = card
    if card == t.TRIBUNE:
        play_tribune(s)
    elif card == t.ARCHITECT:
        play_architect(s)
    elif card == t.PREFECT:
        play_prefect(s)
    elif card == t.COLONIST:
        s.question = a.SETTLE
    elif card in (t.MERCATOR, t.MERCATOR5):
        play_mercator(s, card)
    elif card == t.DIPLOMAT:
        play_diplomat(s)
    elif card in (t.SENATOR, t.CONSUL):
        play_senator(s, card)
    else:
        play_specialist(s, card)


@kernel
def secret(s: Record, seat: int, action: int) -> bool:  # noqa: ARG001 - everything is played openly
    return False
