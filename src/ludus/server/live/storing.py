"""How a table is stored beside its events: as a row of the index and, at the end, as results."""

from __future__ import annotations

from collections.abc import Sequence

from ludus.server.store.rows import Invite, NewTable, Result, Summary
from ludus.server.tables.events import Draft, Header, Stage, numbered
from ludus.server.tables.payloads import GameBegun
from ludus.server.tables.seats import SeatKind
from ludus.server.tables.table import Table


def new_table(header: Header, drafts: Sequence[Draft], invites: Sequence[Invite] = ()) -> tuple[Table, NewTable]:
    """A fresh table and how it is stored. Its match is made when somebody looks at it: rules may not be ready yet."""
    events = numbered(list(drafts), 0)
    table = Table(header).after([event for event in events if not isinstance(event.payload, GameBegun)])
    begun = len(events) > table.number
    summary = summary_of(table)._replace(stage=Stage.PLAYING if begun else Stage.WAITING)
    return table, NewTable(header, events, summary, invites)


def summary_of(table: Table) -> Summary:
    return Summary(
        stage=table.stage,
        free=sum(seat.kind == SeatKind.FREE for seat in table.seats),
        needs_attention=bool(table.header.clock) or any(seat.by_bot for seat in table.seats),
        members=frozenset(seat.player for seat in table.seats if seat.player),
    )


def results_of(table: Table) -> list[Result]:
    """What counts for statistics and records."""
    assert table.match is not None
    if table.unranked:
        return []
    ranks = table.match.standing()
    return [
        Result(number, seat.player, table.match.points(number), ranks[number])
        for number, seat in enumerate(table.seats)
        if seat.player
    ]
