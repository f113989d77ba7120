"""What is to be decided now, and by whom."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludus.engine.contract import MAX_SEATS
from ludus.engine.language import N_, Words
from ludus.engine.phrases import player_name
from ludus.engine.view import View
from ludus.games.concordia.actions import KEEP, MOVE, OVER, PURCHASE, SETTLE, TO, TRADE
from ludus.games.concordia.names import translator
from ludus.games.concordia.tables import MERCATOR_KINDS
from ludus.games.concordia.text.facts import free_spaces, place_name
from ludus.games.concordia.text.phrases import origin_words

PENDING = (  # by question, as a reason why something else has to wait
    N_("to be decided now: which card to play"),
    N_("to be decided now: a new colonist in Roma"),
    N_("to be decided now: which colonist moves"),
    N_("to be decided now: where the journey ends"),
    N_("to be decided now: where to build"),
    N_("to be decided now: a province or the coins"),
    N_("to be decided now: which goods to keep"),
    N_("to be decided now: new colonists or the money"),
    N_("to be decided now: what to sell or buy"),
    N_("to be decided now: whose card to copy"),
    N_("to be decided now: which card to buy"),
    N_("the game is over"),
)
PROMPTS = (  # by question, to the player to move
    N_("Play a card."),
    N_("Buy a new colonist in Roma, or finish."),
    N_("Choose a colonist to move, or finish."),
    N_("Choose the route where the journey ends."),
    N_("Build a house, or finish."),
    N_("Choose a province to produce in, or collect the coins."),
    N_("Not all goods fit: choose which to keep."),
    N_("Choose a city for a new colonist, or take the money."),
    N_("Sell or buy goods, or finish."),
    N_("Choose whose card to copy, or finish."),
    N_("Buy a card, or finish."),
    N_("The game is over."),
)
ANOTHER = N_("Choose a city for another colonist, or finish.")
WAITING = (  # by question, to everybody else
    N_("{player} chooses a card to play."),
    N_("{player} may buy a new colonist."),
    N_("{player} moves colonists."),
    N_("{player} chooses where a journey ends."),
    N_("{player} builds houses."),
    N_("{player} chooses a province or the coins."),
    N_("{player} chooses which goods to keep."),
    N_("{player} settles colonists or takes the money."),
    N_("{player} trades."),
    N_("{player} chooses a card to copy."),
    N_("{player} buys cards."),
    N_("The game is over."),
)

SETS_OUT = (N_("The land colonist has set out from {place}."), N_("The sea colonist has set out from {place}."))


def pending(_: Words, s: Any) -> str:
    return _(PENDING[int(s.question)])


def question(view: View, lang: str = "en") -> str:
    """What this seat has to decide now, or what everybody waits for."""
    _, s = translator(lang), view.s
    number = int(s.question)
    if number == OVER:
        return outcome(_, view)
    if s.to_move != view.seat:
        return _(WAITING[number], player=player_name(view, int(s.to_move), lang))
    asked = ANOTHER if number == SETTLE and s.settled > 0 else PROMPTS[number]  # then without the money
    return " ".join(filter(None, (_(asked), detail(_, view))))


def detail(_: Words, view: View) -> str:
    """The figures that matter for the question."""
    s = view.s
    number = int(s.question)
    if number == TO:
        kind = int(s.mover)
        origin = origin_words(_, place_name(int(s.map), kind, int(s.origin)))
        return f"{_(SETS_OUT[kind], place=origin)} {movement_left(_, s)}"
    if number == MOVE:
        return movement_left(_, s)
    if number == PURCHASE:
        return _.plural("You may buy {n} card.", "You may buy {n} cards.", int(s.purchases))
    if number == KEEP:
        return _.plural("{n} space is free.", "{n} spaces are free.", free_spaces(s, view.seat))
    if number == TRADE and (kinds := kinds_left(s)):
        return _.plural("{n} kind of goods may still be traded.", "{n} kinds of goods may still be traded.", kinds)
    return ""


def kinds_left(s: Any) -> int:
    return MERCATOR_KINDS - (int(s.sold) | int(s.received)).bit_count()


def movement_left(_: Words, s: Any) -> str:
    return _.plural("{n} movement point left.", "{n} movement points left.", int(s.movement))


def outcome(_: Words, view: View) -> str:
    """Who has won, and with how many points."""
    best = winner(view)
    points = view.points(best)
    name = player_name(view, best, _.lang)
    return _.plural(
        "The game is over: {player} wins with {n} point.",
        "The game is over: {player} wins with {n} points.",
        points,
        player=name,
    )


def winner(view: View) -> int:
    ranks = np.zeros(MAX_SEATS, np.int16)
    view.game.kernels.standing(view.records[0], ranks)
    return next(seat for seat in range(view.players) if ranks[seat] == 1)
