"""Amounts in words: prices, rewards, requirements, attacks.

Everything a box can give is counted in two forms, standing alone and as the object of a verb. Languages with cases need
both: «1 слуга» is a price, but somebody gains «1 слугу».
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from ludus.engine.language import Words
from ludus.engine.phrases import listed
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.names import Names, levels

Count = Callable[[Words, int], Names]  # `counted`, or `counted_object` where a verb acts on what is counted


@cache
def counted(_: Words, n: int) -> Names:
    return (
        _("nothing"),
        _.plural("{n} soldier", "{n} soldiers", n),
        _.plural("{n} builder", "{n} builders", n),
        _.plural("{n} servant", "{n} servants", n),
        _.plural("{n} civilian", "{n} civilians", n),
        _.plural("{n} resource", "{n} resources", n),
        _.plural("{n} renown", "{n} renown", n),
        _.plural("{n} piety", "{n} piety", n),
        _.plural("{n} valour", "{n} valour", n),
        _.plural("{n} discipline", "{n} discipline", n),
        _.plural("{n} trader box", "{n} trader boxes", n),
        _.plural("{n} performer box", "{n} performer boxes", n),
        _.plural("{n} priest box", "{n} priest boxes", n),
        _.plural("{n} apparitor box", "{n} apparitor boxes", n),
        _.plural("{n} patrician box", "{n} patrician boxes", n),
        _.plural("{n} production circle", "{n} production circles", n),
        _.plural("{n} wall guard box", "{n} wall guard boxes", n),
        _.plural("{n} favour", "{n} favours", n),
        _.plural("{n} cohort box of your choice", "{n} cohort boxes of your choice", n),
        _("piety or discipline"),
        _("renown or valour"),
        _("any attribute"),
    )


@cache
def counted_object(_: Words, n: int) -> Names:
    return (
        _.context("object", "nothing"),
        _.plural_context("object", "{n} soldier", "{n} soldiers", n),
        _.plural_context("object", "{n} builder", "{n} builders", n),
        _.plural_context("object", "{n} servant", "{n} servants", n),
        _.plural_context("object", "{n} civilian", "{n} civilians", n),
        _.plural_context("object", "{n} resource", "{n} resources", n),
        _.plural_context("object", "{n} renown", "{n} renown", n),
        _.plural_context("object", "{n} piety", "{n} piety", n),
        _.plural_context("object", "{n} valour", "{n} valour", n),
        _.plural_context("object", "{n} discipline", "{n} discipline", n),
        _.plural_context("object", "{n} trader box", "{n} trader boxes", n),
        _.plural_context("object", "{n} performer box", "{n} performer boxes", n),
        _.plural_context("object", "{n} priest box", "{n} priest boxes", n),
        _.plural_context("object", "{n} apparitor box", "{n} apparitor boxes", n),
        _.plural_context("object", "{n} patrician box", "{n} patrician boxes", n),
        _.plural_context("object", "{n} production circle", "{n} production circles", n),
        _.plural_context("object", "{n} wall guard box", "{n} wall guard boxes", n),
        _.plural_context("object", "{n} favour", "{n} favours", n),
        _.plural_context("object", "{n} cohort box of your choice", "{n} cohort boxes of your choice", n),
        _.context("object", "piety or discipline"),
        _.context("object", "renown or valour"),
        _.context("object", "any attribute"),
    )


def disdain_taken(_: Words, n: int) -> str:
    return _.plural_context("object", "{n} disdain", "{n} disdain", n)


@cache
def short(_: Words, n: int) -> Names:
    """How many pieces of each kind are missing."""
    return (
        _.plural("{n} soldier short", "{n} soldiers short", n),
        _.plural("{n} builder short", "{n} builders short", n),
        _.plural("{n} servant short", "{n} servants short", n),
        _.plural("{n} civilian short", "{n} civilians short", n),
        _.plural("{n} resource short", "{n} resources short", n),
    )


@cache
def attacked(_: Words, n: int) -> Names:
    """Each cohort, as what the Picts attack with so many cards."""
    return (
        _.plural("the left cohort with {n} card", "the left cohort with {n} cards", n),
        _.plural("the centre cohort with {n} card", "the centre cohort with {n} cards", n),
        _.plural("the right cohort with {n} card", "the right cohort with {n} cards", n),
    )


def pieces(_: Words, row: Any, count: Count = counted) -> str:
    """A price or a gain: a row over the supplies."""
    return listed((count(_, int(n))[t.FIRST_SUPPLY + supply] for supply, n in enumerate(row) if n), _.lang)


def rewards(_: Words, row: Iterable[int], count: Count = counted) -> str:
    """What a box gives, each kind with its number, in printed order."""
    kinds = Counter(int(reward) for reward in row if reward != t.NOTHING)
    return listed((count(_, n)[reward] for reward, n in kinds.items()), _.lang)


def attacks(_: Words, counts: Any) -> str:
    """The cohorts that cards attack, as what the Picts attack."""
    return listed((attacked(_, int(n))[cohort] for cohort, n in enumerate(counts) if n), _.lang)


def row_of(supply: int, n: int = 1) -> list[int]:
    """A row over the supplies with pieces of one kind."""
    return [n if kind == supply else 0 for kind in range(len(t.SUPPLIES))]


def needs(_: Words, kind: int, wanted: int) -> str:
    """A requirement, as it stands on a flag."""
    return _("{level} {number}", level=levels(_)[kind], number=wanted)
