"""Health and readiness: answered at once, even while the database is frozen, and told truly."""

from __future__ import annotations

import logging
import os
import shutil
import signal
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from ludus.server.live import readiness
from ludus.server.work.limits import Limits
from server.conftest import Running, configuration, stand_still
from server.person import Person
from serving import postgresql_server
from waiting import eventually

PROMISED = 2.0  # seconds


@contextmanager
def started(folder: Path, **more: Any) -> Iterator[Running]:
    running = Running(configuration(folder, **more))
    try:
        yield running
    finally:
        running.stop()


def probe(url: str, path: str) -> httpx.Response:
    with httpx.Client(base_url=url, timeout=10) as client:
        began = time.monotonic()
        answer = client.get(path)
        assert time.monotonic() - began < PROMISED
    return answer


def problems(running: Running) -> dict[str, str]:
    answer = probe(running.url, "/readyz")
    found: dict[str, str] = answer.json()["problems"]
    assert answer.status_code == (503 if found else 200)
    assert answer.json()["status"] == ("not ready" if found else "ready")
    return found


def test_a_server_that_works_is_alive_and_ready(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, logger="ludus")
    for path, status in (("/healthz", "alive"), ("/readyz", "ready")):
        answer = probe(server.url, path)
        assert answer.status_code == 200
        assert answer.json()["status"] == status
        assert "set-cookie" not in answer.headers
        assert answer.headers["cache-control"] == "no-store"
    assert caplog.records == []


def test_probes_leave_nothing_behind(server: Running, person: Person) -> None:
    assert problems(server) == {}
    assert person.api("players", name="trial").is_success
    with sqlite3.connect(server.services.store.url.database) as database:
        assert database.execute("SELECT count(*) FROM players WHERE id = 'trial'").fetchone() == (0,)


def test_probes_are_neither_limited_nor_bound_to_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_still(monkeypatch, 100)
    few = Limits(reads_per_address=1)
    with (
        started(tmp_path, limits=True, limit=few, hosts=("127.0.0.1",)) as running,
        httpx.Client(base_url=running.url) as client,
    ):
        for _ in range(200):
            assert client.get("/readyz", headers={"Host": "10.0.0.7"}).status_code == 200


def test_a_server_that_is_stopping_is_alive_but_takes_no_more(tmp_path: Path) -> None:
    with started(tmp_path) as running:
        running.services.registry.close()
        assert problems(running) == {"server": "stopping"}
        assert probe(running.url, "/healthz").status_code == 200


def test_a_full_disk_is_noticed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    class Usage(NamedTuple):
        free: int

    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(3 * 2**20))
    assert problems(server) == {"disk": "full: 3 MiB free, 64 needed"}


def test_a_database_that_cannot_be_written_is_noticed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_: object) -> None:
        raise sqlite3.OperationalError("attempt to write a readonly database at /secret/place")

    monkeypatch.setattr(readiness, "KEPT_FOR", 0)
    monkeypatch.setattr(server.services.store.writer.writer, "do", fail)
    assert problems(server) == {"database": "not writable: OperationalError"}


def test_a_locked_file_is_noticed_and_recovered_from(tmp_path: Path) -> None:
    with started(tmp_path) as running:
        other = sqlite3.connect(tmp_path / "ludus.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert problems(running) == {"database": "no answer within 1.0 s"}
        assert probe(running.url, "/healthz").status_code == 200
        other.execute("ROLLBACK")
        other.close()
        eventually(lambda: problems(running) == {})


def backends(folder: Path) -> list[int]:
    """The processes of a PostgreSQL."""
    first = int((folder / "postmaster.pid").read_text().split()[0])
    found = [first]
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == first:
                found.append(int(stat.parent.name))
    return found


def test_a_frozen_postgresql_is_noticed_and_recovered_from(tmp_path: Path) -> None:
    with postgresql_server() as server, started(tmp_path, database=server.get_uri()) as running:
        assert problems(running) == {}
        frozen = backends(server.pgdata)
        assert len(frozen) > 1
        for process in frozen:
            os.kill(process, signal.SIGSTOP)
        try:
            time.sleep(readiness.KEPT_FOR)  # what was found a moment ago still counts
            waiting = [knock(running.url) for _ in range(20)]
            for _ in range(3):
                assert problems(running) == {"database": "no answer within 1.0 s"}
                assert probe(running.url, "/healthz").status_code == 200
        finally:
            for process in frozen:
                os.kill(process, signal.SIGCONT)
        eventually(lambda: problems(running) == {})
        for sock in waiting:
            assert sock.recv(12) == b"HTTP/1.1 201"
            sock.close()


def knock(url: str) -> socket.socket:
    """Somebody who wants something of the database, and waits."""
    sock = socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2])), timeout=20)
    lines = ["POST /api/v1/players HTTP/1.1", "Host: 127.0.0.1", "Content-Type: application/json", "Content-Length: 17"]
    sock.sendall("\r\n".join([*lines, "", '{"name": "Livia"}']).encode())
    return sock
