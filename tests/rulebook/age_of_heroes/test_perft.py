"""Perft: how many ways there are to play a few decisions from known positions, kept in `perft.toml`.

A change of these numbers is a change of the rules. To see the numbers of a position, run the test: it shows them.
"""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rulebook.age_of_heroes.table import GAME

POSITIONS = tomllib.loads(Path(__file__).with_name("perft.toml").read_text())["position"]


def choices(records: Any) -> list[tuple[int, int]]:
    """Every (seat, action) there is; both sides of a battle may decide at once."""
    asked = int(records["asked"][0])
    seats = [seat for seat in range(GAME.max_players) if asked >> seat & 1]
    return [(seat, action) for seat in seats for action in GAME.legal_numbers(records[0], seat)]


def moved(records: Any, seat: int, action: int) -> Any:
    after = records.copy()
    GAME.kernels.step(after[0], seat, action)
    return after


def perft(records: Any, depth: int) -> int:
    found = choices(records)
    if depth == 1:
        return len(found)
    return sum(perft(moved(records, *choice), depth - 1) for choice in found)


def position(players: int, seed: int, decisions: int, options: dict[str, object]) -> Any:
    """A fresh game after so many decisions, picked in turn from all over what is legal."""
    records = np.zeros(1, GAME.state)
    GAME.kernels.start(records[0], seed, np.array(GAME.config(players, options), np.int64))
    for n in range(decisions):
        found = choices(records)
        records = moved(records, *found[(n + 1) * 7919 % len(found)])
    return records


@pytest.mark.parametrize("known", POSITIONS, ids=lambda known: f"{known['players']}-{known['decisions']}")
def test_perft(known):
    records = position(known["players"], known["seed"], known["decisions"], known["options"])
    assert [perft(records, depth) for depth in range(1, len(known["nodes"]) + 1)] == known["nodes"]


def test_perft_choosing_tribes_is_six_times_five_times_four():
    assert perft(position(4, 1, 0, {}), 3) == 6 * 5 * 4
