"""Whom people have banned or muted, and what they report to the operator."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select

from ludus.server.store.notification_sender import announce
from ludus.server.store.people import BAN, OPERATOR, People
from ludus.server.store.schema import BLOCKS, PLAYERS, REPORTS
from ludus.server.tables.events import now


class Block(NamedTuple):
    """Somebody a player has banned from their tables or muted."""

    number: int
    kind: str
    name: str


class Report(NamedTuple):
    """What a player says of another one."""

    table_id: str
    reporter: str
    player: str
    name: str  # of the player who is reported
    reason: str


class Blocks(People):
    """The part of the store about bans, mutes and reports."""

    async def block(self, kind: str, by: str, player: str) -> None:
        """Ban or mute somebody; once is enough."""

        def work(connection: Connection) -> None:
            connection.execute(self._unless_there(BLOCKS).values(kind=kind, by=by, player=player, created=now()))
            self._announce_player(connection, by)

        await self.writer.do(work)
        self.forget(by)

    async def unblock(self, kind: str, by: str, player: str) -> None:
        await self._lift(by, (BLOCKS.c.kind == kind) & (BLOCKS.c.player == player))

    async def lift(self, by: str, number: int) -> None:
        """Take back one of a player's own blocks."""
        await self._lift(by, BLOCKS.c.id == number)

    async def _lift(self, by: str, which: ColumnElement[bool]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(BLOCKS).where(BLOCKS.c.by == by, which))
            self._announce_player(connection, by)

        await self.writer.do(work)
        self.forget(by)

    def _announce_player(self, connection: Connection, player: str) -> None:
        if self.shared:
            announce(connection, player)

    async def blocks_of(self, by: str) -> list[Block]:
        """Everybody a player has banned or muted, the latest first."""
        wanted = (
            select(BLOCKS.c.id, BLOCKS.c.kind, PLAYERS.c.name)
            .join(PLAYERS, PLAYERS.c.id == BLOCKS.c.player)
            .where(BLOCKS.c.by == by)
            .order_by(BLOCKS.c.id.desc())
        )
        async with self.reading.connect() as connection:
            return [Block(*row) for row in await connection.execute(wanted)]

    async def banned_by(self, host: str) -> frozenset[str]:
        """Everybody who may not sit at a host's tables."""
        wanted = select(BLOCKS.c.player).where(BLOCKS.c.kind == BAN, BLOCKS.c.by.in_((host, OPERATOR)))
        return frozenset(await self._ids(wanted))

    async def add_report(self, report: Report) -> None:
        row = report._asdict() | {"created": now()}
        await self.writer.do(lambda connection: connection.execute(insert(REPORTS).values(**row)))

    async def reports_since(self, reporter: str, since: int) -> int:
        """How many reports somebody has sent since a time."""
        wanted = select(func.count()).where(REPORTS.c.reporter == reporter, REPORTS.c.created > since)
        return int((await self._one(wanted))[0])
