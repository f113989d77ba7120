"""How many tables one visitor and one address have open."""

from __future__ import annotations

from collections import OrderedDict

from ludus.engine.language import N_
from ludus.server.refusals import TooManyTables
from ludus.server.store import Store
from ludus.server.tables import events
from ludus.server.work.limits import Limits
from ludus.server.work.owner import Owner

DAY = 24 * 3_600_000  # milliseconds: older tables, which people may have forgotten, keep nobody from a new one
MAX_ADDRESSES = 20_000


class OpenTables:
    """Refuses tables beyond the limits: a visitor's in the database, an address's since this process began."""

    def __init__(self, store: Store, limits: Limits | None):
        self.store = store
        self.limits = limits
        self._set_up: OrderedDict[str, set[str]] = OrderedDict()  # by address

    async def check(self, owner: Owner) -> None:
        if self.limits is None:
            return
        since = events.now() - DAY
        message = N_("At most {most} tables may be open at once; finish or leave one first.")
        if owner.visitor and await self.store.count_open(since, player=owner.visitor) >= self.limits.tables_per_visitor:
            raise TooManyTables(message, most=self.limits.tables_per_visitor)
        here = self._set_up.get(owner.address, set())
        if len(here) >= self.limits.tables_per_address:
            here.intersection_update(await self.store.still_open(since, here))
            if len(here) >= self.limits.tables_per_address:
                raise TooManyTables(message, most=self.limits.tables_per_address)

    def add(self, owner: Owner, table: str) -> None:
        if self.limits is not None:
            self._set_up.setdefault(owner.address, set()).add(table)
            self._set_up.move_to_end(owner.address)
            if len(self._set_up) > MAX_ADDRESSES:
                self._set_up.popitem(last=False)
