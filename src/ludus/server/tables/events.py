"""What can happen at a table. The list of events, numbered from 1, is the only truth; all else is a fold over it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

NOBODY = -1  # the seat of an event that is nobody's doing, and of those who merely watch
EVERYBODY = 255  # the audience of an event that all may hear of; other audiences are masks, see `only`

# Places at the table, before and between moves.
SIT = "sit"  # a person takes a place: player, name
BOT = "bot"  # a bot takes a place: level
INVITE = "invite"  # a place is kept for whoever has the link
OPEN = "open"  # a place is free for anybody
BEGIN = "begin"
# The game.
MOVE = "move"  # action; wakes: the seats that are awaited because of it, where the table has a clock
UNDO = "undo"  # count: how many of the seat's own last actions are taken back
# Coming and going.
LEAVE = "leave"
RESIGN = "resign"
CONSENT = "consent"  # the seat agrees that a bot of a level plays for another
LATE = "late"  # the seat's clock ran out: a bot plays for it
RETURN = "return"  # a person takes the seat back from the bot that played for it
# Talk.
CHAT = "chat"  # text
LEARNED = "learned"  # key of a lesson of the guided game that need not be shown again
REMATCH = "rematch"  # table: where the same people meet again

ON_THE_BOARD = frozenset({MOVE, UNDO})


class Event(NamedTuple):
    """One line of a table's log."""

    number: int
    kind: str
    seat: int
    audience: int  # EVERYBODY, or a mask of those who hear of it; who did it in secret is told to nobody else
    time: int  # milliseconds since 1970
    data: Mapping[str, Any]


class Draft(NamedTuple):
    """An event that has not been numbered yet."""

    kind: str
    seat: int = NOBODY
    data: Mapping[str, Any] = {}
    audience: int = EVERYBODY


def only(*seats: int) -> int:
    """The audience of some seats alone; -1 stands for those who watch."""
    return sum(1 << (seat + 1) for seat in set(seats))


def now() -> int:
    return time.time_ns() // 1_000_000


def numbered(drafts: list[Draft], last: int) -> list[Event]:
    """Drafts as the events that follow event `last`."""
    moment = now()
    return [
        Event(number, draft.kind, draft.seat, draft.audience, moment, draft.data)
        for number, draft in enumerate(drafts, last + 1)
    ]


@dataclass(frozen=True)
class Header:
    """What is settled when a table is set and never changes."""

    id: str
    game: str
    version: int  # of the rules
    players: int
    options: Mapping[str, str | int]
    seed: int
    salt: str  # makes the published hash of the seed impossible to guess from
    host: str  # the player who set the table
    created: int
    clock: int = 0  # seconds a person may take over one decision; 0 for no clock
    listed: bool = False  # shown in the lobby
    watched: bool = True  # anybody who has the link may watch
    hints: bool = True
    guided: bool = False  # a first game, with explanations
