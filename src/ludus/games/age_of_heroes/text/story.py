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
    """What the reader alone sees of a step: cards that came into the reader's hand or left it; said once."""

    gained: str = ""
    lost: str = ""

    def gain(self, otherwise: str) -> str:
        gained, self.gained = self.gained, ""
        return gained or otherwise


def story(s: Any) -> list[Happening]:
    return [Happening(*item) for item in read(s)]
