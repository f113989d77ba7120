"""One address does its worst, and somebody at another address plays on: how long their pages and their bot take.

    python benchmarks/hostile.py GAME [--attacks pictures tables streams headers] [--replies 6]

It starts a server of its own and attacks nothing else. Addresses are loopback ones: the attacker's is 127.0.0.2, the
other visitor's 127.0.0.3. Every attack is bounded in number and time. It fails where a page takes a second or more, or
where the bot takes more than twice its normal time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import statistics
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

from attacks import Client
from serving import ServerProcess, busy, scratch

VISITOR = "127.0.0.3"
LONGEST = 180.0  # seconds an attack may last
SLOWEST_PAGE, SLOWEST_BOT = 1.0, 2.0  # seconds; times the normal
TIMEOUT = 60.0
FILES = 1024  # that a server may open when it starts, as on most systems
PAGES = 20


@dataclass
class Measured:
    """What somebody noticed."""

    pages: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    failed: int = 0

    def line(self) -> str:
        return f"pages {times(self.pages)}, {self.failed} failed; bot {times(self.bots)}"


def times(measured: list[float]) -> str:
    if not measured:
        return "none came"
    return f"{statistics.median(measured):.2f} s, worst {max(measured):.2f} s of {len(measured)}"


class Visitor:
    """Somebody who plays against a bot and looks at pages."""

    def __init__(self, port: int, game: str):
        self.game = game
        self.http = Client(port, VISITOR)
        self.chance = random.Random(1)
        self.table = ""
        self.news = asyncio.Event()
        self.listening: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        if not self.http.token:
            await self.http.become("Livia")
        self.table = await self.http.set_table(self.game, "legatus")
        if self.listening:
            self.listening.cancel()
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for message in self.http.another().events(f"/api/v1/tables/{self.table}/events?seat=0"):
            if message.get("seat", 0) > 0:
                self.news.set()

    async def measure(self, replies: int, until: float) -> Measured:
        found = Measured()
        looking = asyncio.create_task(self._look(found))
        try:
            while (len(found.bots) < replies or len(found.pages) < PAGES) and time.monotonic() < until:
                await self._turn(found)
        finally:
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)
        return found

    async def _look(self, found: Measured) -> None:
        """Load pages, on new connections, as browsers do."""
        while True:
            for path in ("/", f"/t/{self.table}"):
                began = time.monotonic()
                try:
                    status = await asyncio.wait_for(self.http.status(path), TIMEOUT)
                except TimeoutError:
                    status = 0
                found.pages.append(time.monotonic() - began)
                found.failed += status != 200
                await asyncio.sleep(0.2)

    async def _turn(self, found: Measured) -> None:
        """Play until the bot is to move, and take the time until it does."""
        _, looked = await self.http.json("GET", f"/api/v1/tables/{self.table}/position?seat=0")
        if looked["stage"] != "playing":
            await self.sit_down()
            return
        actions, number = [one["number"] for one in looked["actions"]], looked["number"]
        self.news.clear()
        while actions:
            body = {"seat": 0, "number": number, "actions": [self.chance.choice(actions)]}
            began = time.monotonic()
            _, moved = await self.http.json("POST", f"/api/v1/tables/{self.table}/moves", body)
            actions, number = moved.get("actions", []), moved.get("number", 0)
            if not actions and moved.get("stage") == "playing":
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), TIMEOUT)
                found.bots.append(time.monotonic() - began)
        await asyncio.sleep(0.1)


@contextlib.asynccontextmanager
async def attack(port: int, game: str, name: str) -> AsyncIterator[dict[str, int]]:
    """Attack from another process, so that this one measures the server and not itself; then the answers it got."""
    pipe, answers = asyncio.subprocess.PIPE, dict[str, int]()
    command = (sys.executable, str(Path(__file__).with_name("attacks.py")), str(port), game, name)
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    assert process.stdout is not None
    try:
        assert await asyncio.wait_for(process.stdout.readline(), LONGEST) == b"attacking\n"
        yield answers
        output, _ = await asyncio.wait_for(process.communicate(b""), TIMEOUT)
        answers.update(json.loads(output))
    finally:
        if process.returncode is None:
            process.kill()


def played_on(before: Measured, during: Measured) -> bool:
    if not before.bots or not during.bots or during.failed:
        return False
    slow_bot = statistics.median(during.bots) > SLOWEST_BOT * statistics.median(before.bots)
    return max(during.pages) < SLOWEST_PAGE and not slow_bot


async def run(server: ServerProcess, game: str, names: list[str], replies: int) -> bool:
    await asyncio.to_thread(server.start, game)
    await asyncio.to_thread(server.settle)
    visitor = Visitor(server.port, game)
    await visitor.sit_down()
    await visitor.measure(1, time.monotonic() + TIMEOUT)  # everything is loaded then
    good = True
    for name in names:
        before = await visitor.measure(replies, time.monotonic() + LONGEST)
        began, used = time.monotonic(), busy() - server.cpu()
        async with attack(server.port, game, name) as answers:
            during = await visitor.measure(replies, time.monotonic() + LONGEST)
        took = time.monotonic() - began
        statuses = ", ".join(f"{count} × {status}" for status, count in sorted(answers.items())) or "no answer"
        others = (busy() - server.cpu() - used) / took
        print(f"{name}: attacker got {statuses}; in {took:.0f} s; all but the server used {others:.1f} cores")
        print(f"  before: {before.line()}\n  during: {during.line()}", flush=True)
        good &= played_on(before, during)
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--attacks", nargs="+", default=["pictures", "tables", "streams", "headers"])
    parser.add_argument("--replies", type=int, default=6, help="answers of the bot to measure, before and during each")
    chosen = parser.parse_args()
    with scratch("sqlite") as (folder, database):
        server = ServerProcess(folder, database)
        del server.environment["LUDUS_LIMITS"]
        server.command = ["sh", "-c", f'ulimit -Sn {FILES} && exec "$@"', "sh", *server.command]
        try:
            good = asyncio.run(run(server, chosen.game, chosen.attacks, chosen.replies))
        finally:
            server.stop()
    print("everybody else played on" if good else "others were kept waiting")
    sys.exit(not good)


if __name__ == "__main__":
    main()
