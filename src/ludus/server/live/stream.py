"""Server-sent events: what happens at a table, as one viewer may hear it."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from collections.abc import AsyncIterator

from ludus.server.live.registry import Hall
from ludus.server.views.position import Eyes

HEARTBEAT = 15.0  # seconds; also how a lost connection is noticed
RETRY = 1000  # milliseconds a browser waits before it connects again


def message(kind: str, data: object, number: int | None = None) -> str:
    numbered = "" if number is None else f"id: {number}\n"
    return f"{numbered}event: {kind}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"


async def stream(hall: Hall, id: str, eyes: Eyes, since: int | None) -> AsyncIterator[str]:
    """First where the viewer stands, then every event. `since` is the last number a returning viewer has heard."""
    async with hall.listen(id) as (table, queue):
        heard = table.heard(eyes.seat)
        yield f"retry: {RETRY}\n\n"
        yield message("hello", {"number": heard, "missed": since is not None and since != heard}, heard)
        while not hall.closing.is_set():
            try:
                change = await asyncio.wait_for(queue.get(), HEARTBEAT)
            except TimeoutError:
                yield ": still here\n\n"
                continue
            if change is None:
                return
            for told in change.told(*eyes):
                yield message("told", dataclasses.asdict(told), told.number)
