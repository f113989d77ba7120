"""What one hostile address does to a server on this machine, for measurements and tests; see hostile.py."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

from ludus.games import find

ATTACKER = "127.0.0.2"
LANGUAGES = ("en", "uk", "pl", "ru")
PICTURES, TABLES, STREAMS, SLOW = 310, 80, 1050, 1050


Headers = dict[str, str]


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


class Client(Http):
    """A connection from one of the loopback addresses."""

    def __init__(self, port: int, address: str, token: str = ""):
        super().__init__(port, token)
        self.address = address

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.streams is None:
            local = (self.address, 0)
            self.streams = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20, local_addr=local)
        return self.streams

    def another(self) -> Client:
        return Client(self.port, self.address, self.token)

    def close(self) -> None:
        if self.streams:
            self.streams[1].close()
            self.streams = None

    async def become(self, name: str) -> None:
        _, person = await self.json("POST", "/api/v1/players", {"name": name})
        self.token = str(person["token"])

    async def set_table(self, game: str, bot: str) -> str:
        others = max(2, find(game).min_players) - 1
        chairs = [{"kind": "person", "name": "Cato"}] + [{"kind": "bot", "level": bot}] * others
        _, table = await self.json("POST", "/api/v1/tables", {"game": game, "chairs": chairs})
        return str(table["id"])

    async def status(self, path: str) -> int:
        """Ask once, on a connection of its own; 0 where there is no answer."""
        one = self.another()
        try:
            return (await one.ask("GET", path))[0]
        except (OSError, IndexError, KeyError, asyncio.IncompleteReadError):
            return 0
        finally:
            one.close()


class Attacks:
    """What one address does. Each yields while the attack continues, and counts the answers."""

    def __init__(self, port: int, game: str):
        self.port, self.game = port, game
        self.answers: Counter[int] = Counter()
        self.chance = random.Random(2)

    async def person(self, name: str) -> Client:
        client = Client(self.port, ATTACKER)
        await client.become(name)
        return client

    @contextlib.asynccontextmanager
    async def going_on(self, work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
        task = asyncio.create_task(work)
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def crowd(self, count: int) -> list[Client]:
        """One person with many cookies."""
        return [await self.person(f"Nemo {n}") for n in range(count)]

    @contextlib.asynccontextmanager
    async def pictures(self) -> AsyncIterator[None]:
        """Hundreds of different pictures at once, again and again."""
        people, paths = await self.crowd(10), list[str]()
        while len(paths) < PICTURES:
            table = await people[0].set_table(self.game, "greedy")
            looked: dict[str, Any] = {"moments": 0, "stage": "playing"}
            while looked["stage"] == "playing" and len(paths) + looked["moments"] * len(LANGUAGES) < PICTURES:
                looked = await self.play(people[0], table) or looked
            board = f"/api/v1/tables/{table}/board.svg?seat=-1"
            paths += [f"{board}&at={at}&lang={lang}" for at in range(looked["moments"]) for lang in LANGUAGES]

        async def look(who: Client, path: str) -> None:
            self.answers[await who.status(path)] += 1

        async def ask() -> None:
            while True:
                await asyncio.gather(*(look(people[n % 10], path) for n, path in enumerate(paths[:PICTURES])))
                self.chance.shuffle(paths)
                await asyncio.sleep(0.5)

        async with self.going_on(ask()):
            yield

    async def play(self, host: Client, table: str) -> dict[str, Any]:
        """One random action, where the host is to act; where things stand."""
        status, looked = await host.json("GET", f"/api/v1/tables/{table}/position?seat=0")
        self.answers[status] += 1
        if status == 200 and looked["actions"]:
            action = self.chance.choice(looked["actions"])["number"]
            body = {"seat": 0, "number": looked["number"], "actions": [action]}
            self.answers[(await host.json("POST", f"/api/v1/tables/{table}/moves", body))[0]] += 1
        else:
            await asyncio.sleep(0.5)
        return dict(looked) if status == 200 else {}

    @contextlib.asynccontextmanager
    async def tables(self) -> AsyncIterator[None]:
        """Dozens of tables against the bot that thinks longest, all played at once."""
        hosts = [one for one in await self.crowd(2) for _ in range(TABLES // 2)]
        tables = [(host.another(), await host.set_table(self.game, "legatus")) for host in hosts]

        async def keep_playing(host: Client, table: str) -> None:
            while True:
                await self.play(host, table)

        async def play() -> None:
            await asyncio.gather(*(keep_playing(host, table) for host, table in tables))

        async with self.going_on(play()):
            yield

    @contextlib.asynccontextmanager
    async def streams(self) -> AsyncIterator[None]:
        """More streams than a process usually may have open files."""
        people = await self.crowd(50)
        table = await people[0].set_table(self.game, "greedy")
        request = f"GET /api/v1/tables/{table}/events?seat=-1 HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer "
        async with self.connections([f"{request}{people[n % 50].token}\r\n\r\n".encode() for n in range(STREAMS)]):
            yield

    @contextlib.asynccontextmanager
    async def headers(self) -> AsyncIterator[None]:
        """Requests whose headers never end."""
        async with self.connections([b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"] * SLOW, b"X: y\r\n"):
            yield

    @contextlib.asynccontextmanager
    async def connections(self, firsts: list[bytes], more: bytes = b"") -> AsyncIterator[None]:
        """Many connections that say something and stay, saying a little more now and then."""
        made: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        for first in firsts:
            try:
                streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ATTACKER, 0))
                streams[1].write(first)
                made.append(streams)
            except OSError:
                self.answers[0] += 1

        async def read_on(reader: asyncio.StreamReader) -> None:
            with contextlib.suppress(OSError):
                words = (await reader.readline()).split()
                self.answers[int(words[1]) if len(words) > 1 else 0] += 1

        async def talk() -> None:
            async with asyncio.TaskGroup() as hearing:
                for reader, _ in made:
                    hearing.create_task(read_on(reader))
                while more:
                    await asyncio.sleep(2)
                    for _, writer in made:
                        if not writer.is_closing():
                            writer.write(more)

        try:
            async with self.going_on(talk()):
                yield
        finally:
            for _, writer in made:
                writer.close()


async def main(port: int, game: str, name: str) -> None:
    """Attack until the standard input ends; say when it begins, and then what the answers were."""
    attacks = Attacks(port, game)
    attack: Callable[[], contextlib.AbstractAsyncContextManager[None]] = getattr(attacks, name)
    async with attack():
        print("attacking", flush=True)
        await asyncio.to_thread(sys.stdin.read)
    print(json.dumps(attacks.answers))


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2], sys.argv[3]))
