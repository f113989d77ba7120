"""Bots at tables: those that think do so in processes of their own, and whatever they do, the table continues."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from functools import partial

from ludus import bots
from ludus.bots import Advice
from ludus.server import log_fields, metrics
from ludus.server.live.registry import TableRegistry
from ludus.server.refusals import NotNow, Stale
from ludus.server.store import OUTAGES
from ludus.server.tables import moves
from ludus.server.tables.events import Draft
from ludus.server.tables.table import Table
from ludus.server.tables.table_setup import default_level
from ludus.server.work.owner import Addresses, Owner
from ludus.server.work.pool import NoAnswer, Pool
from ludus.server.work.thinking import Question, think
from ludus.server.work.thread import FairThread
from ludus.server.work.turns import Path, Turns

THINKING = 0.5  # seconds a bot may think over one decision
HINT_WITHIN = 1.5  # seconds until a hint comes by heuristic instead
FALLBACK = "greedy"
MOVING = 2  # bots whose moves are written at once: the moves of people come in between
FIRST_RETRY, LAST_RETRY = 0.2, 5.0  # seconds until a bot tries again when the database is away
log = logging.getLogger("ludus")


class NotAwaited(Exception):
    """The bot need not act any more: its seat acted by way of another process, or is not asked now."""


class BotRunner:
    """Plays every bot of the tables that change in this process, one task for each seat whose turn it is."""

    def __init__(
        self, registry: TableRegistry, pool: Pool, addresses: Addresses, thinking: float | None = None, pause: float = 0
    ):
        self.registry = registry
        self.pool = pool
        self.addresses = addresses
        self.pause = pause
        self.seconds = thinking or THINKING
        self.quick = FairThread("bots")  # for those that do not think ahead
        self.moving = Turns(MOVING)
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}

    def start(self) -> None:
        self.registry.watchers.append(self.wake)

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.quick.stop()

    def wake(self, table: Table) -> None:
        """Have every bot whose turn it is at a table think."""
        if table.to_move():
            for level in {seat.level for seat in table.seats if seat.by_bot and self.thinks(table, seat.level)}:
                self.pool.load(table.game.name, table.header.players, level)
        for seat in table.awaited_bots():
            key = (table.header.id, seat)
            if key not in self.tasks and not self.registry.closing.is_set():
                self.tasks[key] = asyncio.create_task(self._play(*key))
                self.tasks[key].add_done_callback(partial(self._finished, key))

    def _finished(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        self.tasks.pop(key, None)
        if not task.cancelled() and task.exception():
            log.error("bot stopped", extra={"table": key[0]}, exc_info=task.exception())

    async def _play(self, id: str, seat: int) -> None:
        """Play a bot's seat, however long the database is away meanwhile."""
        log_fields.replace(table=id)
        delay = FIRST_RETRY
        while not self.registry.closing.is_set():
            try:
                await self._play_on(id, seat)
                return
            except NotAwaited:
                return
            except (*OUTAGES, NotNow) as error:
                log.warning("bot waits", extra={"table": id, "reason": repr(error)})
            await asyncio.sleep(delay)
            delay = min(2 * delay, LAST_RETRY)

    async def _play_on(self, id: str, seat: int) -> None:
        """Play a bot's seat for as long as it is to_move and nobody else plays it."""
        table = await self.registry.table(id)
        ahead: tuple[int, ...] = ()
        while seat in table.awaited_bots():
            known = table.visible_count(seat)
            with metrics.BOT_SECONDS.labels(table.seats[seat].level).time():
                (action, ahead), _ = await asyncio.gather(self._decide(table, seat, ahead), asyncio.sleep(self.pause))
            try:
                async with self.moving.turn(self._path(table)):
                    table = await self.registry.change(id, partial(self._move, seat=seat, known=known, action=action))
            except Stale:  # something happened meanwhile: think again
                table = await self.registry.table(id)

    def _move(self, table: Table, seat: int, known: int, action: int) -> list[Draft]:
        if seat not in table.awaited_bots() or moves.own_since(table, seat, known):
            raise NotAwaited
        return moves.move(table, seat, known, [action], by_person=False)

    def _path(self, table: Table) -> Path:
        """Whose work a bot's is: of whoever set up its table."""
        return (*self.addresses.owner(table.header.host), table.header.id)

    def thinks(self, table: Table, level: str) -> bool:
        """Whether a bot of that level thinks ahead at this table: some never do, others not until all is compiled."""
        return bots.thinks_ahead(level) and self.registry.preparation.thinks(table.game.name)

    def is_held_to_heuristic(self, table: Table, seat: int) -> bool:
        """Whether the bot of a seat would think ahead, but cannot do so yet."""
        level = table.seats[seat].level
        return bots.thinks_ahead(level) and not self.thinks(table, level)

    def adviser(self, table: Table) -> str:
        """The level of the bot that gives hints."""
        return default_level() if self.thinks(table, default_level()) else FALLBACK

    async def _decide(self, table: Table, seat: int, ahead: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        """A bot's choice and what is left of its plan; where it fails, what the game's own greedy policy says."""
        assert table.match is not None
        view, level = table.match.view(seat), table.seats[seat].level
        legal = view.legal()
        if len(legal) == 1:
            return legal[0], ahead[1:] if ahead[:1] == legal else ()
        if self.thinks(table, level):
            question = Question.about(view, level, table.number, self.seconds, ahead=ahead)
            try:
                answer = await self.pool.ask(("bots", *self._path(table)), question)
                if answer.advice[0].action in legal:
                    return answer.advice[0].action, answer.ahead
                log.warning("bot chose what is not legal", extra={"bot": level, "game": view.game.name})
            except NoAnswer as error:  # whatever a bot does, the table continues
                log.warning("bot failed", extra={"bot": level, "game": view.game.name, "reason": str(error)})
        quick = Question.about(view, FALLBACK if bots.thinks_ahead(level) else level, table.number, 0)
        try:
            action = (await self.quick.run(self._path(table), think, quick)).advice[0].action
        except Exception as error:
            log.warning("bot failed", extra={"bot": quick.level, "game": view.game.name, "reason": repr(error)})
            action = -1
        return action if action in legal else legal[0], ()

    async def advise(self, owner: Owner, question: Question) -> tuple[Advice, ...]:
        """What a bot makes of the legal actions, for somebody who wants a hint; people who do wait for each other."""
        if bots.thinks_ahead(question.level):
            try:
                async with asyncio.timeout(HINT_WITHIN):
                    return (await self.pool.ask(("hints", *owner), question)).advice
            except (NoAnswer, TimeoutError) as error:
                log.warning("hint failed", extra={"game": question.game, "reason": repr(error)})
        return (await self.quick.run(owner, think, replace(question, level=FALLBACK))).advice
