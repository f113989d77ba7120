"""The parts of a running server, opened and closed together."""

from __future__ import annotations

from ludus.engine.language import languages
from ludus.server import metrics
from ludus.server.configuration import Configuration
from ludus.server.live.bot_runner import BotRunner
from ludus.server.live.housekeeping import Housekeeping
from ludus.server.live.open_tables import OpenTables
from ludus.server.live.preparation import Preparation
from ludus.server.live.readiness import Readiness
from ludus.server.live.registry import TableRegistry
from ludus.server.people.tokens import Tokens
from ludus.server.store import Store, address
from ludus.server.store.notice_poller import NoticePoller
from ludus.server.store.notification_listener import NotificationListener
from ludus.server.tables.events import Event
from ludus.server.views.renderings import Renderings
from ludus.server.work.owner import Addresses
from ludus.server.work.pictures import Pictures
from ludus.server.work.pool import Pool
from ludus.server.work.thread import FairThread


class Services:
    """One server process."""

    def __init__(self, configuration: Configuration):
        self.configuration = configuration
        self.languages = languages()
        self.tokens = Tokens(configuration.signing_secret)
        self.store = Store(address(configuration.database_address))
        self.renderings = Renderings()
        self.preparation = Preparation()
        self.registry = TableRegistry(self.store, self.preparation)
        self.addresses = Addresses()
        self.pictures = Pictures()
        self.drawing = FairThread("drawing")
        self.pool = Pool(configuration.bot_processes)
        self.bot_runner = BotRunner(
            self.registry, self.pool, self.addresses, configuration.bot_seconds, configuration.bot_pause
        )
        self.open_tables = OpenTables(self.store, configuration.limit if configuration.limits else None)
        self.housekeeping = Housekeeping(self.registry, self.bot_runner)
        self.readiness = Readiness(self.registry)
        self.notifications: NotificationListener | NoticePoller = (
            NotificationListener(self.store.url, self._changed, self._missed)
            if self.store.shared
            else NoticePoller(self.store.reading, self._changed)
        )

    async def open(self) -> None:
        await self.store.open()
        await self.notifications.start()
        self.preparation.start()
        self.bot_runner.start()
        self.housekeeping.start()
        metrics.TABLES.set_function(lambda: len(self.registry.live))
        metrics.BOTS_AT_WORK.set_function(lambda: len(self.bot_runner.tasks))

    async def close(self) -> None:
        self.registry.close()
        await self.readiness.stop()
        await self.housekeeping.stop()
        await self.bot_runner.stop()
        await self.pool.stop()
        await self.preparation.stop()
        await self.notifications.stop()
        await self.store.close()
        self.drawing.stop()
        self.registry.loading.stop()

    def _changed(self, id: str, number: int, events: list[Event]) -> None:
        """Another process says that a table or a player has changed."""
        self.store.forget(id)
        self.registry.has_grown(id, number, events)

    def _missed(self) -> None:
        """Notifications may have been missed."""
        self.store.forget_all()
        self.registry.mark_all_stale()
