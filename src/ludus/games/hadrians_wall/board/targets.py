"""Which drawn thing an action belongs to. Several actions may share a thing; the page then asks which is meant."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.actions import ACTIONS
from ludus.games.hadrians_wall.text.kinds import good_of, kind_of, trainer_of


def target(action: int) -> str:
    """The name of the thing: `track-wall`, `building-large-hotel`, `good-3`; none for what is the page's own button."""
    kind, number = kind_of(action)
    if kind == "stop":
        return ""
    if kind in LISTS:
        word, things = LISTS[kind]
        return f"{word}-{things[number].replace(' ', '-')}"
    if kind == "track":
        return WAYS[number]
    if kind == "good":
        return f"good-{good_of(number)[0] + 1}"
    if kind == "gladiator_train":
        return f"gladiator-{t.GLADIATORS[trainer_of(number)[0]]}"
    if kind == "ruling":
        column, row = divmod(number, t.RULING_ROWS)
        return f"ruling-{column + 1}-{row + 1}"
    if kind in ("show", "bribe", "place"):
        return f"{kind}-{number + 1}"
    return kind.replace("_", "-")


def way_to_mark(track: int, supply: int) -> str:
    """A track, and what it is paid with where there is a choice: each way is pressed on its own."""
    ways = sum(other == track for other, _ in t.TRACK_ACTIONS)
    return f"track-{t.TRACKS[track]}" if ways == 1 else f"track-{t.TRACKS[track]}-{t.SUPPLIES[supply]}"


WAYS = tuple(way_to_mark(track, supply) for track, supply in t.TRACK_ACTIONS)
LISTS = {
    "path": ("card", t.CARDS),
    "attribute": ("attribute", t.ATTRIBUTES),
    "cohort": ("cohort", t.COHORTS),
    "build": ("building", t.BUILDINGS),
    "citizen": ("citizen", t.CITIZENS),
    "scout": ("scout", t.SCOUT_SOURCES),
    "gladiator_fight": ("fight", t.GLADIATORS),
    "favour_temple": ("favour-temple", t.COHORTS),
    "favour_diplomat": ("favour-diplomat", t.COHORTS),
}


@cache
def all_actions() -> Mapping[str, tuple[int, ...]]:
    """Every thing with the actions that belong to it."""
    found: dict[str, tuple[int, ...]] = {}
    for action in range(ACTIONS):
        name = target(action)
        found[name] = (*found.get(name, ()), action)
    return found
