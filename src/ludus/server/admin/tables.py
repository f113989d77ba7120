"""Tables, as the operator sees them: listed, closed, purged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import delete, func, select

from ludus.engine.contract import MAX_SEATS
from ludus.engine.language import N_
from ludus.server.admin.transaction import AdminTransaction, append, events_of, locked_stage, seats_of
from ludus.server.refusals import NotNow, Unknown
from ludus.server.store.notification_sender import REREAD
from ludus.server.store.schema import EVENTS, INVITES, MEMBERS, TABLES
from ludus.server.tables.events import Draft, Stage, now
from ludus.server.tables.payloads import TableClosed

DAY = 24 * 3600_000
ABANDONED = (Stage.WAITING, Stage.PLAYING, Stage.CLOSED)  # what may be purged: finished games are kept
LATEST = select(func.max(EVENTS.c.time)).where(EVENTS.c.table_id == TABLES.c.id).scalar_subquery()


class TableLine(NamedTuple):
    """One table in a list."""

    id: str
    game: str
    stage: str
    created: int  # milliseconds since 1970
    latest: int  # when something last happened
    names: list[str]


def list_tables(
    db: AdminTransaction,
    stages: Sequence[str] = (),
    game: str = "",
    player: str = "",
    older: float = 0,
    limit: int = 50,
) -> list[TableLine]:
    """Tables by stage, game, player and days without an event; those where something happened last come first."""
    wanted = select(TABLES.c.id, TABLES.c.game, TABLES.c.stage, TABLES.c.created, LATEST)
    if stages:
        wanted = wanted.where(TABLES.c.stage.in_(stages))
    if game:
        wanted = wanted.where(TABLES.c.game == game)
    if player:
        wanted = wanted.where(TABLES.c.id.in_(select(MEMBERS.c.table_id).where(MEMBERS.c.player == player)))
    if older:
        wanted = wanted.where(now() - int(older * DAY) > LATEST)
    rows = db.connection.execute(wanted.order_by(LATEST.desc()).limit(limit)).fetchall()
    return [TableLine(*row, _names(db, row)) for row in rows]


def _names(db: AdminTransaction, row: Any) -> list[str]:
    return [seat.name for seat in seats_of(events_of(db, row.id), MAX_SEATS) if seat.name]


def close_table(db: AdminTransaction, id: str) -> None:
    """Close a table for good: nothing is revealed, and nobody can play on."""
    stage = locked_stage(db, id)
    if stage is None:
        raise Unknown(N_("There is no table {id}."), id=id)
    if stage == Stage.FINISHED:
        raise NotNow(N_("The game at table {id} is already finished."), id=id)
    append(db, id, [Draft(TableClosed())], Stage.CLOSED, ())


def purge(db: AdminTransaction, days: float, really: bool) -> list[TableLine]:
    """Delete abandoned tables at which nothing has happened for so many days; or only say which."""
    found = list_tables(db, ABANDONED, older=days, limit=2**31 - 1)
    for table in found if really else ():
        locked_stage(db, table.id)
        for part in (EVENTS, MEMBERS, INVITES):
            db.connection.execute(delete(part).where(part.c.table_id == table.id))
        db.connection.execute(delete(TABLES).where(TABLES.c.id == table.id))
        db.changed(table.id, REREAD)
    return found
