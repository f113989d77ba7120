"""Reading and appending events, and the index of tables beside them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Select, insert, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError

from ludus.server.store.appending import Conflict, EventAppender, notification
from ludus.server.store.blocks import Blocks
from ludus.server.store.connect import connections, is_sqlite
from ludus.server.store.notification_sender import notify
from ludus.server.store.rows import Invite, NewTable, Result, Summary
from ludus.server.store.schema import EVENTS, INVITES, MEMBERS, PLAYERS, RESULTS, TABLES
from ludus.server.store.sqlite_file import FileLock, make_private
from ludus.server.store.timing import TimedWriter, time_statements
from ludus.server.store.transactions import migrating
from ludus.server.store.upgrades import upgrade
from ludus.server.tables import payloads
from ludus.server.tables.archive import StoredEvent, StoredTable
from ludus.server.tables.events import Event, Header, Stage


class TakenBack(Exception):
    """A write was only a trial."""


class Store(Blocks):
    """Everything that is stored. Reads and writes use separate engines, see `connect`."""

    def __init__(self, url: URL):
        super().__init__()
        self.url = url
        self.shared = not is_sqlite(url)  # whether other processes may be writing to it, too
        self.reading, writer = connections(url)
        self.writer = TimedWriter(writer)
        time_statements(self.reading.sync_engine)
        self.appender = EventAppender(url) if self.shared else None
        self.lock = None if self.shared else FileLock(Path(url.database or ""))
        self.opened = False

    async def open(self) -> None:
        """For a server: a file becomes its own, and the database is brought up to date."""
        if self.opened:
            return
        if self.lock:
            make_private(self.lock.database)
            self.lock.take()
        await migrating(self.url, upgrade)
        self.opened = True

    async def close(self) -> None:
        if self.appender:
            await self.appender.close()
        await self.writer.close()
        await self.reading.dispose()
        if self.lock:
            self.lock.release()

    async def try_to_write(self) -> None:
        """Write something the way everything is written, and take it back; raise what is wrong with the database."""

        def work(connection: Connection) -> None:
            row = {"id": "trial", "name": "", "epoch": 0, "link": "trial", "created": 0}
            connection.execute(insert(PLAYERS), row)
            raise TakenBack

        with contextlib.suppress(TakenBack):
            await self.writer.do(work)

    # tables

    async def create(self, table: NewTable) -> None:
        await self.writer.do(lambda connection: self._create(connection, table))

    def _create(self, connection: Connection, table: NewTable) -> None:
        header = table.header
        row = {
            "id": header.id,
            "game": header.game,
            "header": header.encode(),
            "listed": header.listed,
            "created": header.created,
            **table.summary.columns(),
        }
        connection.execute(insert(TABLES), row)
        self._add(connection, header.id, table.events, table.summary.members)
        self._invite(connection, header.id, table.invites)

    async def append(
        self,
        table: str,
        events: Sequence[Event],
        summary: Summary | None = None,
        results: Sequence[Result] = (),
        create: NewTable | None = None,
    ) -> None:
        """Add events; `summary` is given where the index changes, `results` when the game ends. Another table may be
        created with them: both happen, or neither."""
        if self.appender and not summary and not results and not create:
            await self.appender.append(table, events)
            return

        def work(connection: Connection) -> None:
            self._add(connection, table, events, summary.members if summary else ())
            if create:
                self._create(connection, create)
            if summary:
                connection.execute(update(TABLES).where(TABLES.c.id == table).values(**summary.columns()))
            if results:
                finished = {"table_id": table, "finished": events[-1].time}
                rows = [result._asdict() | finished for result in results]
                connection.execute(self._unless_there(RESULTS), rows)

        try:
            await self.writer.do(work)
        except IntegrityError as error:
            raise Conflict from error

    def _add(self, connection: Connection, table: str, events: Sequence[Event], members: Iterable[str]) -> None:
        connection.execute(insert(EVENTS), [event_row(table, event) for event in events])
        if joined := [{"player": player, "table_id": table} for player in members]:
            connection.execute(self._unless_there(MEMBERS), joined)
        if self.shared:
            notify(connection, notification(table, events))

    async def invite(self, table: str, invites: Sequence[Invite]) -> None:
        await self.writer.do(lambda connection: self._invite(connection, table, invites))

    def _invite(self, connection: Connection, table: str, invites: Sequence[Invite]) -> None:
        if rows := [{"token": invite.token, "table_id": table, "seat": invite.seat} for invite in invites]:
            connection.execute(self._unless_there(INVITES), rows)

    async def header(self, table: str) -> Header | None:
        row = await self._one(select(TABLES.c.header).where(TABLES.c.id == table))
        return Header.decode(row[0]) if row else None

    async def events(self, table: str, after: int = 0) -> list[Event]:
        wanted = select(EVENTS).where(EVENTS.c.table_id == table, EVENTS.c.number > after).order_by(EVENTS.c.number)
        async with self.reading.connect() as connection:
            return [_event(row) for row in await connection.execute(wanted)]

    async def stored(self, table: str) -> StoredTable | None:
        """A table as it stands in the database, whether it can be read or not."""
        row = await self._one(select(TABLES.c.game, TABLES.c.stage, TABLES.c.header).where(TABLES.c.id == table))
        if row is None:
            return None
        wanted = select(EVENTS).where(EVENTS.c.table_id == table).order_by(EVENTS.c.number)
        async with self.reading.connect() as connection:
            events = [StoredEvent(*one[1:]) for one in await connection.execute(wanted)]
        return StoredTable(table, row.game, row.stage, row.header, events)

    async def invited(self, token: str) -> tuple[str, int] | None:
        """The table and seat an invitation (hashed) is for."""
        row = await self._one(select(INVITES.c.table_id, INVITES.c.seat).where(INVITES.c.token == token))
        return (row[0], row[1]) if row else None

    # the index

    async def lobby(self, stage: Stage, limit: int = 50) -> list[str]:
        """Tables anybody may see, newest first: those with a free seat, or those being played."""
        wanted = select(TABLES.c.id).where(TABLES.c.listed, TABLES.c.stage == stage)
        if stage == Stage.WAITING:
            wanted = wanted.where(TABLES.c.free > 0)
        return await self._ids(wanted.order_by(TABLES.c.created.desc()).limit(limit))

    async def tables_of(self, player: str, stages: Sequence[Stage], limit: int = 50) -> list[str]:
        wanted = (
            select(TABLES.c.id)
            .join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
            .where(MEMBERS.c.player == player, TABLES.c.stage.in_(stages))
            .order_by(TABLES.c.created.desc())
            .limit(limit)
        )
        return await self._ids(wanted)

    async def count_open(self, since: int, player: str) -> int:
        """How many tables of a player were set up after a time and are not over."""
        mine = select(MEMBERS.c.table_id).where(MEMBERS.c.player == player)
        return len(await self._ids(_open(since).where(TABLES.c.id.in_(mine))))

    async def still_open(self, since: int, tables: Iterable[str]) -> set[str]:
        """Which of some tables were set up after a time and are not over."""
        return set(await self._ids(_open(since).where(TABLES.c.id.in_(list(tables)))))

    async def tables_to_check(self, since: int, until: int) -> list[str]:
        """Tables being played that have bots or a clock and whose latest event lies between two times."""
        latest = (
            select(EVENTS.c.time)
            .where(EVENTS.c.table_id == TABLES.c.id)
            .order_by(EVENTS.c.number.desc())
            .limit(1)
            .scalar_subquery()
        )
        return await self._ids(
            select(TABLES.c.id).where(TABLES.c.stage == Stage.PLAYING, TABLES.c.tended, latest.between(since, until))
        )


def _open(since: int) -> Select[tuple[str]]:
    stages = (Stage.WAITING, Stage.PLAYING)
    return select(TABLES.c.id).where(TABLES.c.stage.in_(stages), TABLES.c.created > since)


def _event(row: Any) -> Event:
    return Event(row.number, row.seat, row.audience, row.time, payloads.decode(row.kind, row.data))


def event_row(table: str, event: Event) -> dict[str, object]:
    columns = event._asdict()
    payload = columns.pop("payload")
    return {"table_id": table, "kind": payload.kind, "data": payloads.encode(payload), **columns}
