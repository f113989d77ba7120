"""The numbers for learners: complete, finite, and the same from wherever one sits."""

from __future__ import annotations

import numpy as np
import pytest

from ludus.games.hadrians_wall.features import FEATURES
from rulebook.hadrians_wall.table import KERNELS, Table


def features(table: Table, seat: int = 0) -> list[float]:
    out = np.full(FEATURES, np.nan, np.float32)
    KERNELS.features(table.records[0], seat, out)
    return [float(number) for number in out]


def rotated(table: Table) -> Table:
    """The same table, everybody one seat further to the left."""
    other = Table(players=table.players)
    other.records[:] = table.records
    for field in ("decks", "hands", "chosen", "seats"):
        numbers = table.records[field][0].copy()
        numbers[1 : table.players] = table.records[field][0][: table.players - 1]
        numbers[0] = table.records[field][0][table.players - 1]
        other.records[field][0] = numbers
    return other


def test_features_fill_every_place_with_a_finite_number() -> None:
    numbers = features(Table(players=6).actions_of(3, soldier=4))
    assert len(numbers) == FEATURES
    assert all(-1 <= number <= 3 for number in numbers)


def test_features_are_the_same_from_every_seat_of_a_turned_table() -> None:
    table = Table(players=4).actions_of(2, builder=3).build("market").mark(traders=6)
    table.mark(2, valour=7).give(3, resource=2)
    for seat in range(4):
        assert features(table, seat) == features(rotated(table), (seat + 1) % 4)
    assert features(table, 0) != features(table, 1)


@pytest.mark.parametrize(
    "field", ["supplies", "cohorts", "tracks", "attributes", "citizens", "shows", "bribes", "rulings", "diplomats"]
)
def test_features_distinguish_every_box_of_ones_sheets(field: str) -> None:
    seen = {tuple(features(Table().actions_of(2)))}
    boxes = list(np.ndindex(Table().seat()[field].shape))
    for box in boxes:
        table = Table().actions_of(2)
        table.seat()[field][box] = 1
        seen.add(tuple(features(table)))
    assert len(seen) == 1 + len(boxes)


def test_features_of_the_last_seat_of_six_are_there() -> None:
    table = Table(players=6).actions_of(2)
    before = features(table)
    table.prospect("ranger" if int(table.seat(5).prospect) != 2 else "forager", 5)
    assert features(table) != before
