"""Taking back more than one's own: through bots' replies, past reveals, and with the others' consent."""

from __future__ import annotations

from typing import Any

from ludus.cli.files import check_commitment
from ludus.engine.logfile import parse
from ludus.games.hadrians_wall import GAME as HADRIANS_WALL
from ludus.server.tables.undoing import last_action, last_turn
from server.conftest import Running
from server.person import PEBBLE, ROLL, Person, sit_down
from waiting import eventually

BOT = {"kind": "bot", "level": "greedy"}


def undo(person: Person, table: str, seat: int = 0, **more: Any) -> Any:
    return person.api(f"tables/{table}/undo", seat=seat, number=person.position(table, seat=seat)["number"], **more)


def told(person: Person, table: str, **query: Any) -> list[str]:
    return [line["text"] for line in person.position(table, **query)["story"]]


def test_a_reveal_is_taken_back_against_bots_and_the_game_counts_no_more(person: Person) -> None:
    table = person.set_table(options={"rounds": 1})["id"]
    person.move(table, 0, ROLL)
    rolled = person.position(table)
    assert rolled["undo"] == {"way": "rewind", "revealing": True}
    assert undo(person, table).json()["error"] == "NoUndo"  # nobody does so by accident
    assert undo(person, table, rewind=True).is_success
    after = person.position(table)
    assert (after["unranked"], after["seats"][0]["points"]) == (True, 0)
    assert told(person, table)[-1].startswith("Livia takes back a turn after something hidden was revealed.")
    assert "does not count for statistics" in person.get(f"/t/{table}").text
    person.move(table, 0, ROLL)
    assert person.position(table)["seats"] == rolled["seats"]  # draws repeat: that is why it does not count
    person.move(table, 0, 4)
    assert person.position(table)["stage"] == "finished"
    assert all(one["table"] != table for one in person.get("/api/v1/results").json())
    shown = person.get(f"/api/v1/tables/{table}").json()["fairness"]
    log = parse(person.get(f"/api/v1/tables/{table}/log").text)
    assert log.finished
    check_commitment(log, shown["commitment"], "")


def movers(person: Person, table: str) -> list[int]:
    """Who made the moves of a table, in order."""
    return [line["seat"] for line in person.position(table)["story"] if line["kind"] == "move"]


def test_what_bots_do_in_between_does_not_end_a_turn_where_all_decide_at_once() -> None:
    match = HADRIANS_WALL.new(players=2, seed=1)
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    first = len(match.log)  # the year begins, and nothing is revealed until it ends
    for seat in (0, 1, 0):
        match.play(seat, match.legal(seat)[0])
    assert match.revealed_at(first) == match.revealed
    assert last_action(match, 0) == first + 2
    assert last_turn(match, 0) == first


def test_the_last_turn_is_taken_back_through_the_bots_replies(person: Person) -> None:
    table = person.set_table(BOT)["id"]
    person.move(table, 0, PEBBLE)
    person.move(table, 0, 3)
    eventually(lambda: person.position(table)["actions"])  # the bot has shown, too: the second round has begun
    assert person.position(table)["undo"]["way"] == "rewind"
    first, second = [n for n, seat in enumerate(movers(person, table)) if seat == 0]
    in_a_row = second == first + 1  # otherwise the bot acted in between, which ends a turn here
    assert undo(person, table, rewind=True, everything=True).is_success
    assert movers(person, table).count(0) == (0 if in_a_row else 1)
    assert {action["words"] for action in person.position(table)["actions"]} >= {"show 3", "pebble"}
    person.move(table, 0, 3)
    eventually(lambda: person.position(table)["actions"])  # the bot answers again


def test_the_same_undo_sent_twice_is_done_once(person: Person) -> None:
    table = person.set_table()["id"]
    for _ in range(3):
        person.move(table, 0, PEBBLE)
    number = person.position(table)["number"]
    for _ in range(2):
        assert person.api(f"tables/{table}/undo", seat=0, number=number).is_success
    assert person.position(table)["seats"][0]["points"] == 2


def test_people_do_not_rewind_each_other(person: Person, other: Person) -> None:
    table = sit_down(person, other)
    person.move(table, 0, ROLL)
    assert person.position(table, seat=0)["undo"] == {"way": "", "revealing": False}
    assert undo(person, table, rewind=True).json()["error"] == "NoUndo"
    assert person.api(f"tables/{table}/undo-request", seat=0).status_code == 409


def test_the_others_are_asked_and_agree(person: Person, other: Person) -> None:
    table = sit_down(person, other, undo="consent")
    person.move(table, 0, ROLL)
    other.move(table, 1, 2)  # in secret
    assert person.position(table, seat=0)["undo"] == {"way": "ask", "revealing": True}
    person.ok(f"tables/{table}/undo-request", seat=0)
    asked = other.get(f"/t/{table}?seat=1").text
    assert "Livia asks to undo. Everything since then would be taken back." in asked
    assert "the game would not count" in asked
    assert 'data-agreed="yes"' not in person.get(f"/t/{table}?seat=0").text
    other.ok(f"tables/{table}/undo-answer", seat=1, agreed=True)
    assert person.position(table, seat=0)["unranked"]
    assert [seat["points"] for seat in other.position(table, seat=1)["seats"]] == [0, 0]
    assert {action["words"] for action in other.position(table, seat=1)["actions"]} >= {"show 2"}


def test_a_request_is_declined_withdrawn_or_overtaken(person: Person, other: Person, server: Running) -> None:
    table = sit_down(person, other, undo="consent")

    def open_request() -> bool:
        return server.services.registry.live[table].table.undo_request is not None

    person.move(table, 0, ROLL)
    person.ok(f"tables/{table}/undo-request", seat=0)
    assert other.api(f"tables/{table}/undo-request", seat=1).status_code == 409
    other.ok(f"tables/{table}/undo-answer", seat=1, agreed=False)
    assert not open_request()
    person.ok(f"tables/{table}/undo-request", seat=0)
    person.ok(f"tables/{table}/undo-request", seat=0)
    assert not open_request()
    person.ok(f"tables/{table}/undo-request", seat=0)
    other.move(table, 1, 2)  # in secret, so that nothing may show it
    assert open_request()
    person.move(table, 0, PEBBLE)
    assert not open_request()
    assert not person.position(table, seat=0)["unranked"]


def test_what_others_did_in_secret_does_not_shift_a_request(person: Person, other: Person) -> None:
    table = sit_down(person, other, undo="consent")
    other.move(table, 1, 2)
    person.move(table, 0, ROLL)
    person.ok(f"tables/{table}/undo-request", seat=0)
    other.ok(f"tables/{table}/undo-answer", seat=1, agreed=True)
    assert other.position(table, seat=1)["actions"] == []  # what was hidden before stands
    assert person.position(table, seat=0)["seats"][0]["points"] == 0


def test_set_up_offers_undo_by_consent(person: Person) -> None:
    assert 'name="undo"' in person.get("/new/micatio").text
    chairs = [{"kind": "person", "name": "Livia"}]
    assert person.api("tables", game="micatio", chairs=chairs, undo="never").status_code == 422
