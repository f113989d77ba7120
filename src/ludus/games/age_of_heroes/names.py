"""What people call the tribes, cards and items.

Some languages bend names, so each table says in its context what part the name plays in a sentence: "who" does
something, something is done to "whom", something is "whose", goes "to whom", is taken "from whom", leads
"towards whom", or is done "with whom".
"""

from __future__ import annotations

from functools import cache

from ludus.engine.language import Words, words

DOMAIN = "age-of-heroes"
Table = dict[str, str]


def tongue(lang: str) -> Words:
    """The translator of this game's words."""
    return words(DOMAIN, lang)


@cache
def titles(_: Words) -> Table:
    """Tribes as they stand alone: on banners and as titles."""
    return {
        "egyptians": _("Egyptians"),
        "romans": _("Romans"),
        "greeks": _("Greeks"),
        "babylonians": _("Babylonians"),
        "celts": _("Celts"),
        "chinese": _("Chinese"),
    }


@cache
def who(_: Words) -> Table:
    return {
        "egyptians": _.context("who", "the Egyptians"),
        "romans": _.context("who", "the Romans"),
        "greeks": _.context("who", "the Greeks"),
        "babylonians": _.context("who", "the Babylonians"),
        "celts": _.context("who", "the Celts"),
        "chinese": _.context("who", "the Chinese"),
        "barbarians": _.context("who", "the barbarians"),
        "you": _.context("who", "you"),
    }


@cache
def whom(_: Words) -> Table:
    return {
        "egyptians": _.context("whom", "the Egyptians"),
        "romans": _.context("whom", "the Romans"),
        "greeks": _.context("whom", "the Greeks"),
        "babylonians": _.context("whom", "the Babylonians"),
        "celts": _.context("whom", "the Celts"),
        "chinese": _.context("whom", "the Chinese"),
        "you": _.context("whom", "you"),
    }


@cache
def whose(_: Words) -> Table:
    return {
        "egyptians": _.context("whose", "the Egyptians"),
        "romans": _.context("whose", "the Romans"),
        "greeks": _.context("whose", "the Greeks"),
        "babylonians": _.context("whose", "the Babylonians"),
        "celts": _.context("whose", "the Celts"),
        "chinese": _.context("whose", "the Chinese"),
        "barbarians": _.context("whose", "the barbarians"),
        "you": _.context("whose", "you"),
    }


@cache
def to_whom(_: Words) -> Table:
    return {
        "egyptians": _.context("to whom", "the Egyptians"),
        "romans": _.context("to whom", "the Romans"),
        "greeks": _.context("to whom", "the Greeks"),
        "babylonians": _.context("to whom", "the Babylonians"),
        "celts": _.context("to whom", "the Celts"),
        "chinese": _.context("to whom", "the Chinese"),
        "you": _.context("to whom", "you"),
    }


@cache
def from_whom(_: Words) -> Table:
    return {
        "egyptians": _.context("from whom", "the Egyptians"),
        "romans": _.context("from whom", "the Romans"),
        "greeks": _.context("from whom", "the Greeks"),
        "babylonians": _.context("from whom", "the Babylonians"),
        "celts": _.context("from whom", "the Celts"),
        "chinese": _.context("from whom", "the Chinese"),
    }


@cache
def towards(_: Words) -> Table:
    return {
        "egyptians": _.context("towards whom", "the Egyptians"),
        "romans": _.context("towards whom", "the Romans"),
        "greeks": _.context("towards whom", "the Greeks"),
        "babylonians": _.context("towards whom", "the Babylonians"),
        "celts": _.context("towards whom", "the Celts"),
        "chinese": _.context("towards whom", "the Chinese"),
    }


@cache
def with_whom(_: Words) -> Table:
    return {
        "egyptians": _.context("with whom", "the Egyptians"),
        "romans": _.context("with whom", "the Romans"),
        "greeks": _.context("with whom", "the Greeks"),
        "babylonians": _.context("with whom", "the Babylonians"),
        "celts": _.context("with whom", "the Celts"),
        "chinese": _.context("with whom", "the Chinese"),
        "you": _.context("with whom", "you"),
    }


@cache
def cards(_: Words) -> Table:
    """Cards as they stand alone."""
    return {
        "iron": _("iron"),
        "wood": _("wood"),
        "grain": _("grain"),
        "stone": _("stone"),
        "gold": _("gold"),
        "limestone": _("limestone"),
        "concrete": _("concrete"),
        "marble": _("marble"),
        "brick": _("brick"),
        "sandstone": _("sandstone"),
        "granite": _("granite"),
        "population_boom": _("Population Boom"),
        "earthquake": _("Earthquake"),
        "volcano": _("Volcano"),
        "famine": _("Famine"),
        "barbarians": _("Barbarians"),
        "olympic_games": _("Olympic Games"),
        "hero": _("Hero"),
        "luck": _("Luck"),
    }


