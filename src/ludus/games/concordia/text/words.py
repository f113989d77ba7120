"""Small phrases that many sentences share."""

from __future__ import annotations

from ludus.engine.language import Words
from ludus.games.concordia.maps import CITY_NAMES
from ludus.games.concordia.names import amount, listed, sestertii
from ludus.games.concordia.tables import GOODS
from ludus.games.concordia.text.table import ANY

CITIES = frozenset(city for cities in CITY_NAMES for city in cities)


def origin_words(_: Words, place: str) -> str:
    """Where a colonist sets out from; languages bend what they say of a city and of a route differently."""
    if place in CITIES:
        return _.context("from a city", "{place}", place=place)
    return _.context("from a route", "{place}", place=place)


def price_words(_: Words, goods: list[str]) -> str:
    """A price good by good: "1 brick, 2 cloth, any 1 good"."""
    parts = [amount(_, n, goods.count(good)) for n, good in enumerate(GOODS) if good in goods]
    if ANY in goods:
        parts.append(_("any 1 good"))
    return listed(_, parts)


def cost_words(_: Words, coins: int, goods: list[str]) -> str:
    """A price in money and goods: "6 sestertii, 1 brick, 1 wine"."""
    return listed(_, [sestertii(_, coins), price_words(_, goods)])
