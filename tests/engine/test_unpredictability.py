"""Whoever has seen the opening of a game cannot foretell what comes: the attack that worked on the xorshift generator.

The generator is linear over GF(2): every bit of its later states is a sum of bits of the first one. A draw among a
power of two gives away the highest bits of a state, and 64 independent equations are enough to solve for all of it.
"""

import numpy as np

from ludus.engine import chance
from ludus.engine.chance import HEADER
from ludus.engine.loading import runnable

below, draw, reseed = runnable(chance.below), runnable(chance.draw), runnable(chance.reseed)
roll, scramble = runnable(chance.roll), runnable(chance.scramble)

SIDES, KNOWN_BITS = 16, 4  # each draw shows 4 bits
SEEN, TO_COME = 24, 18
HIGHEST = 64


def rolled(x: int) -> int:
    return int(roll(np.uint64(x)))


def opening(version: int, seed: int) -> list[int]:
    """The draws of a game with a key, or of one of the first rules version."""
    record = np.zeros(1, np.dtype(HEADER, align=True))
    if version == 1:
        record["generator"] = scramble(seed)
    else:
        reseed(record[0], seed)
    return [int(draw(record[0], SIDES)) for _ in range(SEEN + TO_COME)]


def equations() -> list[list[int]]:
    """For each draw, the bits of the first state whose sums are the bits it shows, as masks."""
    columns = [1 << bit for bit in range(HIGHEST)]  # what each bit of the first state alone has become
    found = []
    for _ in range(SEEN):
        columns = [rolled(column) for column in columns]
        found.append(
            [
                sum((columns[bit] >> shown & 1) << bit for bit in range(HIGHEST))
                for shown in range(HIGHEST - KNOWN_BITS, HIGHEST)
            ]
        )
    return found


def recovered(draws: list[int]) -> int | None:
    """The first state of a generator that made these draws; None where no state could have."""
    pivots: dict[int, tuple[int, int]] = {}
    for number, masks in zip(draws, equations(), strict=True):
        for place, mask in enumerate(masks):
            value = number >> place & 1
            for bit, (row, result) in pivots.items():
                if mask >> bit & 1:
                    mask, value = mask ^ row, value ^ result
            if mask == 0 and value:
                return None
            if mask:
                bit = mask.bit_length() - 1
                pivots = {
                    old: (row ^ mask, result ^ value) if row >> bit & 1 else (row, result)
                    for old, (row, result) in pivots.items()
                }
                pivots[bit] = mask, value
    assert len(pivots) == HIGHEST
    return sum(value << bit for bit, (_mask, value) in pivots.items())


def foretold(state: int) -> list[int]:
    numbers = []
    for _ in range(SEEN + TO_COME):
        state = rolled(state)
        numbers.append(int(below(np.uint64(state), SIDES)))
    return numbers[SEEN:]


def test_draws_of_the_first_rules_version_can_be_predicted() -> None:
    for seed in range(8):
        draws = opening(1, seed)
        state = recovered(draws[:SEEN])
        assert state == int(scramble(seed))
        assert foretold(state) == draws[SEEN:]


def test_draws_with_a_key_cannot() -> None:
    """No state of the old generator explains even the opening."""
    for seed in range(8):
        assert recovered(opening(2, seed)[:SEEN]) is None
