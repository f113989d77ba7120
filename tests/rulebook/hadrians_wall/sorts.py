"""Random players of three sorts. Run as a script, plays a few games of each and prints a digest of every position."""

from __future__ import annotations

import hashlib
import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np

import ludus

SCRIPT = Path(__file__).parents[3] / "benchmarks" / "action_counts.py"


def load_script() -> Any:
    spec = spec_from_file_location("action_counts", SCRIPT)
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot load {SCRIPT}")
    module = module_from_spec(spec)
    sys.modules["action_counts"] = module
    spec.loader.exec_module(module)
    return module


counting = load_script()


def config(n: int) -> tuple[int, ...]:
    """All player counts, difficulties and gifts in turn; more often few players than many."""
    players = (1, 1, 1, 2, 1, 3, 1, 2, 4, 1, 2, 3, 5, 1, 6)[n % 15]
    return (players, n // 15 % 3, n // 45 % 2)


def main() -> None:
    game = ludus.game("hadrians-wall")
    found: list[str] = []

    def watcher(s: Any, seat: int, action: int) -> None:
        found.append(hashlib.blake2b(s.tobytes(), digest_size=8).hexdigest())

    with np.errstate(over="ignore"):  # generators are meant to wrap around
        for sort in counting.SORTS:
            player = counting.Player(game, sort, 4, watcher)
            for n in (1, 18, 50, 80):  # one, two, three and three players, other options each time
                player.play(config(n))
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main()
