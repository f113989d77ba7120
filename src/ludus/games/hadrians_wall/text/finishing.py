"""Actions that end something, and what is lost by them."""

from __future__ import annotations

from ludus.engine.view import View
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall.actions import FAVOUR_NONE, STOP
from ludus.games.hadrians_wall.text.amounts import pieces


def finishes(action: int) -> bool:
    return action in (STOP, FAVOUR_NONE)


def wasted(view: View, action: int, lang: str = "en") -> str:
    """Pieces that are not spent are lost with the year."""
    _ = names.translator(lang)
    left = view.s.seats[view.seat].supplies
    if action != STOP or not left.any():
        return ""
    return _("You would lose {pieces}. End your year anyway?", pieces=pieces(_, left))
