"""Connections: SQLite that syncs every commit to disk, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from ludus.engine.errors import LudusError
from ludus.engine.language import N_
from ludus.server.store.writer import ConcurrentWriter, GroupCommitWriter, Writer

CHANNEL = "ludus"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def address(database: str | Path) -> URL:
    """The address of a database: a file's path, `sqlite:///path` or `postgresql://user@host/name`."""
    if isinstance(database, Path) or "://" not in database:
        return URL.create(DRIVERS["sqlite"], database=str(database))
    try:
        url = make_url(database)
    except ArgumentError:
        url = make_url("unknown://")
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise LudusError(
            N_("A database must be a file, sqlite:///FILE or postgresql://USER@HOST/NAME, not {database}."),
            database=database,
        )
    return url.set(drivername=DRIVERS[kind])


def connections(url: URL) -> tuple[AsyncEngine, Writer]:
    """What to read with and what to write with."""
    if url.drivername != DRIVERS["sqlite"]:
        engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
        return engine, ConcurrentWriter(engine)
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    reading = create_async_engine(url, pool_size=4, max_overflow=0)
    writing = create_engine(url.set(drivername="sqlite"), poolclass=StaticPool)
    prepare(reading.sync_engine, "BEGIN")
    prepare(writing, "BEGIN IMMEDIATE")
    return reading, GroupCommitWriter(writing)


def announce(connection: Connection, id: str, number: int = 0) -> None:
    """Tell every process that shares a PostgreSQL, once this is committed, what has changed: a player, or a table and
    the number of its latest event."""
    payload = {"channel": CHANNEL, "payload": f"{id} {number}"}
    connection.execute(text("SELECT pg_notify(:channel, :payload)"), payload)


def prepare(engine: Engine, begin: str) -> None:
    """SQLite with a write-ahead log, synced to disk at every commit."""

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says so, below
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Any) -> None:
        connection.exec_driver_sql(begin)
