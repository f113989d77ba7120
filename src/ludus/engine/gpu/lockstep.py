"""Going the same way together: what the threads of a block do for each other.

Rules branch a lot, and 32 threads that want different things wait for each other. So a block of threads has some
thousands of games, and sorts them before each step by what is about to happen in them (`course`), and where that pays
again after it, by what is asked next (`situation`); 32 neighbours then mostly go the same way. New games, too, are laid
out by all threads together: each alone would write its own record piece by piece, far from what its neighbours write.

`order` holds, for each place in a block's order, the game that stands there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ludus.engine.loading import compiled_kernels

if TYPE_CHECKING:
    from ludus.engine.game import Game

WARP = 32  # threads that go together
THREADS = 512  # of a block, and how many keys games can be sorted by
ALL_LANES = 0xFFFFFFFF
WORD = 8  # bytes; records are a whole number of words, since they begin with one and are aligned


class Lockstep(NamedTuple):
    """Functions for kernels, made for one game."""

    take: Any
    sort: Any
    lay_out: Any
    key_before: Any


def lockstep(cuda: Any, game: Game) -> Lockstep:
    return Lockstep(taking(cuda), sorting(cuda), laying_out(cuda, game), keys_before(cuda, game))


def block_size(count: int, multiprocessors: int) -> int:
    """How many games each block gets, so that every multiprocessor has one block, all at once."""
    return max(-(-count // (multiprocessors * WARP)) * WARP, THREADS)


def laid_out(game: Game, config: Any) -> np.ndarray[Any, Any]:
    """A game of which nothing has been drawn yet, as words of 64 bits."""
    record = np.zeros(1, game.state)
    game.kernels.lay_out(record[0], config)
    return record.view(np.uint64)


def taking(cuda: Any) -> Any:
    """Share out the places of a block's order: a warp that has nothing to do takes the next 32."""

    @cuda.jit(device=True, forceinline=True)  # type: ignore[untyped-decorator]
    def take(taken: Any) -> Any:
        lane = cuda.threadIdx.x % WARP
        first = np.int32(0)
        if lane == 0:
            first = cuda.atomic.add(taken, 0, np.int32(WARP))
        return np.int64(cuda.shfl_sync(ALL_LANES, first, 0)) + lane

    return take


def sorting(cuda: Any) -> Any:
    """A counting sort of the games of a block; afterwards counts[key] is the first place of a key."""

    @cuda.jit(device=True, forceinline=True)  # type: ignore[untyped-decorator]
    def sort(keys: Any, order: Any, counts: Any, taken: Any, base: int) -> None:
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        counts[thread] = 0
        cuda.syncthreads()
        for place in range(thread, order.size, threads):
            cuda.atomic.add(counts, keys[base + place], np.int32(1))
        cuda.syncthreads()
        stride = 1
        while stride < threads:  # each count becomes the sum of all up to it
            before = counts[thread - stride] if thread >= stride else np.int32(0)
            cuda.syncthreads()
            counts[thread] += before
            cuda.syncthreads()
            stride *= 2
        for place in range(thread, order.size, threads):
            order[cuda.atomic.add(counts, keys[base + place], np.int32(-1)) - 1] = base + place
        taken[0] = 0
        cuda.syncthreads()

    return sort


def laying_out(cuda: Any, game: Game) -> Any:
    """Copy the laid-out game to the first games of an order, neighbouring threads neighbouring words."""
    size = game.state.itemsize // WORD

    @cuda.jit(device=True, forceinline=True)  # type: ignore[untyped-decorator]
    def lay_out(words: Any, fresh: Any, order: Any, count: int) -> None:
        for k in range(cuda.threadIdx.x, count * size, cuda.blockDim.x):
            words[np.int64(order[k // size]) * size + k % size] = fresh[k % size]
        cuda.syncthreads()

    return lay_out


def keys_before(cuda: Any, game: Game) -> Any:
    """What to sort games by before a step: its course, or the action itself where a game does not know it."""
    course, keys = compiled_kernels(game).course, THREADS
    actions_a_key = -(-len(game.words) // keys)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def key(s: Any, seat: int, action: int) -> Any:
        known = course(s, seat, action)
        return known % keys if known >= 0 else action // actions_a_key

    return key
