"""NoticePoller: how the server that uses an SQLite file learns what another program has changed in it."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ludus.server.store.notification_listener import OnChange
from ludus.server.store.schema import NOTICES

INTERVAL = 1.0  # seconds between two looks


class NoticePoller:
    """Looks for new notices now and then, and passes them on as a `NotificationListener` does."""

    def __init__(self, reading: AsyncEngine, changed: OnChange):
        self.reading = reading
        self.changed = changed
        self.last = 0
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        async with self.reading.connect() as connection:
            self.last = await connection.scalar(select(func.max(NOTICES.c.id))) or 0
        self.task = asyncio.create_task(self._look_regularly())

    async def stop(self) -> None:
        if self.task:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _look_regularly(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self._look()
            except SQLAlchemyError as error:
                logging.getLogger("ludus").warning("notices unread", extra={"reason": type(error).__name__})

    async def _look(self) -> None:
        wanted = select(NOTICES.c.id, NOTICES.c.about, NOTICES.c.number).where(NOTICES.c.id > self.last)
        async with self.reading.connect() as connection:
            new = list(await connection.execute(wanted.order_by(NOTICES.c.id)))
        for self.last, about, number in new:
            self.changed(about, number, [])
