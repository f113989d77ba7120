"""Every table in use, kept in memory as a cached fold; all changes go through `change`."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress

from ludus.engine.language import N_
from ludus.server import log_fields, metrics
from ludus.server.live.changes import Change
from ludus.server.live.live_table import LiveTable
from ludus.server.live.preparation import Preparation
from ludus.server.live.storing import new_table, results_of, summary_of
from ludus.server.refusals import Damaged, NotNow, ReadOnly, Unknown
from ludus.server.store import Conflict, Store
from ludus.server.store.notification_sender import REREAD
from ludus.server.store.rows import Invite, NewTable
from ludus.server.tables.events import Draft, Event, Header, Stage, numbered
from ludus.server.tables.payloads import ActionPlayed, GameBegun
from ludus.server.tables.table import Table
from ludus.server.work.thread import FairThread

Command = Callable[[Table], list[Draft]]
MAX_CACHED = 400  # tables nobody looks at; those with listeners are always kept
ATTEMPTS = 20
log = logging.getLogger("ludus")


class TableRegistry:
    """Tables by id. A table's events are appended one after the other; the database refuses a number used twice."""

    def __init__(self, store: Store, preparation: Preparation):
        self.store = store
        self.preparation = preparation
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        self.read_only: dict[str, ReadOnly] = {}  # tables that cannot be replayed, and why
        self.watchers: list[Callable[[Table], None]] = []  # called with every table that is read or changed here
        self.closing = asyncio.Event()
        self.loading = FairThread("loading")
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
        if id in self.read_only:
            raise self.read_only[id].with_traceback(None)
        with self._noticing_damage(id):
            table = await self._read(id)
        live = self.live.setdefault(id, LiveTable(table))  # somebody else may have read it meanwhile
        live.stale = live.stale or live.table.number != table.number
        self._drop_idle()
        self._tell_watchers(live.table)
        return live

    async def _read(self, id: str) -> Table:
        header = await self.store.header(id)
        if header is None:
            raise Unknown(N_("There is no such table."))
        table, stored = Table(header), await self.store.events(id)
        if any(isinstance(event.payload, GameBegun) for event in stored):
            self.preparation.want(header.game)
        return await self.loading.run((header.host,), lambda: replayed(table, stored))

    @contextmanager
    def _noticing_damage(self, id: str) -> Iterator[None]:
        """Where a table turns out not to be replayable, log it once, and say the same to all who ask."""
        try:
            yield
        except ReadOnly as error:
            log.error("table cannot be replayed", extra={"table": id, "reason": str(error)}, exc_info=error.__cause__)
            self.read_only[id] = error
            if live := self.live.pop(id, None):
                live.end_streams()
            raise

    def _tell_watchers(self, table: Table) -> None:
        for watcher in self.watchers:
            watcher(table)

    def _drop_idle(self) -> None:
        idle = [id for id, live in self.live.items() if not live.listeners and not live.lock.locked()]
        for id in idle[: max(0, len(idle) - MAX_CACHED)]:
            del self.live[id]

    async def _catch_up(self, live: LiveTable) -> None:
        """Take in what other processes appended; the lock is held."""
        if live.reread:
            await self._read_again(live)
        live.stale = False
        id = live.table.header.id
        with self._noticing_damage(id):
            new = await self.store.events(id, live.table.number)
            after = replayed(live.table, new)
        if new:
            live.publish(Change(live.table, after, new))

    async def _read_again(self, live: LiveTable) -> None:
        """Forget what is known of a table; those who look at it start again."""
        live.end_streams()
        try:
            live.table = await self._read(live.table.header.id)
        except Unknown:  # it has been deleted
            self.live.pop(live.table.header.id, None)
            raise
        live.reread = False

    # changing

    async def create(self, header: Header, drafts: Sequence[Draft], invites: Sequence[Invite]) -> Table:
        table, fresh = new_table(header, drafts, invites)
        await self.store.create(fresh)
        log_fields.add(table=header.id)
        return table

    async def change(self, id: str, command: Command, create: NewTable | None = None) -> Table:
        """Do what a command wants, after it is on disk. The command sees the latest table, and may be asked again.
        If it wants anything, another table is created with it."""
        live = await self._live(id)
        async with live.lock:
            for _ in range(ATTEMPTS):
                if live.stale:
                    await self._catch_up(live)
                drafts = command(live.table)
                if not drafts:
                    return live.table
                try:
                    await self._append(live, drafts, create)
                except Conflict:
                    continue
                self._tell_watchers(live.table)
                return live.table
        raise NotNow(N_("The table is very busy; try again."))

    async def continue_with(self, id: str, command: Command, header: Header, drafts: Sequence[Draft]) -> Table:
        """Create the table that follows another, unless the command finds that there is one: of several people who ask
        for it at once, one creates it and the others are led to it."""
        table, fresh = new_table(header, drafts)
        old = await self.change(id, command, fresh)
        return table if old.rematch == header.id else await self.table(old.rematch)

    async def _append(self, live: LiveTable, drafts: list[Draft], create: NewTable | None = None) -> None:
        before, new = live.table, numbered(drafts, live.table.number)
        after = before.after(new, drafts[-1].match)
        live.stale = True  # until it is certain what the database holds: a request may be cut off while it is written
        was, summary = summary_of(before), summary_of(after)
        results = results_of(after) if after.stage == Stage.FINISHED != before.stage else ()
        live.appending = new[-1].number
        try:
            await self.store.append(before.header.id, new, None if was == summary else summary, results, create)
        finally:
            live.appending = 0
        live.stale = False
        metrics.MOVES.labels(before.header.game).inc(sum(isinstance(event.payload, ActionPlayed) for event in new))
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
            with metrics.STREAMS.track_inprogress():
                yield live.table, queue
        finally:
            live.listeners.discard(queue)

    def has_grown(self, id: str, number: int, events: Sequence[Event] = ()) -> None:
        """A process, maybe this one, says that a table has events up to that number, of which these are the last; or
        that it has been changed otherwise."""
        self.read_only.pop(id, None)  # another version may have appended what this one can read
        live = self.live.get(id)
        if live is None or REREAD < number <= max(live.table.number, live.appending):
            return  # where this process is writing the same number, it finds out by itself who was first
        live.reread = live.reread or number == REREAD
        follows = events and events[0].number == live.table.number + 1
        if not (follows and live.listeners) or live.stale or live.lock.locked():
            self._mark_stale(live)
            return
        try:
            live.publish(Change(live.table, live.table.after(events), events))
        except Exception:
            log.exception("notification not understood", extra={"table": id})
            self._mark_stale(live)

    def mark_all_stale(self) -> None:
        """Notifications may have been missed: look at every table again."""
        self.read_only.clear()
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
                with suppress(Unknown):
                    await self._catch_up(live)

    def close(self) -> None:
        """End every stream, so that the server can stop."""
        self.closing.set()
        for live in self.live.values():
            live.end_streams()


def replayed(table: Table, new: Sequence[Event]) -> Table:
    """A table after events from the database; whatever does not fit, the events are damaged."""
    try:
        return table.after(new)
    except (Damaged, MemoryError, OSError):  # the last two say nothing about the events
        raise
    except Exception as error:
        raise Damaged from error
