"""Tables that cannot be replayed here: what is stored of them, as one viewer may know it. Any part of it may be bad."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from ludus.engine.contract import MAX_SEATS
from ludus.server.refusals import Damaged
from ludus.server.tables import payloads
from ludus.server.tables.events import EVERYBODY, NOBODY, Event, Stage
from ludus.server.tables.seats import Seat, Seats, seats_after

PUBLIC = ("id", "game", "version", "players", "options", "created", "clock")  # of a header, before the game is over
PRIVATE = ("host",)  # of a header, even then


class StoredEvent(NamedTuple):
    """A row of the database's events, as it stands there."""

    number: int
    kind: str
    seat: int
    audience: int
    time: int
    data: str

    def decoded(self) -> Event | None:
        if self.seat not in range(NOBODY, MAX_SEATS):
            return None
        with suppress(Damaged):
            return Event(self.number, self.seat, self.audience, self.time, payloads.decode(self.kind, self.data))
        return None

    def known_to(self, seats: tuple[int, ...]) -> bool:
        """Whether some seats may read all of it: of what others did in secret they know at most what came of it."""
        return self.audience == EVERYBODY or self.seat in seats


@dataclass(frozen=True)
class StoredTable:
    """A table as it stands in the database."""

    id: str
    game: str
    stage: str
    header: str
    events: list[StoredEvent]

    @cached_property
    def fields(self) -> dict[str, Any]:
        """The header; empty where it cannot be read."""
        found = parsed(self.header)
        return found if isinstance(found, dict) else {}

    @cached_property
    def seats(self) -> Seats:
        """Who sat where, as far as that can be read."""
        seats: Seats = (Seat(),) * MAX_SEATS
        for event in self.events:
            if known := event.decoded():
                with suppress(Damaged, IndexError):
                    seats = seats_after(seats, known)
        return seats

    @property
    def watched(self) -> bool:
        return self.fields.get("watched") is True

    def seats_of(self, player: str) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if player and seat.player == player)

    def known_events(self, seats: tuple[int, ...]) -> list[StoredEvent]:
        """What somebody with these seats may read; all of it when the game is over."""
        finished = self.stage == Stage.FINISHED
        return [event for event in self.events if finished or event.known_to(seats)]

    def log(self, seats: tuple[int, ...]) -> Iterator[str]:
        """Lines of JSON for somebody with these seats: the header, then the events. Nothing hidden before the end."""
        if self.stage == Stage.FINISHED:
            yield json.dumps({name: value for name, value in self.fields.items() if name not in PRIVATE})
        else:
            yield json.dumps({name: self.fields[name] for name in PUBLIC if name in self.fields})
        for event in self.known_events(seats):
            yield json.dumps(event._asdict() | {"data": _without_players(parsed(event.data))})


def parsed(text: str) -> Any:
    """JSON as the value it stands for; what is none stays as it is."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def _without_players(data: Any) -> Any:
    """What an event says, without the id of the person who did it."""
    return {name: value for name, value in data.items() if name != "player"} if isinstance(data, dict) else data


def name_of(seats: Seats, number: int) -> str:
    return seats[number].name if NOBODY < number < len(seats) else ""
