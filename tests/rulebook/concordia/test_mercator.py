"""Mercator (Торговець): coins, then trade in at most two kinds of goods."""

import pytest

from rulebook.concordia.table import Table


def green() -> Table:
    """2 sestertii and 3 wine; with what else lies in the storehouse, 5 spaces are free once the wine is sold."""
    t = Table(3)
    t.stand(0, "land", "Roma", "Aquileia-Roma")
    t.stand(0, "sea", "Roma", "Massilia-Roma")
    t.money(0, 2)
    t.goods(0, wine=3, tool=3, cloth=2)
    return t


def test_rulebook_example_sells_three_wine_and_buys_four_bricks_but_no_third_kind() -> None:
    t = green()
    t.play("play mercator")
    assert t.seat(0).money == 5
    t.play("sell wine", "sell wine", "sell wine")
    assert t.seat(0).money == 23
    t.play("buy brick")
    assert t.legal() == ["done", "buy brick"]  # food would be a third kind
    t.play("buy brick", "buy brick", "buy brick")
    assert t.seat(0).money == 11
    assert t.stored(0) == {"brick": 4, "tool": 3, "cloth": 2}
    assert t.legal() == ["done", "buy brick"]
    t.play("done")
    assert t.to_move == 1


def test_rulebook_example_room_for_five_bricks_though_money_would_do_for_seven() -> None:
    t = green()
    t.play("play mercator", "sell wine", "sell wine", "sell wine", *["buy brick"] * 5)
    assert t.seat(0).money == 8
    assert t.to_move == 1  # the storehouse is full: nothing is left to do


def test_a_bought_mercator_gives_five() -> None:
    t = Table(3)
    t.hand(0, "mercator5")
    t.money(0, 2)
    t.play("play mercator5")
    assert t.seat(0).money == 7


@pytest.mark.parametrize(("good", "price"), [("brick", 3), ("food", 4), ("tool", 5), ("wine", 6), ("cloth", 7)])
def test_fixed_prices_for_buying_and_selling(good: str, price: int) -> None:
    t = Table(3)
    t.goods(0, **{good: 2})
    t.money(0, 0)
    t.play("play mercator", f"sell {good}", "done")
    assert t.seat(0).money == 3 + price
    t = Table(3)
    t.goods(0)
    t.money(0, price - 3)
    t.play("play mercator", f"buy {good}")
    assert t.seat(0).money == 0
    assert t.stored(0) == {good: 1}


def test_two_kinds_may_both_be_sold_or_both_be_bought() -> None:
    t = Table(3)
    t.goods(0, wine=1, cloth=1, food=1)
    t.money(0, 0)
    t.play("play mercator", "sell wine", "sell cloth")
    assert t.to_move == 1
    t = Table(3)
    t.goods(0)
    t.money(0, 40)
    t.play("play mercator", "buy wine", "buy cloth")
    assert t.legal() == ["done", "buy wine", "buy cloth"]


def test_a_kind_sold_is_not_bought_again_nor_the_other_way() -> None:
    t = Table(3)
    t.goods(0, wine=2)
    t.money(0, 40)
    t.play("play mercator", "sell wine")
    assert "buy wine" not in t.legal()
    t = Table(3)
    t.goods(0, wine=2)
    t.money(0, 40)
    t.play("play mercator", "buy wine")
    assert "sell wine" not in t.legal()
