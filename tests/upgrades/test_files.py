"""An SQLite file belongs to its owner, and to one server at a time; a PostgreSQL is left alone while servers use it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludus.engine.errors import LudusError
from ludus.server.people.tokens import load_or_create_secret
from ludus.server.store import Store, address, upgrades
from ludus.server.store.notification_listener import NotificationListener
from ludus.server.store.transactions import migrating

HOLD = """
import asyncio, sys
from ludus.server.store import Store, address
asyncio.run(Store(address(sys.argv[1])).open())
print("open", flush=True)
sys.stdin.read()
"""
posix = pytest.mark.skipif(sys.platform == "win32", reason="permissions are those of POSIX")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "data" / "ludus.db"


@pytest.fixture
def holder(database: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that uses the database as a server does."""
    command = [sys.executable, "-c", HOLD, str(database)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    with process:
        assert process.stdout
        assert process.stdout.readline() == "open\n"
        yield process
        process.kill()


async def open_and_close(database: Path) -> None:
    store = Store(address(database))
    try:
        await store.open()
    finally:
        await store.close()


def ludus(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "ludus", *arguments], capture_output=True, text=True, timeout=120)


def test_a_second_server_on_one_file_is_refused_and_names_the_first(
    database: Path, holder: subprocess.Popen[str], tmp_path: Path
) -> None:
    done = ludus("serve", "--port", "0", "--database", str(database))
    assert done.returncode == 2
    assert f"is in use by another Ludus process ({holder.pid})" in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""  # no address of a server that does not serve
    assert ludus("database", "downgrade", "0001", "--database", str(database)).returncode == 2
    assert ludus("database", "version", "--database", str(database)).returncode == 0
    backup = ludus("backup", str(tmp_path / "backup"), "--database", str(database))
    assert backup.returncode == 0, backup.stderr


def test_a_crash_leaves_no_lock_behind(database: Path, holder: subprocess.Popen[str]) -> None:
    with pytest.raises(LudusError, match="in use by another"):
        asyncio.run(open_and_close(database))
    holder.kill()
    holder.wait()
    asyncio.run(open_and_close(database))
    asyncio.run(open_and_close(database))  # nor does an orderly end


def test_one_process_does_not_open_a_file_twice(database: Path) -> None:
    async def twice() -> None:
        first = Store(address(database))
        await first.open()
        try:
            with pytest.raises(LudusError, match="in use by another"):
                await open_and_close(database)
            with pytest.raises(LudusError, match="in use by another"):  # the failed attempt did not free the file
                await open_and_close(database)
        finally:
            await first.close()

    asyncio.run(twice())


@posix
def test_files_can_be_read_by_their_owner_only(database: Path) -> None:
    async def look() -> None:
        store = Store(address(database))
        await store.open()
        await store.try_to_write()
        for one in (database, *(database.with_name(f"ludus.db{end}") for end in ("-wal", "-shm", ".lock"))):
            assert one.stat().st_mode & 0o777 == 0o600, one
        await store.close()

    asyncio.run(look())
    assert database.parent.stat().st_mode & 0o777 == 0o700
    database.chmod(0o644)  # as earlier versions left it
    asyncio.run(look())


@posix
def test_the_secret_and_its_folder_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    load_or_create_secret(folder)
    assert folder.stat().st_mode & 0o777 == 0o700
    assert (folder / "secret").stat().st_mode & 0o777 == 0o600
    (folder / "secret").chmod(0o644)
    load_or_create_secret(folder)
    assert (folder / "secret").stat().st_mode & 0o777 == 0o600


def test_a_postgresql_is_not_downgraded_under_a_server(new_database: Callable[[str], str]) -> None:
    url = address(new_database("postgresql"))

    async def attempt() -> None:
        await migrating(url, upgrades.upgrade)
        server = NotificationListener(url, lambda *_: None, lambda: None)
        await server.start()
        try:
            with pytest.raises(LudusError, match="A Ludus server is using this database"):
                await migrating(url, lambda connection: upgrades.downgrade(connection, "0001"), alone=True)
        finally:
            await server.stop()
        await migrating(url, lambda connection: upgrades.downgrade(connection, "0001"), alone=True)

    asyncio.run(attempt())


@pytest.mark.parametrize("name", ["postgresql://nobody@127.0.0.1:9/none", "text.txt"])
def test_a_database_that_cannot_be_used_is_explained(name: str, tmp_path: Path) -> None:
    if "://" not in name:
        (tmp_path / name).write_text("This is no database. " * 100)
        name = str(tmp_path / name)
    done = ludus("database", "version", "--database", name)
    assert done.returncode == 2
    assert "cannot be used" in done.stderr
    assert "Traceback" not in done.stderr
