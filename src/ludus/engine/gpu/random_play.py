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

    `notes` holds for each game its choice (the action and the seat) and its key for sorting, and for each block the
    order of its games and those that have just ended.
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
        self.notes = self.cuda.device_array((4, count), np.int32)
        self.kernel = random_play(self.cuda, game)

    def run(self, seed: int, steps: int) -> int:
        """Play so many decisions in every game; return how many games were finished."""
        size = block_size(self.count, self.cuda.get_current_device().MULTIPROCESSOR_COUNT)
        with without_inlining():
            self.kernel[-(-self.count // size), THREADS](
                self.games, self.words, self.fresh, seed, steps, size, self.chance, self.notes, self.done
            )
        self.cuda.synchronize()
        return int(self.done.copy_to_host().sum())


def random_play(cuda: Any, game: Game) -> Any:
    """A kernel that begins all games and plays on in them.

    In one go through a block's games each does what it has chosen and, unless they are sorted again first, chooses what
    comes next.
    """
    playing, kernels, max_legal = playouts(game), compiled_kernels(game), game.max_legal
    scramble, roll, below, seed_chance = playing.scramble, playing.roll, playing.below, playing.seed_chance
    pick_seat, active, legal, step = playing.pick_seat, kernels.active, kernels.legal, kernels.step
    deal, finished, situation = kernels.deal, kernels.finished, kernels.situation
    take, sort, lay_out, key_before = lockstep(cuda, game)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def choose(games: Any, own: int, chance: Any, notes: Any, actions: Any) -> None:
        s = games[own]
        x = roll(chance[own])
        seat = pick_seat(active(s), x)
        count = legal(s, seat, actions)
        x = roll(x)
        chance[own] = x
        action = np.int64(actions[below(x, count)])
        notes[0, own] = action * MAX_SEATS + seat
        notes[1, own] = key_before(s, seat, action)

    @cuda.jit(max_registers=REGISTERS, lto=False)  # type: ignore[untyped-decorator]
    def play(
        games: Any, words: Any, fresh: Any, seed: int, steps: int, size: int, chance: Any, notes: Any, done: Any
    ) -> None:
        base = cuda.blockIdx.x * size
        size = min(size, games.size - base)
        choices, keys, order, ended = notes[0], notes[1], notes[2, base : base + size], notes[3, base : base + size]
        actions = cuda.local.array(max_legal, np.int16)
        counts = cuda.shared.array(THREADS, np.int32)
        taken = cuda.shared.array(1, np.int32)
        endings = cuda.shared.array(1, np.int32)
        for place in range(cuda.threadIdx.x, size, cuda.blockDim.x):
            own = base + place
            ended[place] = own
            chance[own] = scramble(seed + own * SEED_STRIDE)
            done[own] = -1
        endings[0] = size
        again = situation(games[base]) >= 0  # whether games are sorted again before they choose: all, or none
        cuda.syncthreads()
        for n in range(steps + 1):
            if n > 0:
                endings[0] = 0
                sort(keys, order, counts, taken, base)
                place = take(taken)
                while place < size:
                    own = np.int64(order[place])
                    s = games[own]
                    choice = np.int64(choices[own])
                    step(s, choice % MAX_SEATS, choice // MAX_SEATS)
                    if finished(s):
                        ended[cuda.atomic.add(endings, 0, np.int32(1))] = own
                    elif again:
                        keys[own] = situation(s)
                    else:
                        choose(games, own, chance, notes, actions)
                    place = take(taken)
                cuda.syncthreads()
            lay_out(words, fresh, ended, endings[0])
            for place in range(cuda.threadIdx.x, endings[0], cuda.blockDim.x):
                own = np.int64(ended[place])
                done[own] += 1
                seed_chance(games[own], seed + own * SEED_STRIDE + n)
                deal(games[own])
                if again:
                    keys[own] = situation(games[own])
                else:
                    choose(games, own, chance, notes, actions)
            cuda.syncthreads()
            if again:
                sort(keys, order, counts, taken, base)
                place = take(taken)
                while place < size:
                    choose(games, np.int64(order[place]), chance, notes, actions)
                    place = take(taken)
                cuda.syncthreads()

    return play
