"""Actions that end something, and what is lost by them."""

from __future__ import annotations

from ludus.engine.view import View
from ludus.games.age_of_heroes import names
from ludus.games.age_of_heroes.tables import TRIBES
from ludus.games.age_of_heroes.text.action_kinds import meaning
from ludus.games.age_of_heroes.text.speech import Speech

FINISHING = ("pass", "done", "let it be", "no hero")


def finishes(action: int) -> bool:
    return meaning(action)[0] in FINISHING


def wasted(view: View, action: int, lang: str = "en") -> str:
    """A gift brings nothing back."""
    kind, n = meaning(action)
    if kind != "give":
        return ""
    v = Speech(view, lang)
    card, tribe = divmod(n, len(TRIBES))
    whom = names.to_whom(v._)[tribe]
    return v._("Give {which} to {whom} and receive nothing in return?", which=v.which(card), whom=whom)
