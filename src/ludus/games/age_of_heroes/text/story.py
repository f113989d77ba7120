"""What happened in the last step, as a view remembers it, and what only its reader has seen of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from ludus.games.age_of_heroes.rules.story import read

DUELS = frozenset({"tie", "attacker won", "defender won"})


class Happening(NamedTuple):
    """`n` is how many, or which card."""

    what: str
    who: int
    whom: int
    n: int


@dataclass
class Seen:
    """What the reader alone sees of a step: cards that came into the own hand or were taken from it; told once."""

    gained: str = ""
    lost: str = ""

    def gain(self, otherwise: str) -> str:
        told, self.gained = self.gained, ""
        return told or otherwise


def story(s: Any) -> list[Happening]:
    return [Happening(*item) for item in read(s)]
