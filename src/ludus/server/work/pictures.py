"""Pictures that were drawn, kept for whoever sees the same."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable

MAX_CHARACTERS = 64 << 20


class Pictures:
    """The latest pictures by what they show. They are drawn in one thread: of several who ask for the same one, the
    first has it drawn, and the others find it when their turn comes."""

    def __init__(self, most: int = MAX_CHARACTERS):
        self.most = most
        self.size = 0
        self._kept: OrderedDict[Hashable, str] = OrderedDict()
        self._lock = threading.Lock()

    def find(self, key: Hashable) -> str | None:
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)

    def draw(self, key: Hashable, drawn: Callable[[], str]) -> str:
        """A picture that is kept, or else is drawn now."""
        found = self.find(key)
        if found is None:
            found = drawn()
            self._keep(key, found)
        return found

    def _keep(self, key: Hashable, picture: str) -> None:
        with self._lock:
            self.size += len(picture) - len(self._kept.pop(key, ""))
            self._kept[key] = picture
            while self.size > self.most and len(self._kept) > 1:
                self.size -= len(self._kept.popitem(last=False)[1])
