"""Counts of all sequences of actions from named positions, against a list that was counted once.

Chance is fixed: the generator is part of the record, so the same actions always lead to the same cards. Seats that may
act at the same time are all counted.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rulebook.hadrians_wall.desk import GAME, KERNELS

POSITIONS = tomllib.loads(Path(__file__).with_name("perft.toml").read_text(encoding="utf-8"))["position"]
DEEPEST = 8
RECORDS = np.zeros(DEEPEST + 1, GAME.state)  # one record per depth
ACTIONS = np.empty((DEEPEST + 1, GAME.max_legal), np.int16)


def set_up(position: dict[str, Any]) -> None:
    """Play the moves of a named position into the first record."""
    options = {name: position[name] for name in ("difficulty", "gifts") if name in position}
    config = np.array(GAME.config(position["players"], options), np.int64)
    KERNELS.start(RECORDS[0], position["seed"], config)
    for move in position["moves"]:
        seat, _, words = move.partition(" ")
        assert GAME.numbers[words] in GAME.legal_numbers(RECORDS[0], int(seat)), move
        KERNELS.step(RECORDS[0], int(seat), GAME.numbers[words])


def perft(here: int, depth: int, players: int) -> int:
    """The number of sequences of so many actions from the position in one record."""
    count = 0
    awaited = KERNELS.active(RECORDS, here)
    for seat in range(players):
        if not awaited >> seat & 1:
            continue
        legal = KERNELS.legal(RECORDS, here, seat, ACTIONS[here])
        if depth == 1:
            count += legal
            continue
        for action in ACTIONS[here, :legal].tolist():
            RECORDS[here + 1] = RECORDS[here]
            KERNELS.step(RECORDS, here + 1, seat, action)
            count += perft(here + 1, depth - 1, players)
    return count


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_perft(position: dict[str, Any]) -> None:
    set_up(position)
    counts = [perft(0, depth, position["players"]) for depth in range(1, len(position["counts"]) + 1)]
    assert counts == position["counts"]


def test_perft_names_positions_of_every_kind() -> None:
    assert {position["players"] for position in POSITIONS} >= {1, 2, 3, 6}
    assert len({position["name"] for position in POSITIONS}) == len(POSITIONS) >= 10
