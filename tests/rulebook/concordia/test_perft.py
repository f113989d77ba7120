"""Perft: how many ways there are to play a few decisions from known positions, kept in `perft.toml`.

A change of these numbers is a change of the rules. To see the numbers of a position, run the test: it shows them.
"""

import tomllib
from pathlib import Path

import numpy as np
import pytest

from rulebook.concordia.table import GAME

POSITIONS = tomllib.loads(Path(__file__).with_name("perft.toml").read_text())["position"]


def moved(records: np.ndarray, action: int, seat: int) -> np.ndarray:
    after = records.copy()
    GAME.kernels.step(after[0], seat, action)
    return after


def asked(records: np.ndarray) -> int:
    return int(records["asked"][0])


def perft(records: np.ndarray, depth: int) -> int:
    seat = asked(records)
    actions = GAME.legal_numbers(records[0], seat)
    if depth == 1:
        return len(actions)
    return sum(perft(moved(records, action, seat), depth - 1) for action in actions)


def position(players: int, seed: int, decisions: int, options: dict[str, object]) -> np.ndarray:
    """A fresh game after so many decisions, each the middle one of those that are legal."""
    records = np.zeros(1, GAME.state)
    GAME.kernels.start(records[0], seed, np.array(GAME.config(players, options), np.int64))
    for _ in range(decisions):
        actions = GAME.legal_numbers(records[0], asked(records))
        records = moved(records, actions[len(actions) // 2], asked(records))
    return records


@pytest.mark.parametrize(
    "known", POSITIONS, ids=lambda known: f"{known['players']}-{known['map']}-{known['decisions']}"
)
def test_perft(known):
    records = position(known["players"], known["seed"], known["decisions"], {"map": known["map"]})
    assert [perft(records, depth) for depth in range(1, len(known["nodes"]) + 1)] == known["nodes"]