@cache
def which(_: Words) -> Table:
    """Cards that something is done with: discarded, given, asked for."""
    return {
        "iron": _.context("which", "iron"),
        "wood": _.context("which", "wood"),
        "grain": _.context("which", "grain"),
        "stone": _.context("which", "stone"),
        "gold": _.context("which", "gold"),
        "limestone": _.context("which", "limestone"),
        "concrete": _.context("which", "concrete"),
        "marble": _.context("which", "marble"),
        "brick": _.context("which", "brick"),
        "sandstone": _.context("which", "sandstone"),
        "granite": _.context("which", "granite"),
        "population_boom": _.context("which", "Population Boom"),
        "earthquake": _.context("which", "Earthquake"),
        "volcano": _.context("which", "Volcano"),
        "famine": _.context("which", "Famine"),
        "barbarians": _.context("which", "Barbarians"),
        "olympic_games": _.context("which", "Olympic Games"),
        "hero": _.context("which", "Hero"),
        "luck": _.context("which", "Luck"),
    }


def number_of(_: Words, card: str, n: int) -> str:
    """So many cards of a kind."""
    counted = {
        "iron": _.plural("{n} iron", "{n} iron", n),
        "wood": _.plural("{n} wood", "{n} wood", n),
        "grain": _.plural("{n} grain", "{n} grain", n),
        "stone": _.plural("{n} stone", "{n} stone", n),
        "gold": _.plural("{n} gold", "{n} gold", n),
        "limestone": _.plural("{n} limestone", "{n} limestone", n),
        "concrete": _.plural("{n} concrete", "{n} concrete", n),
        "marble": _.plural("{n} marble", "{n} marble", n),
        "brick": _.plural("{n} brick", "{n} bricks", n),
        "sandstone": _.plural("{n} sandstone", "{n} sandstone", n),
        "granite": _.plural("{n} granite", "{n} granite", n),
        "population_boom": _.plural("{n} Population Boom card", "{n} Population Boom cards", n),
        "earthquake": _.plural("{n} Earthquake card", "{n} Earthquake cards", n),
        "volcano": _.plural("{n} Volcano card", "{n} Volcano cards", n),
        "famine": _.plural("{n} Famine card", "{n} Famine cards", n),
        "barbarians": _.plural("{n} Barbarian card", "{n} Barbarian cards", n),
        "olympic_games": _.plural("{n} Olympic Games card", "{n} Olympic Games cards", n),
        "hero": _.plural("{n} Hero card", "{n} Hero cards", n),
        "luck": _.plural("{n} Luck card", "{n} Luck cards", n),
    }
    return counted[card]


def items(_: Words, item: str, n: int) -> str:
    """So many items of a kind."""
    counted = {
        "city": _.plural("{n} city", "{n} cities", n),
        "army": _.plural("{n} army", "{n} armies", n),
        "fortress": _.plural("{n} fortress", "{n} fortresses", n),
        "general": _.plural("{n} general", "{n} generals", n),
        "road": _.plural("{n} road", "{n} roads", n),
    }
    return counted[item]


@cache
def item_titles(_: Words) -> Table:
    return {
        "city": _("City"),
        "army": _("Army"),
        "fortress": _("Fortress"),
        "general": _("General"),
        "road": _("Road"),
    }


BUILT = ("city", "army", "fortress", "general")  # what is built at home; roads also say where to


@cache
def to_build(_: Words) -> Table:
    return {
        "city": _("Build a city"),
        "army": _("Raise an army"),
        "fortress": _("Build a fortress"),
        "general": _("Appoint a general to lead an army"),
    }


@cache
def sorts(_: Words) -> Table:
    """The sorts of army in a battle, as the one that fights or gets a card."""
    return {
        "led": _("an army led by a general"),
        "hero-led": _("an army led by a hero"),
        "hero": _("a hero"),
        "plain": _("an army"),
    }


@cache
def chosen_sorts(_: Words) -> Table:
    """The same where something is done with one of them: chosen, sent, a card laid under it."""
    return {
        "led": _.context("object", "an army led by a general"),
        "hero-led": _.context("object", "an army led by a hero"),
        "hero": _.context("object", "a hero"),
        "plain": _.context("object", "an army"),
    }
