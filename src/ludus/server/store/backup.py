"""Backups: all rows of a database at one moment, in one file, whichever kind of database they come from or go to.

The file is an SQLite database with the same tables at the same revision, and one more with counts and hashes of them.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from ludus.engine.errors import LudusError
from ludus.engine.language import N_
from ludus.server.store import upgrades
from ludus.server.store.connect import address, is_sqlite, sqlite_engine
from ludus.server.store.schema import METADATA
from ludus.server.store.sqlite_file import create_private, make_private
from ludus.server.store.transactions import migrating, on_sqlite, snapshot

CONTENTS = "backup_contents"  # the table that makes a database a backup
NOT_A_BACKUP = N_("{path} is not a backup made by ludus backup.")
CHUNK = 1000  # rows copied at a time
Progress = Callable[[int, int], None]  # rows copied, of how many


async def back_up(url: URL, file: Path, progress: Progress) -> int:
    """Write a backup while servers run; return the number of rows. A file that is there already is not overwritten."""
    unfinished = _begun(file)
    try:
        rows = await snapshot(url, lambda source: _write(source, unfinished, progress))
        unfinished.rename(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return rows


def _begun(file: Path) -> Path:
    """An empty file that becomes the backup once that is complete."""
    if file.exists():
        raise LudusError(N_("{path} exists already; choose another name for the backup."), path=file)
    unfinished = file.with_name(f"{file.name}.unfinished")
    create_private(unfinished)
    return unfinished


def _write(source: Connection, file: Path, progress: Progress) -> int:
    revision = upgrades.known(source)
    if not revision:
        raise LudusError(N_("This database is empty: there is nothing to back up."))

    def work(target: Connection) -> int:
        upgrades.upgrade(target, revision)
        names = [name for name in inspect(target).get_table_names() if name != "alembic_version"]
        target.execute(text(f"CREATE TABLE {CONTENTS} (name TEXT PRIMARY KEY, rows INTEGER, sha256 TEXT)"))
        copied = copy(source, target, names, progress)
        for table in tables(target, names):
            values = {"name": table.name, "rows": _count(target, table), "sha256": fingerprint(target, table)}
            target.execute(text(f"INSERT INTO {CONTENTS} VALUES (:name, :rows, :sha256)"), values)
        return copied

    return on_sqlite(address(file), work, "BEGIN", journal_mode="DELETE")


async def restore(file: Path, url: URL, replace: bool, progress: Progress) -> int:
    """Fill a database from a backup that was found to be whole; all of it or, where anything fails, nothing."""
    engine = _opened(file)
    try:
        with engine.begin() as source:
            names = verified(source, file)
            if is_sqlite(url):
                make_private(Path(url.database or ""))
            return await migrating(url, lambda target: _fill(source, target, names, replace, progress), alone=True)
    except (DatabaseError, sqlite3.DatabaseError):
        raise LudusError(NOT_A_BACKUP, path=file) from None
    finally:
        engine.dispose()


def _opened(file: Path) -> Engine:
    if not file.is_file():
        raise LudusError(N_("There is no file {path}."), path=file)
    return sqlite_engine(address(file), "BEGIN", journal_mode="")


def _fill(source: Connection, target: Connection, names: list[str], replace: bool, progress: Progress) -> int:
    if upgrades.known(target):
        upgrades.upgrade(target)
        if not replace and any(_count(target, table) for table in tables(target, list(METADATA.tables))):
            raise LudusError(N_("The database is not empty; --replace would delete all that it holds."))
        METADATA.drop_all(target)
        target.execute(text("DROP TABLE alembic_version"))
    upgrades.upgrade(target, upgrades.known(source))
    copied = copy(source, target, names, progress)
    upgrades.upgrade(target)
    return copied


def verified(source: Connection, file: Path) -> list[str]:
    """The names of a backup's tables, after every row was found to be as it was written."""
    if CONTENTS not in inspect(source).get_table_names():
        raise LudusError(NOT_A_BACKUP, path=file)
    upgrades.known(source)
    expected = {name: (rows, hash) for name, rows, hash in source.execute(text(f"SELECT * FROM {CONTENTS}"))}
    found = {}
    with suppress(SQLAlchemyError):
        found = {one.name: (_count(source, one), fingerprint(source, one)) for one in tables(source, list(expected))}
    if found != expected:
        raise LudusError(N_("{path} is damaged: it does not hold what was backed up. Nothing was changed."), path=file)
    return list(expected)


def copy(source: Connection, target: Connection, names: list[str], progress: Progress) -> int:
    """Copy the rows of some tables, those that others refer to first; how many there were."""
    origins = {table.name: table for table in tables(source, names)}
    total, done = sum(_count(source, table) for table in origins.values()), 0
    progress(done, total)
    for table in tables(target, names):
        for rows in _chunks(source, origins[table.name]):
            target.execute(insert(table), rows)
            done += len(rows)
            progress(done, total)
    return done


def tables(connection: Connection, names: list[str]) -> list[Table]:
    """Tables as the database has them, those that others refer to first."""
    metadata = MetaData()
    metadata.reflect(connection, only=names)
    return metadata.sorted_tables


def _chunks(connection: Connection, table: Table) -> Iterator[list[dict[str, object]]]:
    wanted = select(table).order_by(*table.primary_key).execution_options(yield_per=CHUNK)
    for rows in connection.execute(wanted).mappings().partitions():
        yield [dict(row) for row in rows]


def _count(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


def fingerprint(connection: Connection, table: Table) -> str:
    """A hash of all rows of a table in an SQLite file."""
    digest = hashlib.sha256()
    for rows in _chunks(connection, table):
        for row in rows:
            digest.update(repr(sorted(row.items())).encode())
    return digest.hexdigest()
