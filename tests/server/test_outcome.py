"""The end of a game on its page: who won, the scores side by side, what to do next."""

from __future__ import annotations

import re

from server.person import PEBBLE, Person, sit_down


def outcome(person: Person, table: str) -> str:
    page = person.get(f"/t/{table}?seat=0").text
    found = re.search(r'data-part="outcome".*?data-part="tools"', page, re.DOTALL)
    assert found
    return found[0].replace("\N{NO-BREAK SPACE}", " ")


def test_the_winner_is_named_with_the_scores_side_by_side(person: Person, other: Person) -> None:
    table = sit_down(person, other, options={"rounds": 1})
    for _ in range(3):
        other.move(table, 1, PEBBLE)
    person.move(table, 0, 1)
    other.move(table, 1, 4)
    shown = outcome(person, table)
    points = [seat["points"] for seat in person.position(table, seat=0)["seats"]]
    assert f"<h2>Marcus wins with {points[1]} points.</h2>" in shown
    rows = re.findall(r'<tr[^>]*><th scope="row">(.*?)</th>(.*?)</tr>', shown)
    numbers = {label: [int(n) for n in re.findall(r">(\d+)<", cells)] for label, cells in rows}
    assert numbers["Total"] == [points[1], points[0]]  # in the order of the ranks
    assert [sum(row[n] for label, row in numbers.items() if label != "Total") for n in (0, 1)] == numbers["Total"]
    assert all(f">{what}</" in shown for what in ("Play again", "Share", "Download the log"))


def test_a_tie_and_a_game_alone(person: Person, other: Person) -> None:
    table = sit_down(person, other, options={"rounds": 1})
    person.move(table, 0, 2)
    other.move(table, 1, 2)
    points = person.position(table, seat=0)["seats"][0]["points"]
    tie = rf"(Livia|Marcus) wins with {points} points, like (Livia|Marcus); the tie-break decides\."
    assert re.search(tie, outcome(person, table))
    alone = person.set_table(options={"rounds": 1})["id"]
    person.move(alone, 0, 4)
    assert "Livia ends with 4 points." in outcome(person, alone)
    assert "What stood out" not in outcome(person, alone)
