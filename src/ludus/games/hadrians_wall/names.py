"""What people call the pieces, tracks, buildings and cards; every table is in the order of `tables`.

Names stand alone or in lists, so a language needs no other form of them; phrases that would bend a name are whole
messages in `text`.
"""

from __future__ import annotations

from functools import cache

from ludus.engine.language import Words, words

DOMAIN = "hadrians-wall"
Names = tuple[str, ...]


def translator(lang: str) -> Words:
    """The translator of this game's words."""
    return words(DOMAIN, lang)


@cache
def supplies(_: Words) -> Names:
    return _("soldier"), _("builder"), _("servant"), _("civilian"), _("resource")


@cache
def attributes(_: Words) -> Names:
    return _("renown"), _("piety"), _("valour"), _("discipline")


@cache
def citizens(_: Words) -> Names:
    return _("traders"), _("performers"), _("priests"), _("apparitores"), _("patricians")


@cache
def levels(_: Words) -> Names:
    """What a building can ask for."""
    return (_("infrastructure"), *attributes(_), *citizens(_))


@cache
def cohorts(_: Words) -> Names:
    return _("left cohort"), _("centre cohort"), _("right cohort")


@cache
def sides(_: Words) -> Names:
    """The cohorts where it is clear that cohorts are meant."""
    return _("left"), _("centre"), _("right")


@cache
def tracks(_: Words) -> Names:
    return _("mining and foresting"), _("wall guard"), _("cippi"), _("wall"), _("fort")


@cache
def gladiators(_: Words) -> Names:
    return _("red gladiator"), _("blue gladiator")


@cache
def buildings(_: Words) -> Names:
    return (
        _("medium granary"),
        _("large granary"),
        _("small hotel"),
        _("large hotel"),
        _("small workshop"),
        _("large workshop"),
        _("small road"),
        _("large road"),
        _("archway"),
        _("monolith"),
        _("column"),
        _("statue"),
        _("small precinct"),
        _("medium precinct"),
        _("large precinct"),
        _("market"),
        _("theatre"),
        _("ludus gladiatorius"),
        _("small gardens"),
        _("large gardens"),
        _("small temple"),
        _("medium temple"),
        _("large temple"),
        _("baths"),
        _("courthouse"),
    )


@cache
def cards(_: Words) -> Names:
    return (
        _("engineer"),
        _("merchant"),
        _("ranger"),
        _("forager"),
        _("pontiff"),
        _("trainer"),
        _("defender"),
        _("fighter"),
        _("architect"),
        _("aristocrat"),
        _("planner"),
        _("vanguard"),
    )


@cache
def goals(_: Words) -> Names:
    """What each card counts when it is a path."""
    return (
        _("large buildings"),
        _("goods in the market"),
        _("complete columns of the scout map"),
        _("production circles"),
        _("complete temples"),
        _("strength of both gladiators"),
        _("complete wall sections"),
        _("complete cohorts"),
        _("landmarks"),
        _("disdain not removed (less is better)"),
        _("complete citizen tracks"),
        _("complete wall guard sections"),
    )


@cache
def sources(_: Words) -> Names:
    """Where a good or a shape is taken from, in the order LEFT to OWN of the tables."""
    return (
        _("the left neighbour's prospect"),
        _("the right neighbour's prospect"),
        _("the first neutral prospect"),
        _("the second neutral prospect"),
        _("the Fate deck"),
        _("the player's own prospect"),
    )


@cache
def difficulties(_: Words) -> Names:
    return _("easy"), _("normal"), _("hard")


@cache
def ranks(_: Words) -> Names:
    """What a lone player becomes."""
    return (
        _("legionary (miles)"),
        _("centurion (centurio)"),
        _("first spear (primus pilus)"),
        _("camp prefect (praefectus castrorum)"),
        _("legate of the legion (legatus legionis)"),
    )
