"""HTTP connections that cost next to nothing, so that a measurement measures the server and not its clients."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, cast

HOST = "127.0.0.1"


def request(method: str, path: str, token: str = "", body: object = None) -> bytes:
    content = b"" if body is None else json.dumps(body).encode()
    lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}", f"Content-Length: {len(content)}"]
    lines += ["Content-Type: application/json"] if content else []
    lines += [f"Authorization: Bearer {token}"] if token else []
    return "\r\n".join([*lines, "", ""]).encode() + content


class Connection(asyncio.Protocol):
    """One kept-alive connection, one request at a time; answers must say how long they are."""

    def __init__(self) -> None:
        self.received = b""
        self.answer: asyncio.Future[tuple[int, bytes]] | None = None
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None
        if self.answer and not self.answer.done():
            self.answer.set_exception(error or ConnectionResetError())

    def data_received(self, data: bytes) -> None:
        self.received += data
        head, blank, content = self.received.partition(b"\r\n\r\n")
        if not blank:
            return
        length = int(head.lower().partition(b"\r\ncontent-length:")[2].partition(b"\r\n")[0])
        if len(content) >= length and self.answer:
            self.received = content[length:]
            self.answer.set_result((int(head[9:12]), content[:length]))


class Http:
    """Somebody's connection to a server; it is made when it is first needed, and again after it was lost."""

    def __init__(self, port: int, token: str = ""):
        self.port = port
        self.token = token
        self.connection: Connection | None = None

    def close(self) -> None:
        if self.connection and self.connection.transport:
            self.connection.transport.abort()
        self.connection = None

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        loop = asyncio.get_running_loop()
        if self.connection is None or self.connection.transport is None:
            _, self.connection = await loop.create_connection(Connection, HOST, self.port)
        assert self.connection.transport is not None
        self.connection.answer = loop.create_future()
        self.connection.transport.write(request(method, path, self.token, body))
        return await self.connection.answer

    async def json(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        status, content = await self.ask(method, path, body)
        return status, json.loads(content)


class Listener(asyncio.Protocol):
    """A stream of server-sent events: a callback gets the data of each."""

    def __init__(self, path: str, token: str, on_message: Callable[[dict[str, Any]], None]):
        self.request = request("GET", path, token)
        self.on_message = on_message
        self.received = b""
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        *messages, self.received = (self.received + data).split(b"\n\n")
        for message in messages:
            _, found, content = message.partition(b"\ndata: ")
            if found:
                self.on_message(json.loads(content))

    def close(self) -> None:
        if self.transport:
            self.transport.close()
