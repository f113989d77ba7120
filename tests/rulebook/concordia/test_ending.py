"""КІНЕЦЬ ГРИ: the last card or the fifteenth house, one more turn for the others, ties by the Praefectus Magnus."""

import pytest

from ludus.games.concordia.tables import NOBODY
from rulebook.concordia.table import Table, about_to_buy_the_last_card


def about_to_build_the_last_house() -> Table:
    t = Table(3)
    names = [name for name in t.cities if name not in ("Roma", "Massilia")][:14]
    t.build(0, *names)
    t.produce(Massilia="brick")
    t.stand(0, "sea", "Massilia-Roma")
    t.stand(0, "land")
    t.goods(0, food=1)
    t.money(0, 50)
    return t


def tribune_round(t: Table, seats: list[int]) -> None:
    for seat in seats:
        assert t.to_move == seat
        t.goods(seat)
        t.play("play tribune")


def test_who_buys_the_last_card_takes_concordia_and_the_others_have_one_more_turn() -> None:
    t = about_to_buy_the_last_card()
    t.play("play senator", "card 1")
    assert t.s.concordia == 0
    assert not t.finished
    tribune_round(t, [1, 2])
    assert t.finished


def test_who_builds_the_fifteenth_house_takes_concordia() -> None:
    t = about_to_build_the_last_house()
    t.play("play architect", "done", "house Massilia")
    assert t.s.concordia == 0
    tribune_round(t, [1, 2])
    assert t.finished


def test_nobody_builds_a_sixteenth_house() -> None:
    t = about_to_build_the_last_house()
    t.build(0, "Massilia")
    t.produce(Carthago="brick")
    t.stand(0, "sea", "Carthago-Roma")
    t.goods(0, food=4)
    t.play("play architect", "done")
    assert t.to_move == 1


def test_a_card_left_in_the_display_or_to_come_does_not_end_the_game() -> None:
    t = about_to_buy_the_last_card()
    t.display("colonist", "architect")
    t.play("play senator", "card 1")
    assert t.s.concordia == NOBODY
    t = about_to_buy_the_last_card()
    t.s.to_come = 1 << 20
    t.play("play senator", "card 1")
    assert t.s.concordia == NOBODY
    assert len(t.on_display()) == 1


def test_concordia_is_worth_seven_points() -> None:
    t = about_to_buy_the_last_card()
    t.goods(0, food=1, tool=1)
    before = t.points(0)
    t.play("play senator", "card 1")
    assert t.points(0) == before + 7 + 4  # and the colonist card's Mars counts the two colonists in Roma


@pytest.mark.parametrize(
    ("holder", "ranks"), [(0, [1, 4, 3, 2]), (1, [2, 1, 4, 3]), (2, [3, 2, 1, 4]), (3, [4, 3, 2, 1])]
)
def test_ties_go_to_the_magnus_or_to_whom_it_would_come_first(holder: int, ranks: list[int]) -> None:
    t = Table(4)
    for seat in range(4):
        t.money(seat, 0)
    t.s.magnus = holder
    assert len({t.points(seat) for seat in range(4)}) == 1
    assert t.standing() == ranks


def test_more_points_beat_the_magnus() -> None:
    t = Table(3)
    t.s.magnus = 0
    t.money(2, 100)
    assert t.standing()[2] == 1
