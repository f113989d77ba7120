"""Dealing, acting, observing and advising on a GPU, as the kernels of `env.stepping` do them on a core.

Acting is the rules, which branch: blocks of threads sort their games before it (`engine.gpu.lockstep`). Observing goes
nearly the same way in every game, and a thread does it for one game; neighbours then write to neighbouring places.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ludus.engine.contract import MAX_SEATS
from ludus.engine.game import Game
from ludus.engine.gpu.lockstep import THREADS, WARP, lockstep
from ludus.engine.gpu.toolkit import REGISTERS
from ludus.env.cores import stepping


@cache
def gpu_kernels(cuda: Any, game: Game, alone: bool) -> tuple[Any, Any, Any, Any]:
    """The kernels of a game. Where all seats are the caller's (`alone`), the heuristics of opponents are left out.

    They may be most of the code.
    """
    return *acting_kernels(cuda, game, alone), *observing_kernels(cuda, game)


def acting_kernels(cuda: Any, game: Game, alone: bool) -> tuple[Any, Any]:
    kernels, max_legal = stepping(game), game.max_legal
    clear, deal_laid_out, note_points = kernels.clear, kernels.deal_laid_out, kernels.note_points
    may_play, play_action, reward, is_over = kernels.may_play, kernels.play_action, kernels.reward, kernels.is_over
    take, sort, lay_out, key_before = lockstep(cuda, game)
    play_others = nobody(cuda) if alone else kernels.play_others

    @cuda.jit(device=True)
    def begin(games: Any, words: Any, fresh: Any, b: Any, order: Any, count: int, actions: Any) -> None:
        """New games for the first places of an order."""
        lay_out(words, fresh, order, count)
        for place in range(cuda.threadIdx.x, count, cuda.blockDim.x):
            n = np.int64(order[place])
            deal_laid_out(games, b, n)
            play_others(games, b, n, actions)
            note_points(games, b, n)

    @cuda.jit(max_registers=REGISTERS, lto=False)
    def start(games: Any, words: Any, fresh: Any, notes: Any, size: int, b: Any, seed: int) -> None:
        base = cuda.blockIdx.x * size
        size = min(size, games.size - base)
        order = notes[1, base : base + size]
        actions = cuda.local.array(max_legal, np.int16)
        for place in range(cuda.threadIdx.x, size, cuda.blockDim.x):
            n = base + place
            order[place] = n
            clear(b, n)
            b.seeds[n] = seed + n
            b.changed[n] = True
        cuda.syncthreads()
        begin(games, words, fresh, b, order, size, actions)

    @cuda.jit(max_registers=REGISTERS, lto=False)
    def step(
        games: Any,
        words: Any,
        fresh: Any,
        notes: Any,
        size: int,
        b: Any,
        chosen: Any,
        turn: int,
        by_points: bool,
        endless: bool,
        anew: bool,
    ) -> None:
        base = cuda.blockIdx.x * size
        size = min(size, games.size - base)
        keys, order, ended = notes[0], notes[1, base : base + size], notes[0, base : base + size]
        actions = cuda.local.array(max_legal, np.int16)
        ranks = cuda.local.array(MAX_SEATS, np.int16)
        counts = cuda.shared.array(THREADS, np.int32)
        taken = cuda.shared.array(1, np.int32)
        endings = cuda.shared.array(1, np.int32)
        for n in range(base + cuda.threadIdx.x, base + size, cuda.blockDim.x):
            if anew:
                clear(b, n)
            playable = may_play(games, b, n, chosen[n], turn)
            keys[n] = key_before(games[n], np.int64(b.seats[n]), chosen[n]) if playable else 0
        endings[0] = 0
        sort(keys, order, counts, taken, base)
        place = take(taken)
        while place - place % WARP < size:  # the threads of a warp leave together
            if place < size:
                own = np.int64(order[place])
                play_action(games, b, own, chosen[own], turn)
                if b.changed[own]:
                    play_others(games, b, own, actions)
                    reward(games, b, own, by_points, ranks)
                    if endless and is_over(games, own):
                        ended[cuda.atomic.add(endings, 0, np.int32(1))] = own
            place = take(taken)
        cuda.syncthreads()
        begin(games, words, fresh, b, ended, endings[0], actions)

    return start, step


def nobody(cuda: Any) -> Any:
    """There are no opponents to play for."""

    @cuda.jit(device=True, forceinline=True)
    def play_others(games: Any, b: Any, n: int, actions: Any) -> None:
        pass

    return play_others


def observing_kernels(cuda: Any, game: Game) -> tuple[Any, Any]:
    kernels, max_legal = stepping(game), game.max_legal
    observe, advise = kernels.observe, kernels.advise

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

    return look, ask
