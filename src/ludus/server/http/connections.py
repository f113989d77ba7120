"""Connections: how many an address has, how large the head of a request is, and how long a client may dawdle."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludus.server.work.limits import Limits

LINGER = 1.0  # seconds in which a client that is still sending may read why it was refused


class ConnectionCounter:
    """Counts the connections of a server. A proxy's are those of many people: only their number altogether counts."""

    def __init__(self, limits: Limits, is_proxy: Callable[[str], bool]):
        self.limits = limits
        self.is_proxy = is_proxy
        self.inside: Counter[str] = Counter()

    def enter(self, address: str) -> HTTPStatus | None:
        """Count a connection; or say why it is refused."""
        if self.inside.total() >= self.limits.connections:
            return HTTPStatus.SERVICE_UNAVAILABLE
        if self.inside[address] >= self.limits.connections_per_address and not self.is_proxy(address):
            return HTTPStatus.TOO_MANY_REQUESTS
        self.inside[address] += 1
        return None

    def leave(self, address: str) -> None:
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]


class Connection(HttpToolsProtocol):
    """uvicorn's, with limits that it does not have."""

    def __init__(self, *arguments: Any, counter: ConnectionCounter, **more: Any):
        super().__init__(*arguments, **more)
        self.counter = counter
        self.limits = counter.limits
        self.counted = self.refused = False
        self.head: int | None = 0  # bytes of the request line and headers so far; None once they are complete
        self.arriving: asyncio.TimerHandle | None = None
        self.stalled: asyncio.TimerHandle | None = None

    @property
    def address(self) -> str:
        return self.client[0] if self.client else "?"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        status = self.counter.enter(self.address)
        self.counted = status is None
        if status:
            self.refuse(status)
        else:
            self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.counted:
            self.counter.leave(self.address)
        self._stop_waiting()
        self._take_up()
        super().connection_lost(exc)

    # requests that arrive

    def _await_request(self) -> None:
        self._stop_waiting()
        self.arriving = self.loop.call_later(self.limits.request_seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        if self.arriving:
            self.arriving.cancel()
            self.arriving = None

    def _too_slow(self) -> None:
        if self.head is None:  # the application has begun to read it: it learns that the client is gone
            self.transport.abort()
        else:
            self.refuse(HTTPStatus.REQUEST_TIMEOUT)

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        if self.head is not None:
            self.head += len(data)
        super().data_received(data)
        if self.head is not None and self.head > self.limits.header_bytes:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._await_request()

    def on_headers_complete(self) -> None:
        self.head = None
        if sum(len(name) + len(value) for name, value in self.headers) + len(self.url) > self.limits.header_bytes:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        if not self.refused:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self.refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.head = 0
        self._stop_waiting()
        if not self.refused:
            super().on_message_complete()

    # answers that nobody takes

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stalled = self.loop.call_later(self.limits.answer_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._take_up()

    def _take_up(self) -> None:
        if self.stalled:
            self.stalled.cancel()
            self.stalled = None

    def refuse(self, status: HTTPStatus) -> None:
        """Answer before there is a request that the application could answer, and hang up."""
        if self.refused or self.transport.is_closing():
            return
        self.refused = True
        text = f"{status.phrase}.\n"
        again = "Retry-After: 10\r\n" if status in (429, 503) else ""
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\n{again}Content-Type: text/plain\r\n"
        self.transport.write(f"{head}Content-Length: {len(text)}\r\nConnection: close\r\n\r\n{text}".encode())
        if self.counted and self.transport.can_write_eof():  # hanging up at once might cost the client this answer
            self.transport.write_eof()
            self.loop.call_later(LINGER, self.transport.close)
        else:
            self.transport.close()
