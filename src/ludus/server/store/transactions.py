"""Single transactions, apart from a server's connections: to change the schema, or to read everything at one moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from ludus.engine.errors import LudusError
from ludus.engine.language import N_
from ludus.server.store.connect import SERVING, is_sqlite, sqlite_engine
from ludus.server.store.sqlite_file import FileLock

MIGRATING = 7107  # the advisory lock of whoever changes a PostgreSQL's schema
Result = TypeVar("Result")
Work = Callable[[Connection], Result]


async def migrating(url: URL, work: Work[Result], alone: bool = False) -> Result:
    """Do some work while nobody else changes the schema; `alone`: while no server uses the database."""
    with explained(url):
        if not is_sqlite(url):
            return await _migrating_postgresql(url, work, alone)
        with FileLock(Path(url.database or "")) if alone else nullcontext():
            # SQLite alters a table by copying it, which references to the table must not hinder.
            return on_sqlite(url, work, "BEGIN IMMEDIATE", foreign_keys=0)


async def snapshot(url: URL, work: Work[Result]) -> Result:
    """Read a database as it is at one moment, while others write to it."""
    with explained(url):
        if is_sqlite(url):
            return on_sqlite(url, work, "BEGIN")
        engine = create_async_engine(url, poolclass=NullPool, isolation_level="REPEATABLE READ")
        async with engine.connect() as connection:
            await connection.execution_options(postgresql_readonly=True)
            return await connection.run_sync(work)


def on_sqlite(url: URL, work: Work[Result], begin: str, **pragmas: int | str) -> Result:
    engine = sqlite_engine(url, begin, **pragmas)
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


async def _migrating_postgresql(url: URL, work: Work[Result], alone: bool) -> Result:
    engine = create_async_engine(url, poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        if alone and not await connection.scalar(text(f"SELECT pg_try_advisory_xact_lock({SERVING})")):
            raise LudusError(N_("A Ludus server is using this database; end it first."))
        return await connection.run_sync(work)


@contextmanager
def explained(url: URL) -> Iterator[None]:
    """Say in words why a database cannot be used."""
    try:
        yield
    except (DBAPIError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error)
        message = N_("The database {database} cannot be used: {reason}.")
        raise LudusError(message, database=url.render_as_string(), reason=reason.rstrip(".")) from error
