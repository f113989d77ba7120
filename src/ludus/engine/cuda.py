"""The same rules on a GPU: random play by a million games at once, one thread for each.

Rules branch a lot, so what holds a GPU up is fetching instructions: warps at different places of the rules push each
other's code out of the cache. Therefore the threads of a block, as many as a block can have, go through a decision
together: all list what is legal, then all step, then all look whether to begin anew. That alone doubles the speed.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.engine.chance import below, roll, scramble
from ludus.engine.errors import LudusError
from ludus.engine.language import N_

if TYPE_CHECKING:
    from ludus.engine.game import Game

THREADS = 1024
REGISTERS = 64  # for each thread, so that a block of so many fits


def toolkit() -> Any:
    """`numba.cuda`, or a clear word about what is missing."""
    if not hasattr(np, "row_stack"):  # numba-cuda still names it; newer NumPy has dropped it
        vars(np)["row_stack"] = np.vstack
    try:
        cuda: Any = importlib.import_module("numba.cuda")
    except ImportError:
        raise LudusError(N_("A GPU needs the package numba-cuda: pip install 'ludus[cuda]'.")) from None
    if not cuda.is_available():
        raise LudusError(N_("No CUDA GPU was found on this machine."))
    return cuda


class Wanderers:
    """Many games of random play on the GPU."""

    def __init__(self, game: Game, config: np.ndarray[Any, Any], count: int):
        if count % THREADS:
            message = N_("Games on a GPU come in blocks of {threads}, not {count}.")
            raise LudusError(message, threads=THREADS, count=count)
        self.cuda = toolkit()
        self.count = count
        self.games = self.cuda.to_device(np.zeros(count, game.state))
        self.config = self.cuda.to_device(config)
        self.done = self.cuda.device_array(count, np.int64)
        self.kernel = wandering(self.cuda, game)

    def run(self, seed: int, steps: int) -> int:
        """Play so many decisions in every game; return how many games were finished."""
        self.kernel[self.count // THREADS, THREADS](self.games, seed, self.config, steps, self.done)
        self.cuda.synchronize()
        return int(self.done.copy_to_host().sum())


def wandering(cuda: Any, game: Game) -> Any:
    """`crossing.wander` for a GPU: the same decisions, with the threads of a block kept together."""
    crossing = game.kernels.module
    start, active, legal = crossing._start, crossing._active, crossing._legal
    step, finished, seat_by = crossing._step, crossing._finished, crossing.seat_by
    most_legal = game.kernels.most_legal

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def wander(games: Any, seed: int, config: Any, steps: int, done: Any) -> None:
        i = cuda.grid(1)
        actions = cuda.local.array(most_legal, np.int16)
        s = games[i]
        seed += i * 7919
        x = scramble(seed)
        ended = 0
        start(s, seed, config)
        for n in range(steps):
            x = roll(x)
            seat = seat_by(active(s), x)
            count = legal(s, seat, actions)
            x = roll(x)
            cuda.syncthreads()
            step(s, seat, actions[below(x, count)])
            cuda.syncthreads()
            if finished(s):
                ended += 1
                start(s, seed + n + 1, config)
            cuda.syncthreads()
        done[i] = ended

    return wander
