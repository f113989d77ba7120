"""Every table in use, kept in memory as a cached fold; all changes go through `change`."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from ludus.engine.language import N_
from ludus.server.live.changes import Change
from ludus.server.live.preparation import Preparation
from ludus.server.refusals import NotNow, Unknown
from ludus.server.store import Conflict, Store
from ludus.server.store.store import Invite, Result, Summary
from ludus.server.tables.events import Draft, Header, Stage, numbered
from ludus.server.tables.payloads import GameBegun
from ludus.server.tables.seats import SeatKind
from ludus.server.tables.table import Table

Command = Callable[[Table], list[Draft]]
MOST_CACHED = 400  # tables nobody looks at; those with listeners are always kept
MOST_BEHIND = 200  # changes a slow listener may fall behind before its stream is ended
ATTEMPTS = 20


class LiveTable:
    """One table in memory."""

    def __init__(self, table: Table):
        self.table = table
        self.lock = asyncio.Lock()
        self.stale = False  # the database may know more
        self.listeners: set[asyncio.Queue[Change | None]] = set()

    def publish(self, change: Change) -> None:
        self.table = change.after
        for queue in list(self.listeners):
            if queue.qsize() < MOST_BEHIND:
                queue.put_nowait(change)
            else:  # the listener reconnects and reads the position anew
                self.listeners.discard(queue)
                queue.put_nowait(None)


class TableRegistry:
    """Tables by id. A table's events are appended one after the other; the database refuses a number used twice."""

    def __init__(self, store: Store, preparation: Preparation):
        self.store = store
        self.preparation = preparation
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        self.watchers: list[Callable[[Table], None]] = []  # told of every table that is read or changed here
        self.closing = asyncio.Event()
        self._background: set[asyncio.Task[None]] = set()

    # reading

    async def table(self, id: str) -> Table:
        live = await self._live(id)
        if live.stale:
            async with live.lock:
                await self._catch_up(live)
        return live.table

    async def _live(self, id: str) -> LiveTable:
        if id in self.live:
            self.live.move_to_end(id)
            return self.live[id]
        header = await self.store.header(id)
        if header is None:
            raise Unknown(N_("There is no such table."))
        stored = await self.store.events(id)
        if any(isinstance(event.payload, GameBegun) for event in stored):
            self.preparation.check(header.game)
        table = await asyncio.to_thread(lambda: Table(header).after(stored))
        live = self.live.setdefault(id, LiveTable(table))  # somebody else may have read it meanwhile
        live.stale = live.stale or live.table.number != table.number
        self._drop_idle()
        self._tell_watchers(live.table)
        return live

    def _tell_watchers(self, table: Table) -> None:
        for watcher in self.watchers:
            watcher(table)

    def _drop_idle(self) -> None:
        idle = [id for id, live in self.live.items() if not live.listeners and not live.lock.locked()]
        for id in idle[: max(0, len(idle) - MOST_CACHED)]:
            del self.live[id]

    async def _catch_up(self, live: LiveTable) -> None:
        """Take in what other processes appended; the lock is held."""
        live.stale = False
        new = await self.store.events(live.table.header.id, live.table.number)
        if new:
            live.publish(Change(live.table, live.table.after(new), new))

    # changing

    async def create(self, header: Header, drafts: Sequence[Draft], invites: Sequence[Invite]) -> Table:
        events = numbered(list(drafts), 0)
        table = Table(header).after([event for event in events if not isinstance(event.payload, GameBegun)])
        begun = len(events) > table.number
        summary = _summary(table)._replace(stage=Stage.PLAYING if begun else Stage.WAITING)
        await self.store.create(header, events, summary, invites)
        return table

    async def change(self, id: str, command: Command) -> Table:
        """Do what a command wants, after it is on disk. The command sees the latest table, and may be asked again."""
        live = await self._live(id)
        async with live.lock:
            for _ in range(ATTEMPTS):
                if live.stale:
                    await self._catch_up(live)
                drafts = command(live.table)
                if not drafts:
                    return live.table
                try:
                    await self._append(live, drafts)
                except Conflict:
                    continue
                self._tell_watchers(live.table)
                return live.table
        raise NotNow(N_("The table is very busy; try again."))

    async def _append(self, live: LiveTable, drafts: list[Draft]) -> None:
        before, new = live.table, numbered(drafts, live.table.number)
        after = before.after(new, drafts[-1].match)
        live.stale = True  # until it is certain what the database holds: a request may be cut off while it is written
        was, summary = _summary(before), _summary(after)
        results = _results(after) if after.stage == Stage.FINISHED != before.stage else ()
        await self.store.append(before.header.id, new, None if was == summary else summary, results)
        live.stale = False
        live.publish(Change(before, after, new))

    # listening

    @asynccontextmanager
    async def listen(self, id: str) -> AsyncIterator[tuple[Table, asyncio.Queue[Change | None]]]:
        """The table as it is, and a queue of everything that changes from then on; None ends it."""
        queue: asyncio.Queue[Change | None] = asyncio.Queue()
        await self.table(id)
        live = await self._live(id)
        live.listeners.add(queue)
        try:
            yield live.table, queue
        finally:
            live.listeners.discard(queue)

    def has_grown(self, id: str, number: int) -> None:
        """Another process says that a table has events up to that number."""
        live = self.live.get(id)
        if live and number > live.table.number:
            self._mark_stale(live)

    def mark_all_stale(self) -> None:
        """Notifications may have been missed: look at every table again."""
        for live in self.live.values():
            self._mark_stale(live)

    def _mark_stale(self, live: LiveTable) -> None:
        live.stale = True
        if live.listeners:
            task = asyncio.create_task(self._refresh(live))
            self._background.add(task)
            task.add_done_callback(self._background.discard)

    async def _refresh(self, live: LiveTable) -> None:
        async with live.lock:
            if live.stale:
                await self._catch_up(live)

    def close(self) -> None:
        """End every stream, so that the server can stop."""
        self.closing.set()
        for live in self.live.values():
            for queue in live.listeners:
                queue.put_nowait(None)


def _summary(table: Table) -> Summary:
    return Summary(
        stage=table.stage,
        free=sum(seat.kind == SeatKind.FREE for seat in table.seats),
        needs_attention=bool(table.header.clock) or any(seat.by_bot for seat in table.seats),
        members=frozenset(seat.player for seat in table.seats if seat.player),
    )


def _results(table: Table) -> list[Result]:
    assert table.match is not None
    ranks = table.match.standing()
    return [
        Result(number, seat.player, table.match.points(number), ranks[number])
        for number, seat in enumerate(table.seats)
        if seat.player
    ]
