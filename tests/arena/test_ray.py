"""The same arena on a Ray cluster, here one of this machine's own cores."""

import json
import subprocess
import sys
from pathlib import Path

from ludus.arena.results import Result

ARENA = [sys.executable, "-m", "ludus", "arena", "hadrians-wall", "--bots", "greedy,random", "--games", "4"]


def games(file: Path) -> list[Result]:
    """What was played, without how long it took."""
    found = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    for one in found:
        del one["seconds"], one["slowest"]
    return sorted(found, key=lambda one: one["number"])


def test_an_arena_on_ray_is_the_arena_at_home(tmp_path: Path) -> None:
    for place in (["--workers", "1"], ["--ray"]):
        done = subprocess.run([*ARENA, *place, "--results", tmp_path / place[0]], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    assert len(games(tmp_path / "--ray")) == 4
    assert games(tmp_path / "--ray") == games(tmp_path / "--workers")
