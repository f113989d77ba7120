"""One bad row never breaks a page: its table can be read, but not played on, and everything else goes on."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import pytest

from ludus.games import find
from server.conftest import Running
from server.person import ANYBODY, PEBBLE, Person, sit_down

FOUR_FINGERS = 4
DAMAGED = "This table is damaged"
EVENTS = {  # what may be wrong with an event; number 5 is a move
    "broken JSON": "data = '{\"action\": 5' WHERE number = 5",
    "not an object": "data = '[5]' WHERE number = 5",
    "a missing field": "data = '{}' WHERE number = 5",
    "a field of the wrong type": 'data = \'{"action": "5"}\' WHERE number = 5',
    "an unknown kind": "kind = 'dance' WHERE number = 5",
    "an action the game does not have": "data = '{\"action\": 9999}' WHERE number = 5",
    "an illegal action": "data = '{\"action\": 5}', seat = 6 WHERE number = 5",
    "a gap": "number = 50 WHERE number = 5",
    "an impossible audience": "audience = 99999 WHERE number = 5",
    "a seat that is not there": "seat = 40 WHERE number = 1",
    "a negative seat": "seat = -3 WHERE number = 1",
}
HEADERS: dict[str, Any] = {  # what may be wrong with a header
    "broken JSON": "{",
    "not an object": "7",
    "no players": {"players": None},
    "too many players": {"players": 10**12},
    "options that are a list": {"options": ["rounds"]},
    "an unknown option": {"options": {"weather": "fine"}},
    "no seed": {"seed": "seven"},
}


@pytest.fixture
def table(server: Running, person: Person, other: Person) -> str:
    """A listed table of two people with two moves."""
    id = sit_down(person, other, listed=True)
    assert person.move(id, 0, PEBBLE).is_success
    assert other.move(id, 1, PEBBLE).is_success
    return id


@pytest.fixture
def healthy(person: Person) -> str:
    """Another table of the same person, that waits for players."""
    id: str = person.set_table(ANYBODY, listed=True)["id"]
    return id


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The tables that were logged as damaged."""
    found = [one for one in caplog.records if one.getMessage() == "table cannot be replayed"]
    return [str(vars(one)["table"]) for one in found]


def spoil(server: Running, change: str, *values: object) -> None:
    """Change a row past the server, which has not read it yet."""
    with sqlite3.connect(server.services.store.lock.database) as connection:
        connection.execute(change, values)
    connection.close()
    server.services.registry.live.clear()


def spoil_header(server: Running, id: str, wrong: Any) -> None:
    if isinstance(wrong, dict):
        with sqlite3.connect(server.services.store.lock.database) as connection:
            (text,) = connection.execute("SELECT header FROM tables WHERE id = ?", [id]).fetchone()
        connection.close()
        wrong = json.dumps(json.loads(text) | wrong)
    spoil(server, "UPDATE tables SET header = ? WHERE id = ?", wrong, id)


def check_read_only(id: str, healthy: str, person: Person, stranger: Person, message: str) -> None:
    """The table is shown with a message and its log; every list goes on without it."""
    page = person.get(f"/t/{id}")
    assert page.status_code == 200, page.text
    assert message in page.text
    assert "Livia sits down." in page.text or "cannot be read" in page.text
    log = person.get(f"/api/v1/tables/{id}/log")
    assert log.status_code == 200
    assert len([json.loads(line) for line in log.text.splitlines()]) > 3
    move = person.api(f"tables/{id}/moves", seat=0, number=6, actions=[PEBBLE])
    assert (move.status_code, move.json()["error"]) == (409, "ReadOnly" if "damaged" not in message else "Damaged")
    for visitor in (person, stranger):
        home = visitor.get("/")
        assert home.status_code == 200
        assert f"/t/{healthy}" in home.text
        assert visitor.get("/statistics").status_code == 200
    assert f"/t/{id}" in person.get("/").text
    assert f"/t/{id}" not in stranger.get("/").text
    listed = person.get("/api/v1/tables", params={"stage": "mine"}).json()
    assert healthy in [one["id"] for one in listed]


@pytest.mark.parametrize("change", EVENTS.values(), ids=EVENTS)
def test_a_bad_event(
    change: str,
    table: str,
    healthy: str,
    server: Running,
    person: Person,
    stranger: Person,
    caplog: pytest.LogCaptureFixture,
) -> None:
    spoil(server, f"UPDATE events SET {change} AND table_id = ?", table)
    check_read_only(table, healthy, person, stranger, DAMAGED)
    assert logged(caplog) == [table]


