"""Kill the server under load, again and again: no acknowledged move may be lost or doubled, every table must go on.

python benchmarks/kills.py GAME --kills 200 --database sqlite|postgresql

Servers are forked from a process that has everything loaded, so that a start is a matter of a moment. A long run may
be split into several with different seeds.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from dataclasses import dataclass, field

import httpx

from ludus.games import find
from ludus.server.store import Store, address
from ludus.server.tables.payloads import ActionPlayed, ActionsUndone
from serving import ForkedServer, ServerProcess, scratch

RETRY = 0.1  # seconds; much less, and the players' knocking would slow down the server's start


@dataclass
class Player:
    """Somebody who plays at random and sends every move until it is acknowledged, as the page does."""

    client: httpx.AsyncClient
    game: str
    chance: random.Random
    bot: bool
    table: str = ""
    number: int = 0
    legal: list[int] = field(default_factory=list)
    acknowledged: dict[str, list[int]] = field(default_factory=dict)  # by table
    again: int = 0  # requests that had to be sent again

    async def send(self, path: str, body: dict[str, object]) -> httpx.Response:
        """Send until it is answered; a server that died or is not ready yet says nothing about what became of it."""
        while True:
            try:
                answer = await self.client.post(f"/api/v1/{path}", json=body)
                if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                    return answer
            except httpx.TransportError:
                pass
            self.again += 1
            await asyncio.sleep(RETRY)

    async def sit_down(self, fewest: int) -> None:
        chairs: list[dict[str, str]] = [{"kind": "person", "name": "Cato"}]
        chairs += [{"kind": "bot", "level": "greedy"}] * max(fewest - 1, int(self.bot))
        self.table = (await self.send("tables", {"game": self.game, "chairs": chairs})).json()["id"]
        self.acknowledged[self.table] = []
        await self.look()

    async def look(self) -> None:
        while True:
            try:
                answer = await self.client.get(f"/api/v1/tables/{self.table}/position", params={"seat": 0})
                if answer.is_success:
                    break
            except httpx.TransportError:
                pass
            await asyncio.sleep(RETRY)
        position = answer.json()
        self.number, self.legal = position["number"], [action["number"] for action in position["actions"]]
        if position["stage"] == "finished":
            self.table = ""

    async def move(self) -> None:
        action = self.chance.choice(self.legal)
        body = {"seat": 0, "number": self.number, "actions": [action]}
        answer = await self.send(f"tables/{self.table}/moves", body)
        if answer.is_success:
            self.acknowledged[self.table].append(action)
            moved = answer.json()
            self.number, self.legal = moved["number"], moved["actions"]
        else:  # something happened meanwhile
            await asyncio.sleep(RETRY)
            await self.look()

    async def play(self, fewest: int, pause: float, stop: asyncio.Event) -> None:
        while not stop.is_set():
            if not self.table:
                await self.sit_down(fewest)
            elif self.legal:
                await self.move()
            else:
                await self.look()
            await asyncio.sleep(self.chance.uniform(0, 2 * pause))


async def verify(players: list[Player], database: str) -> tuple[int, int]:
    """Compare what was acknowledged with what the database holds; the number of moves and of tables."""
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
    return moves, sum(len(player.acknowledged) for player in players)


async def run(
    game: str, server: ServerProcess, database: str, kills: int, tables: int, pause: float, seed: int = 0
) -> str:
    server.start(ready=game)
    fewest = find(game).min_players
    stop = asyncio.Event()
    players = [
        Player(httpx.AsyncClient(base_url=server.url, timeout=30), game, random.Random(f"{seed} {n}"), bot=n % 2 == 1)
        for n in range(tables)
    ]
    tasks = [asyncio.create_task(player.play(fewest, pause, stop)) for player in players]
    chance, began = random.Random(seed), time.monotonic()
    for _ in range(kills):
        before = [sum(map(len, player.acknowledged.values())) for player in players]
        await asyncio.sleep(chance.uniform(0.05, 0.6))
        server.kill()
        await asyncio.to_thread(server.start, game)
        while any(  # every table goes on
            sum(map(len, player.acknowledged.values())) <= count for player, count in zip(players, before, strict=True)
        ):
            await asyncio.sleep(0.01)
            for task in tasks:
                if task.done():
                    task.result()
    stop.set()
    await asyncio.gather(*tasks)
    again = sum(player.again for player in players)
    for player in players:
        await player.client.aclose()
    server.stop()
    moves, played = await verify(players, database)
    took = time.monotonic() - began
    count = f"{kills} kills, {played} tables, {moves} moves acknowledged, {again} requests sent again"
    return f"{count}, none lost or doubled; {took:.0f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pause", type=float, default=0.1, help="seconds between a player's moves, on average")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--seed", type=int, default=0, help="of the players' choices and the moments of the kills")
    chosen = parser.parse_args()
    with scratch(chosen.database) as (folder, database):
        server = ForkedServer(folder, database)
        try:
            result = run(chosen.game, server, database, chosen.kills, chosen.tables, chosen.pause, chosen.seed)
            print(f"{chosen.game}, {chosen.database}, seed {chosen.seed}: {asyncio.run(result)}")
        finally:
            server.kill()


if __name__ == "__main__":
    main()
