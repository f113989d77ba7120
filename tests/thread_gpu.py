"""A GPU of Python threads, for kernels that are launched as on a real one: no compiler, but real barriers."""

import threading
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ludus.engine.gpu.lockstep import WARP

THREADS = 2 * WARP  # of a block
MULTIPROCESSORS = 2
USES_OF_THREADS = ("engine.gpu.lockstep", "engine.gpu.random_play", "env.gpu", "env.gpu_kernels", "playing.gpu")


def use_few_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in USES_OF_THREADS:
        monkeypatch.setattr(f"ludus.{module}.THREADS", THREADS)


class Own:
    """A number that each thread has for itself."""

    def __init__(self, place: threading.local, name: str) -> None:
        self.place, self.name = place, name

    @property
    def x(self) -> int:
        return int(getattr(self.place, self.name))


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
        self.place = threading.local()
        self.lock = threading.Lock()
        self.threadIdx, self.blockIdx = Own(self.place, "thread"), Own(self.place, "block")
        self.blockDim = SimpleNamespace(x=THREADS)
        self.shared = SimpleNamespace(array=self.shared_array)
        self.local = SimpleNamespace(array=np.zeros)
        self.atomic = SimpleNamespace(add=self.add)

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
            self.arrays: list[Any] = []
            self.barrier = threading.Barrier(threads)
            self.warps = [threading.Barrier(WARP) for _ in range(threads // WARP)]
            self.words = [0] * (threads // WARP)
            self.failures: list[BaseException] = []
            running = [threading.Thread(target=self.go, args=(kernel, block, n, arguments)) for n in range(threads)]
            for thread in running:
                thread.start()
            for thread in running:
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
