"""What is stored of a table beside its events: rows of the index, results, invitations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludus.server.tables.events import Event, Header, Stage


class Summary(NamedTuple):
    """What the index says of a table."""

    stage: Stage
    free: int
    needs_attention: bool
    members: frozenset[str]

    def columns(self) -> dict[str, object]:
        return {"stage": self.stage, "free": self.free, "tended": self.needs_attention}


class Result(NamedTuple):
    """How one seat ended."""

    seat: int
    player: str
    points: int
    rank: int


class Invite(NamedTuple):
    token: str  # hashed
    seat: int


class NewTable(NamedTuple):
    """A table as it is created."""

    header: Header
    events: Sequence[Event]
    summary: Summary
    invites: Sequence[Invite] = ()
