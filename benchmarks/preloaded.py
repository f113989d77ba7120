"""Everything that serving needs, loaded by being imported: servers forked from here are up at once.

The process has served before it is forked, from a database of its own, and the application has its routes, so that a
fork has nothing left to import or to make when it is first needed. It opens and checks its database like any server.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from dataclasses import replace
from pathlib import Path

import httpx
from fastapi import FastAPI

from ludus.bots.preparing import PARTS, compile_game
from ludus.engine.game import Game
from ludus.engine.loading import take_over
from ludus.games import games
from ludus.server import run
from ludus.server.configuration import from_environment
from ludus.server.http.app import create_app
from ludus.server.live import preparation
from random_player import body_of_table


async def serve_once(app: FastAPI) -> None:
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1/api/v1/") as client,
    ):
        client.headers["Authorization"] = f"Bearer {(await post(client, 'players', {'name': 'Cato'}))['token']}"
        for game in games():
            await play_once(client, game)


async def play_once(client: httpx.AsyncClient, game: Game) -> None:
    table = (await post(client, "tables", body_of_table(game.name, game.max_players - 1)))["id"]
    position = (await client.get(f"tables/{table}/position?seat=0")).raise_for_status().json()
    if actions := [action["number"] for action in position["actions"]]:
        await post(client, f"tables/{table}/moves", {"seat": 0, "number": position["number"], "actions": actions[:1]})


async def post(client: httpx.AsyncClient, path: str, body: object) -> dict[str, str]:
    answer: dict[str, str] = (await client.post(path, json=body)).raise_for_status().json()
    return answer


for each in games():
    assert list(compile_game(each)) and each.text and each.board
vars(preparation)["load"] = lambda game: take_over(game) and frozenset(PARTS)  # bots have had their rehearsal
with tempfile.TemporaryDirectory() as name:
    own = replace(from_environment(), folder=Path(name), database=str(Path(name) / "ludus.db"))
    asyncio.run(serve_once(create_app(own)))
prepared = create_app()
prepared.openapi()  # FastAPI makes routes when they are first needed
preparation.freeze_garbage_collector()


def forked(port: int, log: str) -> None:
    """What a forked process does: serve until it is killed."""
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.dup2(file, 1)
    os.dup2(file, 2)
    vars(run)["create_app"] = lambda _: prepared
    run.serve(port=port)
