"""A thread that many people share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from ludus.server.work.turns import Path, Turns

Result = TypeVar("Result")
P = ParamSpec("P")


class FairThread:
    """One thread: more would work no faster, only keep moves and updates waiting for longer. People take turns with
    it, and work that nobody waits for any more is not begun."""

    def __init__(self, name: str):
        self.turns = Turns(1)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix=name)

    async def run(self, path: Path, work: Callable[P, Result], *arguments: P.args, **more: P.kwargs) -> Result:
        async with self.turns.turn(path):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.thread, partial(work, *arguments, **more))

    def stop(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
