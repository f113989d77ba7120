"""What is compiled before many games are played, and how long that is said to take."""

import subprocess
import sys

import pytest

from ludus.cli.estimate import AT_MOST, USUAL_SPEED, Estimate, code_sizes
from ludus.engine.contract import Kernels, functions
from ludus.engine.game import Game
from ludus.games import games


class Clock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_the_time_left_follows_from_the_speed_so_far() -> None:
    clock = Clock()
    estimate = Estimate([1000, 3000, 6000], clock)
    assert estimate.seconds_left == pytest.approx(10_000 / USUAL_SPEED)
    clock.now += 2
    estimate.reached(1)  # 500 a second
    assert estimate.seconds_left == pytest.approx(18)
    clock.now += 3
    assert [estimate.done, estimate.seconds_left] == pytest.approx([2500, 15])
    clock.now += 100  # a step that takes longer than it should is not called done
    assert estimate.done == pytest.approx(1000 + AT_MOST * 3000)
    estimate.reached(3)
    assert (estimate.done, estimate.seconds_left) == (estimate.total, 0)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_code_is_counted_once_and_most_of_it_belongs_to_the_rules(game: Game) -> None:
    sizes = dict(zip(functions(Kernels), code_sizes(game), strict=True))
    assert sizes["step"] > 5000 and sizes["legal"] > 1000
    assert sizes["finished"] < 100  # reached before, by others
    assert sum(sizes.values()) > 20_000


# What `ludus --help` would otherwise wait for.
HEAVY = ("numpy", "numba", "fastapi", "sqlalchemy", "ludus.bots", "rich.progress")


@pytest.mark.parametrize("line", ["--help", "serve --help", "simulate --help", "games"])
def test_help_and_lists_need_nothing_heavy(line: str) -> None:
    code = f"import sys, ludus.cli; sys.argv[1:] = {line.split()}\ntry: ludus.cli.main()\nexcept SystemExit: pass\n"
    code += f"print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
