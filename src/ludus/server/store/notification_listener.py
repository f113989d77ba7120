"""Notifications from other processes: PostgreSQL tells all which table has grown and which player has changed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import asyncpg
from sqlalchemy.engine import URL

from ludus.server.store.appending import parse_notification
from ludus.server.store.connect import SERVING
from ludus.server.store.notification_sender import CHANNEL
from ludus.server.tables.events import Event

OnChange = Callable[[str, int, list[Event]], None]  # see `parse_notification`
RETRY = 0.5  # seconds between attempts to reach the database again


class NotificationListener:
    """A connection that only listens. After it was lost, everything may have changed: `lost` is called."""

    def __init__(self, url: URL, changed: OnChange, lost: Callable[[], None]):
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.changed = changed
        self.lost = lost
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        listening = asyncio.Event()
        self.task = asyncio.create_task(self._listen(listening))
        await listening.wait()

    async def stop(self) -> None:
        if self.task:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _listen(self, listening: asyncio.Event) -> None:
        while True:
            try:
                connection = await asyncpg.connect(self.address)
                closed = asyncio.Event()
                connection.add_termination_listener(lambda _, closed=closed: closed.set())
                await connection.execute("SELECT pg_advisory_lock_shared($1)", SERVING)  # until the connection ends
                await connection.add_listener(CHANNEL, self._notified)
                self.lost()
                listening.set()
                try:
                    await closed.wait()
                finally:
                    await connection.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logging.getLogger("ludus").warning("notifications lost", extra={"reason": type(error).__name__})
            await asyncio.sleep(RETRY)

    def _notified(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        self.changed(*parse_notification(str(payload)))
