"""Preparing the rules: kernels are compiled in a separate process while the pages are already up."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from ludus import bots
from ludus.engine.game import Game
from ludus.engine.kernels import cache_folder, sources_hash
from ludus.engine.language import N_
from ludus.engine.loading import warm_up
from ludus.games import find, games
from ludus.server.refusals import NotReady

log = logging.getLogger("ludus")


@dataclass
class Progress:
    """How far one game is: first its rules are made ready, then the bots that think ahead in it."""

    done: int = 0
    steps: int = 1
    ready: bool = False
    bots_ready: bool = False
    failed: bool = False


class Preparation:
    """Compiles the games one after the other, but at once a game that somebody waits for. The next start finds all in
    the cache."""

    def __init__(self) -> None:
        self.progress_of = {game.name: Progress() for game in games()}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="rules")

    def check(self, game: str) -> None:
        """Refuse where a game's rules are not ready yet, and have them prepared."""
        progress = self.progress_of[game]
        if progress.ready:
            return
        if progress.failed:
            raise NotReady(N_("The rules of this game could not be prepared; see the server log."))
        self._task(game)
        raise NotReady(N_("Preparing the rules: {done} of {steps}."), done=progress.done, steps=progress.steps)

    @property
    def complete(self) -> bool:
        return all(progress.ready or progress.failed for progress in self.progress_of.values())

    def start(self) -> None:
        self.tasks[""] = asyncio.create_task(self._all())

    async def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.thread.shutdown(wait=False, cancel_futures=True)

    async def _all(self) -> None:
        cached_first = sorted(self.progress_of, key=lambda name: not compiled_marker(find(name)).exists())
        for name in cached_first:
            await self._task(name)
        freeze_garbage_collector()

    def _task(self, name: str) -> asyncio.Task[None]:
        if name not in self.tasks:
            self.tasks[name] = asyncio.create_task(self._prepare(name))
        return self.tasks[name]

    async def _prepare(self, name: str) -> None:
        progress = self.progress_of[name]
        loop = asyncio.get_running_loop()
        try:
            async for done, steps in self.compiled(name):
                progress.done, progress.steps = done, steps
                if done == steps:
                    await loop.run_in_executor(self.thread, load_rules, find(name))
                    progress.ready = True
            await loop.run_in_executor(self.thread, load_bots, find(name))
            progress.bots_ready = True
        except Exception:
            progress.failed = not progress.ready
            log.exception("not prepared", extra={"game": name})

    async def compiled(self, name: str) -> AsyncIterator[tuple[int, int]]:
        """Fill the cache from another process, so that compiling does not slow down the pages; tell how far it is."""
        if compiled_marker(find(name)).exists():
            yield 1, 1
            return
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "ludus.server.live.preparation", name, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                done, steps = line.split()
                yield int(done), int(steps)
            if await process.wait() != 0:
                raise RuntimeError(f"compiling ended with {process.returncode}")
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


def load_rules(game: Game) -> None:
    """Have everything about a game in memory that playing it needs."""
    for _ in warm_up(game):
        pass
    _ = game.text, game.board


def load_bots(game: Game) -> None:
    """Have every bot think for a moment, alone and against others."""
    for players in {game.min_players, game.max_players}:
        for name in bots.names():
            bots.rehearse(game, players, name)


def freeze_garbage_collector() -> None:
    """What has been loaded stays: searching all of it for garbage now and then would keep everybody waiting."""
    gc.collect()
    gc.freeze()


def compiled_marker(game: Game) -> Path:
    """A file that says that everything of a game has been compiled; any change of its rules or of the bots voids it."""
    return cache_folder(game) / f"prepared-{sources_hash(game, 'bots')}"


def main(name: str) -> None:
    """Compile; every line says how much of the rules is done, of how much."""
    game = find(name)
    for done, steps, _ in warm_up(game):
        print(done, steps, flush=True)  # noqa: T201 - read by the server that started this process
    load_bots(game)
    if compiled_marker(game).parent.exists():  # nothing is kept where rules run interpreted
        compiled_marker(game).touch()


if __name__ == "__main__":
    main(sys.argv[1])
