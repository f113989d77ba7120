"""Clocks: how long a seat may take over what it is asked, and what happens when its time is over."""

from __future__ import annotations

from ludus.server.tables import events
from ludus.server.tables.commands import drafts
from ludus.server.tables.events import Draft
from ludus.server.tables.table import Table

LIVE = 3600  # a table whose clock gives less than so many seconds is played live
REACTION = 20  # seconds for a mere reaction at such a table


def reaction(table: Table, seat: int) -> int | None:
    """The action that is done for a seat whose time for a reaction is over; None where more than that is asked."""
    if table.match is None or not 0 < table.header.clock < LIVE:
        return None
    return table.match.reaction(seat)


def time_left(table: Table, seat: int) -> int | None:
    """Milliseconds that a person has left for what their seat is asked, less than 0 when they are over."""
    clock = table.header.clock
    if not clock or seat not in table.awaited() or not table.places[seat].by_person:
        return None
    seconds = min(clock, REACTION) if reaction(table, seat) is not None else clock
    return table.since[seat] + seconds * 1000 - events.now()


def next_alarm(table: Table) -> int | None:
    """Milliseconds until the first clock of a table runs out."""
    running = [left for seat in table.awaited() if (left := time_left(table, seat)) is not None]
    return min(running, default=None)


def late(table: Table, level: str) -> list[Draft]:
    """What comes of clocks that have run out: a reaction is let be, for anything more a bot takes over."""
    overdue = [seat for seat in table.awaited() if (left := time_left(table, seat)) is not None and left < 0]
    for seat in overdue:
        passing = reaction(table, seat)
        if passing is not None and table.match is not None:  # one at a time: others may be asked something else then
            return drafts(table.match.fork(), seat, [passing], clock=True)
    return [Draft(events.LATE, seat, {"level": level}) for seat in overdue]
