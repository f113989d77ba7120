"""The page with one's own statistics."""

from __future__ import annotations

from server.person import Person


def test_a_game_has_one_row_for_each_kind_of_table_and_one_curve(person: Person) -> None:
    for fingers in (4, 2):
        table = person.set_table(options={"rounds": 1})["id"]
        assert person.move(table, 0, fingers).json()["stage"] == "finished"
    page = person.get("/statistics").text
    assert page.count("<tr><td>") == 2  # all games, and those played alone
    assert page.count("<figure>") == 1
