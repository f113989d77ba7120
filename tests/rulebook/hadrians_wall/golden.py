"""What one action changes, as a line of text: the golden year is a list of such lines, easy to read and to compare."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from ludus.games.hadrians_wall.tables import ATTRIBUTES, CITIZENS, COHORTS, GLADIATORS, SUPPLIES, TRACKS

NAMED = {
    "supplies": SUPPLIES,
    "attributes": ATTRIBUTES,
    "citizens": CITIZENS,
    "tracks": TRACKS,
    "cohorts": COHORTS,
    "attacks": COHORTS,
    "cancelled": COHORTS,
    "diplomats": COHORTS,
    "diplomat_favours": COHORTS,
    "strength": GLADIATORS,
    "wounds": GLADIATORS,
    "fights": GLADIATORS,
}
CHANCE = ("key", "generator", "revealed")


def leaves(s: Any, prefix: str = "") -> Iterator[tuple[str, int]]:
    """Every number of a record with the name of its place; of the seats the first alone."""
    for name in s.dtype.names:
        if name in CHANCE:
            continue
        field = s[name]
        if name == "seats":
            yield from leaves(field[0], "")
        elif np.ndim(field) == 0:
            yield prefix + name, int(field)
        else:
            names = NAMED.get(name, tuple(range(1, 1 + field.size)))
            for place, number in zip(names, field.ravel(), strict=True):
                yield f"{prefix}{name} {place}", int(number)


def facts(before: Any, after: Any) -> str:
    """Everything that has changed: `supplies builder 2 -> 1, tracks fort 0 -> 1`."""
    pairs = zip(leaves(before), leaves(after), strict=True)
    return ", ".join(f"{name} {old} -> {new}" for (name, old), (_, new) in pairs if old != new)
