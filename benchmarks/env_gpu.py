"""The vector environment on a GPU: first whether it plays the games of a CPU, then how fast it is.

    python benchmarks/env_gpu.py                       every game
    python benchmarks/env_gpu.py hadrians-wall --games 1048576 --steps 200

A step is everything: the action, the reward, the next game where one ended, the mask of legal actions, the observation,
and a random choice for the next step. With torch installed, it also checks that tensors share memory with the buffers.
"""

from __future__ import annotations

import argparse
import time
from importlib.util import find_spec
from typing import Any

import numpy as np

from ludus.engine.game import Game
from ludus.env import VectorEnv
from ludus.games import find, games

COMPARED = ("observations", "masks", "rewards", "dones", "seats", "results", "random_actions")


def check(game: Game, players: int, opponents: str | None, steps: int = 200) -> None:
    """The same actions give the same buffers and records, over the end of games."""
    there, here = (VectorEnv(game, 1000, players, opponents=opponents, where=where) for where in ("cuda", "core"))
    for env in (there, here):
        env.reset(7)
    for n in range(steps):
        for name in COMPARED:
            found, expected = vars(there)[name].copy_to_host(), vars(here)[name]
            close = np.allclose(found, expected, atol=1e-6) if name == "observations" else (found == expected).all()
            assert close, f"{name} differs after {n} steps"
        there.step(there.random_actions)
        here.step(here.random_actions)
    assert there.records.copy_to_host().tobytes() == here.records.tobytes(), "records differ"
    print(f"  {players} players, opponents {opponents}: {steps} steps of 1000 games are as on a core", flush=True)


def check_torch(game: Game) -> None:
    if not find_spec("torch"):
        print("  torch is not installed: sharing memory was not checked")
        return
    import torch

    env = VectorEnv(game, 64, where="cuda")
    seen = torch.as_tensor(env.observations, device="cuda")
    env.reset(1)
    first = seen.clone()
    env.step(torch.as_tensor(env.random_actions, device="cuda").clone())
    torch.cuda.synchronize()
    assert seen.any() and not torch.equal(first, seen), "a tensor does not share memory with its buffer"
    own = {
        "observations": torch.zeros(seen.shape, device="cuda"),
        "masks": torch.zeros(64, len(game.words), dtype=torch.bool, device="cuda"),
    }
    mine = VectorEnv(game, 64, where="cuda", buffers=own)
    mine.reset(1)
    torch.cuda.synchronize()
    assert torch.equal(own["observations"], first), "a caller's own buffer was not filled"
    print("  tensors of torch share memory with the buffers, both ways")


def measure(game: Game, players: int, count: int, steps: int) -> None:
    """Median, slowest and fastest of five runs of random play."""
    began = time.perf_counter()
    env = VectorEnv(game, count, players, where="cuda")
    cuda: Any = env.backend.cuda
    env.reset(1)
    env.step(env.random_actions)
    cuda.synchronize()
    ready = time.perf_counter() - began
    rates = []
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(steps):
            env.step(env.random_actions)
        cuda.synchronize()
        rates.append(count * steps / (time.perf_counter() - began) / 1e6)
    low, middle, high = sorted(rates)[0], sorted(rates)[2], sorted(rates)[4]
    print(
        f"  {players} players: {middle:.0f} million steps/s ({low:.0f} to {high:.0f}), ready in {ready:.0f} s",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--games", type=int, default=1 << 19)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--unchecked", action="store_true", help="measure only")
    given = parser.parse_args()
    for game in [find(given.game)] if given.game else games():
        print(game.title, flush=True)
        if not given.unchecked:
            check(game, game.min_players, None)
            check(game, max(2, game.min_players), "greedy")
            check_torch(game)
        measure(game, game.min_players, given.games, given.steps)


if __name__ == "__main__":
    main()
