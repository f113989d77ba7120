"""Interpreted and compiled rules are the same rules: random games played both ways agree byte for byte."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludus.engine.game import Game

PLAYER = Path(__file__).with_name("played_both_ways.py")


def digests(game: Game, disable_jit: bool) -> list[str]:
    environment = os.environ | {
        "NUMBA_DISABLE_JIT": "1" if disable_jit else "0",
        "PYTHONPATH": str(PLAYER.parents[1]),
    }
    command = [sys.executable, str(PLAYER), game.name]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600)
    if done.returncode:
        pytest.fail(done.stderr)
    found: list[str] = json.loads(done.stdout)
    return found


def test_interpreted_and_compiled_agree(game: Game) -> None:
    interpreted, compiled = digests(game, True), digests(game, False)
    assert len(interpreted) > 20
    assert interpreted == compiled
