"""Reading and appending events, and the index of tables beside them."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Insert, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError

from ludus.server.store.connect import DRIVERS, announce, connections
from ludus.server.store.people import People
from ludus.server.store.schema import EVENTS, INVITES, MEMBERS, METADATA, RESULTS, TABLES
from ludus.server.tables import payloads
from ludus.server.tables.events import Event, Header, Stage


class Conflict(Exception):
    """Somebody else appended an event of that number first: read it, and decide again."""


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


class Store(People):
    """Everything that is stored. Reads and writes use separate engines, see `connect`."""

    def __init__(self, url: URL):
        super().__init__()
        self.url = url
        self.shared = url.drivername != DRIVERS["sqlite"]  # whether other processes may be writing to it, too
        self.reading, self.writer = connections(url)

    async def open(self) -> None:
        await self.writer.do(self._set_up)

    def _set_up(self, connection: Connection) -> None:
        if self.shared:  # processes that start together must not create the tables twice
            connection.execute(text("SELECT pg_advisory_xact_lock(7107)"))
        METADATA.create_all(connection)

    async def close(self) -> None:
        await self.writer.close()
        await self.reading.dispose()

    async def ping(self) -> None:
        async with self.reading.connect() as connection:
            await connection.execute(text("SELECT 1"))

    # tables

    async def create(
        self, header: Header, events: Sequence[Event], summary: Summary, invites: Sequence[Invite]
    ) -> None:
        row = {
            "id": header.id,
            "game": header.game,
            "header": json.dumps(dataclasses.asdict(header)),
            "listed": header.listed,
            "created": header.created,
            **summary.columns(),
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(TABLES), row)
            self._add(connection, header.id, events, summary.members)
            self._invite(connection, header.id, invites)

        await self.writer.do(work)

    async def append(
        self, table: str, events: Sequence[Event], summary: Summary | None = None, results: Sequence[Result] = ()
    ) -> None:
        """Add events; `summary` is given where the index changes, `results` when the game ends."""

        def work(connection: Connection) -> None:
            self._add(connection, table, events, summary.members if summary else ())
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
        connection.execute(insert(EVENTS), [_event_row(table, event) for event in events])
        if joined := [{"player": player, "table_id": table} for player in members]:
            connection.execute(self._unless_there(MEMBERS), joined)
        if self.shared:
            announce(connection, table, events[-1].number)

    async def invite(self, table: str, invites: Sequence[Invite]) -> None:
        await self.writer.do(lambda connection: self._invite(connection, table, invites))

    def _invite(self, connection: Connection, table: str, invites: Sequence[Invite]) -> None:
        if rows := [{"token": invite.token, "table_id": table, "seat": invite.seat} for invite in invites]:
            connection.execute(self._unless_there(INVITES), rows)

    def _unless_there(self, into: Any) -> Insert:
        dialect = postgresql if self.shared else sqlite
        made: Insert = dialect.insert(into).on_conflict_do_nothing()
        return made

    async def header(self, table: str) -> Header | None:
        row = await self._one(select(TABLES.c.header).where(TABLES.c.id == table))
        return Header(**json.loads(row[0])) if row else None

    async def events(self, table: str, after: int = 0) -> list[Event]:
        wanted = select(EVENTS).where(EVENTS.c.table_id == table, EVENTS.c.number > after).order_by(EVENTS.c.number)
        async with self.reading.connect() as connection:
            rows = await connection.execute(wanted)
            return [
                Event(row.number, row.seat, row.audience, row.time, payloads.decode(row.kind, row.data)) for row in rows
            ]

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

    async def _ids(self, wanted: Any) -> list[str]:
        async with self.reading.connect() as connection:
            return [row[0] for row in await connection.execute(wanted)]


def _event_row(table: str, event: Event) -> dict[str, object]:
    columns = event._asdict()
    payload = columns.pop("payload")
    return {"table_id": table, "kind": payload.kind, "data": payloads.encode(payload), **columns}
