"""What may be done now, grouped: many offers are one line, not two hundred."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from ludus.engine.phrases import either
from ludus.games.age_of_heroes import names
from ludus.games.age_of_heroes.actions import MARCHES
from ludus.games.age_of_heroes.tables import GOALS, TRIBES
from ludus.games.age_of_heroes.text.action_kinds import meaning
from ludus.games.age_of_heroes.text.describe import describe
from ludus.games.age_of_heroes.text.speech import Speech


def choices(v: Speech) -> list[str]:
    """The legal actions of the reader as lines."""
    if not v.to_move:
        return []
    lines = []
    for kind, group in groupby(v.view.legal(), key=lambda action: meaning(action)[0]):
        actions = list(group)
        if kind in GROUPED and len(actions) > 1:
            lines.append(GROUPED[kind](v, [meaning(action)[1] for action in actions]))
        else:
            lines += [f"{describe(action, v.view, v.lang)}." for action in actions]
    return lines


def cards(v: Speech, kinds: list[int]) -> str:
    return ", ".join(v.in_list(kind) for kind in kinds)


def send(v: Speech, places: list[int]) -> str:
    marches = [MARCHES[place] for place in places]
    armies, led = max(march[0] for march in marches), max(march[1] for march in marches)
    if led:
        return v._.plural(
            "Send up to {n} army, up to {led} led by a general.",
            "Send up to {n} armies, up to {led} of them led by generals.",
            armies,
            led=led,
        )
    return v._.plural("Send up to {n} army.", "Send up to {n} armies.", armies)


def war(v: Speech, places: list[int]) -> str:
    tribes = sorted({place // len(GOALS) for place in places})
    enemies = either([names.whom(v._)[tribe] for tribe in tribes], v.lang)
    return v._("War on {list}: conquest, plunder or destruction.", list=enemies)


def give(v: Speech, places: list[int]) -> str:
    tribes = sorted({place % len(TRIBES) for place in places})
    return v._("Give a card to {list}.", list=either([names.to_whom(v._)[tribe] for tribe in tribes], v.lang))


GROUPED: dict[str, Callable[[Speech, list[int]], str]] = {
    "swap": lambda v, kinds: v._("Swap one of these for a new card: {list}.", list=cards(v, kinds)),
    "war": war,
    "send": send,
    "discard": lambda v, kinds: v._("Discard one of these: {list}.", list=cards(v, kinds)),
    "offer": lambda v, _places: v._("Offer one of your cards for another."),
    "give": give,
}
