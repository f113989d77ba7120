"""Kill the server under load, again and again: no move may be lost or duplicated, every table must continue.

    python benchmarks/kills.py GAME --kills 200 --database sqlite|postgresql
    python benchmarks/kills.py --total 10000 --jobs 2 --results build/kills.jsonl  # all games, both databases
    python benchmarks/kills.py --results build/kills.jsonl                         # what has been done so far

Servers are forked from a process that has everything loaded, so that a start is a matter of a moment. Every run adds a
line to the file of results once what it did is verified; the next one continues from there, with another seed. A run
that finds anything wrong stops everything.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

import uvloop

from ludus.games import find, games
from ludus.server.store import Store, address
from ludus.server.tables.payloads import ActionPlayed, ActionsUndone
from random_player import RandomPlayer
from serving import ForkedServer, ServerProcess, scratch

DATABASES = ("sqlite", "postgresql")
SOONEST, LATEST = 0.02, 0.3  # seconds that a server may work, once every table has continued, before it is killed
PATIENCE = 120.0  # seconds after a kill by which every table must have continued


@dataclass
class Counts:
    """What a run did; nothing of it was lost or duplicated."""

    game: str
    database: str
    seed: int
    kills: int
    tables: int
    moves: int
    again: int  # requests that had to be sent again
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.game}, {self.database}, seed {self.seed}: {self.kills} kills, {self.tables} tables, {self.moves} "
            f"moves acknowledged, {self.again} requests sent again, none lost or duplicated; {self.seconds:.0f} s"
        )


async def verify(players: list[RandomPlayer], database: str) -> int:
    """Compare what was acknowledged with what the database holds; return the number of moves."""
    store = Store(address(database))
    moves = 0
    for player in players:
        for table, acknowledged in player.acknowledged.items():
            events = await store.events(table)
            assert [event.number for event in events] == list(range(1, len(events) + 1)), f"{table}: a gap"
            assert not any(isinstance(event.payload, ActionsUndone) for event in events)
            kept = [
                event.payload.action for event in events if isinstance(event.payload, ActionPlayed) and event.seat == 0
            ]
            assert kept == acknowledged, f"{table}: acknowledged {acknowledged[-3:]}, kept {kept[-3:]}"
            moves += len(acknowledged)
    await store.close()
    return moves


async def all_go_on(players: list[RandomPlayer], tasks: list[asyncio.Task[None]], server: ServerProcess) -> None:
    """Wait until each player has had another move acknowledged."""
    before, deadline = [player.moves for player in players], time.monotonic() + PATIENCE
    while any(player.moves <= count for player, count in zip(players, before, strict=True)):
        await asyncio.sleep(0.005)
        assert server.process is not None
        assert server.process.poll() is None, f"the server ended: {server.log.read_text()[-2000:]}"
        assert time.monotonic() < deadline, "a table does not continue"
        for task in tasks:
            if task.done():
                task.result()


async def run(
    game: str, server: ServerProcess, database: str, kills: int, tables: int, pause: float, seed: int = 0
) -> Counts:
    await asyncio.to_thread(server.start, game)
    began, stop = time.monotonic(), asyncio.Event()
    fewest = find(game).min_players
    players = [
        RandomPlayer(server.port, game, random.Random(f"{seed} {n}"), max(fewest - 1, n % 2)) for n in range(tables)
    ]
    tasks = [asyncio.create_task(player.play(pause, stop)) for player in players]
    chance = random.Random(seed)
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(SOONEST, LATEST))
        server.kill()
        server.launch()
        await all_go_on(players, tasks, server)
    stop.set()
    await asyncio.gather(*tasks)
    server.stop()
    moves, again = await verify(players, database), sum(player.again for player in players)
    played, kind = sum(len(player.acknowledged) for player in players), DATABASES["://" in database]
    return Counts(game, kind, seed, kills, played, moves, again, time.monotonic() - began)


def one_run(chosen: argparse.Namespace) -> None:
    os.environ["LUDUS_GAMES"] = chosen.game  # nothing else need be loaded
    with scratch(chosen.database) as (folder, database):
        server = ForkedServer(folder, database)
        try:
            counts = uvloop.run(
                run(chosen.game, server, database, chosen.kills, chosen.tables, chosen.pause, chosen.seed)
            )
        finally:
            server.kill()
    print(counts, flush=True)
    if chosen.results:
        chosen.results.parent.mkdir(parents=True, exist_ok=True)
        with chosen.results.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(counts)) + "\n")


def results_in(path: Path) -> list[Counts]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [Counts(**json.loads(line)) for line in lines]


class Accumulation:
    """Runs until there are enough kills, several at a time, each where there have been fewest."""

    def __init__(self, chosen: argparse.Namespace):
        self.chosen = chosen
        self.lock = threading.Lock()
        kinds = [(game.name, database) for game in games() for database in DATABASES]
        self.kills, self.runs = Counter(dict.fromkeys(kinds, 0)), Counter(dict.fromkeys(kinds, 0))
        for one in results_in(chosen.results):
            self.count(one.game, one.database, one.kills)

    def count(self, game: str, database: str, kills: int) -> int:
        """Count a run; its number."""
        self.kills[game, database] += kills
        self.runs[game, database] += 1
        return self.runs[game, database]

    def work(self) -> None:
        chosen = self.chosen
        while True:
            with self.lock:
                if self.kills.total() >= chosen.total:
                    return
                game, database = min(self.kills, key=lambda kind: self.kills[kind])
                seed = self.count(game, database, chosen.kills)
            command = [sys.executable, __file__, game, "--database", database, "--seed", str(seed)]
            command += ["--kills", str(chosen.kills), "--tables", str(chosen.tables), "--pause", str(chosen.pause)]
            subprocess.run([*command, "--results", str(chosen.results)], check=True)

    def finish(self) -> None:
        with ThreadPoolExecutor(self.chosen.jobs) as pool:
            for one in [pool.submit(self.work) for _ in range(self.chosen.jobs)]:
                one.result()


def table_of(done: list[Counts]) -> str:
    """The results, a row for each game and database, as the documentation shows them."""
    lines = ["| game | database | kills | tables | moves acknowledged | lost | duplicated |", "|---" * 7 + "|"]
    for game, database in sorted({(one.game, one.database) for one in done}):
        own = [one for one in done if (one.game, one.database) == (game, database)]
        kills, tables, moves = (sum(getattr(one, name) for one in own) for name in ("kills", "tables", "moves"))
        lines.append(f"| {game} | {database} | {kills} | {tables} | {moves} | 0 | 0 |")
    kills, seconds = sum(one.kills for one in done), sum(one.seconds for one in done)
    return "\n".join([*lines, f"{kills} kills in all, {kills / max(seconds, 1) * 60:.0f} a minute in each run"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--kills", type=int, default=100, help="in one run")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--pause", type=float, default=0.02, help="seconds between a player's moves, on average")
    parser.add_argument("--database", choices=DATABASES, default="sqlite")
    parser.add_argument("--seed", type=int, default=0, help="of the players' choices and the moments of the kills")
    parser.add_argument("--total", type=int, default=0, help="run everything in turn until there are so many kills")
    parser.add_argument("--jobs", type=int, default=1, help="runs at the same time, with --total")
    parser.add_argument("--results", type=Path, help="a file that every run adds a line to")
    chosen = parser.parse_args()
    if chosen.game:
        one_run(chosen)
    elif chosen.results:
        Accumulation(chosen).finish()
        print(table_of(results_in(chosen.results)))
    else:
        parser.error("name a game, or --results FILE with --total N")


if __name__ == "__main__":
    main()
