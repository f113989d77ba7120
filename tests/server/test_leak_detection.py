"""The search for leaks finds one: benchmarks/secrecy.py, run with a server that tells a secret."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
LEAKS = {
    "nothing": "",
    "another seat's lot, in the words of a page": (
        "position.seat_infos = lambda table, view=None: ["
        "replace(one, name=str(table.match._s.hidden[one.seat].lot)) for one in real(table, view)]"
    ),
    "the generator, in the seats": (
        "position.seat_infos = lambda table, view=None: ["
        "replace(one, name=str(table.match._s.generator)) for one in real(table, view)]"
    ),
}
RUN = """
import sys
from dataclasses import replace
sys.path.insert(0, sys.argv.pop(1))
import secrecy
from ludus.server.views import position
real = position.seat_infos
{leak}
sys.exit(secrecy.main())
"""


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", RUN.format(leak=LEAKS[leak]), str(BENCHMARKS), "micatio", "--positions", "3"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.stdout, done.stderr
    counts = json.loads(done.stdout.splitlines()[0])
    assert counts["lookalikes"] > 0, done.stderr
    assert (counts["differences"] > 0) == (leak != "nothing"), done.stdout
    assert done.returncode == (leak != "nothing")
