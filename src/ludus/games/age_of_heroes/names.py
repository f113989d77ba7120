"""What people call the tribes, cards and items; every tuple is in the order of `tables`.

Some languages bend names, so each table says in its context what part the name plays in a sentence: "who" does
something, something is done to "whom", something is "whose", goes "to whom", is taken "from whom", leads
"towards whom", or is done "with whom". After the tribes come the reader ("you") and the barbarians, in the tables of
sentences that need them.
"""

from __future__ import annotations

from functools import cache

from ludus.engine.language import Words, words
from ludus.games.age_of_heroes.tables import TRIBES

DOMAIN = "age-of-heroes"
Names = tuple[str, ...]
YOU, BARBARIANS = len(TRIBES), len(TRIBES) + 1  # the places after the tribes


def translator(lang: str) -> Words:
    """The translator of this game's words."""
    return words(DOMAIN, lang)


@cache
def titles(_: Words) -> Names:
    """Tribes as they stand alone: on banners and as titles."""
    return (_("Egyptians"), _("Romans"), _("Greeks"), _("Babylonians"), _("Celts"), _("Chinese"))


@cache
def who(_: Words) -> Names:
    return _.each_in(
        "who",
        "the Egyptians",
        "the Romans",
        "the Greeks",
        "the Babylonians",
        "the Celts",
        "the Chinese",
        "you",
        "the barbarians",
    )


@cache
def whom(_: Words) -> Names:
    return _.each_in(
        "whom", "the Egyptians", "the Romans", "the Greeks", "the Babylonians", "the Celts", "the Chinese", "you"
    )


@cache
def whose(_: Words) -> Names:
    return _.each_in(
        "whose",
        "the Egyptians",
        "the Romans",
        "the Greeks",
        "the Babylonians",
        "the Celts",
        "the Chinese",
        "you",
        "the barbarians",
    )


@cache
def to_whom(_: Words) -> Names:
    return _.each_in(
        "to whom", "the Egyptians", "the Romans", "the Greeks", "the Babylonians", "the Celts", "the Chinese", "you"
    )


@cache
def from_whom(_: Words) -> Names:
    return _.each_in(
        "from whom", "the Egyptians", "the Romans", "the Greeks", "the Babylonians", "the Celts", "the Chinese"
    )


@cache
def towards(_: Words) -> Names:
    return _.each_in(
        "towards whom", "the Egyptians", "the Romans", "the Greeks", "the Babylonians", "the Celts", "the Chinese"
    )


@cache
def with_whom(_: Words) -> Names:
    return _.each_in(
        "with whom", "the Egyptians", "the Romans", "the Greeks", "the Babylonians", "the Celts", "the Chinese", "you"
    )


@cache
def cards(_: Words) -> Names:
    """Cards as they stand alone."""
    return (
        _("iron"),
        _("wood"),
        _("grain"),
        _("stone"),
        _("gold"),
        _("limestone"),
        _("concrete"),
        _("marble"),
        _("brick"),
        _("sandstone"),
        _("granite"),
        _("Olympic Games"),
        _("Hero"),
        _("Luck"),
        _("Population Boom"),
        _("Earthquake"),
        _("Volcano"),
        _("Famine"),
        _("Barbarians"),
    )


@cache
def which(_: Words) -> Names:
    """Cards that something is done with: discarded, given, asked for."""
    return _.each_in(
        "which",
        "iron",
        "wood",
        "grain",
        "stone",
        "gold",
        "limestone",
        "concrete",
        "marble",
        "brick",
        "sandstone",
        "granite",
        "Olympic Games",
        "Hero",
        "Luck",
        "Population Boom",
        "Earthquake",
        "Volcano",
        "Famine",
        "Barbarians",
    )


@cache
def numbers_of(_: Words, n: int) -> Names:
    """So many cards, for each kind."""
    return (
        _.plural("{n} iron", "{n} iron", n),
        _.plural("{n} wood", "{n} wood", n),
        _.plural("{n} grain", "{n} grain", n),
        _.plural("{n} stone", "{n} stone", n),
        _.plural("{n} gold", "{n} gold", n),
        _.plural("{n} limestone", "{n} limestone", n),
        _.plural("{n} concrete", "{n} concrete", n),
        _.plural("{n} marble", "{n} marble", n),
        _.plural("{n} brick", "{n} bricks", n),
        _.plural("{n} sandstone", "{n} sandstone", n),
        _.plural("{n} granite", "{n} granite", n),
        _.plural("{n} Olympic Games card", "{n} Olympic Games cards", n),
        _.plural("{n} Hero card", "{n} Hero cards", n),
        _.plural("{n} Luck card", "{n} Luck cards", n),
        _.plural("{n} Population Boom card", "{n} Population Boom cards", n),
        _.plural("{n} Earthquake card", "{n} Earthquake cards", n),
        _.plural("{n} Volcano card", "{n} Volcano cards", n),
        _.plural("{n} Famine card", "{n} Famine cards", n),
        _.plural("{n} Barbarian card", "{n} Barbarian cards", n),
    )


@cache
def items(_: Words, n: int) -> Names:
    """So many items, for each kind."""
    return (
        _.plural("{n} city", "{n} cities", n),
        _.plural("{n} army", "{n} armies", n),
        _.plural("{n} fortress", "{n} fortresses", n),
        _.plural("{n} general", "{n} generals", n),
        _.plural("{n} road", "{n} roads", n),
    )


@cache
def item_titles(_: Words) -> Names:
    return (_("City"), _("Army"), _("Fortress"), _("General"), _("Road"))


@cache
def to_build(_: Words) -> Names:
    """What is built at home; roads also say where to."""
    return (_("Build a city"), _("Raise an army"), _("Build a fortress"), _("Appoint a general to lead an army"))


@cache
def sorts(_: Words) -> Names:
    """The sorts of army in a battle, as the one that fights or gets a card."""
    return (_("an army led by a general"), _("an army led by a hero"), _("a hero"), _("an army"))


@cache
def chosen_sorts(_: Words) -> Names:
    """The same where something is done with one of them: chosen, sent, a card laid under it."""
    return (
        _.context("object", "an army led by a general"),
        _.context("object", "an army led by a hero"),
        _.context("object", "a hero"),
        _.context("object", "an army"),
    )
