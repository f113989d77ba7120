"""The action that the learned weights find worth most."""

import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall.greedy.terms import (
    FIRST_STEP,
    KIND_COUNT,
    KINDS,
    PATH_TERMS,
    TERM_COUNT,
    TERMS,
    YEAR_TERMS,
    term,
)
from ludus.games.hadrians_wall.tables import YEARS

WEIGHTS = Path(__file__).with_name("weights.toml")
LOWEST = -(2**31)


def read_weights(text: str) -> np.ndarray[Any, np.dtype[np.int16]]:
    """The weight of every term, from the rows that are not zero."""
    rows = tomllib.loads(text)
    weights = np.zeros(TERM_COUNT, np.int16)
    for number, kind in enumerate(KINDS):
        for year, weight in enumerate(rows["year"].get(kind, ())):
            weights[YEAR_TERMS + number * YEARS + year] = weight
        for step, weight in enumerate(rows["progress"].get(kind, ())):
            weights[FIRST_STEP[number] + step] = weight
        for card, weight in enumerate(rows["path"].get(kind, ())):
            weights[PATH_TERMS + card * KIND_COUNT + number] = weight
    return weights


WEIGHT = read_weights(WEIGHTS.read_text(encoding="utf-8"))


@kernel
def worth(s: Record, seat: int, action: int) -> int:
    total = 0
    for n in range(TERMS):
        total += WEIGHT[term(s, seat, action, n)]
    return total


@kernel
def greedy(s: Record, seat: int, actions: Record, count: int) -> int:
    """The action worth most."""
    if count == 1:
        return actions[0]
    best, highest = actions[0], LOWEST
    for n in range(count):
        found = worth(s, seat, actions[n])
        if found > highest:
            best, highest = actions[n], found
    return best
