"""How games end: secrets come to light only when a game is finished, and then it is over for good; playing again."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from server.conftest import Running
from server.person import PEBBLE, Person, sit_down
from serving import ServerProcess, postgresql
from waiting import eventually

LOT = re.compile(r"no\.\s\d{5}")  # dealt to everybody in secret


def shown_to(person: Person, table: str, seat: int) -> str:
    base = f"/api/v1/tables/{table}"
    looks = [f"{base}/{what}?seat={seat}" for what in ("position", "board.svg")]
    paths = (base, *looks, f"{base}/log", f"/t/{table}?seat={seat}")
    return "\n".join(person.get(path).text for path in paths)


def test_a_table_that_everybody_left_reveals_nothing_and_can_be_played_on(
    person: Person, other: Person, stranger: Person, server: Running
) -> None:
    table = sit_down(person, other)
    secret = server.services.registry.live[table].table.header.secret
    assert len(secret) == 32
    person.ok(f"tables/{table}/leave", seat=0)
    assert other.ok(f"tables/{table}/leave", seat=1)["stage"] == "closed"
    for who, own in ((person, 0), (other, 1), (stranger, -1)):
        for seat in {0, 1} - {own}:
            seen = shown_to(who, table, seat)
            assert not LOT.search(seen)
            assert secret not in seen
        assert who.get(f"/api/v1/tables/{table}/position?seat={1 - max(own, 0)}").status_code == 403
        assert who.get(f"/api/v1/tables/{table}/log").status_code == 409
        assert "View as" not in who.get(f"/t/{table}").text
        assert "Download the log" not in who.get(f"/t/{table}").text
    assert person.ok(f"tables/{table}/return", seat=0)["stage"] == "playing"
    assert person.move(table, 0, PEBBLE).is_success


def test_giving_up_reveals_nothing_either(person: Person, other: Person) -> None:
    table = sit_down(person, other)
    person.ok(f"tables/{table}/resign", seat=0)
    assert other.ok(f"tables/{table}/resign", seat=1)["stage"] == "closed"
    assert "secret" not in person.get(f"/api/v1/tables/{table}").json()["fairness"]
    assert person.get(f"/api/v1/tables/{table}/position?seat=1").status_code == 403


def test_a_screen_shared_by_two_keeps_its_secrets_when_both_leave(person: Person) -> None:
    table = person.set_table({"kind": "person", "name": "Aulus"})["id"]
    for seat in (0, 1):
        person.ok(f"tables/{table}/leave", seat=seat)
    assert "I am Aulus" in person.get(f"/t/{table}").text


def test_a_game_that_revealed_its_secrets_never_continues(person: Person, other: Person) -> None:
    table = sit_down(person, other, options={"rounds": 1})
    other.ok(f"tables/{table}/leave", seat=1)
    person.move(table, 0, 1)
    other.ok(f"tables/{table}/return", seat=1)
    other.move(table, 1, 2)
    number = other.position(table, seat=1)["number"]
    assert "secret" in person.get(f"/api/v1/tables/{table}").json()["fairness"]
    before = other.position(table, seat=1)["sections"]
    asked: dict[str, dict[str, object]] = {
        "undo": {"number": number},
        "return": {},
        "leave": {},
        "resign": {},
        "moves": {"number": number, "actions": [PEBBLE]},
        "consent": {"absent": 0},
    }
    for what, body in asked.items():
        assert other.api(f"tables/{table}/{what}", seat=1, **body).status_code == 409, what
    after = other.position(table, seat=1)
    assert (after["stage"], after["sections"], after["number"]) == ("finished", before, number)


def ask_together(people: list[Person], table: str) -> set[str]:
    """Everybody asks for another game at the same moment; the tables they are led to."""
    with ThreadPoolExecutor(len(people)) as threads:
        asked = [threads.submit(who.ok, f"tables/{table}/rematch", seat=seat % 2) for seat, who in enumerate(people)]
        return {one.result()["id"] for one in asked}


def finished_game(person: Person, other: Person) -> str:
    table = sit_down(person, other, options={"rounds": 1})
    person.move(table, 0, 1)
    other.move(table, 1, 2)
    eventually(lambda: person.position(table)["stage"] == "finished")  # a second process is told a moment later
    return table


def mine(person: Person) -> set[str]:
    return {table["id"] for table in person.get("/api/v1/tables?stage=mine").json()}


def test_those_who_ask_for_another_game_at_once_meet_at_one_table(person: Person, other: Person) -> None:
    for _ in range(3):
        table = finished_game(person, other)
        before = mine(other)
        fresh = ask_together([person, other] * 4, table)
        assert len(fresh) == 1
        assert mine(other) - before == fresh  # no other table was left behind


def test_so_do_those_who_ask_different_processes(tmp_path: Path) -> None:
    with postgresql() as database:
        processes = [ServerProcess(tmp_path, database) for _ in range(2)]
        try:
            for process in processes:
                process.start(ready="micatio")
            with Person(processes[0].url, "Livia") as livia, Person(processes[1].url, "Marcus") as marcus:
                for _ in range(3):
                    table = finished_game(livia, marcus)
                    before = mine(marcus)
                    fresh = ask_together([livia, marcus] * 3, table)
                    assert len(fresh) == 1
                    assert mine(marcus) - before == fresh
        finally:
            for process in processes:
                process.kill()
