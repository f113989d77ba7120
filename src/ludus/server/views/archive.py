"""A table that cannot be replayed, in words: who sat there, what was said, and which moves are stored."""

from __future__ import annotations

from contextlib import suppress

from ludus.engine.language import words
from ludus.server.live.story import NOT_IN_STORY, Line, announcement
from ludus.server.tables.archive import StoredEvent, StoredTable, name_of
from ludus.server.tables.payloads import ActionPlayed

LINES = 200


def lines(stored: StoredTable, seats: tuple[int, ...], lang: str) -> list[Line]:
    """The last of what somebody with these seats may read, oldest first."""
    sentences = (line(stored, event, lang) for event in stored.known_events(seats))
    return [one for one in sentences if one.text][-LINES:]


def line(stored: StoredTable, event: StoredEvent, lang: str) -> Line:
    """One event; a move is named by its number, which only rules that can be replayed give a meaning."""
    _, known, text = words("ludus", lang), event.decoded(), ""
    name = name_of(stored.seats, event.seat)
    if known is None:
        text = _("This entry cannot be read.")
    elif isinstance(known.payload, ActionPlayed):
        text = _("{name}: action number {action}", name=name, action=known.payload.action)
    elif not isinstance(known.payload, NOT_IN_STORY):
        with suppress(IndexError):
            text = announcement(stored.seats, known, lang)
    return Line(event.seat if name else -1, event.kind, text, -1, event.time)
