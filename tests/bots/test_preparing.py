"""Compiling a game in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys

from ludus.bots.preparing import KERNELS, NO_COMPILER, PARTS
from ludus.engine import contract

WITHOUT_NUMBA = """
import runpy, sys
sys.modules["numba"] = None
sys.argv = ["preparing", "concordia"]
runpy.run_module("ludus.bots.preparing", run_name="__main__")
"""


def test_all_that_tables_need_is_compiled_and_nothing_else() -> None:
    compiled = {name for names in KERNELS.values() for name in names}
    assert set(contract.functions(contract.Kernels)) - compiled == {"features", "situation", "course"}
    assert PARTS[: len(KERNELS)] == tuple(KERNELS)


def test_a_machine_without_a_compiler_says_so() -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0"}
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMBA], capture_output=True, text=True, env=environment)
    assert done.returncode == NO_COMPILER
    assert "no compiler here" in done.stderr
