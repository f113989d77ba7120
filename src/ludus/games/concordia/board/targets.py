"""Which drawn thing an action belongs to. Things are named by what they are; no name means a button of the page."""

from __future__ import annotations

from collections.abc import Callable

from ludus.games.concordia.tables import CARDS, GOODS, KINDS
from ludus.games.concordia.text.acts import Act, act

COINS = "coins"  # of all turned markers
MONEY = "money"  # that a Colonist card gives


def card(word: str) -> str:
    return f"card {word}"


def colonist(kind: str, place: str) -> str:
    return f"{kind} colonist {place}"


def recruit(kind: str) -> str:
    """A colonist that waits in the storehouse."""
    return f"{kind} colonist waiting"


def route(name: str) -> str:
    return f"route {name}"


def city(name: str) -> str:
    return f"city {name}"


def province(name: str) -> str:
    return f"province {name}"


def good(name: str) -> str:
    return f"good {name}"


def discard(seat: int) -> str:
    return f"discard {seat}"


def slot(number: int) -> str:
    """A slot of the display, counted from 1."""
    return f"slot {number}"


NAMED: dict[str, Callable[[Act], str]] = {
    "play": lambda a: card(CARDS[a.card]),
    "colonist": lambda a: recruit(KINDS[a.kind]),
    "move": lambda a: colonist(KINDS[a.kind], a.place),
    "to": lambda a: route(a.place),
    "house": lambda a: city(a.place),
    "settle": lambda a: city(a.place),
    "produce": lambda a: province(a.place),
    "coins": lambda a: COINS,  # noqa: ARG005 - one shape for all
    "money": lambda a: MONEY,  # noqa: ARG005
    "keep": lambda a: good(GOODS[a.good]),
    "sell": lambda a: good(GOODS[a.good]),
    "buy": lambda a: good(GOODS[a.good]),
    "copy": lambda a: discard(a.seat),
    "card": lambda a: slot(a.slot + 1),
}


def target(action: int) -> str:
    """The name of the drawn thing an action belongs to."""
    parts = act(action)
    return NAMED[parts.verb](parts) if parts.verb in NAMED else ""
