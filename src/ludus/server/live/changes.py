"""What just happened at a table, and how each of those who look on is told of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ludus.server.live.story import known_actor, said, sentence
from ludus.server.tables import events
from ludus.server.tables.events import Event
from ludus.server.tables.table import Table


@dataclass(frozen=True)
class Told:
    """One event as one viewer hears of it; `number` counts what that viewer has heard."""

    number: int
    kind: str
    seat: int
    text: str


@dataclass
class Change:
    """A table before and after some events. What is told is worked out once for all who see with the same eyes."""

    before: Table
    after: Table
    events: Sequence[Event]
    _told: dict[tuple[int, str], list[Told]] = field(default_factory=dict)

    def told(self, seat: int, lang: str) -> list[Told]:
        """The news for a seat (-1: a spectator), in its language."""
        if (seat, lang) not in self._told:
            self._told[seat, lang] = self._tell(seat, lang)
        return self._told[seat, lang]

    def _tell(self, seat: int, lang: str) -> list[Told]:
        told, table = [], self.before
        number = table.heard(seat)
        for event in self.events:
            after = self.after if event is self.events[-1] else table.then([event])
            if after.hears(seat, event.number):
                number += 1
                text = (
                    sentence(table, event, after, seat, lang) if event.kind == events.MOVE else said(after, event, lang)
                )
                told.append(Told(number, event.kind, known_actor(after, event.seat, event.number, seat), text))
            table = after
        return told
