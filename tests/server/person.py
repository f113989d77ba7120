"""A person at the server, for tests: a browser's cookies and the things people do."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx

PEBBLE, SNATCH, ROLL = 5, 6, 7
ANYBODY = {"kind": "free"}


class Person(httpx.Client):
    """Somebody with cookies of their own."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__(base_url=url, timeout=60)
        self.name = name

    def api(self, path: str, **body: Any) -> httpx.Response:
        return self.post(f"/api/v1/{path}", json=body)

    def ok(self, path: str, **body: Any) -> Any:
        answer = self.api(path, **body)
        assert answer.is_success, answer.text
        return answer.json()

    def set_table(self, *others: dict[str, Any], **more: Any) -> dict[str, Any]:
        """A table with this person on the first place."""
        chairs = [{"kind": "person", "name": self.name}, *others]
        table: dict[str, Any] = self.ok("tables", **{"game": "micatio", "chairs": chairs, **more})
        return table

    def position(self, table: str, **query: Any) -> dict[str, Any]:
        answer = self.get(f"/api/v1/tables/{table}/position", params=query)
        assert answer.is_success, answer.text
        position: dict[str, Any] = answer.json()
        return position

    def move(self, table: str, seat: int, *actions: int, number: int | None = None) -> httpx.Response:
        if number is None:
            number = self.position(table, seat=seat)["number"]
        return self.api(f"tables/{table}/moves", seat=seat, number=number, actions=actions)

    @contextmanager
    def listening(self, table: str, seat: int) -> Iterator[list[dict[str, Any]]]:
        """Everything the stream says while the block runs."""
        received: list[dict[str, Any]] = []
        greeted = threading.Event()
        client = httpx.Client(base_url=self.base_url, cookies=self.cookies, timeout=None)
        answer = client.send(client.build_request("GET", f"/api/v1/tables/{table}/events?seat={seat}"), stream=True)

        def read() -> None:
            kind = ""
            try:
                for line in answer.iter_lines():
                    if line.startswith("event: "):
                        kind = line.removeprefix("event: ")
                    if line.startswith("data: "):
                        received.append({"event": kind, **json.loads(line.removeprefix("data: "))})
                        greeted.set()
            except httpx.TransportError:
                pass  # the block has ended

        thread = threading.Thread(target=read, daemon=True)
        thread.start()
        assert greeted.wait(10)
        try:
            yield received
        finally:
            with suppress(OSError):  # the server may have ended the stream
                answer.extensions["network_stream"].get_extra_info("socket").shutdown(socket.SHUT_RDWR)
            thread.join(5)
            client.close()


def sit_down(person: Person, other: Person, **more: object) -> str:
    """A table of two people; the id."""
    table: str = person.set_table(ANYBODY, **more)["id"]
    assert other.ok(f"tables/{table}/sit", name=other.name)["stage"] == "playing"
    return table
