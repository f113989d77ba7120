"""What can happen at a table. The list of events, numbered from 1, is the only truth; all else is a fold over it."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from ludus.engine.match import Match
from ludus.server.tables.payloads import Payload

NOBODY = -1  # the seat of an event that is nobody's doing, and of those who merely watch
EVERYBODY = 255  # the audience of an event that all may hear of; other audiences are masks, see `only`


class Stage(StrEnum):
    """How far a table is, as the database and the API name it."""

    WAITING = "waiting"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"  # everybody gave up


class Event(NamedTuple):
    """One line of a table's log."""

    number: int
    seat: int
    audience: int  # EVERYBODY, or a mask of those who hear of it; who did it in secret is told to nobody else
    time: int  # milliseconds since 1970
    payload: Payload

    @property
    def kind(self) -> str:
        return self.payload.kind


class Draft(NamedTuple):
    """An event that has not been numbered yet."""

    payload: Payload
    seat: int = NOBODY
    audience: int = EVERYBODY
    match: Match | None = None  # the match after it, where the rules have been run to find out


def only(*seats: int) -> int:
    """The audience of some seats alone; -1 stands for those who watch."""
    return sum(1 << (seat + 1) for seat in set(seats))


def now() -> int:
    return time.time_ns() // 1_000_000


def numbered(drafts: list[Draft], last: int) -> list[Event]:
    """Drafts as the events that follow event `last`."""
    moment = now()
    return [
        Event(number, draft.seat, draft.audience, moment, draft.payload)
        for number, draft in enumerate(drafts, last + 1)
    ]


@dataclass(frozen=True)
class Header:
    """What is settled when a table is set up and never changes."""

    id: str
    game: str
    version: int  # of the rules
    players: int
    options: Mapping[str, str | int]
    seed: int
    salt: str  # makes the published hash of the seed impossible to guess from
    host: str  # the player who set up the table
    created: int
    clock: int = 0  # seconds a person may take over one decision; 0 for no clock
    listed: bool = False  # shown in the lobby
    watched: bool = True  # anybody who has the link may watch
    hints: bool = True
    guided: bool = False  # a first game, with explanations

    @property
    def commitment(self) -> str:
        """The hash shown when a game begins; with the seed and the salt, shown at its end, anybody can check it."""
        return hashlib.sha256(f"{self.seed} {self.salt}".encode()).hexdigest()
