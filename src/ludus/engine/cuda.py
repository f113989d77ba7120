"""The same rules on a GPU: random play by a million games at once, a block of threads for each thousand of them.

Rules branch a lot, and 32 threads that want different things wait for each other. So before each step the games of a
block are sorted by what is about to be done in them: neighbours then do the same, and mostly are asked the same next.
All threads of a block go through a decision together, since warps at different places of the rules would push each
other's code out of the cache. Each game makes the very decisions it makes on a CPU (`crossing.wander`).
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
SEEDS_APART = 7919  # as on a CPU, so that a game is the same game wherever it runs
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
    """`crossing.wander` for a GPU: the same decisions of the same games."""
    crossing = game.kernels.module
    start, active, legal = crossing._start, crossing._active, crossing._legal
    step, finished, seat_by = crossing._step, crossing._finished, crossing.seat_by
    most_legal = game.kernels.most_legal
    sort = sorting(cuda)

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def wander(games: Any, seed: int, config: Any, steps: int, done: Any) -> None:
        thread = cuda.threadIdx.x
        base = cuda.blockIdx.x * THREADS
        actions = cuda.local.array(most_legal, np.int16)
        order = cuda.shared.array(THREADS, np.int32)
        chance = cuda.shared.array(THREADS, np.uint64)
        seats = cuda.shared.array(THREADS, np.int16)
        ended = cuda.shared.array(THREADS, np.int32)
        own = thread  # the game of the block that this thread goes on with
        chance[own] = scramble(seed + (base + own) * SEEDS_APART)
        ended[own] = 0
        start(games[base + own], seed + (base + own) * SEEDS_APART, config)
        for n in range(steps):
            s = games[base + own]
            x = roll(chance[own])
            seat = seat_by(active(s), x)
            seats[own] = seat
            count = legal(s, seat, actions)
            x = roll(x)
            chance[own] = x
            order[thread] = np.int32(actions[below(x, count)]) * THREADS + own
            sort(order, thread)
            own = order[thread] % THREADS
            s = games[base + own]
            step(s, np.int64(seats[own]), np.int64(order[thread] // THREADS))
            if finished(s):
                ended[own] += 1
                start(s, seed + (base + own) * SEEDS_APART + n + 1, config)
            cuda.syncthreads()
        done[base + thread] = ended[thread]

    return wander


def sorting(cuda: Any) -> Any:
    """A bitonic sort of one number for each thread of a block."""

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def sort(order: Any, thread: int) -> None:
        size = 2
        while size <= THREADS:
            stride = size >> 1
            while stride:
                cuda.syncthreads()
                other = thread ^ stride
                if other > thread and (order[thread] > order[other]) == (thread & size == 0):
                    order[thread], order[other] = order[other], order[thread]
                stride >>= 1
            size <<= 1
        cuda.syncthreads()

    return sort
