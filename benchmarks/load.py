"""Many tables at once: how long from sending a move until everybody at the table has heard of it.

    python benchmarks/load.py GAME --tables 200 --every 2 --seconds 60

Every table has scripted players who each listen to the table's stream; one of those who are awaited plays a random
action every so many seconds. The time is taken from before the POST until the event has arrived at the last of the
listeners who may hear of it. Client and server share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import time
from collections.abc import AsyncIterator
from typing import Any

from ludus.games import find
from serving import ServerProcess, busy, scratch

Headers = dict[str, str]
GRACE = 0.2
WARM_UP = 10.0  # seconds of play that are not measured: at first everybody looks at once


class Http:
    """A kept-alive connection that costs next to nothing, so that the server is measured and not the client."""

    def __init__(self, port: int, token: str = ""):
        self.port = port
        self.token = token
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        return self.streams

    async def send(self, method: str, path: str, body: object = None) -> tuple[int, Headers]:
        reader, writer = await self.connect()
        content = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {len(content)}"]
        lines += ["Content-Type: application/json"] if content else []
        lines += [f"Authorization: Bearer {self.token}"] if self.token else []
        writer.write("\r\n".join([*lines, "", ""]).encode() + content)
        status = int((await reader.readline()).split()[1])
        headers: Headers = {}
        while (line := (await reader.readline()).strip()) != b"":
            name, _, value = line.decode().partition(":")
            headers[name.lower()] = value.strip()
        return status, headers

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        status, headers = await self.send(method, path, body)
        assert self.streams is not None
        return status, await self.streams[0].readexactly(int(headers["content-length"]))

    async def json(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        status, content = await self.ask(method, path, body)
        return status, json.loads(content)

    async def events(self, path: str) -> AsyncIterator[dict[str, Any]]:
        """The messages of a stream."""
        await self.send("GET", path)
        assert self.streams is not None
        while line := await self.streams[0].readline():
            if line.startswith(b"data: "):
                yield json.loads(line.removeprefix(b"data: "))


class Seat:
    """A scripted player: a token, a stream, and how much was heard when."""

    def __init__(self, port: int, seat: int):
        self.port, self.seat = port, seat
        self.http = Http(port)
        self.number = 0
        self.actions: list[int] = []
        self.news = asyncio.Event()
        self.heard_at = 0.0
        self.listening: asyncio.Task[None] | None = None

    async def become(self) -> None:
        _, person = await self.http.json("POST", "/api/v1/players", {"name": f"Cato {self.seat}"})
        self.http.token = str(person["token"])

    async def listen(self, table: str) -> None:
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.listening:
            self.listening.cancel()
        self.actions = []
        self.listening = asyncio.create_task(self._listen(table, ready))
        await ready

    async def _listen(self, table: str, ready: asyncio.Future[None]) -> None:
        stream = Http(self.port, self.http.token)
        async for message in stream.events(f"/api/v1/tables/{table}/events?seat={self.seat}"):
            self.number = message["number"]
            self.heard_at = time.perf_counter()
            self.news.set()
            if not ready.done():
                ready.set_result(None)


class Group:
    """The players of one table."""

    def __init__(self, port: int, game: str, chance: random.Random, pages: float):
        self.game, self.chance, self.pages = game, chance, pages
        players = max(2, find(game).min_players)
        self.seats = [Seat(port, seat) for seat in range(players)]
        self.table = ""
        self.times: list[float] = []
        self.refused = 0

    async def sit_down(self) -> None:
        host, *others = self.seats
        chairs = [{"kind": "person", "name": "Cato"}] + [{"kind": "free"}] * len(others)
        _, table = await host.http.json("POST", "/api/v1/tables", {"game": self.game, "chairs": chairs})
        self.table = str(table["id"])
        for other in others:
            body = {"name": "Cato", "seat": other.seat}
            await other.http.json("POST", f"/api/v1/tables/{self.table}/sit", body)
        for seat in self.seats:
            await seat.listen(self.table)

    async def play(self, every: float, until: float) -> None:
        self.times, self.refused = [], 0
        await asyncio.sleep(self.chance.uniform(0, every))
        while time.perf_counter() < until:
            next_time = time.perf_counter() + every
            await self.turn()
            await asyncio.sleep(max(0, next_time - time.perf_counter()))

    async def turn(self) -> None:
        """One action of somebody who is awaited."""
        for seat in self.chance.sample(self.seats, len(self.seats)):
            if not seat.actions and await self.look(seat) == "finished":
                await self.sit_down()
                return
            if seat.actions:
                await self.move(seat, self.chance.choice(seat.actions))
                return

    async def look(self, seat: Seat) -> str:
        _, looked = await seat.http.json("GET", f"/api/v1/tables/{self.table}/position?seat={seat.seat}")
        seat.actions = [action["number"] for action in looked["actions"]]
        return str(looked["stage"])

    async def move(self, seat: Seat, action: int) -> None:
        for one in self.seats:
            one.news.clear()
        body = {"seat": seat.seat, "number": seat.number, "actions": [action]}
        began = time.perf_counter()
        status, moved = await seat.http.json("POST", f"/api/v1/tables/{self.table}/moves", body)
        if status != 200:  # somebody else's move had to do with it
            self.refused += 1
            seat.actions = []
            return
        seat.actions = moved["actions"]
        await seat.news.wait()
        await asyncio.sleep(GRACE)  # the others hear of it, too, unless it was done in secret
        self.times.append(max(one.heard_at for one in self.seats if one.news.is_set()) - began)
        for one in self.seats:
            if self.chance.random() < self.pages:
                await one.http.ask("GET", f"/t/{self.table}/play?seat={one.seat}")


async def run(server: ServerProcess, game: str, tables: int, every: float, seconds: float, pages: float) -> str:
    await asyncio.to_thread(server.start, game)
    await asyncio.to_thread(server.settle)
    empty = server.memory()
    chance = random.Random(1)
    groups = [Group(server.port, game, random.Random(chance.random()), pages) for _ in range(tables)]
    for group in groups:
        for seat in group.seats:
            await seat.become()
        await group.sit_down()
    await asyncio.gather(*(group.play(every, time.perf_counter() + WARM_UP) for group in groups))
    before, others = server.cpu(), busy() - server.cpu() - time.process_time()
    began = time.perf_counter()
    await asyncio.gather(*(group.play(every, began + seconds) for group in groups))
    took = time.perf_counter() - began
    times = sorted(time for group in groups for time in group.times)
    refused = sum(group.refused for group in groups)
    marks = statistics.quantiles(times, n=100)
    others = busy() - server.cpu() - time.process_time() - others
    return (
        f"{tables} tables, {sum(len(group.seats) for group in groups)} listeners, {len(times)} moves in {took:.0f} s "
        f"({len(times) / took:.0f} a second), {refused} refused; POST to event: median {marks[49] * 1000:.1f} ms, "
        f"95th percentile {marks[94] * 1000:.1f} ms, worst {times[-1] * 1000:.0f} ms; "
        f"server: {server.memory():.0f} MiB, {empty:.0f} before the first table, "
        f"{(server.cpu() - before) / took:.0%} of a core; "
        f"everything else on the machine: {others / took:.0%} of a core"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pages", type=float, default=0.0, help="share of moves after which a player's page is drawn")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    chosen = parser.parse_args()
    with scratch(chosen.database) as (folder, database):
        server = ServerProcess(folder, database)
        try:
            measured = run(server, chosen.game, chosen.tables, chosen.every, chosen.seconds, chosen.pages)
            print(f"{chosen.game}, {chosen.database}: {asyncio.run(measured)}")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
