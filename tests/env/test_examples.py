"""The examples run as they are shown, if only for a moment."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str) -> str:
    done = subprocess.run([sys.executable, str(EXAMPLES / name), *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_loop_of_pettingzoo() -> None:
    assert "'seat_1': " in run("pettingzoo_loop.py", "--players", "2")


def test_the_tree_search_of_open_spiel() -> None:
    said = run("openspiel_mcts.py", "--simulations", "4", "--rounds", "1")
    assert "seat 0: " in said and "utilities [" in said


@pytest.mark.skipif(find_spec("torch") is None, reason="torch is not installed")
def test_ppo() -> None:
    said = run("ppo.py", "--imitate", "1", "--improve", "1", "--games", "16", "--steps", "8", "--device", "cpu")
    assert "16 fresh games: mean" in said
