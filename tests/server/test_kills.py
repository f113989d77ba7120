"""The server is killed under load, on SQLite and on PostgreSQL, and two processes share one PostgreSQL."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kills import Counts, run
from server.person import PEBBLE, Person
from serving import ServerProcess, postgresql
from waiting import eventually


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgresql() as uri:
        yield uri


def kill(folder: Path, database: str) -> Counts:
    server = ServerProcess(folder, database)
    try:
        return asyncio.run(run("micatio", server, database, kills=3, tables=6, pause=0.02))
    finally:
        server.kill()


def test_no_acknowledged_move_is_lost_or_doubled_on_sqlite(tmp_path: Path) -> None:
    counts = kill(tmp_path, str(tmp_path / "ludus.db"))
    assert counts.kills == 3
    assert counts.moves > 3 * 6


def test_no_acknowledged_move_is_lost_or_doubled_on_postgresql(tmp_path: Path, database: str) -> None:
    counts = kill(tmp_path, database)
    assert counts.kills == 3
    assert counts.moves > 3 * 6


def test_two_processes_on_one_database_see_each_others_moves(tmp_path: Path, database: str) -> None:
    processes = [ServerProcess(tmp_path, database) for _ in range(2)]
    try:
        for process in processes:
            process.start(ready="micatio")
        with Person(processes[0].url, "Livia") as livia, Person(processes[1].url, "Marcus") as marcus:
            fresh = livia.set_table({"kind": "kept"})
            table, invitation = fresh["id"], fresh["invitations"][0]["link"].rpartition("/")[2]
            assert marcus.post(f"/join/{invitation}", data={"name": "Marcus"}).status_code == 303
            with livia.listening(table, 0) as received_here, marcus.listening(table, 1) as received_there:
                for _ in range(3):
                    assert livia.move(table, 0, PEBBLE).is_success
                    assert marcus.move(table, 1, PEBBLE).is_success
                eventually(lambda: len(received_here) == len(received_there) == 7)
            texts = [one["text"] for one in received_here[1:]]
            assert texts == [one["text"] for one in received_there[1:]]
            assert sorted(texts) == ["Livia: Add a pebble."] * 3 + ["Marcus: Add a pebble."] * 3
            assert [seat["points"] for seat in marcus.position(table)["seats"]] == [3, 3]
            with Person(processes[1].url, "Livia") as elsewhere:
                elsewhere.cookies.update(livia.cookies)
                assert elsewhere.position(table)["seat"] == 0
                assert livia.post("/me/renew").status_code == 303
                eventually(lambda: elsewhere.position(table)["seat"] == -1)  # signed out there, too
    finally:
        for process in processes:
            process.kill()


def test_asked_to_stop_it_ends_streams_and_exits_at_once(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, str(tmp_path / "ludus.db"))
    try:
        server.start(ready="micatio")
        with Person(server.url, "Livia") as livia:
            table = livia.set_table()["id"]
            assert livia.move(table, 0, PEBBLE).is_success
            with livia.listening(table, 0):
                began = time.monotonic()
                server.stop()
                assert time.monotonic() - began < 4
        assert server.process
        assert server.process.poll() in (0, -signal.SIGTERM)
        assert "Application shutdown complete." in server.log.read_text()
        server.start(ready="micatio")
        with httpx.Client(base_url=server.url) as client:
            assert client.get(f"/api/v1/tables/{table}/position").json()["seats"][0]["points"] == 1
    finally:
        server.kill()
