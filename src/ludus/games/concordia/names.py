"""What the things of the tables are called, for people. Places keep their Latin names in every language."""

from __future__ import annotations

from ludus.engine.language import N_, Words, words

GOODS = (N_("brick"), N_("food"), N_("tool"), N_("wine"), N_("cloth"))
CARDS = (
    N_("Tribune"),
    N_("Architect"),
    N_("Prefect"),
    N_("Colonist"),
    N_("Mercator"),
    N_("Mercator (5)"),
    N_("Diplomat"),
    N_("Senator"),
    N_("Consul"),
    N_("Mason"),
    N_("Farmer"),
    N_("Smith"),
    N_("Vintner"),
    N_("Weaver"),
)
DOES = (  # what each card does, in a line
    N_("Take back all your played cards; 1 sestertius for each beyond the third. You may buy a colonist in Roma."),
    N_("Move colonists, then build houses in the cities along their routes."),
    N_("Produce in a province, or collect the coins from all turned markers."),
    N_("Settle new colonists, or take money for those on the board."),
    N_("Take 3 sestertii, then buy and sell up to two kinds of goods."),
    N_("Take 5 sestertii, then buy and sell up to two kinds of goods."),
    N_("Do what the top card of another player's discard pile says."),
    N_("Buy up to two cards from the display."),
    N_("Buy one card from the display without its surcharge."),
    N_("1 brick for each of your houses in a brick city."),
    N_("1 food for each of your houses in a food city."),
    N_("1 tool for each of your houses in a tool city."),
    N_("1 wine for each of your houses in a wine city."),
    N_("1 cloth for each of your houses in a cloth city."),
)
GODS = (N_("Vesta"), N_("Jupiter"), N_("Saturnus"), N_("Mercurius"), N_("Mars"), N_("Minerva"))
REWARDS = (  # what one card of each god gives
    N_("1 point for every 10 sestertii, after selling all goods"),
    N_("1 point for every house outside brick cities"),
    N_("1 point for every province with a house"),
    N_("2 points for every kind of good the houses produce"),
    N_("2 points for every colonist on the board"),
    N_("points for every house in a city that produces the card's good"),
)
KINDS = (N_("land colonist"), N_("sea colonist"))
ROUTES = (N_("land route"), N_("sea route"))
MAGNUS = N_("Praefectus Magnus")
CONCORDIA = N_("Concordia card")
MAPS = (N_("Imperium"), N_("Italia"))  # their titles
DOMAIN = "concordia"


def speak(lang: str) -> Words:
    return words(DOMAIN, lang)


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


def listed(_: Words, parts: list[str]) -> str:
    """Several things in a row: "1 brick, 2 food"."""
    return _("nothing") if not parts else ", ".join(parts)


def joined(_: Words, parts: list[str]) -> str:
    """Several things in a sentence: "3 sestertii, 1 brick and 1 wine"."""
    if len(parts) < 2:
        return listed(_, parts)
    return _("{first} and {last}", first=", ".join(parts[:-1]), last=parts[-1])


def amounts(_: Words, goods: list[int]) -> str:
    """Goods by kind, those there are: "1 brick, 2 food"."""
    return listed(_, [amount(_, good, n) for good, n in enumerate(goods) if n])
