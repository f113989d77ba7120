"""Notifying other processes that use the same database of what has changed, once it is committed."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, text

from ludus.server.store.schema import NOTICES
from ludus.server.tables.events import now

CHANNEL = "ludus"
REREAD = -1  # instead of the number of a table's latest event: what is stored of the table itself has changed
DAY = 24 * 3600_000


def notify(connection: Connection, notification: str) -> None:
    """Tell every process that shares a PostgreSQL what has changed, once it is committed; see `appending`."""
    connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": notification})


def announce(connection: Connection, id: str, number: int = 0) -> None:
    """Tell them which player has changed, or which table and the number of its latest event."""
    notify(connection, f"{id} {number}")


def leave_notice(connection: Connection, id: str, number: int = 0) -> None:
    """The same for the one server that may use an SQLite file: it looks for notices regularly."""
    moment = now()
    connection.execute(delete(NOTICES).where(NOTICES.c.created < moment - DAY))
    connection.execute(insert(NOTICES).values(about=id, number=number, created=moment))
