"""Taking turns: whoever asks for much waits for their own work, not others for them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

Item = TypeVar("Item")
Path = tuple[str, ...]  # whose work it is, from the whole to the part: an address, a visitor at it, a table of theirs
MAX_REMEMBERED = 1000  # names with nothing waiting


class FairQueue(Generic[Item]):
    """A queue that takes turns at every level of its paths: between addresses, then between the visitors of one.

    This is start-time fair queueing. A name that waits has the number of its next round; the lowest is served first. A
    name that comes again joins the round being served, so it comes before the next item of any name just served.
    """

    def __init__(self) -> None:
        self.waiting = 0  # how many items, at all levels
        self._here: deque[Item] = deque()
        self._below: dict[str, FairQueue[Item]] = {}
        self._served = 0  # the round of the item last taken from below
        self._round = 0  # this queue's next round in the queue above it

    def put(self, path: Path, item: Item) -> None:
        self.waiting += 1
        if not path:
            self._here.append(item)
            return
        below = self._below.setdefault(path[0], FairQueue())
        if not below.waiting:
            below._round = max(below._round, self._served)
        below.put(path[1:], item)

    def take(self) -> Item:
        self.waiting -= 1
        if self._here:
            return self._here.popleft()
        below = min((one for one in self._below.values() if one.waiting), key=lambda one: one._round)
        self._served = below._round
        below._round += 1
        if len(self._below) > MAX_REMEMBERED:
            self._below = {name: one for name, one in self._below.items() if one.waiting or one is below}
        return below.take()

    def discard(self, path: Path, item: Item) -> bool:
        """Take out an item that is not wanted any more; say whether it was still there."""
        if path:
            found = path[0] in self._below and self._below[path[0]].discard(path[1:], item)
        elif found := item in self._here:
            self._here.remove(item)
        self.waiting -= found
        return found

    def at(self, path: Path) -> int:
        """How many items wait below a path."""
        if not path:
            return self.waiting
        return self._below[path[0]].at(path[1:]) if path[0] in self._below else 0

    def names(self, path: Path = ()) -> int:
        """How many names have something waiting directly below a path."""
        if path:
            return self._below[path[0]].names(path[1:]) if path[0] in self._below else 0
        return sum(1 for one in self._below.values() if one.waiting)


class Turns:
    """Lets so many go ahead at once; the others wait in a fair queue. Whoever stops waiting leaves the queue."""

    def __init__(self, at_once: int):
        self.at_once = at_once
        self.busy = 0
        self.queue: FairQueue[asyncio.Future[None]] = FairQueue()

    @asynccontextmanager
    async def turn(self, path: Path) -> AsyncIterator[None]:
        await self.begin(path)
        try:
            yield
        finally:
            self.end()

    async def begin(self, path: Path) -> None:
        """Wait for one's turn. Whoever had it must `end` it."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put(path, mine)
        self._next()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                self.queue.discard(path, mine)
            else:  # it was let in at the very moment it left
                self.end()
            raise

    def end(self) -> None:
        self.busy -= 1
        self._next()

    def _next(self) -> None:
        while self.queue.waiting and self.busy < self.at_once:
            waiter = self.queue.take()
            if not waiter.done():  # one that is was cancelled just now
                waiter.set_result(None)
                self.busy += 1
        if not self.busy:
            self.queue = FairQueue()  # all is done: nobody is owed anything
