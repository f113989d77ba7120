"""Why an action cannot be done now: every reason, so that a player who fixes one is not surprised by the next."""

from __future__ import annotations

from typing import Any

from ludus.engine.language import Words
from ludus.engine.view import View
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import state as st
from ludus.games.hadrians_wall.text.amounts import short
from ludus.games.hadrians_wall.text.kinds import kind_of, price
from ludus.games.hadrians_wall.text.sheet_reasons import closed

ANSWERS = {st.ASKED_COHORT: "cohort", st.ASKED_ATTRIBUTE: "attribute", st.ASKED_PLACE: "place"}
PHASES = {  # of everything that is not done in the phase for actions
    "path": st.CARDS_PHASE,
    "favour_temple": st.FAVOURS_PHASE,
    "favour_diplomat": st.FAVOURS_PHASE,
    "favour_none": st.FAVOURS_PHASE,
}


def why_not(view: View, seat: int, action: int, lang: str = "en") -> list[str]:
    """Every reason why `seat` cannot do this now, as short phrases; empty if it can."""
    _ = names.translator(lang)
    if seat < 0 or seat != view.seat:
        return [_("only the player in that seat decides this")]
    untimely = wrong_time(_, view.s, view.s.seats[seat], kind_of(action).name, seat)
    if untimely:
        return [untimely]
    return closed(_, view.s, seat, action) + too_expensive(_, view.s.seats[seat], action)


def wrong_time(_: Words, s: Any, p: Any, kind: str, seat: int) -> str:
    """Why the seat cannot do anything of this kind now; empty if it can."""
    if s.phase == st.OVER:
        return _("the game is over")
    if p.asked:
        return "" if kind == ANSWERS[int(p.asked)] else open_choice(_, int(p.asked))
    if kind in ANSWERS.values():
        return _("there is no such choice to make now")
    if s.phase != PHASES.get(kind, st.ACTIONS_PHASE):
        return wrong_phase(_, int(s.phase))
    return already_done(_, s, p, seat)


def open_choice(_: Words, asked: int) -> str:
    if asked == st.ASKED_COHORT:
        return _("first choose a cohort")
    if asked == st.ASKED_ATTRIBUTE:
        return _("first choose an attribute")
    return _("first choose a place for the shape")


def wrong_phase(_: Words, phase: int) -> str:
    if phase == st.CARDS_PHASE:
        return _("the players are choosing their paths now")
    if phase == st.INCOME_PHASE:
        return _("the players are choosing the income of their roads now")
    if phase == st.ACTIONS_PHASE:
        return _("this is the time for actions")
    return _("the Picts are attacking now; only favours may be used")


def already_done(_: Words, s: Any, p: Any, seat: int) -> str:
    """Why a seat has nothing left to do although the phase is right."""
    if s.phase == st.CARDS_PHASE and s.chosen[seat] != st.NONE:
        return _("this year's path has already been chosen")
    if s.phase == st.ACTIONS_PHASE and p.stopped:
        return _("this player is done for this year")
    if s.phase == st.FAVOURS_PHASE and p.settled:
        return _("this player is done with this attack")
    return ""


def too_expensive(_: Words, p: Any, action: int) -> list[str]:
    missing = [(supply, n - int(p.supplies[supply])) for supply, n in enumerate(price(action))]
    return [short(_, n)[supply] for supply, n in missing if n > 0]
