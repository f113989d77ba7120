"""Players and how their games ended."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ludus.server.events import Header, now
from ludus.server.store.schema import PLAYERS, RESULTS, TABLES


class Player(NamedTuple):
    """A person, known by a cookie or a link; there are no accounts."""

    id: str
    name: str
    epoch: int


class PastGame(NamedTuple):
    """A finished game of a player."""

    header: Header
    seat: int
    points: int
    rank: int
    finished: int


class People:
    """The part of the store that is about people."""

    reading: AsyncEngine
    writing: AsyncEngine

    async def add_player(self, player: Player, link: str) -> None:
        async with self.writing.begin() as connection:
            await connection.execute(insert(PLAYERS), player._asdict() | {"link": link, "created": now()})

    async def player(self, id: str) -> Player | None:
        return await self._player(PLAYERS.c.id == id)

    async def player_by_link(self, link: str) -> Player | None:
        return await self._player(PLAYERS.c.link == link)

    async def _player(self, which: Any) -> Player | None:
        row = await self._one(select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.epoch).where(which))
        return Player(*row) if row else None

    async def update_player(self, player: Player, link: str) -> None:
        values = {"name": player.name, "epoch": player.epoch, "link": link}
        async with self.writing.begin() as connection:
            await connection.execute(update(PLAYERS).where(PLAYERS.c.id == player.id).values(**values))

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
            rows = await connection.execute(wanted)
            return [PastGame(Header(**json.loads(row[0])), *row[1:]) for row in rows]

    async def _one(self, wanted: Any) -> Any:
        async with self.reading.connect() as connection:
            return (await connection.execute(wanted)).first()
