"""Preparing the rules: tables are played with interpreted rules at once, and with compiled ones as soon as there are.

Compiling happens in another process of low priority, one game after the other, those that are being played first. What
it has compiled is loaded here in a thread and takes over between two decisions.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from ludus.bots.preparing import LOW_PRIORITY, NO_COMPILER, PARTS, SEARCH, load
from ludus.engine.kernels import INTERPRETED
from ludus.engine.loading import never_compile
from ludus.games import find, games

log = logging.getLogger("ludus")
PATIENCE = 1.0  # seconds for the compiler to end


class Preparation:
    """Which parts of each game are compiled here, and the one process that compiles what is missing."""

    def __init__(self) -> None:
        self.parts: dict[str, frozenset[str]] = {game.name: frozenset() for game in games()}
        self.waiting = [game.name for game in games()]  # games to be prepared, the next one first
        self.played: set[str] = set()
        self.compiling = ""  # the game that is being compiled
        self.process: asyncio.subprocess.Process | None = None
        self.task: asyncio.Task[None] | None = None
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="rules")

    def thinks(self, game: str) -> bool:
        """Whether bots can think ahead in a game already."""
        return SEARCH in self.parts[game]

    def want(self, game: str) -> None:
        """Somebody plays a game: it comes next, and at once if what is being compiled is played by nobody."""
        if game in self.played:
            return
        self.played.add(game)
        if game not in self.waiting:
            return
        self.waiting.remove(game)
        self.waiting.insert(0, game)
        if self.process and self.compiling not in self.played:
            self.waiting.append(self.compiling)
            self.process.kill()

    def start(self) -> None:
        never_compile()
        if not INTERPRETED:
            self.task = asyncio.create_task(self._all())

    async def stop(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.thread.shutdown(wait=False, cancel_futures=True)
        never_compile(False)  # what else this process does is not affected
        for game in games():
            vars(game).pop("kernels", None)

    async def _all(self) -> None:
        for name in self.parts:
            await self._load(name)
        while self.waiting:
            name = self.waiting.pop(0)
            if len(self.parts[name]) < len(PARTS):
                await self._compile(name)
        freeze_garbage_collector()

    async def _load(self, name: str) -> None:
        try:
            self.parts[name] |= await asyncio.get_running_loop().run_in_executor(self.thread, load, find(name))
        except Exception:
            log.exception("not loaded: the game stays interpreted", extra={"game": name})

    async def _compile(self, name: str) -> None:
        """Have another process compile, and take over each part as it comes; tables do not depend on it."""
        self.compiling = name
        self.process = process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "ludus.bots.preparing", name, LOW_PRIORITY),
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl+C at the terminal is not meant for it
        )
        assert process.stdout is not None
        try:
            async for _part in process.stdout:
                await self._load(name)
            ended = await process.wait()
        finally:
            self.process = None
            if process.returncode is None:
                process.kill()
                with suppress(TimeoutError):  # of so low a priority, it may even die slowly; nobody need wait for that
                    await asyncio.wait_for(process.wait(), PATIENCE)
        if ended == NO_COMPILER:
            self.waiting.clear()
            log.warning("nothing can be compiled here: games are played interpreted, and bots do not think ahead")
        elif ended != 0 and name not in self.waiting:
            log.warning("not compiled: the game stays interpreted", extra={"game": name, "exit_status": ended})


def freeze_garbage_collector() -> None:
    """What has been loaded stays: searching all of it for garbage now and then would keep everybody waiting."""
    gc.collect()
    gc.freeze()
