"""One table in memory, and who listens to it."""

from __future__ import annotations

import asyncio

from ludus.server.live.changes import Change
from ludus.server.tables.table import Table

MAX_BEHIND = 200  # changes a slow listener may fall behind before its stream is ended


class LiveTable:
    """One table in memory."""

    def __init__(self, table: Table):
        self.table = table
        self.lock = asyncio.Lock()
        self.stale = False  # the database may know more
        self.appending = 0  # the number of the event that is being written, by this process
        self.reread = False  # what is stored has been changed: everything is to be read again
        self.listeners: set[asyncio.Queue[Change | None]] = set()

    def publish(self, change: Change) -> None:
        self.table = change.after
        for queue in list(self.listeners):
            if queue.qsize() < MAX_BEHIND:
                queue.put_nowait(change)
            else:  # the listener reconnects and reads the position again
                self.listeners.discard(queue)
                queue.put_nowait(None)

    def end_streams(self) -> None:
        for queue in list(self.listeners):
            queue.put_nowait(None)
