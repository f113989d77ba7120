"""Logs: lines of JSON, each with the ids of the request and the table it is about, and without secrets."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from ludus.server.http.api import positions
from ludus.server.http.logs import JsonFormatter
from page_text import captured
from server.conftest import Running
from server.person import Person
from waiting import eventually

Lines = Callable[[], list[dict[str, Any]]]


@pytest.fixture
def lines() -> Iterator[Lines]:
    """What has been logged so far, as it is written."""
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(JsonFormatter())
    loggers = [logging.getLogger(name) for name in ("ludus", "uvicorn.error")]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.addHandler(handler)
        logger.setLevel(logging.INFO)
    yield lambda: [json.loads(line) for line in text.getvalue().splitlines()]
    for logger, level in zip(loggers, levels, strict=True):
        logger.removeHandler(handler)
        logger.setLevel(level)


def about(lines: Lines, id: str) -> list[dict[str, Any]]:
    return [line for line in lines() if line.get("request") == id]


def test_there_are_no_secrets_in_it(person: Person, lines: Lines) -> None:
    link = captured(r"/me/([\w-]+)", (person.api("players", name="Livia"), person.get("/me"))[1].text)
    id = person.get(f"/me/{link}").headers["x-request-id"]
    eventually(lambda: about(lines, id))
    assert {"method", "route", "status", "ms"} <= set(about(lines, id)[0])
    assert about(lines, id)[0]["route"] == "/me/{link}"
    assert link not in json.dumps(lines())
    assert person.cookies["ludus"] not in json.dumps(lines())


def test_a_request_keeps_the_id_it_came_with(person: Person, lines: Lines) -> None:
    table = person.set_table()["id"]
    answer = person.get(f"/api/v1/tables/{table}/position", headers={"X-Request-ID": "from-a.proxy_1"})
    assert answer.headers["x-request-id"] == "from-a.proxy_1"
    eventually(lambda: about(lines, "from-a.proxy_1"))
    assert about(lines, "from-a.proxy_1")[0]["table"] == table


@pytest.mark.parametrize("wrong", [b"", b"x" * 65, b"a b", b'"}{', b"\xc3\xa4"])
def test_ids_that_are_not_plain_words_are_replaced(server: Running, wrong: bytes) -> None:
    answer = httpx.get(server.url, headers=[(b"X-Request-ID", wrong)])
    assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])


def test_setting_up_a_table_names_it(person: Person, lines: Lines) -> None:
    answer = person.api("tables", game="micatio", chairs=[{"kind": "person", "name": "Livia"}])
    id = answer.headers["x-request-id"]
    eventually(lambda: about(lines, id))
    assert about(lines, id)[0]["table"] == answer.json()["id"]


def test_an_error_can_be_found_by_the_id_of_the_answer(
    person: Person, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("broken on purpose")

    table = person.set_table()["id"]
    monkeypatch.setattr(positions, "position", fail)
    answer = person.get(f"/api/v1/tables/{table}/position")
    assert answer.status_code == 500
    assert "on purpose" not in answer.text
    id = answer.headers["x-request-id"]
    eventually(lambda: any("broken on purpose" in line.get("trace", "") for line in about(lines, id)))
    assert {line["table"] for line in about(lines, id)} == {table}
