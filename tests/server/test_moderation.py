"""Living with others: hosts remove and ban, players mute and report, and those who vanish block nobody."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from ludus.server.http import moderation
from ludus.server.store.schema import REPORTS
from ludus.server.tables import commands, events
from page_text import captured
from server.conftest import Running
from server.person import ANYBODY, Person, sit_down
from waiting import eventually

HOUR = 3600
Later = Callable[[int], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Lets time pass."""
    start = time.time_ns()
    return lambda seconds: monkeypatch.setattr(events, "now", lambda: start // 1_000_000 + seconds * 1000)


def three(person: Person, other: Person, stranger: Person) -> str:
    table: str = person.set_table(ANYBODY, ANYBODY)["id"]
    for who in (other, stranger):
        who.ok(f"tables/{table}/sit", name=who.name)
    return table


def story(person: Person, table: str) -> list[str]:
    return [line["text"] for line in person.position(table)["story"]]


# removing and banning


def test_a_host_removes_somebody_before_the_game(person: Person, other: Person, stranger: Person) -> None:
    table = person.set_table(ANYBODY, ANYBODY)["id"]
    other.ok(f"tables/{table}/sit", name="Marcus")
    assert other.api(f"tables/{table}/remove", seat=0).status_code == 403  # not the host
    assert stranger.api(f"tables/{table}/remove", seat=1).status_code == 403
    assert person.api(f"tables/{table}/remove", seat=0).status_code == 409  # oneself
    assert person.api(f"tables/{table}/remove", seat=2).status_code == 409  # nobody there
    assert person.api(f"tables/{table}/remove", seat=7).status_code == 404
    assert "Remove Marcus" in person.get(f"/t/{table}").text
    assert "Remove Marcus" not in other.get(f"/t/{table}").text
    assert person.post(f"/t/{table}/remove", data={"seat": "1"}).status_code == 303
    assert person.get(f"/api/v1/tables/{table}").json()["seats"][1]["kind"] == "free"
    assert table not in [one["id"] for one in other.get("/api/v1/tables?stage=mine").json()]
    other.ok(f"tables/{table}/sit", name="Marcus")  # not banned
    person.post(f"/t/{table}/remove", data={"seat": "1", "ban": "yes"})
    refused = other.api(f"tables/{table}/sit", name="Marcus")
    assert (refused.status_code, refused.json()["error"]) == (403, "Forbidden")
    stranger.ok(f"tables/{table}/sit", name="Nemo")


def test_a_removed_person_loses_the_seat_and_a_bot_plays_on(person: Person, other: Person) -> None:
    table = sit_down(person, other)
    with other.listening(table, 1) as received:
        person.ok(f"tables/{table}/remove", seat=1)
        eventually(lambda: received[-1]["event"] == "gone")
    seat = person.position(table)["seats"][1]
    assert (seat["name"], seat["kind"], seat["away"]) == ("Marcus", "bot", "removed")
    eventually(lambda: person.position(table)["seats"][1]["points"] == 3)  # the bot piles up pebbles
    assert "Marcus has been removed; a bot takes over." in story(person, table)
    assert not any(one.get("kind") == "move" for one in received)  # nothing of what the seat did afterwards
    assert other.position(table)["seat"] == -1
    assert other.get(f"/api/v1/tables/{table}/position?seat=1").status_code == 403
    assert other.api(f"tables/{table}/return", seat=1).status_code == 403
    assert other.api(f"tables/{table}/chat", seat=1, text="Redeo").status_code == 403
    assert other.api(f"tables/{table}/moves", seat=1, number=9, actions=[0]).status_code == 403
    person.move(table, 0, 1)
    eventually(lambda: person.position(table)["actions"])
    person.move(table, 0, 1)
    eventually(lambda: person.position(table)["stage"] == "finished")
    assert other.get("/api/v1/results").json() == []
    again = person.ok(f"tables/{table}/rematch", seat=0)
    assert [one["kind"] for one in again["seats"]] == ["person", "bot"]


def test_whoever_is_banned_by_a_host_sits_at_none_of_their_tables(person: Person, other: Person) -> None:
    table = sit_down(person, other, options={"rounds": 1})
    person.ok(f"tables/{table}/remove", seat=1, ban="host")
    fresh = person.set_table({"kind": "kept"}, ANYBODY)
    assert other.api(f"tables/{fresh['id']}/sit", name="Marcus").status_code == 403
    invitation = fresh["invitations"][0]["link"].rpartition("/")[2]
    assert other.post(f"/join/{invitation}", data={"name": "Marcus"}).status_code == 403
    own = other.set_table(ANYBODY)["id"]
    assert person.api(f"tables/{own}/sit", name="Livia").is_success  # it works one way only
    (block,) = person.get("/api/v1/blocks").json()
    assert (block["kind"], block["name"]) == ("ban", "Marcus")
    assert other.get("/api/v1/blocks").json() == []
    assert other.ok(f"blocks/{block['number']}/lift") == []  # not theirs: nothing happens
    assert "Allow Marcus again" in person.get("/me").text
    assert person.post("/me/lift", data={"number": str(block["number"])}).status_code == 303
    assert other.api(f"tables/{fresh['id']}/sit", name="Marcus").is_success


def test_nobody_is_seated_again_with_whom_the_host_has_banned(person: Person, other: Person) -> None:
    table = sit_down(person, other, options={"rounds": 1})
    second = sit_down(person, other, options={"rounds": 1})
    for one in (table, second):
        person.move(one, 0, 1)
    other.move(table, 1, 2)
    person.ok(f"tables/{second}/remove", seat=1, ban="host")
    fresh = person.ok(f"tables/{table}/rematch", seat=0)
    assert [seat["kind"] for seat in fresh["seats"]] == ["person", "bot"]


def test_nobody_is_removed_from_a_game_that_is_over(person: Person, other: Person) -> None:
    table = sit_down(person, other, options={"rounds": 1})
    person.move(table, 0, 1)
    other.move(table, 1, 2)
    assert person.api(f"tables/{table}/remove", seat=1).status_code == 409
    assert other.position(table, seat=1)["seat"] == 1


# muting and reporting


def test_messages_of_a_muted_person_are_hidden_from_who_muted_them(
    person: Person, other: Person, stranger: Person
) -> None:
    table = three(person, other, stranger)
    other.ok(f"tables/{table}/chat", seat=1, text="Before")
    with person.listening(table, 0) as received, stranger.listening(table, 2) as received_by_others:
        assert person.api(f"tables/{table}/mute", seat=0, about=1).status_code == 204
        assert person.api(f"tables/{table}/mute", seat=0, about=1).status_code == 204  # once is enough
        other.ok(f"tables/{table}/chat", seat=1, text="After")
        stranger.ok(f"tables/{table}/chat", seat=2, text="Salvete")
        eventually(lambda: len(received) == len(received_by_others) == 3)
    assert [one["text"] for one in received[1:]] == ["", "Salvete"]
    assert [one["text"] for one in received_by_others[1:]] == ["After", "Salvete"]
    assert [one["number"] for one in received] == [one["number"] for one in received_by_others]  # no gap
    assert not {"Before", "After"} & set(story(person, table))
    assert {"Before", "After"} <= set(story(stranger, table))
    for page in (person.get(f"/t/{table}").text, person.get(f"/api/page/{table}/parts?seat=0&whole_story=true").text):
        assert "Before" not in page
        assert "Salvete" in page
    elsewhere = sit_down(person, other)
    other.ok(f"tables/{elsewhere}/chat", seat=1, text="Here, too")
    assert "Here, too" not in story(person, elsewhere)
    person.ok(f"tables/{table}/remove", seat=1)
    assert "Before" not in story(person, table)  # what was said stays unsaid
    (block,) = person.get("/api/v1/blocks").json()
    person.ok(f"blocks/{block['number']}/lift")
    assert {"Before", "After"} <= set(story(person, table))


def test_muting_is_taken_back_at_the_table(person: Person, other: Person) -> None:
    table = sit_down(person, other)
    other.ok(f"tables/{table}/chat", seat=1, text="Salve")
    person.api(f"tables/{table}/mute", seat=0, about=1)
    assert 'data-muted="no"' in person.get(f"/t/{table}").text
    person.api(f"tables/{table}/mute", seat=0, about=1, muted=False)
    assert 'data-muted="yes"' in person.get(f"/t/{table}").text
    assert "Salve" in story(person, table)
    assert person.api(f"tables/{table}/mute", seat=0, about=0).status_code == 409
    assert person.api(f"tables/{table}/mute", seat=1, about=0).status_code == 403


def test_a_report_reaches_the_operator(
    person: Person, other: Person, stranger: Person, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down(person, other)
    assert person.api(f"tables/{table}/report", seat=0, about=1, reason="  rude\n words ").status_code == 204
    assert stranger.api(f"tables/{table}/report", seat=0, about=1, reason="rude").status_code == 403
    assert person.api(f"tables/{table}/report", seat=0, about=1, reason=" ").status_code == 400
    assert person.api(f"tables/{table}/report", seat=0, about=1, reason="x" * 201).status_code == 422
    with server.services.store.writer.writer.engine.connect() as connection:
        rows = connection.execute(REPORTS.select().where(REPORTS.c.table_id == table)).all()
    assert [(row.name, row.reason) for row in rows] == [("Marcus", "rude words")]
    assert "rude words" not in other.get(f"/t/{table}").text
    monkeypatch.setattr(moderation, "MAX_REPORTS", 1)
    assert person.api(f"tables/{table}/report", seat=0, about=1, reason="again").status_code == 429


# those who vanish


def test_two_who_vanished_do_not_block_a_third(person: Person, other: Person, stranger: Person, later: Later) -> None:
    table = three(person, other, stranger)
    person.move(table, 0, 1)  # now both others are awaited, and neither will ever agree
    later(HOUR)
    person.ok(f"tables/{table}/consent", seat=0, absent=1)
    assert person.position(table)["seats"][1]["level"] == ""  # Nemo may still be here, and would have to agree
    later(commands.VANISHED_AFTER // 1000 + HOUR)
    page = person.get(f"/t/{table}").text
    assert "Let a bot play for Marcus" in page
    assert "disabled" not in captured(r'<button data-post="consent" data-absent="1"([^>]*)>', page)
    for seat in (1, 2):
        person.ok(f"tables/{table}/consent", seat=0, absent=seat)
    eventually(lambda: person.position(table)["actions"])  # the bots have ended the round
    assert other.ok(f"tables/{table}/return", seat=1)["stage"] == "playing"
    assert other.position(table)["seats"][1]["away"] == ""


def test_whoever_has_just_been_asked_has_kept_nobody_waiting(person: Person, other: Person, later: Later) -> None:
    """However long ago their own last move was."""
    table = sit_down(person, other)
    other.move(table, 1, 1)
    later(2 * commands.VANISHED_AFTER // 1000)
    person.move(table, 0, 1)
    refused = person.api(f"tables/{table}/consent", seat=0, absent=1)
    assert refused.status_code == 409
    assert "still playing" in refused.json()["message"]
