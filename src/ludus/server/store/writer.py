"""Writing: pieces of work, each a function of a connection, done in transactions. What is done is on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

Work = Callable[[Connection], object]


class Writer(Protocol):
    async def do(self, work: Work) -> None:
        """Return when the work is on disk, and raise what it raised."""

    async def close(self) -> None: ...


class ConcurrentWriter:
    """For a database that many write to at once: every piece of work has a connection and a transaction of its own."""

    def __init__(self, engine: AsyncEngine):
        self.engine = engine

    async def do(self, work: Work) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


class PendingWork(NamedTuple):
    work: Work
    done: asyncio.Future[None]


class GroupCommitWriter:
    """For a database with one writer at a time: one thread writes, and whatever came in while the disk was busy is
    committed together, so that many tables share one sync."""

    def __init__(self, engine: Engine):
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.queue: list[PendingWork] = []
        self.task: asyncio.Task[None] | None = None

    async def do(self, work: Work) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.append(PendingWork(work, done))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._write())
        await done

    async def close(self) -> None:
        if self.task:
            await self.task
        self.thread.shutdown()
        self.engine.dispose()

    async def _write(self) -> None:
        while self.queue:
            batch, self.queue = self.queue, []
            works = [pending.work for pending in batch]
            try:
                problems = await asyncio.get_running_loop().run_in_executor(self.thread, self._commit, works)
            except Exception as error:
                problems = [error] * len(batch)
            for (_, done), problem in zip(batch, problems, strict=True):
                if done.done():  # whoever waited has gone
                    continue
                done.set_result(None) if problem is None else done.set_exception(problem)

    def _commit(self, works: list[Work]) -> list[Exception | None]:
        """One transaction for all; what fails is taken out and does not harm the others."""
        problems: list[Exception | None] = []
        with self.engine.begin() as connection:
            for work in works:
                try:
                    with connection.begin_nested():
                        work(connection)
                    problems.append(None)
                except Exception as problem:
                    problems.append(problem)
        return problems
