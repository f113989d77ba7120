"""Server-sent events: what happens at a table, as one viewer may hear it."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from collections.abc import AsyncIterator

from ludus.server.live.registry import TableRegistry
from ludus.server.live.story import Viewer

HEARTBEAT = 15.0  # seconds; also how a lost connection is noticed
RETRY = 1000  # milliseconds a browser waits before it connects again


def message(kind: str, data: object, number: int) -> str:
    return f"id: {number}\nevent: {kind}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"


async def stream(registry: TableRegistry, id: str, viewer: Viewer, last: int | None) -> AsyncIterator[str]:
    """First where the viewer stands, then every event. `last` is the last number a returning viewer has heard."""
    async with registry.listen(id) as (table, queue):
        number = table.visible_count(viewer.seat)
        yield f"retry: {RETRY}\n\n"
        yield message("hello", {"number": number, "missed": last is not None and last != number}, number)
        while not registry.closing.is_set():
            try:
                change = await asyncio.wait_for(queue.get(), HEARTBEAT)
            except TimeoutError:
                yield ": still here\n\n"
                continue
            if change is None:
                return
            for update in change.updates(viewer):
                yield message("update", dataclasses.asdict(update), update.number)
