"""What an action changes, thing by thing, for whoever wants to know before they do it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Difference:
    """One thing of a player that becomes more or less."""

    what: str  # as it stands alone, in the reader's language
    by: int
    sign: str = ""  # its sign in the game's signs.svg; "" where it has none
    harm: bool = False  # whether more of it is worse


Amount = tuple[str, str, int]  # what something is called, its sign, and how much of it there is


def differences(before: Iterable[Amount], after: Iterable[Amount]) -> list[Difference]:
    """What differs between two lists of the same things."""
    pairs = zip(before, after, strict=True)
    return [Difference(what, n - was, sign) for (what, sign, was), (_, _, n) in pairs if n != was]
