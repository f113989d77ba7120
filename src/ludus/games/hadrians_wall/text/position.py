"""What words and pictures read off a position: buildings, levels, gladiators, neighbours and their cards."""

from __future__ import annotations

from typing import Any

from ludus.games.hadrians_wall import tables as t


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


def dead(p: Any, gladiator: int) -> bool:
    return bool(0 < p.strength[gladiator] <= p.wounds[gladiator])


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
