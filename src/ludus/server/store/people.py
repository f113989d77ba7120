"""Players and how their games ended."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Connection, Insert, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from ludus.server.people.players import Player
from ludus.server.refusals import Damaged
from ludus.server.store.notification_sender import announce
from ludus.server.store.schema import BLOCKS, PLAYERS, RESULTS, TABLES
from ludus.server.store.writer import Writer
from ludus.server.tables.events import Header, now

TRUSTED = 60.0  # seconds, where another process may change a player and its announcement may be missed
MAX_KNOWN = 10_000
BAN, MUTE = "ban", "mute"  # kinds of blocks
OPERATOR = ""  # who bans somebody from the whole server


class PastGame(NamedTuple):
    """A finished game of a player."""

    header: Header
    seat: int
    points: int
    rank: int
    finished: int


def _past_game(header: str, *outcome: int) -> Iterator[PastGame]:
    """A finished game, unless its header is damaged."""
    with suppress(Damaged):
        yield PastGame(Header.decode(header), *outcome)


class People:
    """The part of the store that is about people."""

    reading: AsyncEngine
    writer: Writer
    shared: bool

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[Player, float]] = OrderedDict()  # every request asks who sent it

    async def add_player(self, player: Player, link: str) -> None:
        row = {"id": player.id, "name": player.name, "epoch": player.epoch, "link": link, "created": now()}
        await self.writer.do(lambda connection: connection.execute(insert(PLAYERS).values(**row)))

    async def player(self, id: str) -> Player | None:
        """A player; what another process changed is noticed when it is announced."""
        player, until = self._known.get(id, (None, 0.0))
        if time.monotonic() < until:
            return player
        player = await self._player(PLAYERS.c.id == id)
        if player:
            self._remember(player)
        return player

    def _remember(self, player: Player) -> None:
        self._known[player.id] = (player, time.monotonic() + TRUSTED if self.shared else math.inf)
        self._known.move_to_end(player.id)
        if len(self._known) > MAX_KNOWN:
            self._known.popitem(last=False)

    def forget(self, id: str) -> None:
        """Another process says that a player has changed."""
        self._known.pop(id, None)

    def forget_all(self) -> None:
        self._known.clear()

    async def player_by_link(self, link: str) -> Player | None:
        return await self._player(PLAYERS.c.link == link)

    async def _player(self, which: Any) -> Player | None:
        row = await self._one(select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.epoch).where(which))
        if row is None:
            return None
        banned, muted = await self._blocks(row.id)
        return Player(row.id, row.name, row.epoch, banned, muted)

    async def _blocks(self, player: str) -> tuple[bool, frozenset[str]]:
        """Whether the operator has banned a player, and whom the player has muted."""
        banned = (BLOCKS.c.kind == BAN) & (BLOCKS.c.by == OPERATOR) & (BLOCKS.c.player == player)
        muting = (BLOCKS.c.kind == MUTE) & (BLOCKS.c.by == player)
        async with self.reading.connect() as connection:
            rows = list(await connection.execute(select(BLOCKS.c.kind, BLOCKS.c.player).where(banned | muting)))
        return any(row.kind == BAN for row in rows), frozenset(row.player for row in rows if row.kind == MUTE)

    async def update_player(self, player: Player, link: str) -> None:
        values = {"name": player.name, "epoch": player.epoch, "link": link}
        await self.writer.do(lambda connection: self._change(connection, player.id, values))
        self._remember(player)

    def _change(self, connection: Connection, player: str, values: dict[str, Any]) -> None:
        connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(**values))
        if self.shared:
            announce(connection, player)

    async def past_games(self, player: str, limit: int = 500) -> list[PastGame]:
        """A player's finished games, newest first."""
        wanted = (
            select(TABLES.c.header, RESULTS.c.seat, RESULTS.c.points, RESULTS.c.rank, RESULTS.c.finished)
            .join(TABLES, TABLES.c.id == RESULTS.c.table_id)
            .where(RESULTS.c.player == player)
            .order_by(RESULTS.c.finished.desc())
            .limit(limit)
        )
        async with self.reading.connect() as connection:
            return [past for row in await connection.execute(wanted) for past in _past_game(*row)]

    def _unless_there(self, into: Any) -> Insert:
        dialect = postgresql if self.shared else sqlite
        made: Insert = dialect.insert(into).on_conflict_do_nothing()
        return made

    async def _one(self, wanted: Any) -> Any:
        async with self.reading.connect() as connection:
            return (await connection.execute(wanted)).first()

    async def _ids(self, wanted: Any) -> list[str]:
        async with self.reading.connect() as connection:
            return [row[0] for row in await connection.execute(wanted)]
