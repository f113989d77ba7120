"""Actions that end something, and what is lost by them."""

from __future__ import annotations

from ludus.engine.view import View
from ludus.games.age_of_heroes import names
from ludus.games.age_of_heroes.tables import ARMIES_PER_CITY, CONQUEST, GOALS, HERO, TRIBES
from ludus.games.age_of_heroes.text.action_kinds import meaning
from ludus.games.age_of_heroes.text.speech import Speech

FINISHING = ("pass", "done", "let it be", "no hero")


def finishes(action: int) -> bool:
    return meaning(action)[0] in FINISHING


def wasted(view: View, action: int, lang: str = "en") -> str:
    """A gift brings nothing back, and too few armies conquer no city."""
    kind, n = meaning(action)
    v = Speech(view, lang)
    if kind == "war" and n % len(GOALS) == CONQUEST and too_few(v):
        return v._("Conquering a city takes {n} victorious armies. Attack with fewer?", n=v.number(ARMIES_PER_CITY))
    if kind != "give":
        return ""
    card, tribe = divmod(n, len(TRIBES))
    whom = names.to_whom(v._)[tribe]
    return v._("Give {which} to {whom} and receive nothing in return?", which=v.which(card), whom=whom)


def too_few(v: Speech) -> bool:
    """Whether all armies and Heroes together are not enough to conquer a city."""
    return int(v.mine.home.sum()) + int(v.mine.hand[HERO]) < v.number(ARMIES_PER_CITY)
