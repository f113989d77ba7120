"""What each kind of event says, and how it is stored: as a kind and a JSON object, which old databases hold too."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from typing import ClassVar

from ludus.server.refusals import Damaged
from ludus.server.tables.decoding import read

KINDS: dict[str, type[Payload]] = {}


@dataclass(frozen=True)
class Payload:
    """What an event says beyond who did it and when. `kind` names it in the database and in the API."""

    kind: ClassVar[str]

    def __init_subclass__(cls, kind: str) -> None:
        cls.kind = kind
        KINDS[kind] = cls


@dataclass(frozen=True)
class PersonSeated(Payload, kind="sit"):
    player: str
    name: str


@dataclass(frozen=True)
class BotSeated(Payload, kind="bot"):
    level: str
    name: str


class SeatReserved(Payload, kind="invite"):
    """The seat is kept for whoever has the invitation."""


class SeatOpened(Payload, kind="open"):
    """Anybody may take the seat."""


class GameBegun(Payload, kind="begin"):
    """Every seat is taken."""


@dataclass(frozen=True)
class ActionPlayed(Payload, kind="move"):
    action: int
    wakes: tuple[int, ...] | None = None  # the seats that must act because of it; old databases may not say


@dataclass(frozen=True)
class ActionsUndone(Payload, kind="undo"):
    count: int  # how many of the seat's own last actions


@dataclass(frozen=True)
class TurnRewound(Payload, kind="rewind"):
    """Everything from some action on is taken back, whoever did it: against bots, or because everybody agreed."""

    length: int  # how many actions stand
    revealing: bool | None = None  # whether something hidden had come to light since: the game counts no more


@dataclass(frozen=True)
class UndoRequested(Payload, kind="ask"):
    """Somebody asks the others whether they may take something back; the next move of a person ends the question."""

    length: int  # how many actions would stand


@dataclass(frozen=True)
class UndoAnswered(Payload, kind="answer"):
    agreed: bool


class PersonLeft(Payload, kind="leave"):
    """A person left the table during the game."""


@dataclass(frozen=True)
class PersonResigned(Payload, kind="resign"):
    level: str  # of the bot that plays on


@dataclass(frozen=True)
class BotApproved(Payload, kind="consent"):
    absent: int  # the seat a bot may play for, if it is up to this one
    level: str
    alone: bool | None = None  # whether nobody else need agree: the table has waited for that seat for very long


@dataclass(frozen=True)
class ClockExpired(Payload, kind="late"):
    level: str  # of the bot that plays on


class PersonReturned(Payload, kind="return"):
    """A person takes the seat back from the bot that played for it."""


@dataclass(frozen=True)
class PersonRemoved(Payload, kind="remove"):
    """The host or the operator takes a seat away from somebody."""

    player: str
    name: str
    level: str  # of the bot that plays on; empty before the game, when the seat becomes free
    banned: bool | None = None  # whether they may not sit down at this table again


class TableClosed(Payload, kind="close"):
    """The operator closes the table for good."""


@dataclass(frozen=True)
class ChatSent(Payload, kind="chat"):
    text: str


@dataclass(frozen=True)
class LessonRead(Payload, kind="learned"):
    key: str  # of a lesson of the guided game, which need not be shown again


@dataclass(frozen=True)
class RematchCreated(Payload, kind="rematch"):
    table: str  # where the same people meet again


STORED_NAMES = {"absent": "for"}  # fields that are called otherwise in the database


def encode(payload: Payload) -> str:
    """The JSON that is stored; a field without a value is left out."""
    values = {STORED_NAMES.get(field.name, field.name): getattr(payload, field.name) for field in fields(payload)}
    return json.dumps({name: value for name, value in values.items() if value is not None})


def decode(kind: str, text: str) -> Payload:
    """What `encode` stored."""
    if kind not in KINDS:
        raise Damaged
    return read(KINDS[kind], text, STORED_NAMES)
