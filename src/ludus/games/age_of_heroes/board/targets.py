"""Which drawn thing an action belongs to."""

from __future__ import annotations

from collections.abc import Callable

from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.actions import GIVEN, MARCHES, WANTED, WORDS
from ludus.games.age_of_heroes.text.action_kinds import meaning
from ludus.games.age_of_heroes.text.finishing import FINISHING


def card(kind: int) -> str:
    """A card of the hand."""
    return f"card-{t.CARDS[kind]}"


def tribe(number: int) -> str:
    """A tribe: where it sits, or while tribes are chosen its tile."""
    return f"tribe-{t.TRIBES[number]}"


def wanted(kind: int) -> str:
    """A card on the stall of the fair."""
    return f"want-{t.CARDS[kind]}"


def battle_card(strength: int) -> str:
    return f"battle-card-{strength + 1}"


def army(sort: int, strength: int) -> str:
    """An army in a battle with the card under it."""
    return f"army-{t.SORTS[sort]}-{strength + 1}"


def target(action: int) -> str:
    """The `data-target` of the thing this action belongs to; of both things, for offers and gifts; none for what only
    ends something, which has the page's own button."""
    kind, n = meaning(action)
    if kind in ("tribe", "shake", "erupt", "with"):
        return tribe(n)
    if kind == "war":
        return tribe(n // len(t.GOALS))
    if kind in ("swap", "discard"):
        return card(n)
    if kind == "give":
        given, taker = divmod(n, len(t.TRIBES))
        return f"{card(given)}>{tribe(taker)}"
    if kind == "offer":
        return f"{card(int(GIVEN[n]))}>{wanted(int(WANTED[n]))}"
    if kind in FINISHING:
        return ""
    if kind == "fight":
        return army(*divmod(n, t.STRENGTHS))
    return SIMPLE[kind](n) if kind in SIMPLE else WORDS[action].replace(" ", "-")


SIMPLE: dict[str, Callable[[int], str]] = {
    "build": lambda n: f"build-{t.BUILDS[n]}",
    "lay": lambda n: card(t.SPECIAL + n),
    "send": lambda n: f"send-{MARCHES[n][0]}",
    "under": lambda n: battle_card(n % t.STRENGTHS),
    "hero army": lambda _n: card(t.HERO),
    "hero general": lambda _n: card(t.HERO),
    "olympics": lambda _n: card(t.OLYMPICS),
    "luck": lambda _n: card(t.LUCK),
}
