"""Previews over HTTP: what an action costs and gives before it is done, and nothing that chance has not decided."""

from __future__ import annotations

from typing import Any

from server.person import PEBBLE, ROLL, Person, sit_down


def previews(person: Person, table: str, **query: Any) -> Any:
    answer = person.get(f"/api/v1/tables/{table}/preview", params={"seat": 0, **query})
    assert answer.is_success, answer.text
    return answer.json()


def test_a_preview_shows_the_points(person: Person) -> None:
    table = person.set_table()["id"]
    before = person.position(table)
    (pebble,) = previews(person, table, target="pebbles")
    assert (pebble["number"], pebble["text"], pebble["points"]) == (PEBBLE, "Add a pebble", 1)
    assert (pebble["changes"], pebble["others"], pebble["uncertain"]) == ([], [], False)
    assert previews(person, table, action=PEBBLE) == [pebble]
    assert person.position(table) == before


def test_what_chance_decides_is_not_shown(person: Person) -> None:
    table = person.set_table()["id"]
    (roll,) = previews(person, table, action=ROLL)
    assert (roll["uncertain"], roll["points"], roll["changes"]) == (True, 0, [])


def test_there_is_no_preview_of_what_cannot_be_done(person: Person, other: Person, stranger: Person) -> None:
    table = sit_down(person, other)
    assert previews(person, table, target="nonsense") == previews(person, table, action=999) == []
    person.move(table, 0, 3)
    assert previews(person, table, target="pebbles") == []
    assert stranger.get(f"/api/v1/tables/{table}/preview?seat=0&target=pebbles").status_code == 403
    assert stranger.get(f"/api/v1/tables/{table}/preview?target=pebbles").json() == []
