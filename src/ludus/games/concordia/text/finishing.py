"""Actions that end something, and what is lost by them."""

from __future__ import annotations

from ludus.engine.view import View
from ludus.games.concordia import tables as t
from ludus.games.concordia.actions import DONE, PURCHASE
from ludus.games.concordia.names import translator


def finishes(action: int) -> bool:
    return action == DONE


def wasted(view: View, action: int, lang: str = "en") -> str:
    """A card that buys cards is wasted if it buys none."""
    _ = translator(lang)
    s = view.s
    if action != DONE or s.question != PURCHASE or s.purchases < t.PURCHASES[s.card]:
        return ""
    return _("You have bought no card. End your turn anyway?")
