"""Databases to be upgraded: SQLite and PostgreSQL, empty or as an earlier version left them."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy.engine import make_url

sys.path.append(str(Path(__file__).resolve().parents[2] / "benchmarks"))  # for PostgreSQL

DUMPS = Path(__file__).parent / "databases"
KINDS = ("sqlite", "postgresql")
NewDatabase = Callable[[str], str]


@pytest.fixture(scope="package")
def cluster() -> Iterator[str]:
    """A PostgreSQL, with room for many databases."""
    from serving import postgresql

    with postgresql() as uri:
        yield uri


@pytest.fixture
def new_database(tmp_path: Path, request: pytest.FixtureRequest) -> NewDatabase:
    """Make an empty database of a kind; give its address."""
    made = 0

    def make(kind: str) -> str:
        nonlocal made
        made += 1
        if kind == "sqlite":
            return str(tmp_path / f"{made}" / "ludus.db")
        cluster: str = request.getfixturevalue("cluster")
        name = f"test_{abs(hash(request.node.nodeid))}_{made}"
        execute(cluster, f"CREATE DATABASE {name}")
        return make_url(cluster).set(database=name).render_as_string(hide_password=False)

    return make


@pytest.fixture(params=KINDS)
def empty(request: pytest.FixtureRequest, new_database: NewDatabase) -> str:
    return new_database(request.param)


@pytest.fixture(params=KINDS)
def old(request: pytest.FixtureRequest, new_database: NewDatabase) -> str:
    """A database as the version before revisions left it: made by scripts/sample_database.py."""
    return filled(new_database(request.param), request.param)


def filled(database: str, kind: str) -> str:
    execute(database, (DUMPS / f"first.{kind}.sql").read_text(encoding="utf-8"))
    return database


def execute(database: str, sql: str) -> None:
    """Run some SQL as it stands, past everything that is to be tested."""
    if "://" in database:
        asyncio.run(_execute(database, sql))
        return
    Path(database).parent.mkdir(exist_ok=True)
    connection = sqlite3.connect(database)
    connection.executescript(sql)
    connection.close()


async def _execute(address: str, sql: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(sql)
    await connection.close()
