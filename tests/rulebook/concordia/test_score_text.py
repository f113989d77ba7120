"""Points in words: breakdowns that add up, god by god."""

from __future__ import annotations

import pytest

from ludus.games.concordia.text import breakdown, report
from rulebook.concordia.seen import TABLES, random_positions, seen
from rulebook.concordia.table import Table

# The score


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_breakdown_and_report_add_up_to_the_points(name: str, players: int) -> None:
    for n, (table, _) in enumerate(random_positions(name, players, seed=players + 40, decisions=300)):
        if n % 25 == 0:
            for seat in range(players):
                view = seen(table, seat)
                assert sum(points for _, points in breakdown(view, seat, "en")) == table.points(seat)
                numbers = report(view, seat)
                assert numbers["points"] == table.points(seat)
                assert numbers["houses"] == len(table.houses(seat))
                gods = ("vesta", "jupiter", "saturnus", "mercurius", "mars", "minerva")
                assert sum(numbers[god] for god in gods) + 7 * numbers["concordia"] == numbers["points"]


def test_rulebook_example_of_114_points_god_by_god() -> None:
    t = Table(3)
    food = ["Isca D.", "Burdigala", "Brigantium", "Colonia A."]
    tool, cloth, brick = (
        ["Aquileia", "Carthago", "Napoca"],
        ["Londinium", "Lutetia"],
        ["Massilia", "Olisipo", "Novaria"],
    )
    for names, good in ((food, "food"), (tool, "tool"), (cloth, "cloth"), (brick, "brick")):
        for city in names:
            t.s.product[t.cities.index(city)] = ("brick", "food", "tool", "wine", "cloth").index(good)
    t.build(0, *food, *tool, *cloth, *brick)
    t.stand(0, "land", "Roma", "Roma", "Roma")
    t.stand(0, "sea", "Roma", "Roma")
    t.money(0, 13)
    t.goods(0, cloth=1, tool=3, brick=1)
    t.own(0, ("prefect", "Saturnus"), ("prefect", "Saturnus"), ("mercator5", "Mercurius"))
    t.own(0, ("colonist", "Mars"), ("colonist", "Mars"), ("farmer", "Minerva"))
    t.s.concordia = 0
    assert breakdown(seen(t, 0), 0, "en") == [
        ("Vesta: 1 card worth 3", 3),
        ("Jupiter: 2 cards worth 9 each", 18),
        ("Saturnus: 4 cards worth 7 each", 28),
        ("Mercurius: 2 cards worth 8 each", 16),
        ("Mars: 3 cards worth 10 each", 30),
        ("Minerva: 1 card", 12),
        ("Concordia card", 7),
    ]
    assert report(seen(t, 0), 0)["points"] == 114
