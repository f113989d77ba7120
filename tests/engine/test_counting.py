"""Numba counts who uses an array; kernels that make none do without, and nothing is lost or freed too early."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from ludus.engine.compiled import can_compile, compiled
from ludus.engine.kernels import kernel

pytestmark = pytest.mark.skipif(not can_compile(), reason="without a compiler Python counts by itself")


@kernel
def total(numbers: Any) -> int:
    """Takes views only."""
    found = 0
    for n in range(numbers.shape[0]):
        part = numbers[n]
        found += part[0]
    return found


@kernel
def doubled(numbers: Any) -> Any:
    """Returns an array of its own."""
    found = np.empty_like(numbers)
    for n in range(numbers.shape[0]):
        found[n, 0] = 2 * numbers[n, 0]
    return found


@kernel
def first_half(numbers: Any) -> Any:
    """Returns a view."""
    return numbers[: numbers.shape[0] // 2]


@kernel
def total_of_doubled(numbers: Any) -> int:
    return total(first_half(doubled(numbers)))


def needs_counting(function: Any) -> bool:
    (part,) = compiled(function)._parts.values()
    return bool(part.library.needs_counting)


def test_only_kernels_that_make_or_return_arrays_count() -> None:
    counters: Any = import_module("numba.core.runtime._nrt_python")
    memory: Any = import_module("numba.core.runtime").rtsys
    numbers = np.arange(2000, dtype=np.int64).reshape(1000, 2)
    counters.memsys_enable_stats()
    before = memory.get_allocation_stats()
    for _ in range(50):
        assert compiled(total_of_doubled)(numbers) == 2 * int(numbers[:500, 0].sum())
    after = memory.get_allocation_stats()
    counters.memsys_disable_stats()
    assert after.alloc - before.alloc == after.free - before.free > 0
    assert [needs_counting(one) for one in (total, doubled, first_half, total_of_doubled)] == [False, True, True, True]
