"""How long compiling will still take.

Compiling a kernel takes the longer, the more code it reaches that no kernel before it has reached. So the work is
measured in bytes of Python's code, and the time that is left follows from how fast it has gone so far.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from time import perf_counter

from ludus.engine.contract import Kernels, functions
from ludus.engine.game import Game

USUAL_SPEED = 1500.0  # bytes in a second, until it is known how fast this computer is
AT_MOST = 0.95  # of a step, as long as it is not done


class Estimate:
    """Steps of known sizes, done one after the other; within a step, progress is as fast as it was in those before."""

    def __init__(self, sizes: Sequence[float], clock: Callable[[], float] = perf_counter):
        self.sizes = sizes
        self.clock = clock
        self.steps = 0
        self.began = self.step_began = clock()

    @property
    def total(self) -> float:
        return sum(self.sizes)

    def reached(self, steps: int) -> None:
        """So many steps are done."""
        self.steps, self.step_began = steps, self.clock()

    @property
    def done(self) -> float:
        before, current = sum(self.sizes[: self.steps]), sum(self.sizes[self.steps : self.steps + 1])
        return before + min(self.speed * (self.clock() - self.step_began), AT_MOST * current)

    @property
    def speed(self) -> float:
        before, took = sum(self.sizes[: self.steps]), self.step_began - self.began
        return before / took if before and took else USUAL_SPEED

    @property
    def seconds_left(self) -> float:
        return (self.total - self.done) / self.speed


def code_sizes(game: Game) -> list[int]:
    """For each kernel of the contract, in the order of compiling, how much code it adds to what came before it."""
    kernels, reached = vars(game.kernels), set[Callable[..., object]]()

    def size(kernel: Callable[..., object]) -> int:
        function = inspect.unwrap(kernel)
        if not inspect.isfunction(function) or function in reached:
            return 0
        reached.add(function)
        names = function.__code__.co_names
        called = [function.__globals__.get(name, kernels.get(name)) for name in names]
        return len(function.__code__.co_code) + sum(size(other) for other in called if callable(other))

    return [size(kernels[name]) for name in functions(Kernels)]