@pytest.mark.parametrize("wrong", HEADERS.values(), ids=HEADERS)
def test_a_bad_header(
    wrong: Any,
    table: str,
    healthy: str,
    server: Running,
    person: Person,
    stranger: Person,
    caplog: pytest.LogCaptureFixture,
) -> None:
    spoil_header(server, table, wrong)
    check_read_only(table, healthy, person, stranger, DAMAGED)
    assert logged(caplog) == [table]


def test_an_unknown_game(table: str, healthy: str, server: Running, person: Person, stranger: Person) -> None:
    spoil_header(server, table, {"game": "latrunculi"})
    check_read_only(table, healthy, person, stranger, "does not have the game latrunculi")


def test_other_rules(table: str, healthy: str, server: Running, person: Person, stranger: Person) -> None:
    assert find("micatio").supports(find("micatio").version)
    assert not find("micatio").supports(99)
    spoil_header(server, table, {"version": 99})
    check_read_only(table, healthy, person, stranger, "version 99 of the rules")


def test_fields_of_later_versions_are_tolerated(table: str, server: Running, person: Person) -> None:
    spoil_header(server, table, {"weather": "fine", "mood": {"merry": True}})
    assert person.move(table, 0, PEBBLE).is_success


def test_a_log_before_the_end_reveals_nothing_hidden(
    server: Running, person: Person, other: Person, stranger: Person
) -> None:
    id = sit_down(person, other, listed=True)
    assert person.move(id, 0, FOUR_FINGERS).is_success  # shown only when the other has chosen, too
    spoil_header(server, id, {"version": 99})
    for visitor, moves in ((person, 1), (other, 0), (stranger, 0)):
        text = visitor.get(f"/api/v1/tables/{id}/log").text
        lines = [json.loads(line) for line in text.splitlines()]
        assert set(lines[0]) <= {"id", "game", "version", "players", "options", "created", "clock"}
        assert '"player"' not in text
        assert [line.get("kind") for line in lines].count("move") == moves
        assert ("action number" in visitor.get(f"/t/{id}").text) == bool(moves)


def test_who_may_not_watch_reads_nothing(server: Running, person: Person, other: Person, stranger: Person) -> None:
    id = sit_down(person, other, watched=False)
    spoil_header(server, id, {"version": 99})
    assert stranger.get(f"/t/{id}").status_code == 403
    assert stranger.get(f"/api/v1/tables/{id}/log").status_code == 403
    assert other.get(f"/t/{id}").status_code == 200


def test_a_finished_table_of_other_rules_gives_its_whole_log(server: Running, person: Person) -> None:
    id = person.set_table(options={"rounds": 1})["id"]
    assert person.move(id, 0, 4).json()["stage"] == "finished"
    spoil_header(server, id, {"version": 99})
    log = [json.loads(line) for line in person.get(f"/api/v1/tables/{id}/log").text.splitlines()]
    assert len(log[0]["key"]) == 32
    assert "host" not in log[0]
    assert [line["kind"] for line in log[1:]] == ["sit", "begin", "move"]


def test_a_bad_header_leaves_the_other_past_games(server: Running, person: Person) -> None:
    ids = [person.set_table(options={"rounds": 1})["id"] for _ in range(3)]
    for id in ids:
        assert person.move(id, 0, 4).json()["stage"] == "finished"
    spoil_header(server, ids[0], "{")
    spoil_header(server, ids[1], {"game": "latrunculi"})
    results = person.get("/api/v1/results")
    assert {one["table"] for one in results.json()} == set(ids[1:])
    page = person.get("/statistics")
    assert page.status_code == 200
    assert "latrunculi" in page.text


def test_a_bad_event_that_another_process_appends_ends_the_game(server: Running, table: str, person: Person) -> None:
    with person.listening(table, 0):
        with sqlite3.connect(server.services.store.lock.database) as connection:
            connection.execute("INSERT INTO events VALUES (?, 7, 'dance', 0, 255, 0, '{}')", [table])
        connection.close()
        server.services.registry.live[table].stale = True
        assert person.get(f"/api/v1/tables/{table}/position").status_code == 409
    assert DAMAGED in person.get(f"/t/{table}").text
