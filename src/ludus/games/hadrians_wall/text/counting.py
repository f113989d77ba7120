"""So many of everything a box can give, in the order of the tables: standing alone, and as what a verb acts on.

Languages with cases need both: «1 слуга» is a price, but somebody gains «1 слугу».
"""

from __future__ import annotations

from functools import cache

from ludus.engine.language import Words
from ludus.games.hadrians_wall.names import Names


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
