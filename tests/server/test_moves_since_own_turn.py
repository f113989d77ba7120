"""What others did since a player's last turn."""

from __future__ import annotations

import re

from ludus.server.live.story import Line, since_own
from server.person import PEBBLE, Person, sit_down


def strip(person: Person, table: str, seat: int) -> list[tuple[str, str, str]]:
    page = person.get(f"/t/{table}?seat={seat}").text
    found = re.search(r'data-part="since".*?</div>', page, re.DOTALL)
    assert found
    return re.findall(r'<a href="#" data-moment="(\d+)" data-shows="(\w+)">(.*?)</a>', found[0])


def test_only_what_others_did_since_is_listed() -> None:
    lines = [Line(seat, "move", f"{seat} {n}", n) for n, seat in enumerate((1, 0, 1, 2))]
    lines.append(Line(1, "chat", "Salve", -1))
    assert [line.text for line in since_own(lines, 0)] == ["1 2", "2 3"]
    assert len(since_own(lines, 3)) == 4  # somebody who has not done anything yet
    assert since_own(lines, 2) == since_own(lines, -1) == []


def test_each_line_leads_to_its_moment_and_its_place(person: Person, other: Person) -> None:
    table = sit_down(person, other)
    person.move(table, 0, PEBBLE)
    assert strip(person, table, 0) == []
    other.move(table, 1, PEBBLE)
    other.move(table, 1, PEBBLE)
    assert strip(person, table, 0) == [
        ("2", "pebbles", "Marcus: Add a pebble."),
        ("3", "pebbles", "Marcus: Add a pebble."),
    ]
    person.move(table, 0, PEBBLE)
    assert strip(person, table, 0) == []


def test_the_log_marks_the_same_lines(person: Person, other: Person) -> None:
    table = sit_down(person, other)
    person.move(table, 0, PEBBLE)
    other.move(table, 1, PEBBLE)
    page = person.get(f"/t/{table}?seat=0").text
    fresh = re.findall(r'<li class="[^"]*fresh">.*?data-moment="(\d+)" data-shows="(\w+)"', page, re.DOTALL)
    assert fresh == [("2", "pebbles")]


def test_what_was_done_in_secret_points_nowhere(person: Person, other: Person) -> None:
    table = sit_down(person, other)
    other.move(table, 1, 3)
    assert 'data-shows="hand"' not in person.get(f"/t/{table}?seat=0").text
