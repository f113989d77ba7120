"""Many tables at once: how long from sending a move until everybody at the table has heard of it.

    python benchmarks/load.py GAME --tables 1000 --every 4 --servers 2 --database postgresql --seconds 120
    python benchmarks/load.py … --bots 200                # and so many tables more at which a bot thinks all the time

Every table has scripted players who each listen to the table's stream; one of those who are awaited plays a random
action every so many seconds. The time is taken from before the POST until the event has arrived at the last of the
listeners who may know of it. With several servers, neighbours at a table are at different ones, the worst case there
is. Clients, servers and database share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import statistics
import time
from dataclasses import dataclass
from typing import Any

import uvloop

from clients import HOST, Http, Listener
from ludus.games import find
from serving import ServerProcess, busy, processor_time, scratch

GRACE = 0.2
WARM_UP = 10.0  # seconds of play that are not measured: at first everybody looks at once


class Seat:
    """A scripted player: a token, a stream, and how much was heard when."""

    def __init__(self, port: int, seat: int):
        self.port, self.seat = port, seat
        self.http = Http(port)
        self.number = 0
        self.actions: list[int] = []
        self.news = asyncio.Event()
        self.heard_at = 0.0
        self.listener: Listener | None = None

    async def become(self) -> None:
        _, person = await self.http.json("POST", "/api/v1/players", {"name": f"Cato {self.seat}"})
        self.http.token = str(person["token"])

    async def listen(self, table: str) -> None:
        if self.listener:
            self.listener.close()
        self.actions = []
        self.news.clear()
        listener = Listener(f"/api/v1/tables/{table}/events?seat={self.seat}", self.http.token, self.receive)
        self.listener = listener
        await asyncio.get_running_loop().create_connection(lambda: listener, HOST, self.port)
        await self.news.wait()

    def receive(self, message: dict[str, Any]) -> None:
        self.number = message["number"]
        self.heard_at = time.perf_counter()
        self.news.set()


class Group:
    """The players of one table; one bot more at a table where bots are to think."""

    def __init__(self, ports: list[int], game: str, chance: random.Random, bot: str = ""):
        self.game, self.chance, self.bot = game, chance, bot
        players = 1 if bot else max(2, find(game).min_players)
        self.seats = [Seat(ports[seat % len(ports)], seat) for seat in range(players)]
        self.others = [{"kind": "bot", "level": bot}] * max(1, find(game).min_players - 1) if bot else []
        self.table = ""
        self.times: list[float] = []
        self.refused = 0
        self.looks = 0

    async def sit_down(self) -> None:
        host, *others = self.seats
        chairs = [{"kind": "person", "name": "Cato"}, *self.others, *({"kind": "free"} for _ in others)]
        _, table = await host.http.json("POST", "/api/v1/tables", {"game": self.game, "chairs": chairs})
        self.table = str(table["id"])
        for other in others:
            body = {"name": "Cato", "seat": other.seat}
            await other.http.json("POST", f"/api/v1/tables/{self.table}/sit", body)
        for seat in self.seats:
            await seat.listen(self.table)

    async def play(self, every: float, until: float) -> None:
        self.times, self.refused, self.looks = [], 0, 0
        await asyncio.sleep(self.chance.uniform(0, every))
        while time.perf_counter() < until:
            next_time = time.perf_counter() + every
            await self.turn()
            await asyncio.sleep(max(0, next_time - time.perf_counter()))

    async def keep_bots_thinking(self, until: float) -> None:
        """Answer every bot at once, and look again only when it has done something."""
        self.times, (person,) = [], self.seats
        while (left := until - time.perf_counter()) > 0:
            person.news.clear()
            await self.turn()
            if not person.actions:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(person.news.wait(), left)

    async def turn(self) -> None:
        """One action of somebody who is awaited: whoever may act without looking, else whoever was not last."""
        for seat in sorted(self.seats, key=lambda one: (not one.actions, one.heard_at, self.chance.random())):
            if not seat.actions and await self.look(seat) == "finished":
                await self.sit_down()
                return
            if seat.actions:
                await self.move(seat, self.chance.choice(seat.actions))
                return

    async def look(self, seat: Seat) -> str:
        self.looks += 1
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
        await asyncio.sleep(GRACE)  # the others are notified, too, unless it was done in secret
        self.times.append(max(one.heard_at for one in self.seats if one.news.is_set()) - began)


@dataclass
class Load:
    """What is asked of the servers."""

    game: str
    tables: int
    every: float
    seconds: float
    bots: int
    level: str


class Meter:
    """Processor time since a moment: of each server, of the clients, and of everything on the machine."""

    def __init__(self, servers: list[ServerProcess], database: int):
        self.servers, self.database = servers, database
        self.began, self.start = time.perf_counter(), self.read()

    def read(self) -> list[float]:
        database = [processor_time(self.database)] if self.database else []
        return [*(server.cpu() for server in self.servers), *database, time.process_time(), busy()]

    def report(self) -> str:
        took = time.perf_counter() - self.began
        *own, everything = [(now - then) / took for now, then in zip(self.read(), self.start, strict=True)]
        names = [f"server {n + 1}" for n in range(len(self.servers))] + ["database"] * bool(self.database) + ["clients"]
        shares = [f"{name} {share:.0%}" for name, share in zip(names, own, strict=True)]
        return f"of one core: {', '.join(shares)}, all else {everything - sum(own):.0%}"


async def run(servers: list[ServerProcess], database: int, load: Load) -> str:
    for server in servers:
        await asyncio.to_thread(server.start, load.game)
    for server in servers:
        await asyncio.to_thread(server.settle)
    empty = [server.memory() for server in servers]
    chance, ports = random.Random(1), [server.port for server in servers]
    levels = [""] * load.tables + [load.level] * load.bots
    groups = [
        Group(ports[n % len(ports) :] + ports[: n % len(ports)], load.game, random.Random(chance.random()), level)
        for n, level in enumerate(levels)
    ]
    for group in groups:
        for seat in group.seats:
            await seat.become()
        await group.sit_down()
    await play(groups, load.every, WARM_UP)
    meter = Meter(servers, database)
    await play(groups, load.every, load.seconds)
    memory = [f"{now:.0f} MiB ({before:.0f} when empty)" for now, before in zip(memories(servers), empty, strict=True)]
    took = time.perf_counter() - meter.began
    text = f"{summary(groups[: load.tables], took)}; servers {', '.join(memory)}; {meter.report()}"
    played = sum(len(group.times) for group in groups[load.tables :])
    return text + (f"; {load.bots} tables more with {load.level}, {played} moves against it" if load.bots else "")


def memories(servers: list[ServerProcess]) -> list[float]:
    return [server.memory() for server in servers]


async def play(groups: list[Group], every: float, seconds: float) -> None:
    """People move every so often; those who play against a bot at once, so that it always has something to think of."""
    until = time.perf_counter() + seconds
    plays = [group.keep_bots_thinking(until) if group.bot else group.play(every, until) for group in groups]
    await asyncio.gather(*plays)


def summary(groups: list[Group], took: float) -> str:
    times = sorted(time for group in groups for time in group.times)
    marks = statistics.quantiles(times, n=100)
    return (
        f"{len(groups)} tables, {sum(len(group.seats) for group in groups)} listeners, "
        f"{len(times)} moves in {took:.0f} s ({len(times) / took:.0f} a second), "
        f"{sum(group.looks for group in groups)} positions read, "
        f"{sum(group.refused for group in groups)} refused; POST to event: median {marks[49] * 1000:.1f} ms, "
        f"95th percentile {marks[94] * 1000:.1f} ms, 99th {marks[98] * 1000:.0f} ms, worst {times[-1] * 1000:.0f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--servers", type=int, default=1, help="processes on one PostgreSQL")
    parser.add_argument("--bots", type=int, default=0, help="tables more, each with a person against bots")
    parser.add_argument("--level", default="legatus", help="of those bots")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    chosen = parser.parse_args()
    if chosen.servers > 1 and chosen.database == "sqlite":
        parser.error("several servers need --database postgresql")
    load = Load(chosen.game, chosen.tables, chosen.every, chosen.seconds, chosen.bots, chosen.level)
    with scratch(chosen.database) as (folder, database), contextlib.ExitStack() as stack:
        servers = [ServerProcess(folder, database) for _ in range(chosen.servers)]
        for server in servers:
            stack.callback(server.stop)
        postmaster = folder / "pg" / "postmaster.pid"
        process = int(postmaster.read_text().split()[0]) if postmaster.exists() else 0
        print(f"{chosen.game}, {chosen.database}: {uvloop.run(run(servers, process, load))}")


if __name__ == "__main__":
    main()
