"""The page with one's own statistics."""

from __future__ import annotations

import re

from server.person import Person


def test_a_game_has_one_row_for_all_games_and_one_curve(person: Person) -> None:
    """All were played alone: a row for these would say the same again."""
    for fingers in (4, 2):
        table = person.set_table(options={"rounds": 1})["id"]
        assert person.move(table, 0, fingers).json()["stage"] == "finished"
    page = person.get("/statistics").text
    assert page.count("<tr><td>") == 1
    assert page.count("<figure>") == 1


def test_a_past_game_lists_only_the_options_that_are_not_the_usual_ones(person: Person) -> None:
    for rounds in ("1", 2):  # forms send numbers as text
        table = person.set_table(options={"rounds": rounds})["id"]
        while person.get(f"/api/v1/tables/{table}").json()["stage"] != "finished":
            assert person.move(table, 0, 4).is_success
    latest = person.get("/statistics").text.partition('<ul class="list">')[2]
    usual, unusual = re.findall(r'<span class="faded">(.*?)</span>', latest)[:2]
    assert (usual, unusual) == ("", "Rounds: 1")
