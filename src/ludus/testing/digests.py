"""Plays random games and prints a digest of the position after each tenth decision.

    python -m ludus.testing.digests GAME

Run with and without NUMBA_DISABLE_JIT=1 by the conformance suite.
"""

import json
import sys
from collections.abc import Iterator
from random import Random

import numpy as np

from ludus.engine.logfile import digest
from ludus.games import find
from ludus.testing.cases import Case, cases, play_on

EVERY = 10  # decisions
TIMES = 20


def digests(case: Case) -> Iterator[str]:
    match, chance = case.new(11), Random(11)
    for n in range(TIMES):
        yield digest(match)
        yield digest(match.fork(n % case.players, seed=n))
        yield f"{[match.points(seat) for seat in range(case.players)]} {match.standing()}"
        if match.finished:
            return
        play_on(match, chance, EVERY)


if __name__ == "__main__":
    with np.errstate(over="ignore"):  # generators are meant to wrap around
        json.dump([line for case in cases(find(sys.argv[1])) for line in digests(case)], sys.stdout)
