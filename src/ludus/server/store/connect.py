"""Connections: SQLite that syncs every commit to disk, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ludus.engine.errors import LudusError
from ludus.engine.language import N_

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
            N_("A database is a file, sqlite:///FILE or postgresql://USER@HOST/NAME, not {database}."),
            database=database,
        )
    return url.set(drivername=DRIVERS[kind])


def engines(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """One engine to read with and one to write with. SQLite has one writer at a time; PostgreSQL needs none."""
    if url.drivername != DRIVERS["sqlite"]:
        engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
        return engine, engine
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    return sqlite(url, "BEGIN", 4), sqlite(url, "BEGIN IMMEDIATE", 1)


def sqlite(url: URL, begin: str, connections: int) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=connections, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says so, below
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine
