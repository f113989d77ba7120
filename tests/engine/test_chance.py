"""Masks of bits: how many, the lowest, the n-th, for every width of number that records have."""

import random
from typing import Any

import numpy as np
import pytest

from ludus.engine.chance import bits, lowest_bit, nth_bit
from ludus.engine.kernels import kernel
from ludus.engine.loading import runnable


@kernel
def all_about(mask: int, n: int) -> Any:
    return bits(mask), lowest_bit(mask), nth_bit(mask, n)


@pytest.mark.parametrize("kind", [int, np.int64, np.int32, np.int16])
def test_bits_of_masks(kind: Any) -> None:
    chance = random.Random(3)
    width = 63 if kind is int else np.iinfo(kind).bits - 1
    masks = [1, (1 << width) - 1, 1 << (width - 1), *(chance.getrandbits(width) | 1 << 5 for _ in range(300))]
    for mask in masks:
        positions = [n for n in range(width) if mask >> n & 1]
        n = chance.randrange(len(positions))
        expected = len(positions), positions[0], positions[n]
        assert all_about(kind(mask), n) == expected
        assert runnable(all_about)(kind(mask), n) == expected
    assert bits(kind(0)) == 0
