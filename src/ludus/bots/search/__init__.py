"""Search: the templates of this folder filled in with a game's kernels, once per game, and called from Python."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.bots.base import Advice, Budget
from ludus.bots.search.advising import advice, heuristic_action, opening_advice
from ludus.bots.search.layout import NODE, OPENING
from ludus.engine.loading import instantiate, runnable

if TYPE_CHECKING:
    from ludus.engine.game import Game
    from ludus.engine.view import View

FOLDER = Path(__file__).parent
STRIDE = 32  # iterations between two looks at the clock
FOREVER = 1 << 40
LOADING = 0.3  # seconds: longer than any stride of kernels that are there, shorter than loading them takes
MAX_NODES = 400_000  # of one tree; further iterations add no nodes
LONGEST_PLAN = 160
MAX_DEALS = 512  # over which a plan is challenged

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Planned:
    """A sequence of the seat's decisions, and what is expected of it and of other beginnings."""

    actions: tuple[int, ...]
    advice: list[Advice]


class Search:
    """The search kernels of one game."""

    def __init__(self, game: Game):
        self.game = game
        self.evaluation = instantiate(FOLDER / "evaluation.py", game)

    @cached_property
    def trees(self) -> ModuleType:
        return runnable(instantiate(FOLDER / "tree.py", self.game, evaluation=self.evaluation))

    @cached_property
    def plans(self) -> ModuleType:
        return runnable(instantiate(FOLDER / "plan.py", self.game, evaluation=self.evaluation))

    def tree(self, view: View, seat: int, budget: Budget, seed: int, setting: Array, threads: int = 1) -> list[Advice]:
        """How a tree search evaluates the legal actions, best first; several threads grow a tree each."""
        if threads == 1:
            return advice(view, [self._grow(view, seat, budget, seed, setting)], setting)
        with ThreadPoolExecutor(threads) as pool:
            jobs = [pool.submit(self._grow, view, seat, budget, seed + n, setting) for n in range(threads)]
            return advice(view, [job.result() for job in jobs], setting)

    def _grow(self, view: View, seat: int, budget: Budget, seed: int, setting: Array) -> Array:
        """One tree. It depends on the seed and the view alone, but for the clock.

        The sensible actions race against the one that the heuristic prefers, each once for every heuristic that may
        follow it (sequential halving): in every round each has the same number of deals, then the worse half falls
        out. The heuristic's own stays to the end: of many that were tried a little, the one that looks best may just
        be lucky.
        """
        runners = np.zeros(2 * self.game.max_legal, np.int32)
        tree = np.zeros(min(budget.iterations or MAX_NODES, MAX_NODES) + len(runners) + 1, NODE)
        marks = np.array([1.0, 1.0, 0.0])
        runners = runners[: self.trees.line_up(view.records, seat, setting, tree, marks, runners)]
        lined_up = tree[runners]
        own = (lined_up["action"] == heuristic_action(view, setting)) & (lined_up["expert"] == setting["expert"])
        favourite = np.flatnonzero(own)
        runners = np.concatenate((runners[favourite], np.delete(runners, favourite)))
        rounds = (len(runners) - 2).bit_length() + 1
        for number in range(rounds):
            share = round_budget(budget, rounds, len(runners))
            for chance, deals in strides(view, seed + number, share, max(1, STRIDE // len(runners))):
                self.trees.run(view.records, seat, view.players, setting, tree, marks, runners, chance, deals)
            runners = better_half(tree, runners)
        return tree

    def plan(
        self, view: View, seat: int, budget: Budget, seed: int, setting: Array, ahead: tuple[int, ...] = ()
    ) -> Planned:
        """The best sequence of the seat's decisions that was found, up to the next reveal.

        It begins with the heuristic's own, or with what is left of an earlier plan where that is no worse.
        """
        base, confidence = digest(view, seed), float(setting["confidence"][0])
        plan = np.zeros(LONGEST_PLAN + 1, np.int16)
        values = np.empty(MAX_DEALS)
        openings = np.zeros(len(self.game.words), OPENING)
        earlier = np.zeros_like(plan)
        earlier[: len(ahead) + 1] = (len(ahead), *ahead)
        pursued = (view.records, seat, view.players, confidence, base, plan, values, openings, earlier)
        self.plans.pursue(*pursued, 0, 0)
        for chance, simulations in strides(view, seed, budget, STRIDE):
            self.plans.pursue(*pursued, chance, simulations)
        expected = float(np.nanmean(values))
        return Planned(tuple(plan[1 : 1 + plan[0]].tolist()), opening_advice(view, openings, int(plan[1]), expected))


def digest(view: View, seed: int) -> int:
    """Chance for a search: it depends on what the seat knows and on the bot's seed, so that nothing else matters."""
    return zlib.crc32(view.records.tobytes(), seed & 0xFFFFFFFF)


def round_budget(budget: Budget, rounds: int, runners: int) -> Budget:
    """What one round of a race may spend on each of its runners: deals, and seconds for all of them together."""
    seconds = budget.seconds and budget.seconds / rounds
    return Budget(seconds, budget.iterations and max(1, budget.iterations // (rounds * runners)))


def better_half(tree: Array, runners: Array) -> Array:
    """The first, and the better half of the others."""
    first, others = runners[:1], runners[1:]
    means = tree["total"][others] / tree["visits"][others]
    return np.concatenate((first, others[np.argsort(-means, kind="stable")][: (len(others) + 1) // 2]))


def strides(view: View, seed: int, budget: Budget, stride: int) -> Iterator[tuple[int, int]]:
    """(chance, iterations) again and again, until the budget is spent; at least once.

    No stride is begun that would not end in time if it took as long as the slowest so far. A first one that takes as
    long as loading does is taken for that: the clock runs from its end.
    """
    most = budget.iterations or FOREVER
    deadline = perf_counter() + (budget.seconds or float("inf"))
    base = digest(view, seed)
    done, slowest = 0, 0.0
    while done == 0 or (done < most and perf_counter() + slowest < deadline):
        began = perf_counter()
        count = min(int(stride), most - done)
        yield base + (done << 32), count
        took = perf_counter() - began
        if done == 0 and took > LOADING:
            deadline += took
        else:
            slowest = max(slowest, took)
        done += count


@cache
def search(game: Game) -> Search:
    return Search(game)
