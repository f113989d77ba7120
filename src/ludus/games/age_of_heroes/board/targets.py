"""Which drawn thing an action belongs to."""

from __future__ import annotations

from collections.abc import Callable

from ludus.games.age_of_heroes.actions import MARCHES, WANTED, WORDS
from ludus.games.age_of_heroes.tables import (
    BUILDS,
    CARDS,
    GOALS,
    HERO,
    LUCK,
    OLYMPICS,
    SORTS,
    SPECIAL,
    STRENGTHS,
    TRIBES,
)
from ludus.games.age_of_heroes.text.action_kinds import meaning


def card(kind: int) -> str:
    """A card of the hand."""
    return f"card-{CARDS[kind]}"


def tribe(number: int) -> str:
    """A tribe: where it sits, or while tribes are chosen its tile."""
    return f"tribe-{TRIBES[number]}"


def wanted(kind: int) -> str:
    """A card on the stall of the fair."""
    return f"want-{CARDS[kind]}"


def battle_card(strength: int) -> str:
    return f"battle-card-{strength + 1}"


def army(sort: int, strength: int) -> str:
    """An army in a battle with the card under it."""
    return f"army-{SORTS[sort]}-{strength + 1}"


def target(action: int) -> str:
    """The `data-target` of the thing this action belongs to."""
    kind, n = meaning(action)
    if kind in ("tribe", "shake", "erupt", "with"):
        return tribe(n)
    if kind == "war":
        return tribe(n // len(GOALS))
    if kind in ("swap", "discard"):
        return card(n)
    if kind == "give":
        return card(n // len(TRIBES))
    if kind == "fight":
        return army(*divmod(n, STRENGTHS))
    return SIMPLE[kind](n) if kind in SIMPLE else WORDS[action].replace(" ", "-")


SIMPLE: dict[str, Callable[[int], str]] = {
    "build": lambda n: f"build-{BUILDS[n]}",
    "offer": lambda n: wanted(int(WANTED[n])),
    "lay": lambda n: card(SPECIAL + n),
    "send": lambda n: f"send-{MARCHES[n][0]}",
    "under": lambda n: battle_card(n % STRENGTHS),
    "hero army": lambda _n: card(HERO),
    "hero general": lambda _n: card(HERO),
    "olympics": lambda _n: card(OLYMPICS),
    "luck": lambda _n: card(LUCK),
}
