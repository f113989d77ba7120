"""Writing numbers for learners: every function fills some places of `out` from `at` on, and returns the next place.

Every place is written exactly once, whatever it holds, in loops of a fixed length without branches: compilers make a
few wide instructions of each, and neighbouring threads of a GPU go together.
"""

from typing import Any

import numpy as np

from ludus.engine.kernels import kernel


@kernel
def put(out: Any, at: int, number: int, most: int) -> int:
    """A number as a share of the most that it can be, or is likely to be."""
    out[np.uint64(at)] = np.float32(number) * (np.float32(1) / np.float32(most))
    return at + 1


@kernel
def put_all(out: Any, at: int, numbers: Any, count: int, most: int) -> int:
    """The first numbers of an array, each as such a share."""
    for n in range(count):
        out[np.uint64(at + n)] = np.float32(numbers[n]) * (np.float32(1) / np.float32(most))
    return at + count


@kernel
def put_choice(out: Any, at: int, width: int, chosen: int) -> int:
    """Which one of several things, as a 1 among zeros; none if it is negative."""
    for n in range(width):
        out[np.uint64(at + n)] = np.float32(n == chosen)
    return at + width


@kernel
def put_mask(out: Any, at: int, width: int, mask: Any) -> int:
    """A 1 for each bit that is set among so many."""
    bits = np.int64(mask)
    for n in range(width):
        out[np.uint64(at + n)] = np.float32((bits >> np.int64(n)) & 1)
    return at + width


@kernel
def put_lanes(out: Any, at: int, packed: Any, lanes: int, bits: int, most: int) -> int:
    """Small counts packed into one number, so many bits for each, as shares."""
    for n in range(lanes):
        count = (np.int64(packed) >> np.int64(bits * n)) & np.int64((1 << bits) - 1)
        out[np.uint64(at + n)] = np.float32(count) * (np.float32(1) / np.float32(most))
    return at + lanes


@kernel
def put_nothing(out: Any, at: int, width: int) -> int:
    """Zeros, for what is not there."""
    for n in range(width):
        out[np.uint64(at + n)] = np.float32(0)
    return at + width
