"""Playing over HTTP: moves, numbers, undo, plans, hints, reasons, the end of a game."""

from __future__ import annotations

import hashlib

import pytest

from ludus.engine.logfile import parse
from ludus.engine.match import Match
from ludus.engine.view import View
from ludus.games import find
from server.person import PEBBLE, ROLL, Person, sit_down
from waiting import eventually


def test_a_solo_game_from_the_first_move_to_the_score(person: Person) -> None:
    table = person.set_table()["id"]
    position = person.position(table)
    assert position["question"] == "What do you do?"
    assert {action["words"] for action in position["actions"]} >= {"show 0", "pebble", "roll"}
    assert {action["target"] for action in position["actions"]} == {"hand", "pebbles", "pile", "die"}
    number = position["number"]
    for _ in range(2):
        answer = person.move(table, 0, PEBBLE, number=number).json()
        assert answer["number"] == number + 1
        number = person.move(table, 0, 4, number=answer["number"]).json()["number"]
    position = person.position(table)
    assert position["stage"] == "finished"
    assert position["actions"] == []
    assert position["breakdown"] == [[["fingers and rolls", 8], ["pebbles", 2], ["stones", 0]]]
    assert [line["text"] for line in position["story"] if line["kind"] == "move"] == [
        "Livia: Add a pebble.",
        "All show; round 1\N{NO-BREAK SPACE}ends.",
        "Livia: Add a pebble.",
        "All show; round 2\N{NO-BREAK SPACE}ends.",
    ]


def test_the_same_move_sent_twice_is_played_once(person: Person) -> None:
    table = person.set_table()["id"]
    number = person.position(table)["number"]
    first = person.move(table, 0, PEBBLE, number=number)
    again = person.move(table, 0, PEBBLE, number=number)
    assert first.json() == again.json()
    assert person.position(table)["seats"][0]["points"] == 1


def test_the_move_that_ends_the_game_may_be_sent_twice_too(person: Person) -> None:
    """Its answer may have been lost with the server that gave it."""
    table = person.set_table()["id"]
    number = person.move(table, 0, 4).json()["number"]
    last = person.move(table, 0, 4, number=number)
    assert last.json()["stage"] == "finished"
    again = person.move(table, 0, 4, number=number)
    assert again.is_success, again.text
    assert again.json() == last.json()


