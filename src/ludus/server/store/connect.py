"""Connections: SQLite that syncs every commit to disk, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from ludus.engine.errors import LudusError
from ludus.engine.language import N_
from ludus.server.store.writer import ConcurrentWriter, GroupCommitWriter, Writer

SERVING = 7108  # the advisory lock that all servers on a PostgreSQL share; who wants it alone must wait for their end
OUTAGES = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)  # the database is away, or busy
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


def is_sqlite(url: URL) -> bool:
    return url.drivername == DRIVERS["sqlite"]


def connections(url: URL) -> tuple[AsyncEngine, Writer]:
    """What to read with and what to write with."""
    if not is_sqlite(url):
        engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
        return engine, ConcurrentWriter(engine)
    reading = create_async_engine(url, pool_size=4, max_overflow=0)
    prepare(reading.sync_engine, "BEGIN")
    return reading, GroupCommitWriter(sqlite_engine(url, "BEGIN IMMEDIATE"))


def sqlite_engine(url: URL, begin: str, **pragmas: int | str) -> Engine:
    """One connection to an SQLite file, for one thread at a time."""
    engine = create_engine(url.set(drivername="sqlite"), poolclass=StaticPool)
    prepare(engine, begin, **pragmas)
    return engine


def prepare(engine: Engine, begin: str, **pragmas: int | str) -> None:
    """SQLite with a write-ahead log, synced to disk at every commit, unless `pragmas` say otherwise."""
    usual: dict[str, int | str] = {
        "journal_mode": "WAL",
        "synchronous": "FULL",
        "foreign_keys": 1,
        "busy_timeout": 10_000,
    }

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says so, below
        cursor = connection.cursor()
        for pragma, value in (usual | pragmas).items():
            if value != "":
                cursor.execute(f"PRAGMA {pragma}={value}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Any) -> None:
        connection.exec_driver_sql(begin)
