"""The settled points C10 to C16 of docs/rules-decisions/concordia.md, each by its number."""

import numpy as np
import pytest

from ludus.games.concordia.tables import NOBODY
from rulebook.concordia.table import GAME, Table, about_to_buy_the_last_card


def test_c10_cards_of_one_name_are_interchangeable() -> None:
    t = Table(3)
    t.own(0, ("diplomat", "Saturnus"))
    assert t.legal().count("play diplomat") == 1
    t.play("play diplomat")
    assert t.in_hand(0)["diplomat"] == 1
    assert t.discarded(0)["diplomat"] == 1


def test_c11_slots_keep_their_numbers_until_the_purchase_is_over() -> None:
    t = Table(3)
    t.display("colonist", "architect", "mason", "prefect")
    t.goods(0, food=3, cloth=1, tool=1)
    t.play("play senator", "card 1")
    assert "card 3 with food" in t.legal()
    assert "card 1" not in t.legal()
    t.play("card 3 with food")
    assert t.on_display()[:2] == ["architect", "prefect"]


def test_c11_the_named_good_must_be_there_besides_the_rest_of_the_price() -> None:
    t = Table(3)
    t.display("colonist", "colonist")
    t.goods(0, food=1)
    t.play("play senator")
    assert t.legal() == ["done", "card 1"]


def test_c11_new_cards_come_one_by_one_and_the_next_deck_begins_when_one_is_empty() -> None:
    t = Table(3)
    last_of_first = int(next(n for n in range(8) if t.s.to_come >> n & 1))
    t.display(
        *[
            ["architect", "prefect", "mercator5", "colonist", "diplomat", "mason", "farmer", "smith"][n]
            for n in range(8)
            if n != last_of_first
        ]
    )
    t.hand(0, "consul")
    t.hand(1, "consul")
    for seat in range(2):
        t.goods(seat, brick=1, food=1, tool=1, wine=1, cloth=1)
    t.play("play consul", "card 1")
    assert t.s.display[6] == last_of_first
    t.play("play consul", "card 1")
    assert 8 <= t.s.display[6] < 15


def test_c12_who_ends_the_game_has_no_further_turn_and_a_second_trigger_does_nothing() -> None:
    t = about_to_buy_the_last_card()
    t.play("play senator", "card 1")
    names = [name for name in t.cities if name not in ("Roma", "Massilia")][:14]
    t.build(1, *names)
    t.produce(Massilia="brick")
    t.stand(1, "sea", "Massilia-Roma")
    t.stand(1, "land")
    t.goods(1, food=1)
    t.play("play architect", "done", "house Massilia")
    assert t.s.concordia == 0
    assert t.to_move == 2
    t.goods(2)
    t.play("play tribune")
    assert t.finished
    assert t.legal() == []


def test_c12_a_trigger_through_a_diplomat_counts() -> None:
    t = about_to_buy_the_last_card()
    t.discard(2, "senator")
    t.play("play diplomat", "copy 2", "card 1")
    assert t.s.concordia == 0


def test_c12_the_current_turn_is_finished_first() -> None:
    t = Table(3)
    names = [name for name in t.cities if name not in ("Roma", "Massilia", "Aquileia")][:13]
    t.build(0, *names)
    t.produce(Massilia="brick", Aquileia="brick")
    t.stand(0, "sea", "Massilia-Roma")
    t.stand(0, "land", "Aquileia-Roma")
    t.goods(0, food=2)
    t.money(0, 20)
    t.play("play architect", "done", "house Massilia")
    assert t.s.concordia == NOBODY
    t.play("house Aquileia")
    assert t.s.concordia == 0


def test_c12_the_magnus_passes_in_last_turns_too_and_ties_are_judged_with_where_it_then_is() -> None:
    t = about_to_buy_the_last_card()
    t.s.magnus = 2
    t.play("play senator", "card 1", "play prefect", "coins", "play prefect", "produce Gallia")
    assert t.finished
    assert t.s.magnus == 1
    for seat in range(3):
        t.money(seat, 0)
        t.goods(seat)
    assert t.points(1) == t.points(2)
    assert t.standing()[1] < t.standing()[2]
    assert sorted(t.standing()) == [1, 2, 3]


def test_c13_scored_before_the_tribunes_own_coins_and_not_paid_if_the_game_ends_before() -> None:
    t = Table(3, intermediate_scoring="on")
    t.goods(0)
    t.money(0, 9)
    t.discard(0, "senator", "prefect", "mercator")
    t.play("play tribune")
    assert t.seat(0).money == 10
    assert t.seat(0).interim == 4  # two colonists; the tenth sestertius came after
    assert t.seat(1).money == 6


def test_c13_goods_are_valued_not_sold() -> None:
    t = Table(3, intermediate_scoring="on")
    t.goods(0, cloth=3)
    t.money(0, 0)
    t.play("play tribune")
    assert t.seat(0).interim == 4 + 2
    assert t.stored(0) == {"cloth": 3}


def test_c14_only_the_order_of_the_cards_to_come_is_hidden() -> None:
    t = Table(3)
    view = np.zeros(1, GAME.state)
    for seat in (-1, 0, 2):
        t.kernels.look(t.records[0], seat, view[0])
        expected = t.records.copy()
        expected["key"] = expected["generator"] = 0
        assert view.tobytes() == expected.tobytes()


def test_c15_buying_needs_the_money_and_a_free_space() -> None:
    t = Table(3)
    t.goods(0, wine=8)
    t.money(0, 20)
    t.play("play mercator")
    assert t.legal() == ["done", "sell wine"]
    t.play("sell wine")
    assert "buy brick" in t.legal()
    t = Table(3)
    t.goods(0)
    t.money(0, 1)
    t.play("play mercator")
    assert t.legal() == ["done", "buy brick", "buy food"]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_c16_after_the_round_limit_the_game_is_scored_as_it_stands(first: int) -> None:
    t = Table(3, first=first, round_limit=2)
    for _ in range(6):
        assert not t.finished
        t.goods(t.to_move)
        t.play("play tribune")
    assert t.finished
    assert t.s.concordia == NOBODY
    assert sorted(t.standing()) == [1, 2, 3]


def test_c16_people_play_without_a_limit() -> None:
    t = Table(2)
    for _ in range(100):
        t.goods(t.to_move)
        t.play("play tribune")
    assert not t.finished
    assert t.s.rounds == 51
