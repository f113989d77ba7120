"""Bots go on by themselves: after the database was away, after a restart, and when a process that thinks fails."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ludus.server.live import bot_runner, housekeeping
from ludus.server.live.housekeeping import Housekeeping
from ludus.server.tables import events
from ludus.server.work.pool import NoAnswer, Pool
from server.conftest import Running, configuration
from server.person import Person
from serving import postgresql_server
from waiting import eventually

GREEDY = {"kind": "bot", "level": "greedy"}
FORTY_DAYS = 40 * 24 * 3_600_000


def test_a_bot_continues_after_the_database_was_away_for_longer_than_anything_is_retried(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name, value in {"INTERVAL": 0.1, "QUIET": 50, "RECENT": 100}.items():
        monkeypatch.setattr(housekeeping, name, value)
    monkeypatch.setattr(bot_runner, "LAST_RETRY", 0.3)
    with postgresql_server() as postgres:
        database = postgres.get_uri()
        running = Running(configuration(tmp_path_factory.mktemp("outage"), database=database, bot_pause=2.0))
        try:
            with Person(running.url, "Livia") as person:
                table = person.set_table(GREEDY)["id"]
                number = person.position(table)["number"]
                eventually(lambda: running.services.bot_runner.tasks)
                postgres.stop()
                eventually(lambda: sum(record.message == "bot waits" for record in caplog.records) > 3)
                eventually(lambda: sum(record.message == "housekeeping failed" for record in caplog.records) > 3)
                postgres.start()
                eventually(lambda: person.position(table)["number"] > number)
        finally:
            running.stop()


def test_whatever_was_missed_while_the_database_was_away_is_looked_at_then(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    enough = asyncio.Event()

    async def tables_to_check(since: int, _until: int) -> list[str]:
        asked.append(since)
        if len(asked) == 6:
            enough.set()
        if len(asked) in (3, 4):
            raise ConnectionRefusedError
        return []

    async def run() -> None:
        registry = SimpleNamespace(
            store=SimpleNamespace(tables_to_check=tables_to_check),
            preparation=SimpleNamespace(complete=True),
            live={},
            watchers=[],
        )
        kept = Housekeeping(cast(Any, registry), cast(Any, None))
        kept.start()
        await enough.wait()
        await kept.stop()

    monkeypatch.setattr(housekeeping, "INTERVAL", 0)
    logging.getLogger("ludus").setLevel(logging.CRITICAL)
    try:
        asyncio.run(run())
    finally:
        logging.getLogger("ludus").setLevel(logging.NOTSET)
    assert [since == 0 for since in asked[:6]] == [True, False, False, True, True, False]


def test_a_bot_continues_when_the_server_was_away_for_weeks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Running(configuration(tmp_path, bot_pause=600.0))
    with Person(first.url, "Livia") as person:
        table = person.set_table(GREEDY)["id"]
        number = person.position(table)["number"]
        cookies = dict(person.cookies)
    first.stop()
    now = events.now
    monkeypatch.setattr(events, "now", lambda: now() + FORTY_DAYS)
    second = Running(configuration(tmp_path))
    try:
        eventually(lambda: table in second.services.registry.live)  # nobody has asked for it
        with Person(second.url, "Livia") as person:
            person.cookies.update(cookies)
            eventually(lambda: person.position(table)["number"] > number)
    finally:
        second.stop()


def test_a_table_continues_when_a_thinking_process_fails(
    person: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise NoAnswer("the process ended with -9")

    monkeypatch.setattr(Pool, "ask", fail)
    table = person.set_table({"kind": "bot", "level": "legatus"})["id"]
    number = person.position(table)["number"]
    eventually(lambda: person.position(table)["number"] > number)
    assert any(record.message == "bot failed" for record in caplog.records)
    assert person.ok(f"tables/{table}/hint", seat=0)


def test_bots_that_think_play_from_their_processes(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []
    ask = Pool.ask

    async def noted(pool: Pool, path: tuple[str, ...], question: Any) -> Any:
        asked.append((path[0], question.level))
        return await ask(pool, path, question)

    monkeypatch.setattr(Pool, "ask", noted)
    table = person.set_table({"kind": "bot", "level": "centurio"}, {"kind": "bot", "level": "greedy"})["id"]
    person.move(table, 0, 3)
    eventually(lambda: ("bots", "centurio") in asked)
    person.ok(f"tables/{table}/hint", seat=0) if person.position(table)["actions"] else None
    assert "greedy" not in {level for _, level in asked}
