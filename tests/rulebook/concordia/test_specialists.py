"""Specialists (Спеціалісти): every own house in a city of that good produces one."""

import pytest

from rulebook.concordia.table import Table

SPECIALISTS = [("mason", "brick"), ("farmer", "food"), ("smith", "tool"), ("vintner", "wine"), ("weaver", "cloth")]


def test_rulebook_example_vintner_with_four_wine_cities() -> None:
    t = Table(3)
    t.produce(Massilia="wine", Novaria="wine", Tomis="wine", Petra="wine", Memphis="wine", Athenae="food")
    t.build(0, "Massilia", "Novaria", "Tomis", "Petra", "Athenae")
    t.build(1, "Memphis", "Massilia")
    t.hand(0, "vintner")
    t.goods(0)
    t.goods(1)
    t.play("play vintner")
    assert t.stored(0) == {"wine": 4}
    assert t.stored(1) == {}
    assert t.to_move == 1


@pytest.mark.parametrize(("card", "good"), SPECIALISTS)
def test_each_specialist_makes_its_good(card: str, good: str) -> None:
    t = Table(3)
    t.produce(Massilia=good, Novaria=good, Athenae="brick" if good != "brick" else "food")
    t.build(0, "Massilia", "Novaria", "Athenae")
    t.hand(0, card)
    t.goods(0)
    t.play(f"play {card}")
    assert t.stored(0) == {good: 2}


def test_what_does_not_fit_is_lost() -> None:
    t = Table(3)
    t.produce(Massilia="wine", Novaria="wine")
    t.build(0, "Massilia", "Novaria")
    t.hand(0, "vintner")
    t.goods(0, brick=7)
    t.play("play vintner")
    assert t.stored(0) == {"brick": 7, "wine": 1}
