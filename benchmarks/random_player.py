"""Somebody who plays at random and sends every move until it is acknowledged, as the page does."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

from clients import Http

RETRY = 0.05  # seconds; much less, and the players' knocking would slow down the server's start
PATIENCE = 30.0
NOT_READY = 503


def body_of_table(game: str, bots: int) -> dict[str, object]:
    """What to ask for to have a table with one person and some bots."""
    chairs = [{"kind": "person", "name": "Cato"}, *[{"kind": "bot", "level": "greedy"}] * bots]
    return {"game": game, "chairs": chairs}


@dataclass
class RandomPlayer:
    port: int
    game: str
    chance: random.Random
    bots: int
    table: str = ""
    number: int = 0
    legal: list[int] = field(default_factory=list)
    acknowledged: dict[str, list[int]] = field(default_factory=dict)  # by table
    moves: int = 0  # acknowledged, at all tables
    again: int = 0  # requests that had to be sent again

    def __post_init__(self) -> None:
        self.http = Http(self.port)

    async def send(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Send until it is answered; a server that died or is not ready yet says nothing about what became of it."""
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    status, answer = await self.http.json(method, f"/api/v1/{path}", body)
                if status != NOT_READY:
                    return status, answer
            except (OSError, TimeoutError):
                self.http.close()
            self.again += 1
            await asyncio.sleep(RETRY)

    async def sit_down(self) -> None:
        if not self.http.token:
            self.http.token = (await self.send("POST", "players", {"name": "Cato"}))[1]["token"]
        _, table = await self.send("POST", "tables", body_of_table(self.game, self.bots))
        self.table = table["id"]
        self.acknowledged[self.table] = []
        await self.look()

    async def look(self) -> None:
        _, position = await self.send("GET", f"tables/{self.table}/position?seat=0")
        self.number, self.legal = position["number"], [action["number"] for action in position["actions"]]
        if position["stage"] == "finished":
            self.table = ""

    async def move(self) -> None:
        action = self.chance.choice(self.legal)
        body = {"seat": 0, "number": self.number, "actions": [action]}
        status, moved = await self.send("POST", f"tables/{self.table}/moves", body)
        if status == 200:
            self.acknowledged[self.table].append(action)
            self.moves += 1
            self.number, self.legal = moved["number"], moved["actions"]
        else:  # something happened meanwhile
            await asyncio.sleep(RETRY)
            await self.look()

    async def play(self, pause: float, stop: asyncio.Event) -> None:
        while not stop.is_set():
            if not self.table:
                await self.sit_down()
            elif self.legal:
                await self.move()
            else:
                await self.look()
            await asyncio.sleep(self.chance.uniform(0, 2 * pause))
