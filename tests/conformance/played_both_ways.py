"""Plays a sample of random games of one game and prints a digest of the position after each tenth decision.

Run with and without NUMBA_DISABLE_JIT=1 by test_interpreted.py.
"""

import json
import sys
from random import Random

import numpy as np

from conformance.cases import Case, cases
from ludus.engine.logfile import digest

DECISIONS = 200


def played(case: Case) -> list[str]:
    match = case.new(11)
    chance = Random(11)
    found = []
    for n in range(DECISIONS):
        if match.finished:
            break
        seat = chance.choice(match.active())
        match._play(seat, chance.choice(match.legal_numbers(seat)))
        if n % 10 == 0:
            found.append(digest(match))
            dealt = match.fork(seat, seed=n)
            found.append(digest(dealt))
            found.append(" ".join(str(match.points(seat)) for seat in range(case.players)) + str(match.standing()))
    return found


def main() -> None:
    with np.errstate(over="ignore"):  # generators are meant to wrap around
        sample = [line for case in cases() if case.game.name == sys.argv[1] for line in played(case)]
    sys.stdout.write(json.dumps(sample))


if __name__ == "__main__":
    main()
