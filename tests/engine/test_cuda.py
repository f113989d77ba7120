"""The kernels for GPUs, run by a GPU of Python threads: they play, byte for byte, the games a CPU plays."""

import threading
from contextlib import nullcontext
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import ludus
from ludus.engine.chance import SEED_STRIDE, roll
from ludus.engine.cuda import WARP, block_size, random_play
from ludus.engine.loading import playouts
from ludus.engine.view import blank
from ludus.games import games
from ludus.playing.gpu import whole_games
from ludus.playing.table import COMPILED

THREADS = 2 * WARP
SEED = 20_240


class Own:
    """A number that each thread has for itself."""

    def __init__(self, place: threading.local, name: str) -> None:
        self.place, self.name = place, name

    @property
    def x(self) -> int:
        return int(getattr(self.place, self.name))


@dataclass
class OnGpu:
    """An array on the GPU."""

    array: Any

    def copy_to_host(self, there: Any) -> None:
        there[...] = self.array


@dataclass
class Kernel:
    """What `jit` gives: called by other kernels, or launched as kernel[blocks, threads](…)."""

    gpu: Any
    function: Any

    def __call__(self, *arguments: Any) -> Any:
        return self.function(*arguments)

    def __getitem__(self, size: tuple[int, int]) -> Any:
        blocks, threads = size
        assert threads == THREADS
        return lambda *given: self.gpu.launch(self, blocks, *(getattr(one, "array", one) for one in given))


class Gpu:
    """As much of `numba.cuda` as the kernels use: blocks come one after the other, their threads at the same time."""

    def __init__(self) -> None:
        self.place = threading.local()
        self.lock = threading.Lock()
        self.threadIdx, self.blockIdx = Own(self.place, "thread"), Own(self.place, "block")
        self.blockDim = SimpleNamespace(x=THREADS)
        self.shared = SimpleNamespace(array=self.shared_array)
        self.local = SimpleNamespace(array=np.zeros)
        self.atomic = SimpleNamespace(add=self.add)

    def jit(self, **_options: object) -> Any:
        return lambda function: Kernel(self, function)

    def to_device(self, array: Any) -> OnGpu:
        return OnGpu(array.copy())

    def launch(self, kernel: Any, blocks: int, *arguments: object) -> None:
        for block in range(blocks):
            self.arrays: list[Any] = []
            self.barrier = threading.Barrier(THREADS)
            self.warps = [threading.Barrier(WARP) for _ in range(THREADS // WARP)]
            self.words = [0] * (THREADS // WARP)
            self.failures: list[BaseException] = []
            threads = [threading.Thread(target=self.go, args=(kernel, block, n, arguments)) for n in range(THREADS)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            real = [failure for failure in self.failures if not isinstance(failure, threading.BrokenBarrierError)]
            assert not real, real[0]

    def go(self, kernel: Any, block: int, thread: int, arguments: Any) -> None:
        self.place.thread, self.place.block, self.place.arrays = thread, block, 0
        try:
            kernel(*arguments)
        except BaseException as failure:  # told by `launch`
            self.failures.append(failure)
            for barrier in (self.barrier, *self.warps):
                barrier.abort()

    def shared_array(self, size: int, dtype: Any) -> Any:
        """The n-th one a thread asks for is the n-th one of all; what lies in it at first is nobody's."""
        with self.lock:
            if len(self.arrays) == self.place.arrays:
                self.arrays.append(np.full(size, 77, dtype))
            self.place.arrays += 1
            return self.arrays[self.place.arrays - 1]

    def add(self, array: Any, index: int, number: Any) -> Any:
        with self.lock:
            old = array[index]
            array[index] += number
            return old

    def syncthreads(self) -> None:
        self.barrier.wait()

    def shfl_sync(self, _mask: int, word: Any, lane: int) -> Any:
        warp, own = divmod(self.place.thread, WARP)
        if own == lane:
            self.words[warp] = word
        self.warps[warp].wait()
        heard = self.words[warp]
        self.warps[warp].wait()
        return heard


SHORT = {"round_limit": 1}  # for games that have such an option: they end within the test, and begin anew


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_gpu_plays_the_games_of_a_cpu(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two blocks of unlike sizes, one of them with several games a thread, and games that end and begin anew."""
    monkeypatch.setattr("ludus.engine.cuda.THREADS", THREADS)
    monkeypatch.setattr(playouts(game), "roll", lambda x: np.uint64(roll(x)))  # Python would have it signed
    count, size, steps = 5 * WARP, 4 * WARP, 25
    short = {option.name: SHORT[option.name] for option in game.options if option.name in SHORT}
    config = np.array(game.config(game.min_players, short), np.int64)
    found, expected = np.zeros(count, game.state), np.zeros(count, game.state)
    chance, notes, done = np.zeros(count, np.uint64), np.zeros((3, count), np.int32), np.full(count, 9, np.int32)
    gpu = Gpu()
    gpu.launch(random_play(gpu, game), 2, found, SEED, config, steps, size, chance, notes, done)
    actions = np.empty(game.max_legal, np.int16)
    for i in range(count):
        ended = playouts(game).random_play(expected, i, SEED + i * SEED_STRIDE, config, steps, actions)
        assert done[i] == ended
    assert done.sum() > 0 or not short
    assert found.tobytes() == expected.tobytes()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_gpu_plays_whole_games_as_a_core_does(game: Any) -> None:
    """Games of unlike lengths, a thread for each, and threads of the last block that have none."""
    players, count = max(2, game.min_players), THREADS + 9
    config = np.array(game.config(players, {}, bots_only=True), np.int64)
    policies = np.array([COMPILED["greedy"]] + [COMPILED["random"]] * (players - 1), np.int64)
    found, expected = np.zeros(count, game.state), blank(game, count)
    points, ranks, lengths = np.zeros((count, players), np.int32), np.zeros((count, players), np.int16), np.zeros(count)
    gpu = Gpu()
    gpu.launch(whole_games(gpu, game), 2, found, SEED, config, policies, points, ranks, lengths)
    actions, row, places = np.empty(game.max_legal, np.int16), np.zeros(players, np.int32), np.zeros(players, np.int16)
    for n in range(count):
        played = playouts(game).play_game(expected[n], SEED + n, config, policies, actions, row, places)
        assert (lengths[n], points[n].tolist(), ranks[n].tolist()) == (played, row.tolist(), places.tolist())
    assert found.tobytes() == expected.tobytes()
    assert len(set(lengths)) > 1


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_playing_on_a_gpu_is_playing_on_a_core(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies there and back, in two goes, the second of which is smaller."""
    for module in ("table", "gpu"):
        monkeypatch.setattr(f"ludus.playing.{module}.toolkit", Gpu)
    for context in ("without_inlining", "tables_in_global_memory"):
        monkeypatch.setattr(f"ludus.playing.gpu.{context}", nullcontext)
    monkeypatch.setattr("ludus.playing.gpu.THREADS", THREADS)
    monkeypatch.setattr("ludus.playing.GPU_CHUNK", THREADS + 1)
    ticks: list[int] = []
    there = ludus.play(game, "greedy", 2 * THREADS, "cuda", seed=5, tick=ticks.append)
    here = ludus.play(game, "greedy", 2 * THREADS, "core", seed=5)
    assert all((one == other).all() for one, other in zip(there.arrays, here.arrays, strict=True))
    assert ticks == [THREADS + 1, 2 * THREADS]


def test_every_multiprocessor_gets_its_share() -> None:
    for count in (1 << 12, 1 << 19, 1 << 20, 132 * 1024):
        size = block_size(count, 132)
        assert size % WARP == 0
        assert -(-count // size) <= 132
