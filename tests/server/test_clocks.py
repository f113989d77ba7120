"""Clocks: every decision has a time limit; a reaction has a short one where a table is played live."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from ludus.games import find
from ludus.server.tables import clocks, events
from ludus.server.tables.payloads import ClockExpired
from server.conftest import Running
from server.person import PEBBLE, Person, sit_down
from waiting import eventually

DAY = 24 * 3600
NOTHING = 0  # showing no finger: what a seat does that declines every reaction
Later = Callable[[int], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Lets time pass."""
    start = time.time_ns()
    return lambda seconds: monkeypatch.setattr(events, "now", lambda: start // 1_000_000 + seconds * 1000)


@pytest.fixture
def reacting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question of the game is one for a reaction."""
    monkeypatch.setattr(find("micatio").text, "is_pass", lambda action: action == NOTHING, raising=False)


def rings(server: Running, table: str) -> bool:
    return table in server.services.housekeeping.alarms


def test_the_seat_that_is_asked_sees_the_time_that_is_left(
    person: Person, other: Person, stranger: Person, later: Later
) -> None:
    table = sit_down(person, other, clock=60)
    later(10)
    assert 49 <= person.position(table, seat=0)["seconds_left"] <= 51
    assert stranger.position(table)["seconds_left"] is None
    assert 'role="timer" data-left="5' in person.get(f"/t/{table}").text
    assert "data-left" not in stranger.get(f"/t/{table}").text
    free = sit_down(person, other)
    assert person.position(free, seat=0)["seconds_left"] is None


def test_whoever_does_not_react_in_time_declines(
    person: Person, other: Person, server: Running, later: Later, reacting: None
) -> None:
    table = sit_down(person, other, clock=300)
    assert person.position(table, seat=0)["seconds_left"] == clocks.REACTION
    assert "after that you pass" in person.get(f"/t/{table}").text
    person.move(table, 0, PEBBLE)
    assert rings(server, table)
    later(clocks.REACTION + 1)
    eventually(
        lambda: "All show; round 1\N{NO-BREAK SPACE}ends." in [line["text"] for line in person.position(table)["story"]]
    )
    seats = person.position(table)["seats"]
    assert [seat["away"] for seat in seats] == ["", ""]
    assert [seat["points"] for seat in seats] == [1, 0]


def test_the_alarm_rings_on_time(person: Person, monkeypatch: pytest.MonkeyPatch, reacting: None) -> None:
    monkeypatch.setattr(clocks, "REACTION", 1)
    table = person.set_table(clock=60, options={"rounds": 1})["id"]
    began = time.monotonic()
    eventually(lambda: person.position(table)["stage"] == "finished")
    assert time.monotonic() - began < 4  # the regular check of all tables would have come later


def test_where_a_table_is_not_played_live_a_reaction_has_the_time_of_any_decision(
    person: Person, other: Person, server: Running, later: Later, reacting: None
) -> None:
    table = sit_down(person, other, clock=DAY)
    assert person.position(table, seat=0)["seconds_left"] == DAY
    assert not rings(server, table)
    later(3600)
    assert clocks.expire(server.services.registry.live[table].table, "greedy") == []
    later(DAY + 1)
    late = clocks.expire(server.services.registry.live[table].table, "greedy")
    assert [draft.payload for draft in late] == [ClockExpired("greedy")] * 2
