"""What the operator does is one transaction on the database of a server, which is notified of what has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.engine import URL

from ludus.server.refusals import Damaged
from ludus.server.store.connect import is_sqlite
from ludus.server.store.notification_sender import announce, leave_notice
from ludus.server.store.schema import EVENTS, TABLES
from ludus.server.store.sqlite_file import check_exists
from ludus.server.store.store import event_row
from ludus.server.store.transactions import migrating
from ludus.server.store.upgrades import check_current
from ludus.server.tables.archive import StoredEvent
from ludus.server.tables.events import Draft, Event, Stage, numbered
from ludus.server.tables.seats import Seat, SeatKind, Seats, seats_after

Result = TypeVar("Result")


class AdminTransaction(NamedTuple):
    """A transaction, and how to notify a running server of a player, or of a table and its latest event's number."""

    connection: Connection
    notify: Callable[[Connection, str, int], None]

    def changed(self, id: str, number: int = 0) -> None:
        self.notify(self.connection, id, number)


async def administer(url: URL, work: Callable[[AdminTransaction], Result]) -> Result:
    """Do some work on a database, all of it or nothing."""
    notify = leave_notice if is_sqlite(url) else announce

    def checked(connection: Connection) -> Result:
        check_current(connection)
        return work(AdminTransaction(connection, notify))

    check_exists(url)
    return await migrating(url, checked)


def events_of(db: AdminTransaction, table: str) -> list[Event]:
    """A table's events; one that cannot be read is left out."""
    columns = [EVENTS.c[name] for name in StoredEvent._fields]
    rows = db.connection.execute(select(*columns).where(EVENTS.c.table_id == table).order_by(EVENTS.c.number))
    return [event for row in rows if (event := StoredEvent(*row).decoded())]


def seats_of(events: Sequence[Event], players: int) -> Seats:
    """Who sits at a table; the rules of its game are not needed for that."""
    seats: Seats = (Seat(),) * players
    for event in events:
        with suppress(Damaged, IndexError):
            seats = seats_after(seats, event)
    return seats


def locked_stage(db: AdminTransaction, table: str) -> Stage | None:
    """The stage of a table that nobody else can change until this transaction ends; None if there is no such table."""
    stage = db.connection.scalar(select(TABLES.c.stage).where(TABLES.c.id == table).with_for_update())
    return Stage(stage) if stage else None


def append(db: AdminTransaction, table: str, drafts: list[Draft], stage: Stage, seats: Seats) -> None:
    """Add events to a table, and note in the index what has become of it."""
    last = db.connection.scalar(select(func.max(EVENTS.c.number)).where(EVENTS.c.table_id == table)) or 0
    new = numbered(drafts, last)
    db.connection.execute(insert(EVENTS), [event_row(table, event) for event in new])
    for event in new:
        seats = seats_after(seats, event)
    if stage == Stage.PLAYING and not any(seat.by_person for seat in seats):
        stage = Stage.CLOSED
    free = sum(seat.kind == SeatKind.FREE for seat in seats)
    index = {"stage": stage, "free": free} | ({"tended": True} if any(seat.by_bot for seat in seats) else {})
    db.connection.execute(update(TABLES).where(TABLES.c.id == table).values(**index))
    db.changed(table, new[-1].number)
