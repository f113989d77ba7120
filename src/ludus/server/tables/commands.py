"""What people do at a table besides moves: each function checks one request and gives the events that fulfil it."""

from __future__ import annotations

from ludus.engine.language import N_
from ludus.server.people.names import checked_chat, told_apart
from ludus.server.refusals import Forbidden, NotNow, Refused, Unknown
from ludus.server.tables import payloads
from ludus.server.tables.events import Draft, Stage, numbered, only
from ludus.server.tables.moves import match_of, running_match
from ludus.server.tables.seats import RESIGNED, SeatKind
from ludus.server.tables.table import Table

ABSENT_AFTER = 10 * 60_000  # milliseconds of silence after which the others may put a bot on a seat, if all agree
VANISHED_AFTER = 24 * 3600_000  # and after which any of them may do so alone: the rest may have vanished, too


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.header.players:
        raise Unknown(N_("Seats at this table: {players}."), players=table.header.players)


# seats


def with_begin(table: Table, drafts: list[Draft]) -> list[Draft]:
    """The game begins as soon as the last seat is taken."""
    later = table.after(numbered(drafts, table.number))
    return [*drafts, Draft(payloads.GameBegun())] if all(seat.taken for seat in later.seats) else drafts


def check_waiting(table: Table) -> None:
    if table.stage != Stage.WAITING:
        match_of(table)  # unless the table was closed before
        raise NotNow(N_("The game has already started."))


def take_seat(table: Table, seat: int, player: str, name: str, invited: bool = False) -> list[Draft]:
    if player and table.seats[seat].player == player:
        return []
    check_waiting(table)
    if player in table.banned:
        raise Forbidden(N_("The host does not let you sit at this table."))
    if table.seats[seat].taken:
        raise NotNow(N_("This seat is taken by {name}."), name=table.seats[seat].name)
    if table.seats[seat].kind == SeatKind.KEPT and not invited:
        raise Forbidden(N_("This seat is reserved for an invited player."))
    name = told_apart(name, [one.name for one in table.seats])
    return with_begin(table, [Draft(payloads.PersonSeated(player, name), seat)])


def assign_seat(table: Table, player: str, seat: int, kind: str, level: str = "", name: str = "") -> list[Draft]:
    """The host decides what a seat that nobody else has is for: a bot, an invitation, anybody."""
    check_waiting(table)
    check_host(table, player)
    if table.seats[seat].kind == SeatKind.PERSON:
        raise NotNow(N_("This seat is taken by {name}."), name=table.seats[seat].name)
    choices: dict[str, payloads.Payload] = {
        SeatKind.BOT: payloads.BotSeated(level, name),
        SeatKind.KEPT: payloads.SeatReserved(),
        SeatKind.FREE: payloads.SeatOpened(),
    }
    if kind not in choices:
        raise Refused(N_("A seat is for one of {kinds}, not {kind}."), kinds=", ".join(choices), kind=kind)
    return with_begin(table, [Draft(choices[kind], seat)])


def check_host(table: Table, player: str) -> None:
    if player != table.header.host:
        raise Forbidden(N_("Only {name} can do this: they created the table."), name=host_name(table))


def host_name(table: Table) -> str:
    seats = table.seats_of(table.header.host)
    return table.seats[seats[0]].name if seats else "?"


# coming and going


def leave(table: Table, seat: int) -> list[Draft]:
    if table.stage == Stage.WAITING:
        return [Draft(payloads.SeatOpened(), seat)]
    running_match(table)
    return [] if table.seats[seat].away else [Draft(payloads.PersonLeft(), seat)]


def resign(table: Table, seat: int, level: str) -> list[Draft]:
    running_match(table)
    return [] if table.seats[seat].away == RESIGNED else [Draft(payloads.PersonResigned(level), seat)]


def come_back(table: Table, seat: int) -> list[Draft]:
    if table.finished or table.closed or table.seats[seat].away == RESIGNED:
        raise NotNow(N_("The game is over."))
    return [Draft(payloads.PersonReturned(), seat)] if table.seats[seat].away else []


def approve_bot(table: Table, seat: int, absent: int, level: str) -> list[Draft]:
    """Agree that a bot plays for somebody who left or keeps the table waiting; one is enough after a long time."""
    running_match(table)
    check_seat(table, absent)
    if absent == seat or not table.absent(absent, ABSENT_AFTER):
        raise NotNow(N_("{name} is still playing."), name=table.seats[absent].name)
    alone = table.waited(absent) > VANISHED_AFTER
    if seat in table.seats[absent].consents and not alone:
        return []
    return [Draft(payloads.BotApproved(absent, level, alone or None), seat)]


# talk


def chat(table: Table, seat: int, text: str) -> list[Draft]:
    """People may talk at any stage."""
    if table.closed:
        raise NotNow(N_("This table has been closed."))
    return [Draft(payloads.ChatSent(checked_chat(text)), seat)]


def read_lesson(table: Table, seat: int, key: str) -> list[Draft]:
    return [] if key in lessons_read(table) else [Draft(payloads.LessonRead(key), seat, only(seat))]


def lessons_read(table: Table) -> set[str]:
    """The lessons of a guided game that need not be shown again."""
    return {event.payload.key for event in table.other_events if isinstance(event.payload, payloads.LessonRead)}


def rematch(table: Table, seat: int, other: str) -> list[Draft]:
    if not table.over:
        raise NotNow(N_("The game is not over yet."))
    return [] if table.rematch else [Draft(payloads.RematchCreated(other), seat)]
