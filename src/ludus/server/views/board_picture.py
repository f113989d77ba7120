"""Boards of tables as they are drawn: which picture a viewer sees, and what makes it the same picture."""

from __future__ import annotations

import hashlib
from array import array
from typing import NamedTuple

from ludus.server.live.story import Viewer
from ludus.server.tables.moves import match_of
from ludus.server.tables.table import Table
from ludus.server.views.boards import board_svg
from ludus.server.views.position import checked_moment


class PictureKey(NamedTuple):
    """All that a picture depends on. Colours are the page's: a theme needs no picture of its own."""

    table: str
    position: bytes
    seat: int
    lang: str
    names: tuple[str, ...]
    of: int | None


class BoardPicture:
    """The board at a moment of a table, as one viewer may see it; not drawn yet."""

    def __init__(self, table: Table, viewer: Viewer, moment: int | None = None, of: int | None = None):
        self.table, self.viewer, self.of = table, viewer, of
        self.match = match_of(table)
        moments = table.moments(viewer.seat)
        self.length = moments[checked_moment(moments, moment)]

    @property
    def key(self) -> PictureKey:
        """A position is the events that led to it and were not undone; their numbers are never used twice."""
        numbers = array("q", (played.number for played in self.table.played[: self.length]))
        digest = hashlib.blake2b(numbers.tobytes(), digest_size=16).digest()
        return PictureKey(self.table.header.id, digest, self.viewer.seat, self.viewer.lang, self.match.names, self.of)

    def draw(self) -> str:
        match = self.match if self.length == len(self.match.log) else self.match.at(self.length)
        return board_svg(match.view(self.viewer.seat), self.viewer.lang, self.of)
