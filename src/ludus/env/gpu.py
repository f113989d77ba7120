"""A vector environment on a GPU: a thread for each game, and buffers that PyTorch, JAX and CuPy share without copying.

Two-dimensional buffers that this module makes lie in memory column by column. So neighbouring threads, which write the
same feature of neighbouring games at the same time, write neighbouring numbers; to callers they look like any others.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from functools import cache
from typing import Any

import numpy as np

from ludus.engine.contract import MAX_SEATS
from ludus.engine.cuda import REGISTERS, toolkit, without_inlining
from ludus.engine.game import Game
from ludus.env.buffers import Array, Buffers
from ludus.env.cores import stepping
from ludus.playing.gpu import tables_in_global_memory

THREADS = 128  # of a block


class Gpu:
    """Steps on a GPU. Whatever has `__cuda_array_interface__` is an array here: tensors of torch, arrays of CuPy."""

    def __init__(self, game: Game, alone: bool) -> None:
        self.cuda = toolkit()
        self.game = game
        kernels = gpu_kernels(self.cuda, game, alone)
        self.start_kernel, self.act_kernel, self.observe_kernel, self.advise_kernel = kernels

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
        self.launch(self.start_kernel, games, b, seed)
        self.launch(self.observe_kernel, games, b)

    def step(
        self, games: Array, b: Buffers, chosen: Array, turn: int, by_points: bool, endless: bool, fresh: bool
    ) -> None:
        self.launch(self.act_kernel, games, b, chosen, turn, by_points, endless, fresh)
        self.launch(self.observe_kernel, games, b)

    def advise(self, games: Array, b: Buffers, policy: int) -> None:
        self.launch(self.advise_kernel, games, b, policy)

    def launch(self, kernel: Any, games: Array, *arguments: object) -> None:
        with ExitStack() as stack:
            for context in (without_inlining, tables_in_global_memory):
                stack.enter_context(context())
            kernel[-(-games.size // THREADS), THREADS](games, *arguments)

    def clear(self, b: Buffers) -> None:
        """After `reset`: what functions among the opponents gained before the first step is nobody's."""
        for array in (b.rewards, b.dones):
            array.copy_to_device(np.zeros(array.shape, array.dtype, order="F"))

    def awaits(self, b: Buffers, seats: Sequence[int]) -> bool:
        return bool(np.isin(b.seats.copy_to_host(), seats).any())

    def close(self) -> None:
        """Memory on the GPU goes with the arrays."""


@cache
def gpu_kernels(cuda: Any, game: Game, alone: bool) -> tuple[Any, Any, Any, Any]:
    """Dealing, acting, observing and advising, as the kernels of `env.stepping` do them on a core.

    Acting and observing are two kernels: rules diverge and need many registers, features do neither. Where all seats
    are the caller's, the heuristics of opponents are left out, which may be most of the code.
    """
    kernels, max_legal = stepping(game), game.max_legal
    clear, deal, note_points, play_others = kernels.clear, kernels.deal, kernels.note_points, kernels.play_others
    play_action, settle, act = kernels.play_action, kernels.settle, kernels.act
    observe, advise = kernels.observe, kernels.advise

    @cuda.jit(max_registers=REGISTERS, lto=False)
    def start(games: Any, b: Any, seed: int) -> None:
        n = cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
        if n < games.size:
            clear(b, n)
            b.seeds[n] = seed + n
            b.changed[n] = True
            deal(games, b, n)

    @cuda.jit(max_registers=REGISTERS, lto=False)
    def start_among_others(games: Any, b: Any, seed: int) -> None:
        n = cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
        if n < games.size:
            actions = cuda.local.array(max_legal, np.int16)
            clear(b, n)
            b.seeds[n] = seed + n
            b.changed[n] = True
            deal(games, b, n)
            play_others(games, b, n, actions)
            note_points(games, b, n)

    @cuda.jit(max_registers=REGISTERS, lto=False)
    def step(games: Any, b: Any, chosen: Any, turn: int, by_points: bool, endless: bool, fresh: bool) -> None:
        n = cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
        if n < games.size:
            ranks = cuda.local.array(MAX_SEATS, np.int16)
            if fresh:
                clear(b, n)
            play_action(games, b, n, chosen[n], turn)
            if b.changed[n]:
                settle(games, b, n, by_points, endless, ranks)

    @cuda.jit(max_registers=REGISTERS, lto=False)
    def step_among_others(
        games: Any, b: Any, chosen: Any, turn: int, by_points: bool, endless: bool, fresh: bool
    ) -> None:
        n = cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
        if n < games.size:
            actions = cuda.local.array(max_legal, np.int16)
            ranks = cuda.local.array(MAX_SEATS, np.int16)
            if fresh:
                clear(b, n)
            act(games, b, n, chosen[n], turn, by_points, endless, actions, ranks)

    @cuda.jit(max_registers=REGISTERS, lto=False)
    def look(games: Any, b: Any) -> None:
        n = cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
        if n < games.size and b.changed[n]:
            actions = cuda.local.array(max_legal, np.int16)
            observe(games, b, n, actions)

    @cuda.jit(max_registers=REGISTERS, lto=False)
    def ask(games: Any, b: Any, policy: int) -> None:
        n = cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
        if n < games.size:
            actions = cuda.local.array(max_legal, np.int16)
            advise(games, b, n, policy, actions)

    return (start, step, look, ask) if alone else (start_among_others, step_among_others, look, ask)
