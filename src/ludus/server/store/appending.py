"""Appending events to a PostgreSQL: what nearly every write is. One statement, one round trip, and whatever comes in
while it is under way goes into the next one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import NamedTuple

import asyncpg
from sqlalchemy.engine import URL

from ludus.server.metrics import DATABASE_SECONDS
from ludus.server.store.notification_sender import CHANNEL
from ludus.server.tables import payloads
from ludus.server.tables.events import Event

APPEND = f"""
WITH added AS (
    INSERT INTO events (table_id, number, kind, seat, audience, time, data)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::int[], $6::bigint[], $7::text[])
)
SELECT count(pg_notify('{CHANNEL}', notification)) FROM unnest($8::text[]) AS notification
"""
MAX_NOTIFICATION = 7999  # bytes; PostgreSQL refuses more


class Conflict(Exception):
    """Somebody else appended an event of that number first: read it, and decide again."""


class Pending(NamedTuple):
    table: str
    events: Sequence[Event]
    done: asyncio.Future[None]


class EventAppender:
    """A connection that only appends. Returns when the events are on disk, and all processes will be notified."""

    def __init__(self, url: URL):
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.connection: asyncpg.Connection | None = None
        self.queue: list[Pending] = []
        self.task: asyncio.Task[None] | None = None

    async def append(self, table: str, events: Sequence[Event]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.append(Pending(table, events, done))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._append_all())
        with DATABASE_SECONDS.labels("append").time():
            await done

    async def close(self) -> None:
        if self.task:
            await self.task
        if self.connection:
            await self.connection.close(timeout=1)

    async def _append_all(self) -> None:
        while self.queue:
            batch = sorted(self.queue, key=lambda one: one.table)  # in one order everywhere, so that nobody deadlocks
            self.queue = []
            try:
                await self._execute(batch)
            except Conflict:  # one of them came too late: each for itself
                for one in batch:
                    await self._settle([one])
            except Exception as error:
                settle(batch, error)
            else:
                settle(batch)

    async def _settle(self, batch: list[Pending]) -> None:
        try:
            await self._execute(batch)
        except Exception as error:
            settle(batch, error)
        else:
            settle(batch)

    async def _execute(self, batch: list[Pending]) -> None:
        if self.connection is None or self.connection.is_closed():
            self.connection = await asyncpg.connect(self.address)
        columns = zip(*(row(one.table, event) for one in batch for event in one.events), strict=True)
        notifications = [notification(one.table, one.events) for one in batch]
        try:
            await self.connection.execute(APPEND, *columns, notifications)
        except asyncpg.UniqueViolationError as error:
            raise Conflict from error


def settle(batch: list[Pending], error: Exception | None = None) -> None:
    for one in batch:
        if not one.done.done():  # else whoever waited has gone
            one.done.set_exception(error) if error else one.done.set_result(None)


def row(table: str, event: Event) -> tuple[object, ...]:
    """An event as the statement takes it."""
    return table, event.number, event.kind, event.seat, event.audience, event.time, payloads.encode(event.payload)


def notification(table: str, events: Sequence[Event]) -> str:
    """For other processes: the table, the number of its latest event, and the events if there is room."""
    rows = [[*event[:4], event.kind, payloads.encode(event.payload)] for event in events]
    short = f"{table} {events[-1].number}"
    whole = f"{short} {json.dumps(rows)}"
    return whole if len(whole) <= MAX_NOTIFICATION else short


def parse_notification(text: str) -> tuple[str, int, list[Event]]:
    """What `notification` wrote; no events where there was no room for them. That of a player is their id and 0."""
    id, number, *rest = text.split(" ", 2)
    rows = json.loads(rest[0]) if rest else []
    events = [
        Event(n, seat, audience, time, payloads.decode(kind, data)) for n, seat, audience, time, kind, data in rows
    ]
    return id, int(number), events
