"""The numbers for learners: complete, finite, and the same from wherever one sits."""

from __future__ import annotations

import numpy as np
import pytest

from ludus.games.hadrians_wall.features import FEATURES
from rulebook.hadrians_wall.desk import KERNELS, Desk


def features(desk: Desk, seat: int = 0) -> list[float]:
    out = np.full(FEATURES, np.nan, np.float32)
    KERNELS.features(desk.records[0], seat, out)
    return [float(number) for number in out]


def rotated(desk: Desk) -> Desk:
    """The same table, everybody one seat further to the left."""
    other = Desk(players=desk.players)
    other.records[:] = desk.records
    for field in ("decks", "hands", "chosen", "seats"):
        numbers = desk.records[field][0].copy()
        numbers[1 : desk.players] = desk.records[field][0][: desk.players - 1]
        numbers[0] = desk.records[field][0][desk.players - 1]
        other.records[field][0] = numbers
    return other


def test_features_fill_every_place_with_a_finite_number() -> None:
    numbers = features(Desk(players=6).actions_of(3, soldier=4))
    assert len(numbers) == FEATURES
    assert all(-1 <= number <= 3 for number in numbers)


def test_features_are_the_same_from_every_seat_of_a_turned_table() -> None:
    desk = Desk(players=4).actions_of(2, builder=3).build("market").mark(traders=6)
    desk.mark(2, valour=7).give(3, resource=2)
    for seat in range(4):
        assert features(desk, seat) == features(rotated(desk), (seat + 1) % 4)
    assert features(desk, 0) != features(desk, 1)


@pytest.mark.parametrize(
    "field", ["supplies", "cohorts", "tracks", "attributes", "citizens", "shows", "bribes", "rulings", "diplomats"]
)
def test_features_tell_every_box_of_the_own_sheets_apart(field: str) -> None:
    seen = {tuple(features(Desk().actions_of(2)))}
    boxes = list(np.ndindex(Desk().seat()[field].shape))
    for box in boxes:
        desk = Desk().actions_of(2)
        desk.seat()[field][box] = 1
        seen.add(tuple(features(desk)))
    assert len(seen) == 1 + len(boxes)


def test_features_of_the_last_seat_of_six_are_there() -> None:
    desk = Desk(players=6).actions_of(2)
    before = features(desk)
    desk.prospect("ranger" if int(desk.seat(5).prospect) != 2 else "forager", 5)
    assert features(desk) != before
