"""What a seat has to decide now, or whom everybody waits for."""

from __future__ import annotations

from typing import Any

from ludus.engine.language import Words
from ludus.engine.phrases import listed, player_name
from ludus.engine.view import View
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import state as st
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.text.score import is_over, rank_of


def question(view: View, lang: str = "en") -> str:
    """What this seat has to decide, or whom everybody waits for."""
    _ = names.translator(lang)
    if is_over(view):
        return ending(_, view)
    waiting = view.active()
    if view.seat not in waiting:
        return _(
            "Waiting for: {players}", players=listed((player_name(view, seat, _.lang) for seat in waiting), _.lang)
        )
    p = view.s.seats[view.seat]
    if p.asked:
        return choice(_, view, p)
    if view.s.phase == st.CARDS_PHASE:
        return _("Which card do you keep as a path? The other becomes this year's prospect.")
    if view.s.phase == st.ACTIONS_PHASE:
        return _("What do you do? End your year when you are done.")
    return _("Do you cancel attack cards with favours? Those you keep can be used in later years.")


def choice(_: Words, view: View, p: Any) -> str:
    if p.asked == st.ASKED_COHORT:
        return _("In which cohort do you mark a box?")
    if p.asked == st.ASKED_ATTRIBUTE:
        offered = listed((name for n, name in enumerate(names.attributes(_)) if int(p.offer) >> n & 1), _.lang)
        if view.s.phase == st.INCOME_PHASE:
            return _("Which attribute does a road give this year: {attributes}?", attributes=offered)
        return _("Which attribute do you take: {attributes}?", attributes=offered)
    return _("Where do you draw the shape {shape}?", shape=t.SHAPES[int(p.offer)])


def ending(_: Words, view: View) -> str:
    if view.players == 1:
        rank = names.ranks(_)[rank_of(view)]
        return _.plural(
            "The game is over: {n} point, {rank}.", "The game is over: {n} points, {rank}.", view.points(0), rank=rank
        )
    return _("The game is over.")
