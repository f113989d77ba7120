"""Backups: whole, of one moment, and good for either kind of database."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from ludus.engine.errors import LudusError
from ludus.server.people.players import Player
from ludus.server.store import Store, address, backup, upgrades
from ludus.server.store.rows import NewTable, Summary
from ludus.server.store.schema import EVENTS, METADATA, TABLES
from ludus.server.store.sqlite_file import FileLock
from ludus.server.store.transactions import migrating, snapshot
from ludus.server.tables.events import Draft, Header, Stage, numbered
from ludus.server.tables.payloads import ChatSent
from upgrades.conftest import KINDS, execute, filled

NewDatabase = Callable[[str], str]
Contents = dict[str, list[tuple[object, ...]]]
OTHER = {"sqlite": "postgresql", "postgresql": "sqlite"}


def silent(done: int, total: int) -> None:
    assert 0 <= done <= total


def back_up(database: str, file: Path) -> int:
    return asyncio.run(backup.back_up(address(database), file, silent))


def restore(file: Path, database: str, replace: bool = False) -> int:
    return asyncio.run(backup.restore(file, address(database), replace, silent))


def contents(database: str) -> Contents:
    def read(connection: Connection) -> Contents:
        return {table.name: sorted(map(tuple, connection.execute(select(table)))) for table in METADATA.sorted_tables}

    return asyncio.run(snapshot(address(database), read))


def upgraded(database: str) -> str:
    asyncio.run(migrating(address(database), upgrades.upgrade))
    return database


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_moves_everything_to_the_other_kind_of_database(
    kind: str, new_database: NewDatabase, tmp_path: Path
) -> None:
    source, target = filled(new_database(kind), kind), new_database(OTHER[kind])
    steps: list[tuple[int, int]] = []
    rows = back_up(source, tmp_path / "ludus.backup")  # of a database that has not been upgraded yet
    report = lambda done, total: steps.append((done, total))  # noqa: E731
    assert asyncio.run(backup.restore(tmp_path / "ludus.backup", address(target), False, report)) == rows > 1000
    assert steps[0] == (0, rows)
    assert steps[-1] == (rows, rows)
    assert contents(target) == contents(upgraded(source))


def test_a_backup_can_be_read_by_its_owner_only_and_overwrites_nothing(old: str, tmp_path: Path) -> None:
    file = tmp_path / "ludus.backup"
    back_up(old, file)
    assert file.stat().st_mode & 0o777 == 0o600
    before = file.read_bytes()
    with pytest.raises(LudusError, match="exists already"):
        back_up(old, file)
    assert file.read_bytes() == before
    assert [one.name for one in tmp_path.glob("ludus.backup*")] == ["ludus.backup"]


def test_a_database_that_is_not_empty_is_replaced_only_on_request(old: str, empty: str, tmp_path: Path) -> None:
    file = tmp_path / "ludus.backup"
    back_up(old, file)
    restore(file, empty)
    execute(empty, "UPDATE players SET name = 'Somebody else'")
    changed = contents(empty)
    with pytest.raises(LudusError, match="not empty"):
        restore(file, empty)
    assert contents(empty) == changed
    restore(file, empty, replace=True)
    assert contents(empty) == contents(upgraded(old))


@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (lambda data: data[: len(data) // 2], "damaged|not a backup"),
        (lambda data: data.replace(b"Salve", b"Valete"[:5], 1), "damaged"),
        (lambda data: b"hello" + data, "not a backup"),
        (lambda data: b"", "not a backup"),
    ],
    ids=["cut off", "one letter changed", "something else", "empty"],
)
def test_a_damaged_backup_changes_nothing(
    harm: Callable[[bytes], bytes], message: str, new_database: NewDatabase, tmp_path: Path
) -> None:
    source, file = filled(new_database("sqlite"), "sqlite"), tmp_path / "ludus.backup"
    back_up(source, file)
    file.write_bytes(harm(file.read_bytes()))
    before = contents(upgraded(source))
    with pytest.raises(LudusError, match=message):
        restore(file, source, replace=True)
    assert contents(source) == before


def test_a_backup_from_the_future_is_refused(new_database: NewDatabase, tmp_path: Path) -> None:
    file = tmp_path / "ludus.backup"
    back_up(filled(new_database("sqlite"), "sqlite"), file)
    execute(str(file), "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(LudusError, match="newer version"):
        restore(file, new_database("sqlite"))


def test_what_cannot_be_backed_up_is_said(new_database: NewDatabase, tmp_path: Path) -> None:
    database = new_database("sqlite")
    execute(database, "")
    with pytest.raises(LudusError, match="nothing to back up"):
        back_up(database, tmp_path / "ludus.backup")
    with pytest.raises(LudusError, match="no file"):
        restore(tmp_path / "missing", database)
    assert not list(tmp_path.glob("ludus.backup*"))


class Writing(threading.Thread):
    """A server's store that sets up one table after the other, each in one transaction with three events."""

    def __init__(self, database: str):
        super().__init__()
        self.database = database
        self.acknowledged = 0
        self.stopping = threading.Event()

    def run(self) -> None:
        asyncio.run(self._write())

    async def _write(self) -> None:
        store = Store(address(self.database))
        await store.open()
        await store.add_player(Player("livia", "Livia", 0), "link")
        for number in count():
            if self.stopping.is_set():
                break
            header = Header(f"table{number:07}", "micatio", 1, 2, {}, "livia", number, seed=1, salt="salt")
            events = numbered([Draft(ChatSent("Salve"), 0)] * 3, 0)
            await store.create(NewTable(header, events, Summary(Stage.WAITING, 1, False, frozenset({"livia"}))))
            self.acknowledged += 1
        await store.close()


def test_a_backup_beside_a_server_is_of_one_moment(empty: str, new_database: NewDatabase, tmp_path: Path) -> None:
    server = Writing(empty)
    server.start()
    try:
        for number in range(5):
            while server.acknowledged < 20 * (number + 1):
                assert server.is_alive()
                server.stopping.wait(0.01)
            before = server.acknowledged
            back_up(empty, tmp_path / f"{number}.backup")
            after = server.acknowledged
            copy = new_database("sqlite")
            restore(tmp_path / f"{number}.backup", copy)
            found = contents(copy)
            assert before <= len(found[TABLES.name]) <= after + 1
            assert set(Counter(row[0] for row in found[EVENTS.name]).values()) == {3}
            assert len(found[EVENTS.name]) == 3 * len(found[TABLES.name]) == 3 * len(found["members"])
    finally:
        server.stopping.set()
        server.join(20)


def test_nothing_is_restored_into_a_file_that_a_server_uses(new_database: NewDatabase, tmp_path: Path) -> None:
    database, file = filled(new_database("sqlite"), "sqlite"), tmp_path / "ludus.backup"
    back_up(database, file)
    with FileLock(Path(database)), pytest.raises(LudusError, match="in use by another Ludus process"):
        restore(file, database, replace=True)
