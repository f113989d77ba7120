"""The parts of a running server, opened and closed together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ludus.engine.language import languages
from ludus.server.configuration import Configuration
from ludus.server.live.bot_runner import BotRunner
from ludus.server.live.housekeeping import Housekeeping
from ludus.server.live.preparation import Preparation
from ludus.server.live.registry import TableRegistry
from ludus.server.people.tokens import Tokens
from ludus.server.store import Store, address
from ludus.server.store.notifications import Notifications

Result = TypeVar("Result")


class Services:
    """One server process."""

    def __init__(self, configuration: Configuration):
        self.configuration = configuration
        self.languages = languages()
        self.tokens = Tokens(configuration.signing_secret)
        self.store = Store(address(configuration.database_address))
        self.preparation = Preparation()
        self.registry = TableRegistry(self.store, self.preparation)
        self.bot_runner = BotRunner(self.registry, configuration.bot_seconds, configuration.bot_pause)
        self.housekeeping = Housekeeping(self.registry, self.bot_runner)
        shared = self.store.shared
        self.notifications = Notifications(self.store.url, self._changed, self._missed) if shared else None

    async def open(self) -> None:
        # Pages are drawn in one thread: more would draw no faster, only keep moves and updates waiting for longer.
        drawing = ThreadPoolExecutor(1, thread_name_prefix="drawing")
        asyncio.get_running_loop().set_default_executor(drawing)
        await self.store.open()
        if self.notifications:
            await self.notifications.start()
        self.preparation.start()
        self.bot_runner.start()
        self.housekeeping.start()

    async def close(self) -> None:
        self.registry.close()
        await self.housekeeping.stop()
        await self.bot_runner.stop()
        await self.preparation.stop()
        if self.notifications:
            await self.notifications.stop()
        await self.store.close()

    def _changed(self, id: str, number: int) -> None:
        """Another process says that a table or a player has changed."""
        self.store.forget(id)
        self.registry.has_grown(id, number)

    def _missed(self) -> None:
        """Notifications may have been missed."""
        self.store.forget_all()
        self.registry.mark_all_stale()

    async def run_in_bot_thread(self, work: Callable[..., Result], *arguments: object) -> Result:
        """Run something in the bots' threads, which never slow down the pages."""
        return await asyncio.get_running_loop().run_in_executor(self.bot_runner.threads, lambda: work(*arguments))
