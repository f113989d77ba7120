"""Small phrases that many sentences share."""

from __future__ import annotations

from ludus.engine.language import Words
from ludus.engine.phrases import joined, listed
from ludus.games.concordia.maps import CITY_NAMES
from ludus.games.concordia.names import amount
from ludus.games.concordia.tables import GOODS
from ludus.games.concordia.text.cases import goods_taken, money_taken
from ludus.games.concordia.text.facts import ANY

CITIES = frozenset(city for cities in CITY_NAMES for city in cities)


def place_words(place: str) -> str:
    """A place as people write it: a route has a dash, "Aquileia – Roma", where the words of actions have a hyphen."""
    return place if place in CITIES else place.replace("-", " – ")


def origin_words(_: Words, place: str) -> str:
    """Where a colonist sets out from; languages bend what they say of a city and of a route differently."""
    if place in CITIES:
        return _.context("from a city", "{place}", place=place)
    return _.context("from a route", "{place}", place=place_words(place))


def goods_words(_: Words, goods: list[int]) -> str:
    """Goods by kind that somebody gains or loses: "1 brick and 2 food"."""
    return joined((goods_taken(_, good, n) for good, n in enumerate(goods) if n), _.lang)


def price_words(_: Words, goods: list[str], coins: int = 0) -> str:
    """What is paid, in a sentence: "6 sestertii, 1 brick and 1 wine"."""
    parts = [money_taken(_, coins)] if coins else []
    parts += [goods_taken(_, n, goods.count(good)) for n, good in enumerate(GOODS) if good in goods]
    return joined([*parts, *any_good(_, goods)], _.lang)


def price_list(_: Words, goods: list[str]) -> str:
    """A price on a label, good by good: "1 brick, 2 cloth, any 1 good"."""
    parts = [amount(_, n, goods.count(good)) for n, good in enumerate(GOODS) if good in goods]
    return listed([*parts, *any_good(_, goods)], _.lang)


def any_good(_: Words, goods: list[str]) -> list[str]:
    return [_("any 1 good")] if ANY in goods else []
