"""The hall: every table in use, kept as a cached fold; all changes go through `change`."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager

from ludus.engine.language import N_
from ludus.server.live.changes import Change
from ludus.server.live.preparation import Preparation
from ludus.server.refusals import NotNow, Unknown
from ludus.server.store import Conflict, Store
from ludus.server.store.store import Invite, Result, Summary
from ludus.server.tables import events
from ludus.server.tables.events import Draft, Event, Header
from ludus.server.tables.seats import FREE
from ludus.server.tables.table import Table, fold

Command = Callable[[Table], list[Draft]]
MOST_CACHED = 400  # tables nobody looks at; those with listeners are always kept
MOST_BEHIND = 200  # changes a slow listener may fall behind before its stream is ended
ATTEMPTS = 20


class Live:
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


class Hall:
    """Tables by id. A table's events are appended one after the other; the database refuses a number used twice."""

    def __init__(self, store: Store, preparation: Preparation):
        self.store = store
        self.preparation = preparation
        self.live: OrderedDict[str, Live] = OrderedDict()
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

    async def _live(self, id: str) -> Live:
        if id in self.live:
            self.live.move_to_end(id)
            return self.live[id]
        header = await self.store.header(id)
        if header is None:
            raise Unknown(N_("There is no such table."))
        happened = await self.store.events(id)
        if any(event.kind == events.BEGIN for event in happened):
            self.preparation.check(header.game)
        table = await asyncio.to_thread(fold, header, happened)
        live = self.live.setdefault(id, Live(table))  # somebody else may have read it meanwhile
        live.stale = live.stale or live.table.number != table.number
        self._forget_some()
        self._tell_watchers(live.table)
        return live

    def _tell_watchers(self, table: Table) -> None:
        for watcher in self.watchers:
            watcher(table)

    def _forget_some(self) -> None:
        idle = [id for id, live in self.live.items() if not live.listeners and not live.lock.locked()]
        for id in idle[: max(0, len(idle) - MOST_CACHED)]:
            del self.live[id]

    async def _catch_up(self, live: Live) -> None:
        """Take in what other processes appended; the lock is held."""
        live.stale = False
        happened = await self.store.events(live.table.header.id, live.table.number)
        if happened:
            live.publish(Change(live.table, live.table.then(happened), happened))

    # changing

    async def create(self, header: Header, drafts: Sequence[Draft], invites: Sequence[Invite]) -> Table:
        happened = events.numbered(list(drafts), 0)
        table = Table(header).then([event for event in happened if event.kind != events.BEGIN])
        begun = len(happened) > table.number
        summary = _summary(table)._replace(stage="playing" if begun else "waiting")
        await self.store.create(header, happened, summary, invites)
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
                    await self._append(live, events.numbered(drafts, live.table.number))
                except Conflict:
                    continue
                self._tell_watchers(live.table)
                return live.table
        raise NotNow(N_("The table is very busy; try again."))

    async def _append(self, live: Live, happened: list[Event]) -> None:
        before, after = live.table, live.table.then(happened)
        live.stale = True  # until it is certain what the database holds: a request may be cut off while it is written
        was, summary = _summary(before), _summary(after)
        results = _results(after) if after.stage == "finished" and before.stage != "finished" else ()
        await self.store.append(before.header.id, happened, None if was == summary else summary, results)
        live.stale = False
        live.publish(Change(before, after, happened))

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

    def heard(self, id: str, number: int) -> None:
        """Another process says that a table has grown."""
        live = self.live.get(id)
        if live and number > live.table.number:
            live.stale = True
            if live.listeners:
                self._run(self._refresh(live))

    def lost_touch(self) -> None:
        """News may have been missed: look at every table again."""
        for live in self.live.values():
            live.stale = True
            if live.listeners:
                self._run(self._refresh(live))

    async def _refresh(self, live: Live) -> None:
        async with live.lock:
            if live.stale:
                await self._catch_up(live)

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    def close(self) -> None:
        """End every stream, so that the server can stop."""
        self.closing.set()
        for live in self.live.values():
            for queue in live.listeners:
                queue.put_nowait(None)


def _summary(table: Table) -> Summary:
    return Summary(
        stage=table.stage,
        free=sum(place.kind == FREE for place in table.places),
        tended=bool(table.header.clock) or any(place.by_bot for place in table.places),
        members=frozenset(place.player for place in table.places if place.player),
    )


def _results(table: Table) -> list[Result]:
    assert table.match is not None
    ranks = table.match.standing()
    return [
        Result(seat, place.player, table.match.points(seat), ranks[seat])
        for seat, place in enumerate(table.places)
        if place.player
    ]
