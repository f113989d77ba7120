"""A GPU of greenlets, for kernels that are launched as on a real one: no compiler, but real barriers.

The threads of a block run in an order that changes each time, up to the next barrier: who needs a barrier that is not
there sees what others have not done yet. A barrier that some threads never reach is an error, as on a GPU.
"""

from dataclasses import dataclass
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from greenlet import getcurrent, greenlet

from ludus.engine.gpu.lockstep import WARP

THREADS = 2 * WARP  # of a block
MULTIPROCESSORS = 2
READY, BLOCK, WARPS = "ready", "block", "warp"  # what a thread waits for
USES_OF_THREADS = ("engine.gpu.lockstep", "engine.gpu.random_play", "env.gpu", "env.gpu_kernels", "playing.gpu")


def use_few_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in USES_OF_THREADS:
        monkeypatch.setattr(f"ludus.{module}.THREADS", THREADS)


class There(np.ndarray[Any, Any]):
    """An array on the GPU, which NumPy's functions must not be given."""

    __cuda_array_interface__ = True

    def copy_to_host(self, there: Any = None) -> Any:
        if there is None:
            return np.array(self)
        there[...] = self
        return there

    def copy_to_device(self, array: Any) -> None:
        self[...] = array


def inside(argument: Any) -> Any:
    """How a kernel sees an argument."""
    if hasattr(argument, "_fields"):
        return type(argument)(*map(inside, argument))
    if not isinstance(argument, There):
        return argument
    return argument.view(np.recarray if argument.dtype.names else np.ndarray)


@dataclass
class Kernel:
    """What `jit` gives: called by other kernels, or launched as kernel[blocks, threads](…)."""

    gpu: Any
    function: Any

    def __call__(self, *arguments: Any) -> Any:
        return self.function(*arguments)

    def __getitem__(self, size: tuple[int, int]) -> Any:
        return lambda *given: self.gpu.launch(self, *size, *map(inside, given))


class Gpu:
    """As much of `numba.cuda` as the kernels use: blocks come one after the other, their threads at the same time."""

    def __init__(self) -> None:
        self.threadIdx, self.blockIdx = SimpleNamespace(x=0), SimpleNamespace(x=0)
        self.blockDim = SimpleNamespace(x=THREADS)
        self.shared = SimpleNamespace(array=self.shared_array)
        self.local = SimpleNamespace(array=np.zeros)
        self.atomic = SimpleNamespace(add=add)
        self.chance = Random(1)

    def jit(self, **_options: object) -> Any:
        return lambda function: Kernel(self, function)

    def to_device(self, array: Any) -> Any:
        return array.copy(order="K").view(There)

    def device_array(self, shape: Any, dtype: Any) -> Any:
        return np.full(shape, 77, dtype).view(There)

    def as_cuda_array(self, array: Any) -> Any:
        return array

    def get_current_device(self) -> Any:
        return SimpleNamespace(MULTIPROCESSOR_COUNT=MULTIPROCESSORS)

    def synchronize(self) -> None:
        """Whatever was launched is done already."""

    def launch(self, kernel: Any, blocks: int, threads: int, *arguments: object) -> None:
        self.blockDim.x = threads
        for block in range(blocks):
            self.blockIdx.x, self.hub = block, getcurrent()
            self.arrays: list[Any] = []  # the block's, in the order in which each thread asks for them
            self.asked = [0] * threads  # for how many of these each thread has
            self.words = [0] * -(-threads // WARP)  # what the threads of each warp tell each other
            running = {n: greenlet(lambda: kernel(*arguments)) for n in range(threads)}
            waiting = dict.fromkeys(running, READY)
            while waiting:
                for n in self.chance.sample(sorted(waiting), len(waiting)):
                    if waiting[n] == READY:
                        self.threadIdx.x = n
                        waiting[n] = running[n].switch()
                        if running[n].dead:
                            del waiting[n]
                self.release(waiting, threads)

    def release(self, waiting: dict[int, str], threads: int) -> None:
        """Let those go on who wait for each other and are all there."""
        groups = {BLOCK: [range(threads)], WARPS: [range(n, n + WARP) for n in range(0, threads, WARP)]}
        for barrier, parts in groups.items():
            for part in parts:
                if all(waiting.get(n) == barrier for n in part):
                    waiting.update(dict.fromkeys(part, READY))
        assert not waiting or READY in waiting.values(), "threads wait for others that have left"

    def wait(self, barrier: str) -> None:
        self.hub.switch(barrier)

    def shared_array(self, size: int, dtype: Any) -> Any:
        """The n-th one a thread asks for is the n-th one of all; what lies in it at first is nobody's."""
        own = self.threadIdx.x
        if len(self.arrays) == self.asked[own]:
            self.arrays.append(np.full(size, 77, dtype))
        self.asked[own] += 1
        return self.arrays[self.asked[own] - 1]

    def syncthreads(self) -> None:
        self.wait(BLOCK)

    def shfl_sync(self, _mask: int, word: Any, lane: int) -> Any:
        warp, own = divmod(self.threadIdx.x, WARP)
        if own == lane:
            self.words[warp] = word
        self.wait(WARPS)
        heard = self.words[warp]
        self.wait(WARPS)
        return heard


def add(array: Any, index: int, number: Any) -> Any:
    old = array[index]
    array[index] += number
    return old
