"""The latest renderings of tables, so that a page is sent what has changed since the one it shows."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from threading import Lock
from typing import NamedTuple
from xml.etree.ElementTree import ParseError

from ludus.server.views.patches import Edit, edits, parse

MAX_BYTES = 64 * 2**20  # compressed: some two thousand boards
QUICK = 1
LATEST = "latest"  # instead of a version: whatever was rendered last of how things stand now
PASSING = ("timer",)  # parts that differ each time they are rendered, and are always sent


class Key(NamedTuple):
    """Whom something was rendered for: two people never share what they are shown."""

    table: str
    person: str
    seat: int
    lang: str


class Rendering(NamedTuple):
    """The parts of a page, and a name for this state of them."""

    version: str
    parts: Mapping[str, str]

    @classmethod
    def of(cls, parts: Mapping[str, str]) -> Rendering:
        lasting = "".join(markup for name, markup in parts.items() if name not in PASSING)
        return cls(hashlib.blake2b(lasting.encode(), digest_size=9).hexdigest(), parts)


@dataclass(frozen=True)
class PageUpdate:
    """How a page that shows `since` comes to show `version`: each changed part as edits, or as markup."""

    since: str
    version: str
    parts: dict[str, str | list[Edit]]


class Renderings:
    """What was sent lately, least recently used first. Rendering happens in threads, hence the lock."""

    def __init__(self, most_bytes: int = MAX_BYTES) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._kept: OrderedDict[tuple[Key, str], bytes] = OrderedDict()
        self._latest: dict[Key, str] = {}
        self._lock = Lock()

    def find(self, key: Key, version: str) -> Rendering | None:
        with self._lock:
            version = self._latest.get(key, "") if version == LATEST else version
            packed = self._kept.get((key, version))
            if packed is None:
                return None
            self._kept.move_to_end((key, version))
        return Rendering(version, json.loads(zlib.decompress(packed)))

    def keep(self, key: Key, rendering: Rendering, now: bool) -> None:
        packed = zlib.compress(json.dumps(dict(rendering.parts), ensure_ascii=False).encode(), QUICK)
        with self._lock:
            self.bytes += len(packed) - len(self._kept.pop((key, rendering.version), b""))
            self._kept[key, rendering.version] = packed
            if now:
                self._latest[key] = rendering.version
            while self.bytes > self.most_bytes:
                (forgotten, version), dropped = self._kept.popitem(last=False)
                self.bytes -= len(dropped)
                if self._latest.get(forgotten) == version:
                    del self._latest[forgotten]


def update(old: Rendering | None, new: Rendering) -> PageUpdate:
    """From what a page shows to what it is to show; everything, where nobody knows what it shows."""
    if old is None:
        return PageUpdate("", new.version, dict(new.parts))
    parts = {
        name: markup if name in PASSING or name not in old.parts else changes(old.parts[name], markup)
        for name, markup in new.parts.items()
        if name in PASSING or old.parts.get(name) != markup
    }
    return PageUpdate(old.version, new.version, parts)


def changes(old: str, new: str) -> list[Edit] | str:
    """The edits that lead from one markup to another; all of it where it is no XML, which browsers forgive."""
    try:
        return edits(parse(old), parse(new))
    except ParseError:
        return new
