"""ПРОМІЖНИЙ ПІДРАХУНОК ОЧКІВ: each player scores at the first Tribune; when all have, the best are paid."""

from typing import Any

import pytest

from rulebook.concordia.table import Table


def play_tribunes(money: list[int], **options: Any) -> Table:
    """Everybody plays the first Tribune with that much money and nothing else to tell players apart."""
    t = Table(len(money), **options)
    for seat, coins in enumerate(money):
        t.goods(seat)
        t.money(seat, coins)
    for _ in money:
        t.play("play tribune")
    return t


@pytest.mark.parametrize(
    ("money", "after"),
    [
        ([30, 20, 10], [32, 21, 10]),
        ([10, 20, 30], [10, 21, 32]),
        ([30, 30, 10], [32, 32, 11]),  # both first; the next lower score is second
        ([30, 20, 20], [32, 21, 21]),
        ([20, 20, 20], [22, 22, 22]),
        ([30, 20, 20, 10], [32, 21, 21, 10]),
    ],
)
def test_the_best_get_two_and_the_second_one_ties_alike(money: list[int], after: list[int]) -> None:
    t = play_tribunes(money, intermediate_scoring="on")
    assert [int(t.seat(seat).money) for seat in range(len(money))] == after


def test_it_is_off_by_default() -> None:
    t = play_tribunes([30, 20, 10])
    assert [int(t.seat(seat).money) for seat in range(3)] == [30, 20, 10]


def test_each_scores_only_once_and_the_scores_are_forgotten() -> None:
    t = play_tribunes([30, 20, 10], intermediate_scoring="on")
    assert [int(t.seat(seat).interim) for seat in range(3)] == [0, 0, 0]
    for _ in range(3):
        t.play("play tribune")
    assert [int(t.seat(seat).money) for seat in range(3)] == [32, 21, 10]


def test_scores_are_kept_until_the_last_has_played_a_tribune() -> None:
    t = Table(3, intermediate_scoring="on")
    t.goods(0)
    t.play("play tribune", "play prefect", "coins", "play prefect", "coins")
    assert t.seat(0).interim == 4  # two colonists on the board for one card of Mars, and no ten sestertii
    assert t.seat(0).money == 5
