"""Whole games over HTTP: no answer to anybody depends on what they may not know."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludus.engine.game import Game
from ludus.games import games

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "secrecy.py"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_tables_that_look_the_same_give_the_same_answers(game: Game) -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), game.name, "--positions", "3"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    counts = json.loads(done.stdout.splitlines()[0])
    assert counts["differences"] == counts["canaries seen"] == 0
    assert counts["lookalikes"] == 3
    assert counts["canaries"] >= 3
    assert counts["responses"] > 100
    assert counts["moves"] > 50
