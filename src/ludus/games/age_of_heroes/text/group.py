"""The headings of long lists: first what is given, then what is wanted for it."""

from __future__ import annotations

from ludus.engine.view import View
from ludus.games.age_of_heroes import names
from ludus.games.age_of_heroes.actions import GIVEN
from ludus.games.age_of_heroes.tables import GOALS, TRIBES
from ludus.games.age_of_heroes.text.action_kinds import meaning
from ludus.games.age_of_heroes.text.speech import Speech


def group(action: int, view: View, lang: str = "en") -> str:
    """What offers, gifts and wars have in common with their like."""
    v, (kind, n) = Speech(view, lang), meaning(action)
    if kind == "offer":
        return v._("Offer {give}", give=v.which(int(GIVEN[n])))
    if kind == "give":
        return v._("Give {which}", which=v.which(n // len(TRIBES)))
    if kind == "war":
        return v._("War on {whom}", whom=names.whom(v._)[n // len(GOALS)])
    return ""
