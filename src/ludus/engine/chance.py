"""Random numbers whose state lives in the record.

Every record begins with three fields that all games share: `key` and `generator`, from which its random numbers come,
and `revealed`, how often something hidden from somebody has become known. Each draw reveals; so does uncovering a
secret choice (`reveal`). Nobody may undo past a reveal.

The n-th number is SipHash of n under the key, and `generator` counts: whoever has seen any number of draws still cannot
predict the next one. Games of early rules versions have no key. Their `generator` is the state of a xorshift generator,
which is fast, but from a few draws all others can be computed.

`roll` steps a bare xorshift generator and serves everything that must not touch a game's own chance: random players
and search.
"""

from typing import Any

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.engine.siphash import siphash

SEED_STRIDE = 7919  # between the seeds of neighbouring games that are played together
HEADER = [("key", "u8", 2), ("generator", "u8"), ("revealed", "i4")]  # every game's state begins with these
KEY_BYTES = 16  # at the beginning of a record


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
def key_of(seed: int) -> Any:
    """A key from any seed, for games that need not be unpredictable."""
    first = scramble(seed)
    return first, siphash(first, np.uint64(seed), np.uint64(seed))


@kernel
def reseed(s: Record, seed: int) -> None:
    """New chance for a game that is being imagined."""
    s.key[0], s.key[1] = key_of(seed)
    s.generator = 0


@kernel
def seed_chance(s: Record, seed: int) -> None:
    """Chance for a game that begins."""
    reseed(s, seed)
    s.revealed = 0


@kernel
def is_keyed(s: Record) -> bool:
    """Whether a game has a key: all have but those of early rules versions."""
    return bool(s.key[0] | s.key[1])


@kernel
def reveal(s: Record) -> None:
    """Something hidden has become known: no undo goes back past this."""
    s.revealed += 1


@kernel
def draw(s: Record, n: int) -> Any:
    """A number from 0 to n - 1 by the game's own chance."""
    s.revealed += 1
    if is_keyed(s):
        x = siphash(s.key[0], s.key[1], s.generator)
        s.generator += np.uint64(1)
    else:
        x = roll(s.generator)
        s.generator = x
    return below(x, n)


@kernel
def bits(mask: int) -> int:
    """How many bits of a non-negative mask are set: in pairs, in fours, in bytes, and then all bytes together.

    Compilers know this sequence, and make one instruction of it on a CPU and on a GPU.
    """
    x = int(mask)
    x -= (x >> 1) & 0x5555555555555555
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((x * 0x0101010101010101) >> 56) & 255


@kernel
def lowest_bit(mask: int) -> int:
    """The position of the lowest set bit of a mask, which must not be empty: one instruction too."""
    return bits(~mask & (mask - 1))


@kernel
def nth_bit(mask: int, n: int) -> int:
    """The position of the n-th set bit (from 0) of a mask: each time, the half of what is left that holds it."""
    left = int(mask)
    position = 0
    width = 32
    while width:
        lower = bits(left & ((1 << width) - 1))
        if n >= lower:
            n -= lower
            left >>= width
            position += width
        width >>= 1
    return position


@kernel
def draw_bit(s: Record, mask: int) -> int:
    """One of a mask's set bits at random: a card of a deck that has no order. The mask must not be empty."""
    return nth_bit(mask, draw(s, bits(mask)))
