"""A vector environment on one core or on several."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from ludus.engine.game import Game
from ludus.engine.loading import instantiate, runnable
from ludus.engine.view import blank
from ludus.env.buffers import Array, Buffers

STEPPING = Path(__file__).with_name("stepping.py")


@cache
def stepping(game: Game) -> ModuleType:
    """The game's own copy of `env.stepping`."""
    return runnable(instantiate(STEPPING, game))


class Cores:
    """Steps on one core, or on several by threads: kernels release Python's lock."""

    def __init__(self, game: Game, workers: int) -> None:
        self.game, self.kernels, self.workers = game, stepping(game), workers
        self.pool = ThreadPoolExecutor(workers) if workers > 1 else None

    def make(self, shape: tuple[int, ...], dtype: type) -> Array:
        return np.zeros(shape, dtype)

    def take(self, array: Array) -> Array:
        """The caller's array itself, or the same memory as an array: of torch on a CPU, for one."""
        found = np.asarray(array)
        if not np.may_share_memory(found, np.asarray(array)) or not found.flags.writeable:
            raise ValueError("A buffer must be an array whose memory can be written to.")
        return found

    def copy(self, array: Array) -> Array:
        return array.copy()

    def host(self, array: Array) -> Array:
        return array

    def records(self, games: int) -> Array:
        return blank(self.game, games)

    def actions(self, actions: Array) -> Array:
        return np.ascontiguousarray(actions, np.int64)

    def start(self, games: Array, *arguments: object) -> None:
        self.share(self.kernels.start_games, games, *arguments)

    def step(self, games: Array, *arguments: object) -> None:
        self.share(self.kernels.step_games, games, *arguments)

    def advise(self, games: Array, *arguments: object) -> None:
        self.share(self.kernels.advise_games, games, *arguments)

    def clear(self, b: Buffers) -> None:
        b.rewards[:], b.dones[:] = 0, False

    def awaits(self, b: Buffers, seats: Sequence[int]) -> bool:
        """Whether a game waits for one of these seats."""
        return bool(np.isin(b.seats, seats).any())

    def share(self, kernel: Any, games: Array, *arguments: object) -> None:
        """Each worker gets as many neighbouring games as the others."""
        if self.pool is None:
            kernel(games, *arguments, 0, len(games))
            return
        bounds = np.linspace(0, len(games), self.workers + 1).astype(int).tolist()
        jobs: list[Future[Any]] = [self.pool.submit(kernel, games, *arguments, *part) for part in pairwise(bounds)]
        wait(jobs)
        for job in jobs:
            job.result()

    def close(self) -> None:
        if self.pool:
            self.pool.shutdown()
