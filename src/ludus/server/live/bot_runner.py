"""Bots at tables: they think in separate threads, and whatever they do, the table goes on."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from ludus import bots
from ludus.bots import Bot, Budget
from ludus.server.live.registry import TableRegistry
from ludus.server.refusals import Stale
from ludus.server.tables import moves
from ludus.server.tables.events import Draft
from ludus.server.tables.table import Table
from ludus.server.tables.table_setup import default_level

THINKING = 0.5  # seconds a bot may think over one decision
LIMIT = 10.0  # seconds after which its choice is no longer waited for
FALLBACK = "greedy"
log = logging.getLogger("ludus")


class NotAwaited(Exception):
    """The bot need not act any more: its seat acted by way of another process, or is not asked now."""


class BotRunner:
    """Plays every bot of the tables that change in this process, one task for each seat that is to_move."""

    def __init__(self, registry: TableRegistry, thinking: float | None = None, pause: float = 0):
        self.registry = registry
        self.pause = pause
        self.budget = Budget(seconds=thinking or THINKING)
        self.threads = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1), thread_name_prefix="bot")
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}

    def start(self) -> None:
        self.registry.watchers.append(self.wake)

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)

    def wake(self, table: Table) -> None:
        """Have every bot that is to_move at a table think."""
        for seat in table.awaited_bots():
            key = (table.header.id, seat)
            if key not in self.tasks and not self.registry.closing.is_set():
                self.tasks[key] = asyncio.create_task(self._play(*key))
                self.tasks[key].add_done_callback(partial(self._finished, key))

    def _finished(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        self.tasks.pop(key, None)
        if not task.cancelled() and task.exception():
            log.error("bot stopped", exc_info=task.exception())

    async def _play(self, id: str, seat: int) -> None:
        """Play a bot's seat for as long as it is to_move and nobody else plays it."""
        table = await self.registry.table(id)
        bot = self._bot(table, seat)
        while seat in table.awaited_bots():
            known = table.visible_count(seat)
            action, _ = await asyncio.gather(self._decide(bot, table, seat), asyncio.sleep(self.pause))
            try:
                table = await self.registry.change(id, partial(self._move, seat=seat, known=known, action=action))
            except NotAwaited:
                return
            except Stale:  # something happened meanwhile: think again
                table = await self.registry.table(id)

    def _move(self, table: Table, seat: int, known: int, action: int) -> list[Draft]:
        if seat not in table.awaited_bots() or moves.own_since(table, seat, known):
            raise NotAwaited
        return moves.move(table, seat, known, [action], by_person=False)

    def _bot(self, table: Table, seat: int) -> Bot:
        """The bot of a seat; until bots that think are ready in this game, the one that does not think."""
        return bots.make(table.seats[seat].level if self._bots_ready(table) else FALLBACK, table.number)

    def adviser(self, table: Table) -> str:
        """The level of the bot that gives hints."""
        return default_level() if self._bots_ready(table) else FALLBACK

    def _bots_ready(self, table: Table) -> bool:
        return self.registry.preparation.progress_of[table.game.name].bots_ready

    async def _decide(self, bot: Bot, table: Table, seat: int) -> int:
        """A bot's choice; where it fails or takes too long, what the game's own greedy policy says."""
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
