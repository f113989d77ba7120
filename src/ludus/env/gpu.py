"""A vector environment on a GPU: thousands of games at once, in buffers that PyTorch, JAX and CuPy share uncopied.

Two-dimensional buffers that this module makes lie in memory column by column. So neighbouring threads, which write the
same feature of neighbouring games at the same time, write neighbouring numbers; to callers they look like any others.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

import numpy as np

from ludus.engine.game import Game
from ludus.engine.gpu.lockstep import THREADS, block_size, laid_out
from ludus.engine.gpu.toolkit import tables_in_global_memory, toolkit, without_inlining
from ludus.env.buffers import Array, Buffers
from ludus.env.gpu_kernels import gpu_kernels

ALONE = 128  # threads of a block where each goes through one game by itself


class Gpu:
    """Steps on a GPU. Whatever has `__cuda_array_interface__` is an array here: tensors of torch, arrays of CuPy."""

    def __init__(self, game: Game, alone: bool) -> None:
        self.cuda = toolkit()
        self.game = game
        kernels = gpu_kernels(self.cuda, game, alone)
        self.start_kernel, self.act_kernel, self.observe_kernel, self.advise_kernel = kernels
        self.fresh: Array = None  # a game laid out, see `start`
        self.notes: Array = None  # a key and a place in an order for each game

    def make(self, shape: tuple[int, ...], dtype: type) -> Array:
        return self.cuda.to_device(np.zeros(shape, dtype, order="F"))

    def take(self, array: Array) -> Array:
        """The caller's memory as an array of Numba's."""
        return self.cuda.as_cuda_array(array)

    def copy(self, array: Array) -> Array:
        return self.cuda.to_device(array)

    def host(self, array: Array) -> Array:
        return array.copy_to_host()

    def records(self, games: int) -> Array:
        self.notes = self.cuda.to_device(np.zeros((2, games), np.int32))
        return self.cuda.to_device(np.zeros(games, self.game.state))

    def actions(self, actions: Array) -> Array:
        """Actions on the GPU; those of NumPy are copied there."""
        if not hasattr(actions, "__cuda_array_interface__"):
            return self.cuda.to_device(np.ascontiguousarray(actions, np.int64))
        found = self.cuda.as_cuda_array(actions)
        if found.dtype != np.int64:
            raise ValueError(f"Actions on a GPU are int64, not {found.dtype}.")
        return found

    def start(self, games: Array, b: Buffers, seed: int) -> None:
        self.fresh = self.cuda.to_device(laid_out(self.game, self.host(b.config)))
        self.launch_together(self.start_kernel, games, b, seed)
        self.launch(self.observe_kernel, games, b)

    def step(
        self, games: Array, b: Buffers, chosen: Array, turn: int, by_points: bool, endless: bool, fresh: bool
    ) -> None:
        self.launch_together(self.act_kernel, games, b, chosen, turn, by_points, endless, fresh)
        self.launch(self.observe_kernel, games, b)

    def advise(self, games: Array, b: Buffers, policy: int) -> None:
        self.launch(self.advise_kernel, games, b, policy)

    def launch(self, kernel: Any, games: Array, *arguments: object) -> None:
        """A thread for each game."""
        self.start_threads(kernel, -(-games.size // ALONE), ALONE, games, *arguments)

    def launch_together(self, kernel: Any, games: Array, *arguments: object) -> None:
        """A block of threads for each multiprocessor, which goes through its share of the games."""
        size = block_size(games.size, self.cuda.get_current_device().MULTIPROCESSOR_COUNT)
        words = games.view(np.uint64)
        self.start_threads(
            kernel, -(-games.size // size), THREADS, games, words, self.fresh, self.notes, size, *arguments
        )

    def start_threads(self, kernel: Any, blocks: int, threads: int, *arguments: object) -> None:
        with ExitStack() as stack:
            for context in (without_inlining, tables_in_global_memory):
                stack.enter_context(context())
            kernel[blocks, threads](*arguments)

    def clear(self, b: Buffers) -> None:
        """After `reset`: what functions among the opponents gained before the first step is nobody's."""
        for array in (b.rewards, b.dones):
            array.copy_to_device(np.zeros(array.shape, array.dtype, order="F"))

    def awaits(self, b: Buffers, seats: Sequence[int]) -> bool:
        return bool(np.isin(b.seats.copy_to_host(), seats).any())

    def close(self) -> None:
        """Memory on the GPU goes with the arrays."""
