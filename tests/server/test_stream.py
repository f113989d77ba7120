"""Live updates: numbered, recovered after a gap, ended when the server stops."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator

import httpx
import pytest

from ludus.server.http.compressed_streams import zipped
from server.conftest import Running, configuration
from server.person import PEBBLE, Person, sit_down
from waiting import eventually


def test_everybody_at_the_table_is_notified(person: Person, other: Person) -> None:
    table = sit_down(person, other)
    with other.listening(table, 1) as received:
        person.move(table, 0, PEBBLE)
        person.ok(f"tables/{table}/chat", seat=0, text="Salve")
        person.ok(f"tables/{table}/undo", seat=0, number=person.position(table)["number"])
        eventually(lambda: len(received) == 4)
    assert [(one["event"], one.get("kind"), one.get("text")) for one in received] == [
        ("hello", None, None),
        ("update", "move", "Livia: Add a pebble."),
        ("update", "chat", "Salve"),
        ("update", "undo", "Livia undoes the last step."),
    ]
    numbers = [one["number"] for one in received]
    assert numbers == list(range(numbers[0], numbers[0] + 4))


def test_a_returning_viewer_learns_whether_something_was_missed(person: Person) -> None:
    table = person.set_table()["id"]
    number = person.position(table)["number"]

    def greeting(last: int) -> str:
        path = f"/api/v1/tables/{table}/events?seat=0"
        with person.stream("GET", path, headers={"Last-Event-ID": str(last)}) as answer:
            assert answer.headers["content-type"].startswith("text/event-stream")
            return next(line for line in answer.iter_lines() if line.startswith("data: "))

    assert '"missed": false' in greeting(number)
    person.move(table, 0, PEBBLE)
    assert '"missed": true' in greeting(number)


def test_a_page_hears_what_happens_compressed(person: Person, other: Person) -> None:
    table = sit_down(person, other)
    with other.stream("GET", f"/api/page/{table}/events?seat=1") as answer:
        assert answer.headers["content-encoding"] == "gzip"
        lines = answer.iter_lines()
        assert next(line for line in lines if line.startswith("data: "))  # each piece can be read as it comes
        person.move(table, 0, PEBBLE)
        before = answer.num_bytes_downloaded
        update = next(line for line in lines if line.startswith("data: "))
        assert '"Livia: Add a pebble."' in update
        assert 0 < answer.num_bytes_downloaded - before < len(update) / 2


def test_a_compressed_stream_that_ends_is_a_whole_file() -> None:
    async def pieces() -> AsyncIterator[str]:
        for text in ("ave\n", "", "vale — " * 1000):
            yield text

    async def read() -> bytes:
        return b"".join([part async for part in zipped(pieces())])

    assert gzip.decompress(asyncio.run(read())).decode() == "ave\n" + "vale — " * 1000


def test_stopping_ends_streams_and_starting_again_resumes(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("stopping")
    first = Running(configuration(folder))
    with Person(first.url, "Livia") as person:
        table = person.set_table()["id"]
        person.move(table, 0, PEBBLE)
        with person.listening(table, 0):
            first.stop()
        cookies = dict(person.cookies)
    second = Running(configuration(folder))
    with httpx.Client(base_url=second.url, cookies=cookies) as client:
        position = client.get(f"/api/v1/tables/{table}/position").json()
    assert (position["seat"], position["seats"][0]["points"]) == (0, 1)
    second.stop()
