"""What kind an action is, and its number within the kind; what it costs."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, NamedTuple

from ludus.games.hadrians_wall import actions as a
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.text.amounts import row_of

KINDS = (
    "path", "attribute", "cohort", "track", "build", "train", "forum", "citizen", "good", "show", "gladiator_train",
    "gladiator_fight", "temple", "bribe", "ruling", "diplomat", "scout", "place", "favour_temple", "favour_diplomat",
    "favour_none", "stop",
)  # fmt: skip
FIRSTS = tuple(getattr(a, kind.upper()) for kind in KINDS)
FREE = [0] * len(t.SUPPLIES)


class Kind(NamedTuple):
    """The kind of an action and which of that kind it is, from 0."""

    name: str
    number: int


def kind_of(action: int) -> Kind:
    position = bisect_right(FIRSTS, action) - 1
    return Kind(KINDS[position], action - FIRSTS[position])


def good_of(number: int) -> tuple[int, int]:
    """The market box and the source of a `good` action."""
    return divmod(number, len(t.GOOD_SOURCES))


def scout_source(number: int) -> int:
    """The source of a `scout` action, as a number of the tables."""
    return (t.OWN, t.LEFT, t.RIGHT, t.NEUTRAL1, t.NEUTRAL2)[number]


def trainer_of(number: int) -> tuple[int, int]:
    """The gladiator a `gladiator_train` action trains and the supply it takes."""
    gladiator, way = divmod(number, len(t.GLADIATOR_PAYS))
    return gladiator, int(t.GLADIATOR_PAYS[way])


def price(action: int) -> list[int]:
    """What an action costs, as a row over the supplies."""
    kind, number = kind_of(action)
    if kind in ONE_PIECE:
        return row_of(ONE_PIECE[kind])
    if kind == "track":
        return row_of(int(t.TRACK_PAYS[number]))
    if kind == "gladiator_train":
        return row_of(trainer_of(number)[1])
    if kind == "temple":
        return row_of(number)
    if kind == "bribe":
        return row_of(t.RESOURCE, int(t.BATH_RESOURCES[number]))
    return [int(n) for n in table_price(kind, number)]


def table_price(kind: str, number: int) -> Any:
    """Prices that the tables hold as rows."""
    if kind == "build":
        return t.BUILDING_COST[number]
    if kind == "forum":
        return t.FORUM_COST[number]
    if kind == "ruling":
        return t.RULING_COST[number // t.RULING_ROWS]
    return t.DIPLOMAT_COST if kind == "diplomat" else FREE


ONE_PIECE = {
    "train": t.TRAINING_PAYS,
    "citizen": t.CITIZEN_PAYS,
    "good": t.MARKET_PAYS,
    "show": t.THEATRE_PAYS,
    "scout": t.SCOUT_PAYS,
}
