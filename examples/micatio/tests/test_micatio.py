"""Micatio keeps every promise of the contract, and its rules are the rules of the summary."""

import pytest

from ludus.testing import Check, checks
from micatio import GAME
from micatio.actions import PEBBLE, ROLL, SNATCH


@pytest.mark.parametrize("check", checks(GAME), ids=str)
def test_conformance(check: Check) -> None:
    check()


def test_only_the_highest_hand_that_stands_alone_scores() -> None:
    match = GAME.new(players=3, seed=1, rounds=1)
    for seat, fingers in enumerate((3, 4, 2)):
        match.play(seat, fingers)
    assert [match.points(seat) for seat in range(3)] == [0, 4, 0]
    match = GAME.new(players=3, seed=1, rounds=1)
    for seat, fingers in enumerate((4, 4, 2)):
        match.play(seat, fingers)
    assert [match.points(seat) for seat in range(3)] == [0, 0, 0]


def test_pebbles_stones_and_rolls_score() -> None:
    match = GAME.new(players=1, seed=1)
    for action in (PEBBLE, PEBBLE, SNATCH):
        match.play(0, action)
    assert match.points(0) == 3
    match.play(0, ROLL)
    assert 4 <= match.points(0) <= 9
    assert match.game.words[ROLL] not in match.legal(0)


def test_the_lots_decide_between_equals_at_the_end() -> None:
    match = GAME.new(players=2, seed=1, rounds=1)
    match.play(0, 2)
    assert match.standing() == (1, 1)
    match.play(1, 2)
    assert match.finished
    lots = [int(hidden["lot"]) for hidden in match.view(0).records[0]["hidden"][:2]]
    assert match.standing() == ((1, 2) if lots[0] > lots[1] else (2, 1))
