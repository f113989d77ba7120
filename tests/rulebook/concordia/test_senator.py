"""SENATOR (СЕНАТОР) and CONSUL (Консул): buy cards of the display."""

import pytest

from ludus.games.concordia.tables import NO_CARD
from rulebook.concordia.table import Table


def test_rulebook_example_mercator_and_architect_and_the_rest_move_left() -> None:
    t = Table(3)
    t.display("mercator5", "prefect", "architect", "farmer", "colonist", "mason", "diplomat")
    t.goods(0, wine=1, tool=1, brick=1)
    t.play("play senator")
    assert t.legal() == [
        "done",
        "card 1",
        "card 2 with brick",
        "card 2 with tool",
        "card 3 with brick",
        "card 3 with wine",
    ]
    t.play("card 1")
    assert t.legal() == ["done", "card 3 with brick"]
    t.play("card 3 with brick")
    assert t.stored(0) == {}
    assert t.in_hand(0)["mercator5"] == 1
    assert t.in_hand(0)["architect"] == 2
    assert t.to_move == 1
    assert t.on_display()[:5] == ["prefect", "farmer", "colonist", "mason", "diplomat"]
    assert len(t.on_display()) == 7


def test_rulebook_example_the_farmer_then_costs_brick_food_and_any_good() -> None:
    t = Table(3)
    t.display("prefect", "farmer", "colonist", "mason", "diplomat")
    t.goods(0, brick=1, food=1, cloth=1)
    t.play("play senator")
    assert t.legal() == ["done", "card 4", "card 2 with cloth", "card 3 with brick", "card 3 with cloth"]


@pytest.mark.parametrize(
    ("slot", "extra", "lines"),
    [
        (1, {}, ["card 1"]),
        (2, {"wine": 1}, ["card 2 with wine"]),
        (3, {"tool": 1}, ["card 3 with tool"]),
        (4, {"cloth": 1}, ["card 4"]),
        (5, {"cloth": 1}, ["card 5"]),
        (6, {"cloth": 1, "brick": 1}, ["card 6 with brick"]),
        (7, {"cloth": 2}, ["card 7"]),
    ],
)
def test_surcharge_of_every_slot(slot: int, extra: dict[str, int], lines: list[str]) -> None:
    t = Table(3)
    t.display("prefect", "prefect", "prefect", "colonist", "colonist", "colonist", "architect")
    own = {1: "wine", 2: "wine", 3: "wine", 4: "food", 5: "food", 6: "food", 7: "tool"}[slot]
    goods = dict(extra)
    goods[own] = goods.get(own, 0) + 1
    t.goods(0, **goods)
    t.play("play senator")
    assert [words for words in t.legal() if words.startswith(f"card {slot}")] == lines
    t.play(*lines)
    assert t.stored(0) == {}


def test_two_cards_at_most() -> None:
    t = Table(3)
    t.display("colonist", "colonist", "colonist")
    t.goods(0, food=8)
    t.play("play senator", "card 1", "card 2 with food")
    assert t.to_move == 1


def test_both_are_bought_at_the_prices_of_the_display_as_it_was() -> None:
    t = Table(3)
    t.display("colonist", "architect")
    t.goods(0, food=1, tool=1)
    t.play("play senator", "card 1")
    assert t.to_move == 1  # the architect stays in the second slot: one good more is not there


def test_rulebook_example_consul_buys_the_sixth_card_for_its_own_price() -> None:
    t = Table(3)
    t.hand(0, "consul")
    t.display("mason", "farmer", "smith", "architect", "diplomat", "colonist", "prefect")
    t.goods(0, food=1)
    t.play("play consul")
    assert t.legal() == ["done", "card 1", "card 6"]
    t.play("card 6")
    assert t.stored(0) == {}
    assert t.in_hand(0) == {"colonist": 1}
    assert t.on_display()[:6] == ["mason", "farmer", "smith", "architect", "diplomat", "prefect"]
    assert len(t.on_display()) == 7
    assert t.to_move == 1


def test_consul_never_names_a_good_and_buys_one_card() -> None:
    t = Table(3)
    t.hand(0, "consul")
    t.display("mason", "colonist", "architect", "farmer", "smith", "prefect", "diplomat")
    t.goods(0, brick=2, food=2, tool=2, wine=1, cloth=1)
    t.play("play consul")
    assert t.legal() == ["done", *(f"card {slot}" for slot in range(1, 8))]
    t.play("card 2")
    assert t.to_move == 1


def test_without_cards_to_come_the_dear_slots_stay_empty() -> None:
    t = Table(3)
    t.s.to_come = 0
    t.display("mason", "colonist", "architect")
    t.goods(0, food=1)
    t.play("play senator", "card 1")
    assert t.on_display() == ["colonist", "architect"]
    assert [int(card) for card in t.s.display[2:]] == [NO_CARD] * 5
