"""Random play by a million games at once, with the very decisions that each makes on a CPU (`playouts.random_play`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.engine.chance import SEED_STRIDE
from ludus.engine.contract import MAX_SEATS
from ludus.engine.errors import LudusError
from ludus.engine.gpu.lockstep import THREADS, WARP, block_size, laid_out, lockstep
from ludus.engine.gpu.toolkit import REGISTERS, toolkit, without_inlining
from ludus.engine.language import N_
from ludus.engine.loading import compiled_kernels, playouts

if TYPE_CHECKING:
    from ludus.engine.game import Game


class RandomGames:
    """Many games of random play on the GPU.

    `notes` holds for each game its choice (the action and the seat), its key for sorting, and for each place of a
    block's order the game that stands there.
    """

    def __init__(self, game: Game, config: np.ndarray[Any, Any], count: int):
        if count % WARP:
            message = N_("The number of games on a GPU must be a multiple of {threads}, not {count}.")
            raise LudusError(message, threads=WARP, count=count)
        self.cuda = toolkit()
        self.count = count
        self.games = self.cuda.to_device(np.zeros(count, game.state))
        self.words = self.games.view(np.uint64)
        self.fresh = self.cuda.to_device(laid_out(game, config))
        self.done = self.cuda.device_array(count, np.int32)
        self.chance = self.cuda.device_array(count, np.uint64)
        self.notes = self.cuda.device_array((3, count), np.int32)
        self.begin, self.choose, self.play = random_play(self.cuda, game)

    def run(self, seed: int, steps: int) -> int:
        """Play so many decisions in every game; return how many games were finished."""
        size = block_size(self.count, self.cuda.get_current_device().MULTIPROCESSOR_COUNT)
        blocks = -(-self.count // size)
        with without_inlining():
            self.begin[blocks, THREADS](
                self.games, self.words, self.fresh, seed, size, self.chance, self.notes, self.done
            )
            for n in range(steps):
                self.choose[blocks, THREADS](self.games, size, self.chance, self.notes)
                self.play[blocks, THREADS](
                    self.games, self.words, self.fresh, seed + n + 1, size, self.notes, self.done
                )
        self.cuda.synchronize()
        return int(self.done.copy_to_host().sum())


def random_play(cuda: Any, game: Game) -> tuple[Any, Any, Any]:
    """Three kernels: all games begin; each chooses what to do; each does it, and begins anew where that ended it."""
    playing, kernels, max_legal = playouts(game), compiled_kernels(game), game.max_legal
    scramble, roll, below, seed_chance = playing.scramble, playing.roll, playing.below, playing.seed_chance
    pick_seat, active, legal, step, deal = playing.pick_seat, kernels.active, kernels.legal, kernels.step, kernels.deal
    take, sort, lay_out, key_before, key_after = lockstep(cuda, game)

    @cuda.jit(max_registers=REGISTERS, lto=False)  # type: ignore[untyped-decorator]
    def begin(games: Any, words: Any, fresh: Any, seed: int, size: int, chance: Any, notes: Any, done: Any) -> None:
        base = cuda.blockIdx.x * size
        size = min(size, games.size - base)
        order = notes[2, base : base + size]
        for place in range(cuda.threadIdx.x, size, cuda.blockDim.x):
            own = base + place
            order[place] = own
            chance[own] = scramble(seed + own * SEED_STRIDE)
            done[own] = 0
        cuda.syncthreads()
        lay_out(words, fresh, order, size)
        for own in range(base + cuda.threadIdx.x, base + size, cuda.blockDim.x):
            seed_chance(games[own], seed + own * SEED_STRIDE)
            deal(games[own])

    @cuda.jit(max_registers=REGISTERS, lto=False)  # type: ignore[untyped-decorator]
    def choose(games: Any, size: int, chance: Any, notes: Any) -> None:
        base = cuda.blockIdx.x * size
        size = min(size, games.size - base)
        choices, keys, order = notes[0], notes[1], notes[2, base : base + size]
        actions = cuda.local.array(max_legal, np.int16)
        counts = cuda.shared.array(THREADS, np.int32)
        taken = cuda.shared.array(1, np.int32)
        taken[0] = 0
        cuda.syncthreads()
        place = take(taken)
        while place < size:
            own = np.int64(order[place])
            s = games[own]
            x = roll(chance[own])
            seat = pick_seat(active(s), x)
            count = legal(s, seat, actions)
            x = roll(x)
            chance[own] = x
            action = np.int64(actions[below(x, count)])
            choices[own] = action * MAX_SEATS + seat
            keys[own] = key_before(s, seat, action)
            place = take(taken)
        sort(keys, order, counts, taken, base)

    @cuda.jit(max_registers=REGISTERS, lto=False)  # type: ignore[untyped-decorator]
    def play(games: Any, words: Any, fresh: Any, seed: int, size: int, notes: Any, done: Any) -> None:
        base = cuda.blockIdx.x * size
        size = min(size, games.size - base)
        choices, keys, order = notes[0], notes[1], notes[2, base : base + size]
        counts = cuda.shared.array(THREADS, np.int32)
        taken = cuda.shared.array(1, np.int32)
        taken[0] = 0
        cuda.syncthreads()
        place = take(taken)
        while place < size:
            own = np.int64(order[place])
            s = games[own]
            choice = np.int64(choices[own])
            step(s, choice % MAX_SEATS, choice // MAX_SEATS)
            keys[own] = key_after(s, choice // MAX_SEATS)
            place = take(taken)
        sort(keys, order, counts, taken, base)
        finished = counts[1]  # they stand first
        lay_out(words, fresh, order, finished)
        for place in range(cuda.threadIdx.x, finished, cuda.blockDim.x):
            own = np.int64(order[place])
            done[own] += 1
            seed_chance(games[own], seed + own * SEED_STRIDE)
            deal(games[own])

    return begin, choose, play
