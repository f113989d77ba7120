"""The same rules on a GPU: random play by a million games at once, one thread for each."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.engine.errors import LudusError
from ludus.engine.language import N_

if TYPE_CHECKING:
    from ludus.engine.game import Game

THREADS = 128


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
    """Many games of random play on the GPU, each going on where it stopped."""

    def __init__(self, game: Game, config: np.ndarray[Any, Any], count: int):
        self.cuda = toolkit()
        self.count = count
        self.games = self.cuda.to_device(np.zeros(count, game.state))
        self.config = self.cuda.to_device(config)
        self.done = self.cuda.device_array(count, np.int64)
        self.kernel = self._kernel(game)

    def run(self, seed: int, steps: int) -> int:
        """Play so many decisions in every game; return how many games were finished."""
        blocks = (self.count + THREADS - 1) // THREADS
        self.kernel[blocks, THREADS](self.games, seed, self.config, steps, self.done)
        self.cuda.synchronize()
        return int(self.done.copy_to_host().sum())

    def _kernel(self, game: Game) -> Any:
        cuda = self.cuda
        wander = game.kernels.wander
        most_legal = game.kernels.most_legal

        @cuda.jit  # type: ignore[untyped-decorator]
        def wander_on_gpu(games: Any, seed: int, config: Any, steps: int, done: Any) -> None:
            i = cuda.grid(1)
            if i < games.shape[0]:
                actions = cuda.local.array(most_legal, np.int16)
                done[i] = wander(games, i, seed + i * 7919, config, steps, actions)

        return wander_on_gpu
