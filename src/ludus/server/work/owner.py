"""Whose work something is: an address, and a visitor at it."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

MAX_KNOWN = 20_000


class Owner(NamedTuple):
    address: str
    visitor: str  # a player's id; empty for all at the address who have none yet


class Addresses:
    """Where each player was last seen, so that work which no request waits for (a bot's) has an owner, too."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, str] = OrderedDict()

    def note(self, owner: Owner) -> None:
        if owner.visitor:
            self._seen[owner.visitor] = owner.address
            self._seen.move_to_end(owner.visitor)
            if len(self._seen) > MAX_KNOWN:
                self._seen.popitem(last=False)

    def owner(self, player: str) -> Owner:
        """Somebody not seen since this process began has an address of their own until they are."""
        return Owner(self._seen.get(player, player), player)
