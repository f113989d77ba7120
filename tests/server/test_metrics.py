"""Metrics: what happens at a server can be counted, at a port of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from server.person import PEBBLE, Person
from serving import ServerProcess, free_port
from waiting import eventually

SERVE = """
import sys
from ludus.server.run import serve
serve(port=int(sys.argv[2]), metrics_port=int(sys.argv[1]))
"""


class Watched(ServerProcess):
    """A server with metrics."""

    def __init__(self, folder: Path) -> None:
        self.metrics_port = free_port()
        database = str(folder / "ludus.db")
        super().__init__(folder, database, [sys.executable, "-c", SERVE, str(self.metrics_port)])

    def metrics(self) -> dict[str, float]:
        """Every sample: its name with its labels, and its value."""
        text = httpx.get(f"http://127.0.0.1:{self.metrics_port}/metrics").text
        samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
        return {" ".join([sample.name, *map(str, sample.labels.values())]): sample.value for sample in samples}


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory, micatio: None) -> Iterator[Watched]:
    server = Watched(tmp_path_factory.mktemp("watched"))
    server.start(ready="micatio")
    yield server
    server.stop()


def test_what_happens_is_counted(watched: Watched) -> None:
    with Person(watched.url, "Livia") as person:
        table = person.set_table({"kind": "bot", "level": "greedy"})["id"]
        with person.listening(table, 0):
            assert watched.metrics()["ludus_open_streams"] == 1
            assert person.move(table, 0, PEBBLE).is_success
            assert person.move(table, 0, 4711).status_code == 422
            eventually(lambda: watched.metrics()["ludus_moves_total micatio"] >= 2)  # the bot's, too
        eventually(lambda: watched.metrics()["ludus_open_streams"] == 0)
    found = watched.metrics()
    moves = {name: value for name, value in found.items() if "/tables/{id}/moves" in name}
    for name, count in (("requests_total", [1, 1]), ("request_seconds_count", [2])):
        assert [value for one, value in moves.items() if one.startswith(f"ludus_{name} POST ")] == count
    assert found["ludus_tables_in_memory"] >= 1
    assert found["ludus_bot_seconds_count greedy"] >= 1
    assert found["ludus_bots_at_work"] == 0
    assert found["ludus_database_seconds_count write"] >= 3
    assert found["ludus_database_seconds_count statement"] >= 3
    assert any(name.startswith("ludus_refused_requests_total") for name in found)
    assert found["process_resident_memory_bytes"] > 2**20


def test_streams_and_invented_methods_do_not_spoil_the_numbers(watched: Watched) -> None:
    with httpx.Client(base_url=watched.url) as client:
        for number in range(3):
            client.request(f"INVENTED{number}", "/")
            client.get(f"/nowhere/{number}")
    found = watched.metrics()
    assert not any("INVENTED" in name or "nowhere" in name for name in found)
    assert found["ludus_requests_total GET - 404"] >= 3


def test_metrics_are_not_served_with_the_pages(watched: Watched) -> None:
    assert httpx.get(f"{watched.url}/metrics").status_code == 404


def test_a_taken_port_is_refused_with_a_clear_message(watched: Watched, tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-c",
        "from ludus.cli import main; main()",
        "serve",
        "--port",
        "0",
        "--database",
        str(tmp_path / "other.db"),
    ]
    command += ["--metrics-port", str(watched.metrics_port)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode != 0
    assert f"Cannot serve metrics on 127.0.0.1:{watched.metrics_port}" in ended.stderr
    assert "Traceback" not in ended.stderr