def test_a_move_runs_the_rules_once(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = person.set_table()["id"]
    number = person.position(table)["number"]
    steps: list[tuple[int, int]] = []
    play = Match._play

    def counted(match: Match, seat: int, action: int) -> None:
        steps.append((seat, action))
        play(match, seat, action)

    monkeypatch.setattr(Match, "_play", counted)
    assert person.move(table, 0, PEBBLE, PEBBLE, number=number).is_success
    assert steps == [(0, PEBBLE), (0, PEBBLE)]


def test_a_different_move_from_an_old_number_is_refused(person: Person) -> None:
    table = person.set_table()["id"]
    number = person.position(table)["number"]
    person.move(table, 0, PEBBLE, number=number)
    refused = person.move(table, 0, ROLL, number=number)
    assert (refused.status_code, refused.json()["error"]) == (409, "Stale")
    assert person.move(table, 0, PEBBLE, number=number + 99).status_code == 409


def test_those_who_act_together_do_not_wait_for_each_other(person: Person, other: Person) -> None:
    table = sit_down(person, other)
    numbers = [who.position(table, seat=seat)["number"] for seat, who in enumerate((person, other))]
    assert person.move(table, 0, PEBBLE, number=numbers[0]).is_success
    assert other.move(table, 1, PEBBLE, number=numbers[1]).is_success
    assert [seat["points"] for seat in person.position(table)["seats"]] == [1, 1]


def test_a_move_that_touches_what_another_did_meanwhile_is_refused(person: Person, other: Person) -> None:
    table = sit_down(person, other)
    other.move(table, 1, 2)
    number = other.position(table, seat=1)["number"]
    assert other.move(table, 1, 3, number=number).status_code == 409  # shown already
    assert person.move(table, 0, 1).is_success  # the round ends
    refused = other.move(table, 1, 3, number=number)
    assert (refused.status_code, refused.json()["error"]) == (409, "Stale")
    assert other.move(table, 1, 3).is_success  # decided anew, with the end of the round in sight


def test_an_impossible_move_says_every_reason(person: Person) -> None:
    table = person.set_table()["id"]
    for _ in range(3):
        person.move(table, 0, PEBBLE)
    refused = person.move(table, 0, PEBBLE)
    assert refused.status_code == 409
    assert refused.json()["reasons"] == ["no more than 3\N{NO-BREAK SPACE}pebbles a round"]
    why = person.get(f"/api/v1/tables/{table}/why", params={"target": "pebbles"}).json()
    most = "no more than 3\N{NO-BREAK SPACE}pebbles a round"
    assert why == [{"text": "Add a pebble", "reasons": [most], "rules": ""}]
    assert person.get(f"/api/v1/tables/{table}/why", params={"target": "nonsense"}).json() == []


def test_undo_goes_back_to_the_last_reveal(person: Person) -> None:
    table = person.set_table()["id"]
    person.move(table, 0, ROLL)
    for _ in range(3):
        person.move(table, 0, PEBBLE)
    before = person.position(table)
    one = person.ok(f"tables/{table}/undo", seat=0, number=before["number"])
    assert person.position(table)["seats"][0]["points"] == before["seats"][0]["points"] - 1
    person.ok(f"tables/{table}/undo", seat=0, number=one["number"], everything=True)
    after = person.position(table)
    assert after["seats"][0]["points"] == before["seats"][0]["points"] - 3
    assert not after["can_undo"]
    refused = person.api(f"tables/{table}/undo", seat=0, number=after["number"])
    assert (refused.status_code, refused.json()["error"]) == (409, "NoUndo")
    assert [line["text"] for line in after["story"] if line["kind"] == "move"] == ["Livia: Roll the die."]


def test_undo_beneath_what_others_did(person: Person, other: Person) -> None:
    table = sit_down(person, other)
    person.move(table, 0, PEBBLE)
    other.move(table, 1, PEBBLE)
    person.ok(f"tables/{table}/undo", seat=0, number=person.position(table)["number"])
    assert [seat["points"] for seat in person.position(table)["seats"]] == [0, 1]


def test_a_move_is_put_into_words_once(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until something under it is taken back: then it may read otherwise."""
    table = person.set_table({"kind": "person", "name": "Aulus"})["id"]
    text = find("micatio").text
    narrated: list[View] = []
    narrate = text.narrate

    def noted(before: View, seat: int, action: int, after: View, lang: str) -> str:
        narrated.append(before)
        return narrate(before, seat, action, after, lang)

    monkeypatch.setattr(text, "narrate", noted)

    def story() -> list[str]:
        lines = person.position(table, seat=0)["story"]
        return [line["text"] for line in lines if line["kind"] == "move"]

    person.move(table, 0, PEBBLE)
    person.move(table, 1, PEBBLE)
    narrated.clear()
    assert story() == story() == ["Livia: Add a pebble.", "Aulus: Add a pebble."]
    assert len(narrated) <= 2
    person.ok(f"tables/{table}/undo", seat=0, number=person.position(table, seat=0)["number"])
    narrated.clear()
    assert story() == ["Aulus: Add a pebble."]
    assert len(narrated) == 1


def test_a_plan_shows_where_it_leads_and_stores_nothing(person: Person) -> None:
    table = person.set_table()["id"]
    before = person.position(table)
    plan = person.ok(f"tables/{table}/plan", seat=0, actions=[PEBBLE, PEBBLE])
    assert (plan["points_now"], plan["points"]) == (0, 2)
    assert plan["gains"] == [["pebbles", 0, 2]]
    assert [action["text"] for action in plan["planned"]] == ["Add a pebble", "Add a pebble"]
    assert person.position(table) == before
    taken = person.move(table, 0, PEBBLE, PEBBLE, number=before["number"])
    assert taken.is_success
    assert person.position(table)["seats"][0]["points"] == 2


def test_a_plan_ends_where_chance_decides(person: Person) -> None:
    table = person.set_table()["id"]
    plan = person.ok(f"tables/{table}/plan", seat=0, actions=[PEBBLE, ROLL])
    assert plan["ended"]
    assert (plan["actions"], plan["points"]) == ([], 1)
    assert person.api(f"tables/{table}/plan", seat=0, actions=[ROLL, PEBBLE]).status_code == 400
    refused = person.move(table, 0, ROLL, PEBBLE)
    assert refused.status_code == 400
    assert person.position(table)["seats"][0]["points"] == 0


def test_hints_come_from_a_bot_and_only_where_they_are_allowed(person: Person) -> None:
    table = person.set_table()["id"]
    hints = person.ok(f"tables/{table}/hint", seat=0)
    assert hints
    assert {"number", "text", "target", "confidence", "gains", "prepares"} <= set(hints[0])
    assert all(hint["confidence"] for hint in hints)
    assert "%" not in str(hints)
    strict = person.set_table(hints=False)["id"]
    assert person.api(f"tables/{strict}/hint", seat=0).status_code == 403


def test_bots_play_their_seats_to_the_end(person: Person) -> None:
    table = person.set_table({"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"})["id"]
    person.move(table, 0, 3)
    eventually(lambda: person.position(table)["actions"])  # the second round has begun
    person.move(table, 0, 3)
    eventually(lambda: person.position(table)["stage"] == "finished")
    assert len([line for line in person.position(table)["story"] if line["kind"] == "move"]) >= 6


def test_looking_back_shows_what_was_known_then(person: Person) -> None:
    table = person.set_table()["id"]
    for _ in range(3):
        person.move(table, 0, PEBBLE)
    assert person.position(table)["moments"] == 3
    past = person.position(table, at=1)
    assert past["seats"][0]["points"] == 1
    assert past["actions"] == []
    assert person.get(f"/api/v1/tables/{table}/position", params={"at": 4}).status_code == 404
    assert "Micatio" in person.get(f"/t/{table}/at/2").text


def test_shuffles_can_be_verified_afterwards(person: Person) -> None:
    fresh = person.set_table(options={"rounds": 1})
    assert fresh["fairness"].keys() == {"commitment"}
    table = fresh["id"]
    assert person.get(f"/api/v1/tables/{table}/log").status_code == 409
    person.move(table, 0, 1)
    shown = person.get(f"/api/v1/tables/{table}").json()["fairness"]
    made_of = shown["secret"].encode()
    assert hashlib.sha256(made_of).hexdigest() == shown["commitment"] == fresh["fairness"]["commitment"]
    log = person.get(f"/api/v1/tables/{table}/log")
    assert f"\nkey {shown['secret']}\n" in log.text
    assert "attachment" in log.headers["content-disposition"]
    again = parse(log.text)  # anybody can replay it
    assert (again.finished, again.points(0)) == (True, person.position(table)["seats"][0]["points"])


def test_a_guided_game_explains_each_thing_once(person: Person) -> None:
    table = person.set_table(guided=True)["id"]
    assert "Pebbles are worth a point each." in person.get(f"/t/{table}").text
    person.ok(f"tables/{table}/learned", seat=0, key="pebbles")
    assert "Pebbles are worth" not in person.get(f"/t/{table}").text
    person.move(table, 0, 0)
    assert "The second round has begun." in person.get(f"/t/{table}").text


def test_finished_games_are_counted(person: Person) -> None:
    table = person.set_table(options={"rounds": 1})["id"]
    person.move(table, 0, 4)
    (result,) = [one for one in person.get("/api/v1/results").json() if one["table"] == table]
    assert (result["points"], result["rank"], result["options"]) == (4, 1, {"rounds": 1})
    assert "4\u00a0points" in person.get("/statistics").text


def test_the_same_people_play_again(person: Person, other: Person) -> None:
    table = sit_down(person, other, options={"rounds": 1})
    assert person.api(f"tables/{table}/rematch", seat=0).status_code == 409
    person.move(table, 0, 1)
    other.move(table, 1, 2)
    fresh = person.ok(f"tables/{table}/rematch", seat=0)
    assert [seat["name"] for seat in fresh["seats"]] == ["Livia", "Marcus"]
    assert other.ok(f"tables/{table}/rematch", seat=1)["id"] == fresh["id"]
    assert other.position(fresh["id"])["seat"] == 1
