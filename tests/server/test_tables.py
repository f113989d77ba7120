"""Tables: seats, invitations, one screen, watching, leaving, resigning, bots for those who are away, clocks, talk."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

from ludus.server.tables import events
from page_text import captured
from server.conftest import Running
from server.person import ANYBODY, PEBBLE, ROLL, Person, sit_down
from waiting import eventually

INVITED = {"kind": "kept"}
BOT = {"kind": "bot", "level": "greedy"}


def invitation(table: dict[str, Any]) -> str:
    (one,) = table["invitations"]
    return str(one["link"].rpartition("/")[2])


def test_a_seat_is_taken_by_invitation(person: Person, other: Person, stranger: Person) -> None:
    table = person.set_table(INVITED)
    token = invitation(table)
    assert stranger.api(f"tables/{table['id']}/sit", name="Nemo", seat=1).status_code == 403
    assert "invited" in other.get(f"/join/{token}").text
    seated = other.post(f"/join/{token}", data={"name": "Marcus"})
    assert seated.status_code == 303
    assert other.position(table["id"])["seat"] == 1
    assert other.get(f"/join/{token}").status_code == 303  # the same link brings back whoever took the place
    late = stranger.post(f"/join/{token}", data={"name": "Nemo"})
    assert late.status_code == 409
    assert "Marcus" in late.text


def test_an_invitation_is_void_once_the_seat_was_kept_again(person: Person, other: Person) -> None:
    table = person.set_table(INVITED)
    old = invitation(table)
    person.ok(f"tables/{table['id']}/places", seat=1, kind="free")
    fresh = person.ok(f"tables/{table['id']}/places", seat=1, kind="kept")
    assert invitation(fresh) != old
    assert other.get(f"/join/{old}").status_code == 404
    assert other.post(f"/join/{invitation(fresh)}", data={"name": "Marcus"}).status_code == 303


def test_only_the_host_sees_invitations_and_assigns_seats(person: Person, other: Person) -> None:
    table = person.set_table(INVITED, ANYBODY)["id"]
    other.ok(f"tables/{table}/sit", name="Marcus")
    assert other.get(f"/api/v1/tables/{table}").json()["invitations"] == []
    assert other.api(f"tables/{table}/places", seat=1, kind="free").status_code == 403
    assert person.api(f"tables/{table}/places", seat=2, kind="free").status_code == 409  # Marcus has it
    assert person.ok(f"tables/{table}/places", seat=1, kind="bot", level="greedy")["stage"] == "playing"


def test_tokens_are_stored_hashed(person: Person, server: Running) -> None:
    table = person.set_table(INVITED)
    token = invitation(table)
    link = captured(r"/me/([\w-]+)", person.get("/me").text)
    kept = b"".join(path.read_bytes() for path in server.services.configuration.folder.glob("ludus.db*"))
    assert table["id"].encode() in kept
    assert token.encode() not in kept
    assert link.encode() not in kept


def test_the_lobby_lists_free_seats_and_games_to_watch(person: Person, stranger: Person) -> None:
    hidden = person.set_table(INVITED)["id"]
    free = person.set_table(ANYBODY)["id"]
    listed = [table["id"] for table in stranger.get("/api/v1/tables").json()]
    assert free in listed
    assert hidden not in listed
    shown = person.set_table(listed=True)["id"]
    assert shown in [table["id"] for table in stranger.get("/api/v1/tables", params={"stage": "playing"}).json()]
    assert shown in [table["id"] for table in person.get("/api/v1/tables", params={"stage": "mine"}).json()]
    assert "Sit down" in stranger.get("/").text


def test_one_screen_hides_everything_between_two_people(person: Person) -> None:
    table = person.set_table({"kind": "person", "name": "Aulus"})["id"]
    between = person.get(f"/t/{table}").text
    assert "I am Livia" in between
    assert "I am Aulus" in between
    assert "Your lot" not in between
    assert "Your lot" in person.get(f"/t/{table}?seat=1").text
    assert person.move(table, 1, PEBBLE).is_success
    assert person.move(table, 0, PEBBLE).is_success


def test_a_form_for_one_screen_names_everybody(person: Person) -> None:
    """What it offers can be sent as it is."""
    names = re.findall(r'name="name-\d" value="([^"]+)"', person.get("/new/micatio?with=here").text)
    assert len(set(names)) == len(names) >= 2
    fields = {f"seat-{seat}": "here" for seat in range(2)} | {f"name-{seat}": names[seat] for seat in range(2)}
    assert person.post("/new/micatio", data=fields).status_code == 303


def test_two_people_of_one_name_are_told_apart(person: Person, other: Person) -> None:
    table = person.set_table(ANYBODY)["id"]
    seats = other.ok(f"tables/{table}/sit", name=person.name)["seats"]
    assert [seat["name"] for seat in seats] == ["Livia", "Livia II"]


def test_a_waiting_room_can_be_left_and_closes_when_the_last_has_left(person: Person, other: Person) -> None:
    table = person.set_table(ANYBODY, ANYBODY)["id"]
    assert "Close the table" in person.get(f"/t/{table}").text
    other.ok(f"tables/{table}/sit", name=other.name)
    assert "Leave the table" in person.get(f"/t/{table}").text
    assert person.post(f"/t/{table}/leave").headers["location"] == "/"
    assert table in [one["id"] for one in other.get("/api/v1/tables").json()]
    other.post(f"/t/{table}/leave")
    assert table not in [one["id"] for one in other.get("/api/v1/tables").json()]
    for refused in (other.get(f"/t/{table}"), other.api(f"tables/{table}/sit", name=other.name)):
        assert refused.status_code == 409
        assert "This table has been closed." in refused.text


def test_a_table_with_a_free_seat_has_a_link_to_send(person: Person) -> None:
    assert "take a free seat" in person.get(f"/t/{person.set_table(ANYBODY)['id']}").text
    assert "take a free seat" not in person.get(f"/t/{person.set_table(INVITED)['id']}").text


def test_watching(person: Person, stranger: Person) -> None:
    table = person.set_table()["id"]
    seen = stranger.position(table)
    assert (seen["seat"], seen["actions"]) == (-1, [])
    assert stranger.get(f"/t/{table}").is_success
    private = person.set_table(watched=False)["id"]
    for path in (f"/t/{private}", f"/api/v1/tables/{private}/position", f"/api/v1/tables/{private}"):
        assert stranger.get(path).status_code == 403


def test_a_person_comes_back_by_their_own_link(person: Person, stranger: Person) -> None:
    table = person.set_table()["id"]
    link = captured(r"/me/[\w-]+", person.get("/me").text)
    assert "Livia" in stranger.get(link).text
    assert stranger.post(link).status_code == 303
    assert stranger.position(table)["seat"] == 0
    stranger.post("/me/renew")
    assert person.position(table)["seat"] == -1  # every other device is signed out
    assert person.get(link).status_code == 404


def test_a_leaver_is_replaced_by_consent(person: Person, other: Person) -> None:
    table = sit_down(person, other)
    assert person.api(f"tables/{table}/consent", seat=0, absent=1).status_code == 409  # still playing
    other.ok(f"tables/{table}/leave", seat=1)
    assert person.position(table)["seats"][1]["away"] == "left"
    person.ok(f"tables/{table}/consent", seat=0, absent=1, level="greedy")
    eventually(lambda: person.position(table)["seats"][1]["points"] == 3)  # the bot piles up pebbles
    other.ok(f"tables/{table}/return", seat=1)
    assert person.position(table)["seats"][1]["away"] == ""


def test_all_who_are_here_must_agree(person: Person, other: Person, stranger: Person) -> None:
    table = person.set_table(ANYBODY, ANYBODY)["id"]
    other.ok(f"tables/{table}/sit", name="Marcus")
    stranger.ok(f"tables/{table}/sit", name="Nemo")
    stranger.ok(f"tables/{table}/leave", seat=2)
    person.ok(f"tables/{table}/consent", seat=0, absent=2)
    assert person.position(table)["seats"][2]["level"] == ""
    other.ok(f"tables/{table}/consent", seat=1, absent=2)
    assert person.position(table)["seats"][2]["level"] != ""


def test_resigning_ends_the_game_for_one_and_others_continue(person: Person, other: Person) -> None:
    table = sit_down(person, other)
    other.ok(f"tables/{table}/resign", seat=1)
    assert other.move(table, 1, ROLL).status_code == 409  # the bot adds pebbles: one sent twice would be granted
    assert other.api(f"tables/{table}/return", seat=1).status_code == 409
    eventually(lambda: person.position(table)["seats"][1]["points"] == 3)
    person.ok(f"tables/{table}/resign", seat=0)
    assert person.position(table)["stage"] == "closed"


def test_a_clock_that_runs_out_calls_a_bot(person: Person, monkeypatch: pytest.MonkeyPatch, server: Running) -> None:
    assert person.api("tables", game="micatio", chairs=[{"kind": "person", "name": "L"}], clock=3).status_code == 400
    table = person.set_table(BOT, clock=60)["id"]
    person.move(table, 0, PEBBLE)
    later = time.time_ns() // 1_000_000 + 61_000
    monkeypatch.setattr(events, "now", lambda: later)
    eventually(lambda: person.position(table)["seats"][0]["away"] == "late")
    monkeypatch.undo()
    person.ok(f"tables/{table}/return", seat=0)
    assert person.position(table)["seats"][0]["away"] == ""


def test_talk_is_plain_text(person: Person, other: Person) -> None:
    table = sit_down(person, other)
    person.ok(f"tables/{table}/chat", seat=0, text="  <b>Salve</b>,\n amice\x07! ")
    assert "<b>Salve</b>, amice!" in [line["text"] for line in other.position(table)["story"]]
    page = other.get(f"/t/{table}").text
    assert "&lt;b&gt;Salve&lt;/b&gt;, amice!" in page
    assert "<b>Salve" not in page
    assert person.api(f"tables/{table}/chat", seat=0, text="   ").status_code == 400
    assert person.api(f"tables/{table}/chat", seat=0, text="x" * 501).status_code == 422
