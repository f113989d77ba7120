"""Server-sent events: what happens at a table, as far as one viewer may know it."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeAlias

from ludus.server.live.changes import Change
from ludus.server.live.registry import TableRegistry
from ludus.server.live.story import Viewer
from ludus.server.tables.table import Table

HEARTBEAT = 15.0  # seconds; also how a lost connection is noticed
More: TypeAlias = Callable[[Change, Viewer], Awaitable[dict[str, Any]]]
RETRY = 1000  # milliseconds a browser waits before it connects again


Look = Callable[[Table], Awaitable[Viewer | None]]


def message(kind: str, data: object, number: int) -> str:
    return f"id: {number}\nevent: {kind}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"


async def stream(
    registry: TableRegistry, id: str, viewer: Viewer, last: int | None, look: Look, more: More | None = None
) -> AsyncIterator[str]:
    """First where the viewer stands, then every event. `last` is the last number a returning viewer received; `look`
    says who is looking by now: a stream ends when the seat is taken away from whoever it belongs to. `more` adds to the
    last event of a change."""
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
            now = await look(change.after)
            if now is None:
                yield message("gone", {}, number)
                return
            updates = [dataclasses.asdict(update) for update in change.updates(now)]
            if updates and more:
                updates[-1] |= await more(change, now)
            for update in updates:
                yield message("update", update, update["number"])
