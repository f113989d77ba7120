"""What the things of the tables are called, in their order. Places keep their Latin names in every language."""

from __future__ import annotations

from ludus.engine.language import Words, words
from ludus.engine.phrases import listed

Names = tuple[str, ...]


def translator(lang: str) -> Words:
    return words("concordia", lang)


def good_names(_: Words) -> Names:
    return _("brick"), _("food"), _("tool"), _("wine"), _("cloth")


def card_names(_: Words) -> Names:
    return (
        _("Tribune"),
        _("Architect"),
        _("Prefect"),
        _("Colonist"),
        _("Mercator"),
        _("Mercator (5)"),
        _("Diplomat"),
        _("Senator"),
        _("Consul"),
        _("Mason"),
        _("Farmer"),
        _("Smith"),
        _("Vintner"),
        _("Weaver"),
    )


def card_effects(_: Words) -> Names:
    """What each card does, in a line."""
    return (
        _("Take back all your played cards; 1 sestertius for each beyond the third. You may buy a colonist in Roma."),
        _("Move colonists, then build houses in the cities along their routes."),
        _("Produce in a province, or collect the coins from all turned markers."),
        _("Settle new colonists, or take money for those on the board."),
        _("Take 3 sestertii, then buy and sell up to two kinds of goods."),
        _("Take 5 sestertii, then buy and sell up to two kinds of goods."),
        _("Do what the top card of another player's discard pile says."),
        _("Buy up to two cards from the display."),
        _("Buy one card from the display without its surcharge."),
        _("1 brick for each of your houses in a brick city."),
        _("1 food for each of your houses in a food city."),
        _("1 tool for each of your houses in a tool city."),
        _("1 wine for each of your houses in a wine city."),
        _("1 cloth for each of your houses in a cloth city."),
    )


def god_names(_: Words) -> Names:
    return _("Vesta"), _("Jupiter"), _("Saturnus"), _("Mercurius"), _("Mars"), _("Minerva")


def god_rewards(_: Words) -> Names:
    """What one card of each god gives."""
    return (
        _("1 point for every 10 sestertii, after selling all goods"),
        _("1 point for every house outside brick cities"),
        _("1 point for every province with a house"),
        _("2 points for every kind of good the houses produce"),
        _("2 points for every colonist on the board"),
        _("points for every house in a city that produces the card's good"),
    )


def colonist_names(_: Words) -> Names:
    return _("land colonist"), _("sea colonist")


def route_kinds(_: Words) -> Names:
    return _("land route"), _("sea route")


def magnus(_: Words) -> str:
    return _("Praefectus Magnus")


def concordia_card(_: Words) -> str:
    return _("Concordia card")


def map_names(_: Words) -> Names:
    return _("Imperium"), _("Italia")


def amount(_: Words, good: int, n: int) -> str:
    """So many of a good: "2 bricks"."""
    return (
        _.plural("{n} brick", "{n} bricks", n),
        _.plural("{n} food", "{n} food", n),
        _.plural("{n} tool", "{n} tools", n),
        _.plural("{n} wine", "{n} wine", n),
        _.plural("{n} cloth", "{n} cloth", n),
    )[good]


def sestertii(_: Words, n: int) -> str:
    return _.plural("{n} sestertius", "{n} sestertii", n)


def movement(_: Words, n: int) -> str:
    return _.plural("{n} movement point", "{n} movement points", n)


def amounts(_: Words, goods: list[int]) -> str:
    """Goods by kind, those there are: "1 brick, 2 food"."""
    return listed((amount(_, good, n) for good, n in enumerate(goods) if n), _.lang)
