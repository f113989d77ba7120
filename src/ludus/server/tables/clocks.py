"""Clocks: how long a seat may take over a decision, and what happens when its time is over."""

from __future__ import annotations

from ludus.server.tables import events, moves
from ludus.server.tables.events import Draft
from ludus.server.tables.payloads import ClockExpired
from ludus.server.tables.table import Table

LIVE = 3600  # a table whose clock gives less than so many seconds is played live
REACTION = 20  # seconds for a mere reaction at such a table


def reaction(table: Table, seat: int) -> int | None:
    """The action that is played for a seat whose time for a reaction is over; None for any other decision."""
    if table.match is None or not 0 < table.header.clock < LIVE:
        return None
    return table.match.reaction(seat)


def time_left(table: Table, seat: int) -> int | None:
    """Milliseconds that a person has left for their decision, less than 0 when they are over."""
    clock = table.header.clock
    if not clock or seat not in table.to_move() or not table.seats[seat].by_person:
        return None
    seconds = min(clock, REACTION) if reaction(table, seat) is not None else clock
    return table.clock_starts[seat] + seconds * 1000 - events.now()


def next_alarm(table: Table) -> int | None:
    """Milliseconds until the first clock of a table runs out."""
    running = [left for seat in table.to_move() if (left := time_left(table, seat)) is not None]
    return min(running, default=None)


def expire(table: Table, level: str) -> list[Draft]:
    """What comes of clocks that have run out: a reaction is declined, for anything more a bot takes over."""
    overdue = [seat for seat in table.to_move() if (left := time_left(table, seat)) is not None and left < 0]
    for seat in overdue:
        action = reaction(table, seat)
        if action is not None and table.match is not None:  # one at a time: others may be asked something else then
            return moves.play(table.match.fork(), seat, [action])
    return [Draft(ClockExpired(level), seat) for seat in overdue]
