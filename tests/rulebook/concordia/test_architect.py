"""Architect (Архітектор): movement points, journeys along routes, houses beside colonists."""

import pytest

from rulebook.concordia.table import Table


@pytest.fixture
def example() -> Table:
    """The rulebook's example on Imperium: red has three colonists, two of them still in Roma."""
    t = Table(3)
    t.stand(0, "land", "Colonia A.-Novaria", "Roma")
    t.stand(0, "sea", "Roma")
    t.build(0, "Colonia A.")
    t.build(1, "Aquileia")
    t.build(2, "Aquileia")
    t.produce(Massilia="tool", Novaria="wine", Aquileia="brick", Vindobona="cloth", Colonia_A_="food")
    t.goods(0, brick=2, tool=1, wine=1, food=1)
    t.money(0, 10)
    return t


def test_rulebook_example_three_colonists_move_one_and_two_points(example: Table) -> None:
    example.play("play architect")
    assert example.s.movement == 3
    example.play("move sea from Roma to Massilia-Roma")
    assert example.s.movement == 2
    example.play("move land from Roma to Aquileia-Vindobona")
    assert example.colonists(0, "land") == ["Aquileia-Vindobona", "Colonia A.-Novaria"]
    assert example.colonists(0, "sea") == ["Massilia-Roma"]
    assert not any(words.startswith("move") for words in example.legal())  # all points are spent: houses follow


def test_rulebook_example_five_cities_adjoin_and_three_houses_are_built(example: Table) -> None:
    example.play("play architect", "move sea from Roma to Massilia-Roma", "move land from Roma to Aquileia-Vindobona")
    example.goods(0, brick=3, food=1, tool=1, wine=1, cloth=1)
    example.money(0, 100)
    assert example.legal() == ["done", "house Aquileia", "house Massilia", "house Novaria", "house Vindobona"]
    example.goods(0, brick=2, tool=1, wine=1, food=1)
    example.money(0, 10)
    example.play("house Massilia")
    assert example.seat(0).money == 7  # a tool city by the price list: 3 sestertii, 1 brick and 1 tool
    assert example.stored(0) == {"brick": 1, "wine": 1, "food": 1}
    example.play("house Novaria")
    assert example.seat(0).money == 3  # 4 sestertii, 1 wine and 1 brick
    assert example.stored(0) == {"food": 1}
    example.play("house Aquileia")
    assert example.seat(0).money == 0  # the third house of a brick city: 3 sestertii and 1 food
    assert example.stored(0) == {}
    assert example.houses(0) == {"Aquileia", "Colonia A.", "Massilia", "Novaria"}
    assert example.to_move == 1


@pytest.mark.parametrize(
    ("good", "coins", "goods"),
    [
        ("brick", 1, {"food": 1}),
        ("food", 2, {"brick": 1, "food": 1}),
        ("tool", 3, {"brick": 1, "tool": 1}),
        ("wine", 4, {"brick": 1, "wine": 1}),
        ("cloth", 5, {"brick": 1, "cloth": 1}),
    ],
)
@pytest.mark.parametrize("others", [0, 1, 3])
def test_price_of_a_house(good: str, coins: int, goods: dict[str, int], others: int) -> None:
    t = Table(5)
    t.produce(Massilia=good)
    for seat in range(1, 1 + others):
        t.build(seat, "Massilia")
    t.stand(0, "sea", "Massilia-Roma")
    t.stand(0, "land")
    t.goods(0, **goods)
    t.money(0, coins * (others + 1))
    t.play("play architect", "done", "house Massilia")
    assert t.seat(0).money == 0
    assert t.stored(0) == {}


def test_a_house_needs_every_good_and_all_of_the_money() -> None:
    t = Table(3)
    t.produce(Massilia="wine")
    t.stand(0, "sea", "Massilia-Roma")
    for goods, money in [({"brick": 1}, 9), ({"wine": 1}, 9), ({"brick": 1, "wine": 1}, 3)]:
        t.goods(0, **goods)
        t.money(0, money)
        t.s.turn = t.s.to_move = 0
        t.hand(0, "architect")
        t.play("play architect", "done")
        assert t.to_move == 1


def test_no_house_in_roma_and_one_own_house_in_a_city() -> None:
    t = Table(3)
    t.stand(0, "sea", "Massilia-Roma")
    t.stand(0, "land", "Aquileia-Roma")
    t.produce(Massilia="brick", Aquileia="brick")
    t.build(0, "Massilia")
    t.goods(0, food=3)
    t.money(0, 20)
    t.play("play architect", "done")
    assert t.legal() == ["done", "house Aquileia"]
    t.play("house Aquileia")
    assert t.to_move == 1


def test_land_colonists_use_land_routes_and_sea_colonists_sea_routes() -> None:
    t = Table(3)
    t.stand(0, "sea")
    t.play("play architect")  # one point, with the land colonist of Roma
    assert t.legal() == ["done", "move land from Roma"]
    t.play("move land from Roma")
    assert t.legal() == ["to Aquileia-Roma", "to Novaria-Roma", "to Roma-Syracusae"]
    t = Table(3)
    t.stand(0, "land")
    t.play("play architect", "move sea from Roma")
    assert t.legal() == ["to Carthago-Roma", "to Massilia-Roma", "to Roma-Syracusae"]


def test_a_further_point_leads_through_a_city_onto_its_next_routes() -> None:
    t = Table(3)
    t.stand(0, "land", "Isca D.-Londinium")
    t.stand(0, "sea")
    t.play("play architect", "move land from Isca D.-Londinium")
    assert t.legal() == ["to Londinium-Lutetia"]
    t = Table(3)
    t.stand(0, "land", "Isca D.-Londinium", "Roma")
    t.stand(0, "sea")
    t.play("play architect", "move land from Isca D.-Londinium")
    assert t.legal() == ["to Burdigala-Lutetia", "to Colonia A.-Lutetia", "to Londinium-Lutetia", "to Lutetia-Massilia"]


def test_colonists_pass_over_taken_routes_but_do_not_end_there() -> None:
    t = Table(3)
    t.stand(0, "land", "Isca D.-Londinium", "Roma")
    t.stand(0, "sea")
    t.stand(1, "land", "Londinium-Lutetia")
    t.goods(0)
    t.play("play architect", "move land from Isca D.-Londinium")
    assert t.legal() == ["to Burdigala-Lutetia", "to Colonia A.-Lutetia", "to Lutetia-Massilia"]
    t.play("to Lutetia-Massilia")
    assert t.colonists(0, "land") == ["Roma", "Lutetia-Massilia"]
    assert t.to_move == 1  # both points were spent on the way over the taken route
