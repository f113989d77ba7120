"""Whether this server can do its work: what /readyz says. The answer never waits for a database that is frozen."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path

from ludus.server.live.registry import TableRegistry

DATABASE_TIMEOUT = 1.0  # seconds to wait for the database; whoever asks is promised an answer within 2
KEPT_FOR = 1.0  # seconds a finding is good for, so that asking often costs nothing
LEAST_FREE = 64 * 1024 * 1024  # bytes on the disk of the database file


class Readiness:
    """Looks at the database with one write at a time, however many ask."""

    def __init__(self, registry: TableRegistry):
        self.registry = registry
        self.store = registry.store
        self._trial: asyncio.Task[str] | None = None
        self._tried_at = 0.0

    async def problems(self) -> dict[str, str]:
        """What is wrong, by the part it is wrong with; empty for a server that is ready."""
        found = {
            "server": "stopping" if self.registry.closing.is_set() else "",
            "disk": self._disk(),
            "database": await self._database(),
        }
        return {part: problem for part, problem in found.items() if problem}

    def _disk(self) -> str:
        if self.store.shared or not self.store.url.database:
            return ""  # its disk belongs to the database server
        free = shutil.disk_usage(Path(self.store.url.database).parent).free
        return "" if free >= LEAST_FREE else f"full: {free // 2**20} MiB free, {LEAST_FREE // 2**20} needed"

    async def _database(self) -> str:
        if self._trial is None or (self._trial.done() and time.monotonic() - self._tried_at > KEPT_FOR):
            self._trial = asyncio.create_task(self._try())
        done, _ = await asyncio.wait([self._trial], timeout=DATABASE_TIMEOUT)
        return self._trial.result() if done else f"no answer within {DATABASE_TIMEOUT} s"

    async def _try(self) -> str:
        try:
            await self.store.try_to_write()
        except Exception as error:  # the address of the database is nobody's business: the name must do
            return f"not writable: {type(error).__name__}"
        finally:
            self._tried_at = time.monotonic()
        return ""

    async def stop(self) -> None:
        if self._trial:
            self._trial.cancel()
            await asyncio.gather(self._trial, return_exceptions=True)
