"""ФІНАЛЬНИЙ ПІДРАХУНОК ОЧКІВ: every card scores for its god."""

from typing import Any

import pytest

from ludus.games.concordia.rules.scoring import god_points
from ludus.games.concordia.tables import GODS
from rulebook.concordia.table import Table

BOUGHT = [
    ("prefect", "Saturnus"),
    ("diplomat", "Saturnus"),
    ("mercator5", "Mercurius"),
    ("colonist", "Mars"),
    ("colonist", "Mars"),
    ("farmer", "Minerva"),
]


def rulebook_example() -> Table:
    """12 houses in 7 provinces: 3 of brick, 4 of food, 3 of tool, 2 of cloth; 5 colonists on the board."""
    t = Table(3)
    houses = {
        "Isca_D_": "brick",
        "Londinium": "brick",  # Britannia
        "Burdigala": "brick",
        "Massilia": "food",  # Gallia
        "Brigantium": "food",
        "Olisipo": "food",  # Hispania
        "Colonia_A_": "food",  # Germania
        "Aquileia": "tool",
        "Novaria": "tool",  # Italia
        "Carthago": "tool",  # Mauretania
        "Napoca": "cloth",
        "Sirmium": "cloth",  # Dacia
    }
    t.produce(**houses)
    t.build(0, "Isca D.", "Colonia A.", *(name for name in houses if not name.endswith("_")))
    t.stand(0, "land", "Roma", "Aquileia-Roma", "Napoca-Tomis")
    t.stand(0, "sea", "Roma", "Massilia-Roma")
    t.money(0, 13)
    t.goods(0, cloth=1, tool=3, brick=1)
    t.own(0, *BOUGHT)
    t.s.concordia = 0
    return t


def test_rulebook_example_scores_114_points() -> None:
    assert rulebook_example().points(0) == 114


@pytest.mark.parametrize(
    ("god", "expected"),
    [("Vesta", 3), ("Jupiter", 18), ("Saturnus", 28), ("Mercurius", 16), ("Mars", 30), ("Minerva", 12)],
)
def test_rulebook_example_god_by_god(god: str, expected: int) -> None:
    t = rulebook_example()
    assert god_points(t.s, 0, GODS.index(god)) == expected


def test_rulebook_example_seven_of_them_for_the_concordia_card() -> None:
    t = rulebook_example()
    t.s.concordia = 1
    assert t.points(0) == 107


def test_cards_score_wherever_they_lie() -> None:
    t = rulebook_example()
    t.seat(0).discard[:] = t.seat(0).hand
    t.seat(0).hand[:] = 0
    assert t.points(0) == 114


def bare(players: int = 3, **options: Any) -> Table:
    """Seat 0 has nothing but its seven cards."""
    t = Table(players, **options)
    t.stand(0, "land")
    t.stand(0, "sea")
    t.goods(0)
    t.money(0, 0)
    return t


@pytest.mark.parametrize(("money", "points"), [(0, 0), (9, 0), (10, 1), (39, 3), (40, 4)])
def test_vesta_ignores_the_rest_below_ten(money: int, points: int) -> None:
    t = bare()
    t.money(0, money)
    assert t.points(0) == points


def test_vesta_sells_all_goods_at_their_price() -> None:
    t = bare()
    t.goods(0, brick=1, food=1, tool=1, wine=1, cloth=1)  # 3 + 4 + 5 + 6 + 7
    t.money(0, 5)
    assert t.points(0) == 3


def test_jupiter_counts_no_houses_in_brick_cities() -> None:
    t = bare()
    t.produce(Massilia="brick")
    t.build(0, "Massilia")
    assert t.points(0) == 2 * 1 + 1 * 2  # Saturnus twice, Mercurius once
    t.produce(Massilia="food")
    assert t.points(0) == 2 * 1 + 2 * 1 + 1 * 2  # and Jupiter twice


def test_mars_counts_colonists_on_routes_and_in_cities() -> None:
    t = bare()
    t.stand(0, "land", "Roma", "Aquileia-Roma")
    assert t.points(0) == 4


@pytest.mark.parametrize(
    ("card", "good", "each"),
    [
        ("mason", "brick", 3),
        ("farmer", "food", 3),
        ("smith", "tool", 3),
        ("vintner", "wine", 4),
        ("weaver", "cloth", 5),
    ],
)
def test_minerva_gives_each_specialist_its_own_points(card: str, good: str, each: int) -> None:
    t = bare()
    t.produce(Massilia=good, Novaria=good)
    t.build(0, "Massilia", "Novaria")
    before = t.points(0)
    t.own(0, (card, "Minerva"))
    assert t.points(0) - before == 2 * each


def test_saturnus_has_at_most_twelve_provinces_on_imperium_and_eleven_on_italia() -> None:
    for chosen, provinces in [("imperium", 12), ("italia", 11)]:
        t = bare(map=chosen)
        t.seat(0).houses = (1 << len(t.cities)) - 1 & ~(1 << t.cities.index("Roma"))
        assert god_points(t.s, 0, GODS.index("Saturnus")) == 2 * provinces
