"""Numbers for learners: exactly as many as announced, all of them finite, and none of them hidden."""

import numpy as np
import pytest

from ludus.games.concordia.features import FEATURES
from rulebook.concordia.table import Table


def numbers(t: Table, seat: int) -> np.ndarray:
    out = np.full(FEATURES + 1, np.nan, np.float32)
    t.kernels.features(t.records[0], seat, out)
    assert np.isnan(out[FEATURES])  # not one more
    return out[:FEATURES]


@pytest.mark.parametrize("players", range(2, 6))
def test_every_number_is_written_and_of_ordinary_size(players: int) -> None:
    t = Table(players)
    for seat in range(players):
        out = numbers(t, seat)
        assert np.isfinite(out).all()
        assert np.abs(out).max() <= 2


def test_every_seat_sees_itself_first() -> None:
    t = Table(3)
    t.money(1, 50)
    first, second = numbers(t, 0), numbers(t, 1)
    assert not np.array_equal(first, second)
    rich = np.flatnonzero((second == 1) & (first != 1))
    assert rich.size  # seat 1's money stands in another place for seat 0


def test_a_change_on_the_board_changes_the_numbers() -> None:
    t = Table(3)
    before = numbers(t, 0)
    t.build(2, "Massilia")
    assert not np.array_equal(before, numbers(t, 0))
