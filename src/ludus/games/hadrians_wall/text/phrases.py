"""The small change of every sentence: prices, rewards, requirements, and who somebody is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from ludus.engine.language import Words
from ludus.engine.view import View
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.text.counting import attacked, counted

Count = Callable[[Words, int], names.Names]  # `counted`, or `counted_object` where a verb acts on what is counted


def who(view: View, seat: int, _: Words) -> str:
    """A player, as the subject of a sentence."""
    named = seat < len(view.names) and view.names[seat]
    return view.names[seat] if named else _("Player {number}", number=seat + 1)


def listed(_: Words, parts: Iterable[str]) -> str:
    """Things one after the other; "nothing" if there are none."""
    return ", ".join(parts) or _("nothing")


def pieces(_: Words, row: Any, count: Count = counted) -> str:
    """A price or a gain: a row over the supplies."""
    return listed(_, (count(_, int(n))[t.FIRST_SUPPLY + supply] for supply, n in enumerate(row) if n))


def rewards(_: Words, row: Iterable[int], count: Count = counted) -> str:
    """What a box gives, each kind with its number, in printed order."""
    kinds = Counter(int(reward) for reward in row if reward != t.NOTHING)
    return listed(_, (count(_, n)[reward] for reward, n in kinds.items()))


def attacks(_: Words, counts: Any) -> str:
    """The cohorts that cards attack, as what the Picts attack."""
    return listed(_, (attacked(_, int(n))[cohort] for cohort, n in enumerate(counts) if n))


def row_of(supply: int, n: int = 1) -> list[int]:
    """A row over the supplies with pieces of one kind."""
    return [n if kind == supply else 0 for kind in range(len(t.SUPPLIES))]


def built(p: Any, building: int) -> bool:
    return bool(int(p.buildings) >> building & 1)


def granaries(p: Any) -> int:
    """How many columns of the left sheet's tracks are open beyond the first."""
    return built(p, t.MEDIUM_GRANARY) + built(p, t.LARGE_GRANARY)


def level(p: Any, kind: int) -> int:
    """How far a seat has come in one of the `LEVELS`."""
    if kind == 0:
        return int(t.INFRASTRUCTURE[p.tracks[t.FORT]])
    if kind <= len(t.ATTRIBUTES):
        return int(p.attributes[kind - 1])
    return int(p.citizens[kind - 1 - len(t.ATTRIBUTES)])


def level_of(citizen: int) -> int:
    """A citizen track among the `LEVELS`."""
    return 1 + len(t.ATTRIBUTES) + citizen


def needs(_: Words, kind: int, wanted: int) -> str:
    """A requirement, as it stands on a flag."""
    return _("{level} {number}", level=names.levels(_)[kind], number=wanted)


def neighbour(s: Any, seat: int, source: int) -> int:
    """The seat on the left or right."""
    return int((seat + 1 if source == t.LEFT else seat - 1) % s.players)


def card_at(s: Any, seat: int, source: int) -> int:
    """The prospect that a source names at this table, or -1."""
    if source == t.OWN:
        return int(s.seats[seat].prospect)
    if source in (t.NEUTRAL1, t.NEUTRAL2):
        return int(s.neutral_cards[source - t.NEUTRAL1])
    return int(s.seats[neighbour(s, seat, source)].prospect) if s.players > 1 + source else -1
