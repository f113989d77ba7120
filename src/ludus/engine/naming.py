"""Names of features: paths such as seat 1/hand/gold, from which tables for readers are made."""

from __future__ import annotations

from collections.abc import Iterable


def under(part: str, names: Iterable[object]) -> tuple[str, ...]:
    """Names as parts of something."""
    return tuple(f"{part}/{name}" for name in names)


def counted(count: int) -> range:
    """Things that have only a number, from 1."""
    return range(1, count + 1)


def seat_names(seats: int, names: Iterable[str]) -> tuple[str, ...]:
    """The same names for every seat; seat 0 is the observer's own, the others follow in the order of the table."""
    listed = tuple(names)
    return tuple(name for seat in range(seats) for name in under(f"seat {seat}", listed))
