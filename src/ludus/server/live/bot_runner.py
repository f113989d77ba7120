"""Looking after tables: bots think off the move path, clocks run out, what was left lying is picked up."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from ludus import bots
from ludus.bots import Bot, Budget
from ludus.engine.errors import LudusError
from ludus.server.live.registry import Hall
from ludus.server.refusals import Stale
from ludus.server.tables import clocks, commands, events
from ludus.server.tables.table import Table
from ludus.server.tables.table_setup import stand_in

THINKING = 0.5  # seconds a bot may think over one decision
LIMIT = 10.0  # seconds after which its choice is no longer waited for
FALLBACK = "greedy"
ROUND = 5.0  # seconds between two rounds through the tables
LATER = 0.01  # seconds after which a clock that has run out is over, whatever its fractions
QUIET = 15_000  # milliseconds after which a table whose bot should act was left lying
RECENT = 600_000
LONG_AGO = 30 * 24 * 3_600_000
log = logging.getLogger("ludus")


class Elsewhere(Exception):
    """The seat is no longer this process's to play: it acted elsewhere, or is not awaited any more."""


class Tender:
    """Plays every bot of the tables that change in this process, one task for each seat that is awaited."""

    def __init__(self, hall: Hall, thinking: float | None = None, pace: float = 0):
        self.hall = hall
        self.pace = pace
        self.budget = Budget(seconds=thinking or THINKING)
        self.threads = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1), thread_name_prefix="bot")
        self.thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.rounds: asyncio.Task[None] | None = None
        self.alarms: dict[str, asyncio.TimerHandle] = {}  # by table: when its first clock runs out
        self.ringing: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self.hall.watchers.append(self.look)
        self.rounds = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        for alarm in self.alarms.values():
            alarm.cancel()
        tasks = [*self.thinking.values(), *self.ringing, *([self.rounds] if self.rounds else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)

    def look(self, table: Table) -> None:
        """Have every bot that is awaited at a table think, and set an alarm for the people who are."""
        self._set_alarm(table)
        for seat in table.bots_awaited():
            key = (table.header.id, seat)
            if key not in self.thinking and not self.hall.closing.is_set():
                task = asyncio.create_task(self._play(*key))
                self.thinking[key] = task
                task.add_done_callback(partial(self._thought, key))

    def _thought(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        self.thinking.pop(key, None)
        if not task.cancelled() and task.exception():
            log.error("bot stopped", exc_info=task.exception())

    async def _play(self, id: str, seat: int) -> None:
        """Play a bot's seat for as long as it is awaited and nobody else plays it."""
        table = await self.hall.table(id)
        bot = self._bot(table, seat)
        while seat in table.bots_awaited():
            heard = table.heard(seat)
            action, _ = await asyncio.gather(self._decide(bot, table, seat), asyncio.sleep(self.pace))
            try:
                table = await self.hall.change(id, lambda now: self._move(now, seat, heard, action))  # noqa: B023
            except Elsewhere:
                return
            except Stale:  # something happened meanwhile: think again
                table = await self.hall.table(id)

    def _move(self, table: Table, seat: int, heard: int, action: int) -> list[events.Draft]:
        news = set(table.news(seat, heard))
        if seat not in table.bots_awaited() or any(done.seat == seat and done.number in news for done in table.done):
            raise Elsewhere
        return commands.move(table, seat, heard, [action])

    def _bot(self, table: Table, seat: int) -> Bot:
        """The bot of a seat; until bots that think are ready in this game, the one that does not think."""
        return bots.make(table.places[seat].level if self._clever(table) else FALLBACK, table.number)

    def adviser(self, table: Table) -> str:
        """The level of the bot that gives hints."""
        return stand_in() if self._clever(table) else FALLBACK

    def _clever(self, table: Table) -> bool:
        return self.hall.preparation.progress_of[table.game.name].clever

    async def _decide(self, bot: Bot, table: Table, seat: int) -> int:
        """A bot's choice; where it fails or takes too long, what the game's own rule of thumb says."""
        assert table.match is not None
        view = table.match.view(seat)
        legal = view.legal()
        for one in (bot, bots.make(FALLBACK)) if len(legal) > 1 else ():
            try:
                choice = asyncio.get_running_loop().run_in_executor(self.threads, one.choose, view, seat, self.budget)
                action = await asyncio.wait_for(choice, LIMIT)
                if action in legal:
                    return action
                log.warning("bot chose what is not legal", extra={"bot": one.name, "game": view.game.name})
            except Exception as error:  # whatever a bot does, the table goes on
                log.warning("bot failed", extra={"bot": one.name, "game": view.game.name, "reason": repr(error)})
        return legal[0]

    async def _go_round(self) -> None:
        """Look after tables that were left lying: all until the rules are ready, then those quiet for a while."""
        first = True
        while True:
            until = events.now() - (0 if first else QUIET)
            window = LONG_AGO if first else RECENT
            first = not self.hall.preparation.complete
            try:
                for id in await self.hall.store.tended(until - window, until):
                    await self._visit(id)
                for live in list(self.hall.live.values()):
                    await self._check_clock(live.table)
            except Exception:
                log.exception("round failed")
            await asyncio.sleep(ROUND)

    async def _visit(self, id: str) -> None:
        try:
            table = await self.hall.table(id)
        except LudusError:
            return  # its rules are not ready, or are others by now
        await self._check_clock(table)
        self.look(table)

    def _set_alarm(self, table: Table) -> None:
        """Clocks of days are looked at in rounds; those of minutes ring on time."""
        id = table.header.id
        if id in self.alarms:
            self.alarms.pop(id).cancel()
        left = clocks.next_alarm(table)
        if left is not None and left < clocks.LIVE * 1000:
            self.alarms[id] = asyncio.get_running_loop().call_later(max(0, left) / 1000 + LATER, self._ring, id)

    def _ring(self, id: str) -> None:
        del self.alarms[id]
        if id in self.hall.live and not self.hall.closing.is_set():
            task = asyncio.create_task(self._check_clock(self.hall.live[id].table))
            self.ringing.add(task)
            task.add_done_callback(self.ringing.discard)

    async def _check_clock(self, table: Table) -> None:
        if clocks.late(table, stand_in()):
            await self.hall.change(table.header.id, lambda now: clocks.late(now, stand_in()))
