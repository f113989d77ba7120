"""What just happened at a table, and what each viewer is notified of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ludus.server.live.story import Viewer, event_sound, known_actor, sentence
from ludus.server.tables.events import Event
from ludus.server.tables.table import Table


@dataclass(frozen=True)
class Update:
    """One event as one viewer may know it; `number` counts what that viewer has received."""

    number: int
    kind: str
    seat: int
    text: str
    sound: str  # its name, or ""


@dataclass
class Change:
    """A table before and after some events. Viewers at the same seat with the same language share their updates."""

    before: Table
    after: Table
    events: Sequence[Event]
    _updates: dict[Viewer, list[Update]] = field(default_factory=dict)

    def updates(self, viewer: Viewer) -> list[Update]:
        if viewer not in self._updates:
            self._updates[viewer] = self._make_updates(viewer)
        return self._updates[viewer]

    def _make_updates(self, viewer: Viewer) -> list[Update]:
        updates, before = [], self.before
        number = before.visible_count(viewer.seat)
        for event in self.events:
            after = self.after if event is self.events[-1] else before.after([event])
            if after.is_visible(viewer.seat, event.number):
                number += 1
                actor = known_actor(after, event.seat, event.number, viewer.seat)
                text = sentence(before, event, after, viewer)
                updates.append(Update(number, event.kind, actor, text, event_sound(before, event, after, viewer)))
            before = after
        return updates
