"""Actions parsed: what is done, and with what, so that words and pictures need not read their text again."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ludus.games.concordia import actions as a
from ludus.games.concordia.tables import CARDS, GOODS, KINDS

NONE = -1
ANSWERS = {  # the question each verb answers; `done` answers several
    "play": a.PLAY,
    "colonist": a.NEW_COLONIST,
    "move": a.MOVE,
    "to": a.TO,
    "house": a.HOUSE,
    "produce": a.PROVINCE,
    "coins": a.PROVINCE,
    "keep": a.KEEP,
    "settle": a.SETTLE,
    "money": a.SETTLE,
    "sell": a.TRADE,
    "buy": a.TRADE,
    "copy": a.COPY,
    "card": a.PURCHASE,
}


@dataclass(frozen=True)
class Act:
    """One action; what it does not name is `NONE` or empty."""

    verb: str
    card: int = NONE
    kind: int = NONE
    good: int = NONE
    seat: int = NONE
    slot: int = NONE
    place: str = ""  # a city, a province or a route A-B

    @property
    def question(self) -> int:
        return ANSWERS.get(self.verb, NONE)


@cache
def act(action: int) -> Act:
    match a.WORDS[action].split(" "):
        case ["play", word]:
            return Act("play", card=CARDS.index(word))
        case ["colonist", kind]:
            return Act("colonist", kind=KINDS.index(kind))
        case ["move", kind, "from", *place]:
            return Act("move", kind=KINDS.index(kind), place=" ".join(place))
        case ["settle", kind, "in", *place]:
            return Act("settle", kind=KINDS.index(kind), place=" ".join(place))
        case ["to" | "house" | "produce" as verb, *place]:
            return Act(verb, place=" ".join(place))
        case ["keep" | "sell" | "buy" as verb, good]:
            return Act(verb, good=GOODS.index(good))
        case ["copy", seat]:
            return Act("copy", seat=int(seat))
        case ["card", number]:
            return Act("card", slot=int(number) - 1)
        case ["card", number, "with", good]:
            return Act("card", slot=int(number) - 1, good=GOODS.index(good))
    return Act(a.WORDS[action])
