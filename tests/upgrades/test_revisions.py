"""Every database comes to the latest revision and back; the revisions and the schema in the code are the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from ludus.engine.errors import LudusError
from ludus.server.store import Store, address, upgrades
from ludus.server.store.schema import METADATA
from ludus.server.store.transactions import migrating
from upgrades.conftest import execute

Result = TypeVar("Result")


def on(database: str, work: Callable[[Connection], Result]) -> Result:
    return asyncio.run(migrating(address(database), work))


async def open_and_close(database: str) -> None:
    store = Store(address(database))
    try:
        await store.open()
    finally:
        await store.close()


def contents(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
    """All that is stored in the tables every revision has."""
    tables = sorted(set(inspect(connection).get_table_names()) & set(METADATA.tables) - {"alembic_version"})
    return {name: sorted(map(tuple, connection.execute(text(f"SELECT * FROM {name}")))) for name in tables}


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, METADATA))


def test_the_revisions_lead_to_the_schema_of_the_code(empty: str) -> None:
    asyncio.run(open_and_close(empty))
    assert on(empty, upgrades.current) == upgrades.latest()
    assert on(empty, differences) == []


def test_an_old_database_keeps_everything(old: str) -> None:
    assert on(old, upgrades.current) == upgrades.FIRST
    before = on(old, contents)
    assert {len(before[name]) > 1 for name in ("players", "tables", "events", "members", "invites", "results")} == {
        True
    }
    asyncio.run(open_and_close(old))
    assert on(old, upgrades.current) == upgrades.latest()
    assert on(old, differences) == []
    on(old, lambda connection: upgrades.downgrade(connection, upgrades.FIRST))
    assert on(old, upgrades.current) == upgrades.FIRST
    assert on(old, contents) == before
    asyncio.run(open_and_close(old))
    assert on(old, differences) == []


def test_a_new_database_can_go_back_to_every_revision(empty: str) -> None:
    asyncio.run(open_and_close(empty))
    for revision in reversed(upgrades.revisions()):
        on(empty, lambda connection, to=revision: upgrades.downgrade(connection, to))  # type: ignore[misc]
        assert on(empty, upgrades.current) == revision
    asyncio.run(open_and_close(empty))
    assert on(empty, differences) == []


@pytest.mark.parametrize("revision", ["0000", "base", "head", "9999"])
def test_what_is_no_earlier_revision_is_refused(new_database: Callable[[str], str], revision: str) -> None:
    database = new_database("sqlite")
    asyncio.run(open_and_close(database))
    with pytest.raises(LudusError, match="can go back to: 0001, 0002, 0003"):
        on(database, lambda connection: upgrades.downgrade(connection, revision))


def test_a_database_from_the_future_is_refused_and_left_alone(empty: str) -> None:
    asyncio.run(open_and_close(empty))
    execute(empty, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(LudusError, match="revision 9999, of a newer version"):
        asyncio.run(open_and_close(empty))
    assert on(empty, upgrades.current) == "9999"


def test_processes_that_start_together_upgrade_once(new_database: Callable[[str], str]) -> None:
    database = new_database("postgresql")

    async def together() -> None:
        await asyncio.gather(*(open_and_close(database) for _ in range(5)))

    asyncio.run(together())
    assert on(database, differences) == []
