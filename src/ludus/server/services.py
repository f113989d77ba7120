"""The house: everything a running server consists of, opened and closed together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ludus.engine.language import languages
from ludus.server.configuration import Settings
from ludus.server.live.bot_runner import Tender
from ludus.server.live.preparation import Preparation
from ludus.server.live.registry import Hall
from ludus.server.people.tokens import Tokens
from ludus.server.store import Store, address
from ludus.server.store.news import News

Thought = TypeVar("Thought")


def drawing() -> ThreadPoolExecutor:
    """Where pages are drawn. One thread: more would draw no faster, only keep moves and news waiting for longer."""
    return ThreadPoolExecutor(1, thread_name_prefix="drawing")


class House:
    """One server process."""

    def __init__(self, settings: Settings):
        self.settings = settings
        self.languages = languages()
        self.tokens = Tokens(settings.signing)
        self.store = Store(address(settings.address))
        self.preparation = Preparation()
        self.hall = Hall(self.store, self.preparation)
        self.tender = Tender(self.hall, settings.thinking, settings.pace)
        self.news = News(self.store.url, self._heard, self._lost_touch) if self.store.shared else None

    async def open(self) -> None:
        asyncio.get_running_loop().set_default_executor(drawing())
        await self.store.open()
        if self.news:
            await self.news.start()
        self.preparation.start()
        self.tender.start()

    async def close(self) -> None:
        self.hall.close()
        await self.tender.stop()
        await self.preparation.stop()
        if self.news:
            await self.news.stop()
        await self.store.close()

    def _heard(self, id: str, number: int) -> None:
        """Another process says that a table or a player has changed."""
        self.store.forget(id)
        self.hall.heard(id, number)

    def _lost_touch(self) -> None:
        self.store.forget_all()
        self.hall.lost_touch()

    async def think(self, work: Callable[..., Thought], *arguments: object) -> Thought:
        """Have something worked out in the bots' threads, which never slow down the pages."""
        return await asyncio.get_running_loop().run_in_executor(self.tender.threads, lambda: work(*arguments))
