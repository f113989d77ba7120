"""Actions that end something, and what is lost by them."""

from __future__ import annotations

from ludus.engine.language import N_
from ludus.engine.view import View
from ludus.games.concordia import tables as t
from ludus.games.concordia.actions import COPY, DONE, PROVINCE, PURCHASE, SETTLE, WORDS
from ludus.games.concordia.names import translator

COLLECT = WORDS.index("coins")
BOUGHT_NOTHING = N_("You have bought no card. End your turn anyway?")
SETTLED_NOBODY = N_("You have settled nobody and taken no money. End your turn anyway?")
COPIED_NOTHING = N_("You have copied no card. End your turn anyway?")
NO_COINS = N_("There are no coins to collect. End your turn anyway?")


def finishes(action: int) -> bool:
    return action == DONE


def wasted(view: View, action: int, lang: str = "en") -> str:
    """A card is wasted if it achieves nothing of what it is for."""
    warning = wasted_coins(view) if action == COLLECT else wasted_end(view) if action == DONE else ""
    return translator(lang)(warning) if warning else ""


def wasted_coins(view: View) -> str:
    return NO_COINS if view.s.question == PROVINCE and not view.s.flipped else ""


def wasted_end(view: View) -> str:
    s = view.s
    if s.question == PURCHASE and s.purchases >= t.PURCHASES[s.card]:
        return BOUGHT_NOTHING
    if s.question == SETTLE and not s.settled:
        return SETTLED_NOBODY
    if s.question == COPY and len(view.legal()) > 1:
        return COPIED_NOTHING
    return ""
