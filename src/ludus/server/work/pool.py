"""Processes that think for bots and hints: as many as cores but one, begun when they are first needed."""

from __future__ import annotations

import asyncio
import logging
import os
import sys

from ludus.server.work.thinking import Answer, Question
from ludus.server.work.turns import Path, Turns

LOADING = 120.0  # seconds a process may take until it begins to think
LIMIT = 10.0  # seconds from then on, after which it is thought to hang
SHORTEST = 0.05  # seconds of thought that everybody gets, however many wait
ROUND = 4  # addresses of each process that wait at once before everybody gets less time
MODULE = "ludus.server.work.thinking"
log = logging.getLogger("ludus")


class NoAnswer(Exception):
    """A process died, hung, or could not answer."""


class ThinkingProcess:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process):
        assert process.stdin is not None
        assert process.stdout is not None
        self.process, self.stdin, self.stdout = process, process.stdin, process.stdout

    @classmethod
    async def start(cls) -> ThinkingProcess:
        pipe = asyncio.subprocess.PIPE  # a session of its own: Ctrl+C is for the server, which then ends this process
        command = (sys.executable, "-m", MODULE)
        return cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, start_new_session=True))

    async def ask(self, question: Question) -> Answer:
        try:
            self.stdin.write(question.encode())
            line = await asyncio.wait_for(self.stdout.readline(), LOADING)
            if line == b"thinking\n":
                line = await asyncio.wait_for(self.stdout.readline(), LIMIT)
        except (OSError, ValueError) as error:  # TimeoutError is an OSError
            raise NoAnswer(repr(error)) from error
        if not line:
            raise NoAnswer(f"the process ended with {await self.process.wait()}")
        return Answer.decode(line)

    async def end(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class Pool:
    """Questions take turns by their paths; see `share` for how long each is thought about."""

    def __init__(self, size: int = 0):
        self.size = size or max(1, (os.cpu_count() or 2) - 1)
        self.turns = Turns(self.size)
        self.idle: list[ThinkingProcess] = []
        self.loaded: set[tuple[str, int, str]] = set()
        self.loading: set[asyncio.Task[None]] = set()
        self.tasks: set[asyncio.Task[Answer]] = set()

    async def ask(self, path: Path, question: Question) -> Answer:
        """Whoever stops waiting leaves the queue; a thought that has begun is finished, as the process is needed."""
        await self.turns.begin(path)
        thought = asyncio.create_task(self._think(question.within(self.share(path, question.seconds))))
        self.tasks.add(thought)
        thought.add_done_callback(self._thought)
        answer = await asyncio.shield(thought)
        if answer.failed:
            raise NoAnswer(answer.failed)
        return answer

    def _thought(self, task: asyncio.Task[Answer]) -> None:
        self.tasks.discard(task)
        self.turns.end()
        if not task.cancelled():
            task.exception()  # whoever asked may have gone, and nobody else wants to know

    def share(self, path: Path, seconds: float) -> float:
        """How long may be thought now. It is less where the same address (the second part of a path) has more work
        waiting, or where many addresses do: under load bots play somewhat weaker, not slower."""
        queue = self.turns.queue
        crowd = max(1, queue.at(path[:2]) + 1, queue.names(path[:1]) / (ROUND * self.size))
        return max(min(seconds, SHORTEST), seconds / crowd)

    async def _think(self, question: Question) -> Answer:
        thinker = self.idle.pop() if self.idle else await ThinkingProcess.start()
        try:
            answer = await thinker.ask(question)
        except BaseException:  # it hangs or died, or the server stops; the next question gets another process
            await thinker.end()
            raise
        self.idle.append(thinker)
        return answer

    def load(self, game: str, players: int, level: str) -> None:
        """Begin a process and have it get ready, so that the first decision does not wait for that."""
        wanted = (game, players, level)
        if wanted in self.loaded:
            return
        self.loaded.add(wanted)
        task = asyncio.create_task(self._load(Question(*wanted)))
        self.loading.add(task)
        task.add_done_callback(self.loading.discard)

    async def _load(self, question: Question) -> None:
        try:
            await self.ask(("loading",), question)
        except NoAnswer as error:
            log.warning("bots not loaded", extra={"game": question.game, "reason": str(error)})

    async def stop(self) -> None:
        tasks = [*self.loading, *self.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(thinker.end() for thinker in self.idle))
        self.idle.clear()
