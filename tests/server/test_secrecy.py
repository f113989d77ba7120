"""Nobody learns what they may not know: every response and stream is searched for other people's secrets."""

from __future__ import annotations

import json
import logging
import re
from contextlib import ExitStack

import pytest

from ludus.server.http.api import lobby, people, play, positions
from ludus.server.http.pages import table as pages
from server.conftest import Running
from server.person import PEBBLE, Person, sit_down
from waiting import eventually

LOT = re.compile(r"no\.\s\d{5}")  # dealt to everybody in secret
ROUTES = {  # everything that the server can be asked about a table
    (method, route.path)
    for part in (play, people, positions, lobby, pages)
    for route in part.router.routes
    for method in route.methods
    if "{id}" in route.path
}


def addresses(table: str, seat: int) -> list[str]:
    """Every address at which a viewer can look at a table."""
    base, viewer = f"/api/v1/tables/{table}", f"seat={seat}"
    past = [f"{viewer}&at={moment}" for moment in range(3)]
    return [
        base,
        *(f"{base}/{what}?{how}" for what in ("position", "board.svg") for how in (viewer, *past)),
        *(f"{base}/why?{viewer}&target={target}" for target in ("hand", "pebbles", "pile", "die")),
        *(f"{base}/preview?{viewer}&target={target}" for target in ("hand", "pebbles", "pile", "die")),
        f"{base}/log",
        f"/t/{table}?{viewer}",
        *(f"/api/page/{table}/parts?{how}&whole_story=true" for how in (viewer, *past)),
        *(f"/t/{table}/at/{moment}" for moment in range(3)),
        "/",
        "/me",
        "/statistics",
        "/api/v1/tables?stage=playing",
        "/api/v1/results",
    ]


def requests(seat: int, number: int) -> dict[str, dict[str, object]]:
    """Everything that can be asked to be done for a seat, and whatever else it needs to be understood."""
    return {
        "plan": {"seat": seat, "actions": [PEBBLE]},
        "hint": {"seat": seat},
        "chat": {"seat": seat, "text": "Salve"},
        "learned": {"seat": seat, "key": "pebbles"},
        "moves": {"seat": seat, "number": number, "actions": [PEBBLE]},
        "undo": {"seat": seat, "number": number + 1},
        "undo-request": {"seat": seat},
        "undo-answer": {"seat": seat, "agreed": True},
        "leave": {"seat": seat},
        "return": {"seat": seat},
        "consent": {"seat": seat, "absent": 1 - seat},
        "rematch": {"seat": seat},
        "places": {"seat": seat, "kind": "free"},
        "sit": {"seat": seat, "name": "Nemo"},
        "mute": {"seat": seat, "about": 1 - seat},
        "report": {"seat": seat, "about": 1 - seat, "reason": "cheats"},
        "remove": {"seat": 7},  # nobody has it
        "resign": {"seat": seat},
    }


def everything(person: Person, table: str, seat: int) -> str:
    """All that a viewer can be shown."""
    return "\n".join(person.get(path).text for path in addresses(table, seat))


def try_everything(person: Person, table: str, seat: int) -> None:
    """Do all that can be done for a seat, one's own or not, in the way of programs and in that of pages."""
    number = person.position(table)["number"]
    for what, body in requests(seat, number).items():
        person.api(f"tables/{table}/{what}", **body)
    person.post(f"/t/{table}/plan", json={"seat": seat, "actions": [PEBBLE]})
    person.post(f"/t/{table}/sit", data={"seat": str(seat), "name": "Nemo"})
    person.post(f"/t/{table}/leave", data={"seat": str(seat)})
    person.post(f"/t/{table}/remove", data={"seat": "7"})
    person.post(f"/t/{table}/places", data={"seat": str(seat), "kind": "free"})


def record_answers(person: Person) -> list[str]:
    """Every answer the person gets from now on."""
    texts: list[str] = []
    person.event_hooks["response"].append(lambda answer: texts.append(answer.read().decode()))
    return texts


def test_nobody_receives_anothers_secret(
    person: Person, other: Person, stranger: Person, caplog: pytest.LogCaptureFixture
) -> None:
    """Everybody does everything the server knows, with their own seat and with the others'."""
    caplog.set_level(logging.INFO, logger="ludus")
    table = sit_down(person, other, listed=True)
    viewers = ((person, 0), (other, 1), (stranger, -1))
    shown = [record_answers(who) for who, _ in viewers]
    with ExitStack() as streams:
        received = [streams.enter_context(who.listening(table, seat)) for who, seat in viewers]
        person.move(table, 0, PEBBLE)
        person.move(table, 0, 4)
        for who, seat in viewers:
            everything(who, table, seat)
            for others in {0, 1} - {seat}:
                try_everything(who, table, others)
                everything(who, table, others)
        try_everything(other, table, 1)
        eventually(lambda: any(one.get("kind") == "resign" for one in received[2]))
    own = [set(LOT.findall(" ".join(texts))) for texts in shown]
    assert [len(found) for found in own] == [1, 1, 0]
    assert own[0] != own[1]
    texts = [json.dumps(one, ensure_ascii=False) for one in received]
    assert re.search(r"Livia hides 4\sfingers", texts[0])
    assert "Livia hides" not in texts[1]
    assert "hides" not in texts[2]
    assert not any(LOT.search(text) for text in texts)
    eventually(
        lambda: {(vars(one)["method"], vars(one)["route"]) for one in caplog.records if "route" in vars(one)} >= ROUTES
    )


def test_a_hidden_move_leaves_no_gap_in_what_others_count(person: Person, other: Person, stranger: Person) -> None:
    table = sit_down(person, other)
    before = [other.position(table, seat=1), stranger.position(table)]
    with other.listening(table, 1) as received:
        person.move(table, 0, 3)  # in secret
        assert [other.position(table, seat=1), stranger.position(table)] == before
        person.ok(f"tables/{table}/undo", seat=0, number=person.position(table, seat=0)["number"])
        assert [other.position(table, seat=1), stranger.position(table)] == before
        person.move(table, 0, PEBBLE)
        eventually(lambda: len(received) == 2)
    assert [event["number"] for event in received] == [before[0]["number"], before[0]["number"] + 1]


def test_other_seats_may_be_looked_at_only_when_the_game_is_over(person: Person, other: Person) -> None:
    table = sit_down(person, other, options={"rounds": 1})
    assert person.get(f"/api/v1/tables/{table}/position?seat=1").status_code == 403
    assert person.get(f"/t/{table}?seat=1").status_code == 403
    assert person.get(f"/api/v1/tables/{table}/events?seat=1").status_code == 403
    person.move(table, 0, 1)
    other.move(table, 1, 2)
    assert person.position(table, seat=1)["seat"] == 1


def test_the_key_stays_secret_until_the_end(person: Person, server: Running) -> None:
    table = person.set_table()["id"]
    assert len(everything(person, table, 0)) > 1000
    key = server.services.registry.live[table].table.header.key
    assert key
    assert key not in everything(person, table, 0)


def test_a_plan_does_not_predict_the_real_die(person: Person) -> None:
    """The plan's own draws come from a seed of its own: what it shows after a roll is the position before it."""
    table = person.set_table()["id"]
    plan = person.ok(f"tables/{table}/plan", seat=0, actions=[7])
    assert plan["points"] == plan["points_now"] == 0
