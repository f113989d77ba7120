"""Housekeeping: clocks run out on time, and tables that nobody looks after any more are found again."""

from __future__ import annotations

import asyncio
import logging

from ludus.engine.errors import LudusError
from ludus.server.live.bot_runner import BotRunner
from ludus.server.live.registry import TableRegistry
from ludus.server.store import OUTAGES
from ludus.server.tables import clocks, events
from ludus.server.tables.table import Table
from ludus.server.tables.table_setup import default_level

INTERVAL = 5.0  # seconds between two looks at all tables
MARGIN = 0.01  # seconds after which a clock that has run out is over, whatever its fractions
QUIET = 15_000  # milliseconds without an event after which a table may need attention
RECENT = 600_000  # milliseconds after which it has got it, unless the database was away
log = logging.getLogger("ludus")


class Housekeeping:
    """Sets an alarm for every table with a running clock, and checks all tables now and then."""

    def __init__(self, registry: TableRegistry, bot_runner: BotRunner):
        self.registry = registry
        self.bot_runner = bot_runner
        self.alarms: dict[str, asyncio.TimerHandle] = {}  # by table: when its first clock runs out
        self.tasks: set[asyncio.Task[None]] = set()
        self.overdue: set[str] = set()  # tables that could not be checked

    def start(self) -> None:
        self.registry.watchers.append(self.set_alarm)
        self.tasks.add(asyncio.create_task(self._check_regularly()))

    async def stop(self) -> None:
        for alarm in self.alarms.values():
            alarm.cancel()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _check_regularly(self) -> None:
        """At first, and after the database was away for however long, look after all tables with bots or clocks; at
        other times, after those quiet for a while."""
        everything = True
        while True:
            until = events.now() - (0 if everything else QUIET)
            since = 0 if everything else until - RECENT
            everything = False
            try:
                found = await self.registry.store.tables_to_check(since, until)
                overdue, self.overdue = self.overdue, set()
                for id in dict.fromkeys([*found, *overdue]):
                    await self._check(id)
                for live in list(self.registry.live.values()):
                    await self._expire_clocks(live.table)
            except Exception:
                log.exception("housekeeping failed")
                everything = True
            await asyncio.sleep(INTERVAL)

    async def _check(self, id: str) -> None:
        """See to one table; whatever is wrong with it, the others get their turn."""
        try:
            table = await self.registry.table(id)
            await self._expire_clocks(table)
        except LudusError:
            return  # its rules are not ready, or are others by now
        except OUTAGES:
            self.overdue.add(id)
            return
        except Exception:
            log.exception("table not checked", extra={"table": id})
            return
        self.set_alarm(table)
        self.bot_runner.wake(table)

    def set_alarm(self, table: Table) -> None:
        """Clocks of days are checked now and then; those of minutes ring on time."""
        id = table.header.id
        if id in self.alarms:
            self.alarms.pop(id).cancel()
        left = clocks.next_alarm(table)
        if left is not None and left < clocks.LIVE * 1000:
            self.alarms[id] = asyncio.get_running_loop().call_later(max(0, left) / 1000 + MARGIN, self._ring, id)

    def _ring(self, id: str) -> None:
        del self.alarms[id]
        if id in self.registry.live and not self.registry.closing.is_set():
            task = asyncio.create_task(self._expire_clocks(self.registry.live[id].table))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _expire_clocks(self, table: Table) -> None:
        if clocks.expire(table, default_level()):
            await self.registry.change(table.header.id, lambda now: clocks.expire(now, default_level()))
