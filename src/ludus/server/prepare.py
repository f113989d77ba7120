"""Rules made ready: kernels are compiled in a process of their own while the pages are already up."""

from __future__ import annotations

import asyncio
import logging
import sys
from dataclasses import dataclass

from ludus.engine.game import Game
from ludus.engine.language import N_
from ludus.engine.warmup import warm_up
from ludus.games import find, games
from ludus.server.refusals import NotReady

log = logging.getLogger("ludus")


@dataclass
class Progress:
    """How far one game is."""

    done: int = 0
    steps: int = 1
    ready: bool = False
    failed: bool = False


class Preparation:
    """Compiles the games one after the other; a game that somebody waits for at once. The next start finds all in the
    cache."""

    def __init__(self) -> None:
        self.progress_of = {game.name: Progress() for game in games()}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def check(self, game: str) -> None:
        """Refuse where a game's rules are not ready yet, and have them prepared."""
        progress = self.progress_of[game]
        if progress.ready:
            return
        if progress.failed:
            raise NotReady(N_("The rules of this game could not be prepared; the server's log says why."))
        self._task(game)
        raise NotReady(N_("The rules are being prepared: {done} of {steps}."), done=progress.done, steps=progress.steps)

    @property
    def complete(self) -> bool:
        return all(progress.ready or progress.failed for progress in self.progress_of.values())

    def start(self) -> None:
        self.tasks[""] = asyncio.create_task(self._all())

    async def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)

    async def _all(self) -> None:
        for name in self.progress_of:
            await self._task(name)

    def _task(self, name: str) -> asyncio.Task[None]:
        if name not in self.tasks:
            self.tasks[name] = asyncio.create_task(self._prepare(name))
        return self.tasks[name]

    async def _prepare(self, name: str) -> None:
        progress = self.progress_of[name]
        try:
            await self._compile(name, progress)
            await asyncio.to_thread(load, find(name))
            progress.ready = True
        except Exception:
            progress.failed = True
            log.exception("rules not prepared", extra={"game": name})

    async def _compile(self, name: str, progress: Progress) -> None:
        """Fill the cache from another process, so that compiling does not slow down the pages."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "ludus.server.prepare", name, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                done, steps = line.split()
                progress.done, progress.steps = int(done), int(steps)
            if await process.wait() != 0:
                raise RuntimeError(f"compiling ended with {process.returncode}")
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


def load(game: Game) -> None:
    """Have everything about a game in memory."""
    for _ in warm_up(game):
        pass
    _ = game.text, game.board


def main(name: str) -> None:
    for done, steps, _ in warm_up(find(name)):
        print(done, steps, flush=True)  # noqa: T201 - read by the server that started this process


if __name__ == "__main__":
    main(sys.argv[1])
