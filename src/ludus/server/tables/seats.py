"""The seats at a table, and how events change who sits there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from ludus.server.refusals import Damaged
from ludus.server.tables import payloads
from ludus.server.tables.events import Event

LEFT, RESIGNED, LATE, REMOVED = "left", "resigned", "late", "removed"  # why a person does not play


class SeatKind(StrEnum):
    """Who may sit somewhere, as the API names it."""

    FREE = "free"
    KEPT = "kept"  # for whoever has the invitation
    PERSON = "person"
    BOT = "bot"


@dataclass(frozen=True)
class Seat:
    """One seat: who has it, and who plays it."""

    kind: SeatKind = SeatKind.FREE
    name: str = ""
    player: str = ""
    level: str = ""  # of the bot that plays here, for itself or for a person who is away
    away: str = ""
    consents: frozenset[int] = frozenset()  # seats that agree to a bot playing here

    @property
    def taken(self) -> bool:
        return self.kind in (SeatKind.PERSON, SeatKind.BOT)

    @property
    def by_bot(self) -> bool:
        """Whether a bot plays this seat now."""
        return bool(self.level)

    @property
    def by_person(self) -> bool:
        return self.kind == SeatKind.PERSON and not self.level and self.away != LEFT


Seats = tuple[Seat, ...]


def seats_after(seats: Seats, event: Event) -> Seats:
    """The seats after an event; most kinds of events change none."""
    match event.payload:
        case payloads.PersonSeated(player, name):
            return _with(seats, event.seat, Seat(SeatKind.PERSON, name, player))
        case payloads.BotSeated(level, name):
            return _with(seats, event.seat, Seat(SeatKind.BOT, name, level=level))
        case payloads.SeatReserved():
            return _with(seats, event.seat, Seat(SeatKind.KEPT))
        case payloads.SeatOpened():
            return _with(seats, event.seat, Seat(SeatKind.FREE))
        case payloads.PersonLeft():
            return _with_approved_bots(_changed(seats, event.seat, away=LEFT))
        case payloads.PersonResigned(level):
            return _with_approved_bots(_changed(seats, event.seat, away=RESIGNED, level=level))
        case payloads.ClockExpired(level):
            return _changed(seats, event.seat, away=LATE, level=level)
        case payloads.PersonReturned():
            return _changed(seats, event.seat, away="", level="", consents=frozenset())
        case payloads.PersonRemoved(_, name, level):
            bot = Seat(SeatKind.BOT, name, level=level, away=REMOVED)
            return _with_approved_bots(_with(seats, event.seat, bot if level else Seat()))
        case payloads.BotApproved(absent, level, alone=True):
            return _changed(seats, absent, level=level, away=seats[absent].away or LATE)
        case payloads.BotApproved(absent, level):
            consents = seats[absent].consents | {event.seat}
            return _with_approved_bots(_changed(seats, absent, consents=consents), level)
    return seats


def _with(seats: Seats, number: int, seat: Seat) -> Seats:
    if not 0 <= number < len(seats):
        raise Damaged
    return (*seats[:number], seat, *seats[number + 1 :])


def _changed(seats: Seats, number: int, **changes: Any) -> Seats:
    return _with(seats, number, replace(seats[number], **changes))


def _with_approved_bots(seats: Seats, level: str = "") -> Seats:
    """A bot takes over wherever everybody who is still here agrees; `level` is the one just agreed on."""
    here = {number for number, seat in enumerate(seats) if seat.by_person}
    for number, seat in enumerate(seats):
        if seat.consents and not seat.by_bot and here - {number} <= seat.consents:
            seats = _changed(seats, number, level=level or "greedy", away=seat.away or LATE)
    return seats
