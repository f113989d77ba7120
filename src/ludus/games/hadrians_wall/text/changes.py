"""What an action changes on a player's board and sheets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from ludus.engine.differences import Amount, Difference, differences
from ludus.engine.view import View
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.state import ACTIONS_PHASE
from ludus.games.hadrians_wall.text.score import reported
from ludus.games.hadrians_wall.text.tell import attack_size

BUILT = "infrastructure"
HARMS = ("attack", "disdain")  # signs of what nobody wants


def changes(before: View, after: View, seat: int, lang: str) -> list[Difference]:
    changed = differences(amounts(before, seat, lang), amounts(after, seat, lang))
    if seat == before.seat and after.s.phase == ACTIONS_PHASE and after.s.year == before.s.year:
        changed += differences(threat(before, lang), threat(after, lang))
    return [replace(one, harm=one.sign in HARMS) for one in changed]


def threat(view: View, lang: str) -> Iterator[Amount]:
    """What everybody has to fear at the end of the year: more where neutral cards are paid. It is told once."""
    _ = names.translator(lang)
    yield _("attack cards"), "attack", attack_size(view.s)


def amounts(view: View, seat: int, lang: str) -> Iterator[Amount]:
    """All that a player has and can count: pieces, attributes, boxes of every kind, favours and disdain."""
    _, p, called = names.translator(lang), view.s.seats[seat], reported(lang)
    for names_of, signs, numbers in (
        (names.supplies(_), t.SUPPLIES, p.supplies),
        (names.attributes(_), t.ATTRIBUTES, p.attributes),
        (names.citizens(_), t.CITIZENS, p.citizens),
        (names.cohorts(_), ("cohort",) * len(t.COHORTS), p.cohorts),
        (names.tracks(_), ("",) * len(t.TRACKS), p.tracks),
    ):
        for name, sign, n in zip(names_of, signs, numbers, strict=True):
            yield name, sign, int(n)
    yield called["buildings"], BUILT, int(p.buildings).bit_count()
    yield called["production"], "production", int(p.production)
    yield called["goods"], "good", int(np.count_nonzero(p.goods))
    yield called["map cells"], "horse", int(p.map).bit_count()
    yield called["strength"], "sword", int(p.strength.sum())
    yield called["temple boxes"], "temple", int(p.temple_boxes)
    yield _("favours"), "favour", int(p.temple_favours) + int(p.diplomat_favours.sum())
    yield called["disdain"], "disdain", int(p.disdain)
    yield called["disdain removed"], "forgiven", int(p.removed)
