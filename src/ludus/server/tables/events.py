"""What can happen at a table. The list of events, numbered from 1, is the source of truth; the rest follows from it."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import NamedTuple

from ludus.engine.game import Game
from ludus.engine.match import Match
from ludus.engine.seeding import commitment
from ludus.server.tables.decoding import read
from ludus.server.tables.payloads import Payload

STRICT, CONSENT = "strict", "consent"  # kinds of undo
NOBODY = -1  # the seat of an event that is nobody's doing, and of those who merely watch
EVERYBODY = 255  # the audience of an event that all may know of; other audiences are masks, see `only`


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
    audience: int  # EVERYBODY, or a mask of those who may know of it; who did it in secret is shown to nobody else
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
    host: str  # the player who set up the table
    created: int
    key: str = ""  # where chance comes from; known to nobody until the game is over
    seed: int = 0  # the same at tables of early rules versions, which have no key
    salt: str = ""  # makes the published hash of a seed impossible to guess from
    clock: int = 0  # seconds a person may take over one decision; 0 for no clock
    listed: bool = False  # shown in the lobby
    watched: bool = True  # anybody who has the link may watch
    hints: bool = True
    guided: bool = False  # a first game, with explanations
    undo: str = STRICT  # how people who play with each other take something back, see `tables.undoing`

    @classmethod
    def decode(cls, text: str) -> Header:
        """What `encode` stored."""
        return read(cls, text)

    def encode(self) -> str:
        return json.dumps(asdict(self))

    @property
    def commitment(self) -> str:
        """The hash shown when a game begins; with the secret, shown at its end, anybody can check it."""
        return commitment(self.secret)

    @property
    def secret(self) -> str:
        """What chance follows from and the commitment is made of."""
        return self.key or f"{self.seed} {self.salt}"

    def new_match(self, game: Game) -> Match:
        """The table's match as it begins."""
        return Match.new(game, self.players, self.seed, self.options, key=self.key, version=self.version)
