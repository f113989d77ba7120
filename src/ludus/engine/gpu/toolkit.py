"""`numba.cuda`, and how rules are compiled with it."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from ludus.engine.errors import LudusError
from ludus.engine.language import N_

REGISTERS = 128  # for each thread; then 512 of them fit on a multiprocessor
# In instructions, before any are optimized away:
LARGE = 300_000  # rules that would be larger than this if every call were a copy are kept as separate functions
SMALL = 600  # functions up to this are copied even then


def toolkit() -> Any:
    """`numba.cuda`, or a clear word about what is missing."""
    if not hasattr(np, "row_stack"):  # numba-cuda still names it; newer NumPy has dropped it
        vars(np)["row_stack"] = np.vstack
    try:
        cuda: Any = importlib.import_module("numba.cuda")
    except ImportError:
        raise LudusError(N_("A GPU needs the package numba-cuda: pip install 'ludus[cuda]'.")) from None
    if not cuda.is_available():
        raise LudusError(N_("No CUDA GPU was found on this computer."))
    return cuda


@contextmanager
def without_inlining() -> Iterator[None]:
    """Compile each function of large rules only once.

    Left alone, the compiler copies functions to wherever they are called and writes loops out. Large rules then grow to
    megabytes, and threads spend most of their time waiting for instructions; small ones are quickest like that.
    """
    lowering = importlib.import_module("numba.cuda.lowering").CUDALower
    lower_anyhow = lowering.post_lower
    functions: list[Any] = []
    sizes: dict[str, int] = {}  # of each function, with everything copied into it that it calls

    def post_lower(self: Any) -> None:
        lower_anyhow(self)
        function = self.builder.function
        functions.append(function)
        called = [getattr(getattr(step, "callee", None), "name", "") for step in instructions(function)]
        sizes[function.name] = sum(1 + sizes.get(name, 0) for name in called)
        if sizes[function.name] > LARGE:
            for one in functions:
                keep_apart(one)

    lowering.post_lower = post_lower
    try:
        yield
    finally:
        lowering.post_lower = lower_anyhow


@contextmanager
def tables_in_global_memory() -> Iterator[None]:
    """Heuristics read more tables than the 64 KiB of constant memory hold, where the compiler would put them."""
    nvvm: Any = importlib.import_module("numba.cuda.cudadrv.nvvm")
    constant = nvvm.ADDRSPACE_CONSTANT
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    try:
        yield
    finally:
        nvvm.ADDRSPACE_CONSTANT = constant


def instructions(function: Any) -> list[Any]:
    return [instruction for block in function.blocks for instruction in block.instructions]


def keep_apart(function: Any) -> None:
    """Have a function compiled to small code, and called unless it is tiny."""
    function.attributes.add("optsize")
    if len(instructions(function)) > SMALL and "alwaysinline" not in function.attributes:
        function.attributes.add("noinline")
