"""The same rules on a GPU: random play by a million games at once, some thousands of them for each block of threads.

Rules branch a lot, and 32 threads that want different things wait for each other. So a block sorts its games before
each step by what is about to happen in them (`course`), and after it by what is asked next (`situation`); 32 neighbours
then mostly go the same way. Each game makes the very decisions it makes on a CPU (`playouts.random_play`), whatever
the order.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.engine.chance import SEED_STRIDE
from ludus.engine.contract import MAX_SEATS
from ludus.engine.errors import LudusError
from ludus.engine.language import N_
from ludus.engine.loading import compiled_kernels, playouts

if TYPE_CHECKING:
    from ludus.engine.game import Game

THREADS = 512  # of a block
BLOCKS = 1  # for each multiprocessor
REGISTERS = 128  # for each thread, so that so many threads fit
WARP = 32  # threads that go together
ALL_LANES = 0xFFFFFFFF
# In instructions, before any are optimized away:
LARGE = 300_000  # rules that would be larger than this if every call were a copy are kept as separate functions
SMALL = 600  # functions up to this are copied even then


def toolkit() -> Any:
    """`numba.cuda`, or a clear word about what is missing."""
    if not hasattr(np, "row_stack"):  # numba-cuda still names it; newer NumPy has dropped it
        vars(np)["row_stack"] = np.vstack
    try:
        cuda: Any = importlib.import_module("numba.cuda")
    except ImportError:
        raise LudusError(N_("A GPU needs the package numba-cuda: pip install 'ludus[cuda]'.")) from None
    if not cuda.is_available():
        raise LudusError(N_("No CUDA GPU was found on this computer."))
    return cuda


class RandomGames:
    """Many games of random play on the GPU."""

    def __init__(self, game: Game, config: np.ndarray[Any, Any], count: int):
        if count % WARP:
            message = N_("The number of games on a GPU must be a multiple of {threads}, not {count}.")
            raise LudusError(message, threads=WARP, count=count)
        self.cuda = toolkit()
        self.count = count
        self.games = self.cuda.to_device(np.zeros(count, game.state))
        self.config = self.cuda.to_device(config)
        self.done = self.cuda.device_array(count, np.int32)
        self.chance = self.cuda.device_array(count, np.uint64)
        self.notes = self.cuda.device_array((3, count), np.int32)
        self.kernel = random_play(self.cuda, game)

    def run(self, seed: int, steps: int) -> int:
        """Play so many decisions in every game; return how many games were finished."""
        size = block_size(self.count, self.cuda.get_current_device().MULTIPROCESSOR_COUNT)
        launch = self.kernel[-(-self.count // size), THREADS]
        with without_inlining():
            launch(self.games, seed, self.config, steps, size, self.chance, self.notes, self.done)
        self.cuda.synchronize()
        return int(self.done.copy_to_host().sum())


def block_size(count: int, multiprocessors: int) -> int:
    """How many games each block gets, so that every multiprocessor has its blocks at once."""
    return max(-(-count // (multiprocessors * BLOCKS * WARP)) * WARP, THREADS)


@contextmanager
def without_inlining() -> Iterator[None]:
    """Compile each function of large rules only once.

    Left alone, the compiler copies functions to wherever they are called and writes loops out. Large rules then grow to
    megabytes, and threads spend most of their time waiting for instructions; small ones are quickest like that.
    """
    lowering = importlib.import_module("numba.cuda.lowering").CUDALower
    lower_anyhow = lowering.post_lower
    functions: list[Any] = []
    sizes: dict[str, int] = {}  # of each function, with everything copied into it that it calls

    def post_lower(self: Any) -> None:
        lower_anyhow(self)
        function = self.builder.function
        functions.append(function)
        called = [getattr(getattr(step, "callee", None), "name", "") for step in instructions(function)]
        sizes[function.name] = sum(1 + sizes.get(name, 0) for name in called)
        if sizes[function.name] > LARGE:
            for one in functions:
                keep_apart(one)

    lowering.post_lower = post_lower
    try:
        yield
    finally:
        lowering.post_lower = lower_anyhow


def instructions(function: Any) -> list[Any]:
    return [instruction for block in function.blocks for instruction in block.instructions]


def keep_apart(function: Any) -> None:
    """Have a function compiled to small code, and called unless it is tiny."""
    function.attributes.add("optsize")
    if len(instructions(function)) > SMALL and "alwaysinline" not in function.attributes:
        function.attributes.add("noinline")


def random_play(cuda: Any, game: Game) -> Any:
    """`playouts.random_play` for a GPU: the same decisions of the same games.

    `notes` holds for each game its choice (the action and the seat), its key for sorting, and for each place of a
    block's order the game that stands there.
    """
    playing, kernels, max_legal = playouts(game), compiled_kernels(game), game.max_legal
    scramble, roll, below, begin, pick_seat = (
        playing.scramble,
        playing.roll,
        playing.below,
        playing.begin,
        playing.pick_seat,
    )
    active, legal, step, finished = kernels.active, kernels.legal, kernels.step, kernels.finished
    actions_a_key = -(-len(game.words) // (THREADS - 1))
    key_before, key_after = keys_before(cuda, game, actions_a_key), keys_after(cuda, game, actions_a_key)
    sort, take = sorting(cuda), taking(cuda)

    @cuda.jit(max_registers=REGISTERS, lto=False)  # type: ignore[untyped-decorator]
    def play(games: Any, seed: int, config: Any, steps: int, size: int, chance: Any, notes: Any, done: Any) -> None:
        base = cuda.blockIdx.x * size
        size = min(size, games.size - base)
        choices, keys, order = notes[0], notes[1], notes[2, base : base + size]
        actions = cuda.local.array(max_legal, np.int16)
        counts = cuda.shared.array(THREADS, np.int32)
        taken = cuda.shared.array(1, np.int32)
        for place in range(cuda.threadIdx.x, size, cuda.blockDim.x):
            own = base + place
            order[place] = own
            chance[own] = scramble(seed + own * SEED_STRIDE)
            done[own] = 0
            begin(games[own], seed + own * SEED_STRIDE, config)
        taken[0] = 0
        cuda.syncthreads()
        for n in range(steps):
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
            place = take(taken)
            while place < size:
                own = np.int64(order[place])
                s = games[own]
                choice = np.int64(choices[own])
                step(s, choice % MAX_SEATS, choice // MAX_SEATS)
                keys[own] = 0 if finished(s) else key_after(s, choice // MAX_SEATS)
                place = take(taken)
            sort(keys, order, counts, taken, base)
            for place in range(cuda.threadIdx.x, counts[1], cuda.blockDim.x):  # the finished ones stand first
                own = np.int64(order[place])
                done[own] += 1
                begin(games[own], seed + own * SEED_STRIDE + n + 1, config)
            cuda.syncthreads()

    return play


def keys_before(cuda: Any, game: Game, actions_a_key: int) -> Any:
    """What to sort games by before a step: its course, or the action itself where a game does not know it."""
    course, keys = compiled_kernels(game).course, THREADS

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def key(s: Any, seat: int, action: int) -> Any:
        known = course(s, seat, action)
        return known % keys if known >= 0 else action // actions_a_key

    return key


def keys_after(cuda: Any, game: Game, actions_a_key: int) -> Any:
    """What to sort games by after a step, from 1: the situation, or the step itself where a game does not know it."""
    situation = compiled_kernels(game).situation

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def key(s: Any, action: int) -> Any:
        known = situation(s)
        return 1 + (known if known >= 0 else action // actions_a_key)

    return key


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
