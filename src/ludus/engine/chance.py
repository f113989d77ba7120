"""Random numbers whose state lives in the record.

Every record begins with two fields that all games share: `generator`, the state of its random numbers, and `revealed`,
how often something hidden from somebody has become known. Each draw reveals; so does uncovering a secret choice
(`reveal`). Nobody may undo past a reveal.

`roll` steps a bare generator and serves everything that must not touch a game's own chance: random players and search.
"""

from typing import Any

import numpy as np

from ludus.engine.kernels import Record, kernel

SEED_STRIDE = 7919  # between the seeds of neighbouring games that are played together
HEADER = [("generator", "u8"), ("revealed", "i4")]  # every game's state begins with these


@kernel
def scramble(seed: int) -> Any:
    """A well-mixed, non-zero generator from any seed, so that neighbouring seeds give unrelated games."""
    x = np.uint64(seed) + np.uint64(0x9E3779B97F4A7C15)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    x = x ^ (x >> np.uint64(31))
    return x | np.uint64(1)


@kernel
def roll(x: Any) -> Any:
    """The next state of a generator (xorshift)."""
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    return x


@kernel
def below(x: Any, n: int) -> Any:
    """A number from 0 to n - 1 out of a generator's state, by multiplication: a GPU divides slowly."""
    return np.int64(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@kernel
def seed_chance(s: Record, seed: int) -> None:
    s.generator = scramble(seed)
    s.revealed = 0


@kernel
def reveal(s: Record) -> None:
    """Something hidden has become known: no undo goes back past this."""
    s.revealed += 1


@kernel
def draw(s: Record, n: int) -> Any:
    """A number from 0 to n - 1 by the game's own chance."""
    x = roll(s.generator)
    s.generator = x
    s.revealed += 1
    return below(x, n)


@kernel
def bits(mask: int) -> int:
    """How many bits of a non-negative mask are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@kernel
def nth_bit(mask: int, n: int) -> int:
    """The position of the n-th set bit (from 0) of a mask."""
    for _ in range(n):
        mask &= mask - 1
    position = 0
    while not (mask >> position) & 1:
        position += 1
    return position


@kernel
def draw_bit(s: Record, mask: int) -> int:
    """One of a mask's set bits at random: a card of a deck that has no order. The mask must not be empty."""
    return nth_bit(mask, draw(s, bits(mask)))
