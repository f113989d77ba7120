"""A server in the process that measures it, so that its tables can be exchanged, and people who sit at them."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from ludus.games import find
from ludus.server.configuration import Configuration
from ludus.server.http.app import create_app
from ludus.server.live.changes import Change
from ludus.server.live.live_table import LiveTable
from ludus.server.run import Server, listening
from ludus.server.tables.table import Table


class LocalServer:
    """A server in this process whose tables can be exchanged; nothing that is played is stored."""

    def __init__(self, folder: Path) -> None:
        app = create_app(Configuration(folder=folder, limits=False, bot_pause=0))
        self.services = app.state.services
        sock = listening("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{sock.getsockname()[1]}"
        self.server = Server(uvicorn.Config(app, log_config=None, access_log=False, timeout_graceful_shutdown=1))
        threading.Thread(target=lambda: asyncio.run(self._serve(sock)), daemon=True).start()

    async def _serve(self, sock: Any) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve([sock])

    def keep_in_memory(self) -> None:
        async def nothing(*_: object) -> None:
            return

        self.services.store.append = nothing

    def put(self, table: Table) -> str:
        self.services.registry.live[table.header.id] = LiveTable(table)
        return table.header.id

    def publish(self, id: str, change: Change) -> None:
        self.loop.call_soon_threadsafe(self.services.registry.live[id].publish, change)

    def stop(self) -> None:
        self.services.registry.close()
        self.server.should_exit = True


def set_table(server: LocalServer, game: str, players: int) -> tuple[str, list[httpx.Client]]:
    """A table with a person at every seat, and one more who watches."""
    people = [httpx.Client(base_url=server.url, timeout=120) for _ in range(players + 1)]
    chairs = [{"kind": "person", "name": "Aulus"}, *[{"kind": "free"}] * (players - 1)]
    options = {option.name: option.default_for(bots_only=True) for option in find(game).options}
    table = json_of(people[0], "POST", "tables", game=game, chairs=chairs, options=options)["id"]
    for seat in range(1, players):
        json_of(people[seat], "POST", f"tables/{table}/sit", name=f"P{seat}", seat=seat)
    json_of(people[0], "GET", f"tables/{table}/position")
    return table, people


def json_of(person: httpx.Client, method: str, path: str, **body: Any) -> Any:
    answer = None
    for _ in range(100):
        try:
            answer = person.request(method, f"/api/v1/{path}", json=body or None)
            break
        except httpx.TransportError:
            time.sleep(0.1)
    assert answer is not None, "the server does not answer"
    assert answer.is_success, answer.text
    return answer.json()
