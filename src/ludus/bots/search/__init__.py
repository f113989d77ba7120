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
from ludus.bots.search.advising import advice, opening_advice
from ludus.bots.search.layout import NODE, OPENING, moment
from ludus.bots.simple import greedy_action
from ludus.engine.crossings import KERNELS, instantiate

if TYPE_CHECKING:
    from ludus.engine.game import Game
    from ludus.engine.view import View

FOLDER = Path(__file__).parent
STRIDE = 32  # iterations between two looks at the clock
FOREVER = 1 << 40
MOST_NODES = 400_000  # of one tree; further iterations go on without new nodes
LONGEST_PLAN = 160
TIMES = 8  # a plan's policy tells apart the first, second, ... time an action is played
PATIENCE = 20  # strides without a better plan before the policy begins afresh

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Step:
    """One decision of a plan: what is expected to be legal then, and what to do."""

    legal: tuple[int, ...]
    action: int


@dataclass(frozen=True)
class Planned:
    """A sequence of own decisions, and what is expected of it and of other beginnings."""

    steps: tuple[Step, ...]
    advice: list[Advice]


class Search:
    """The search kernels of one game."""

    def __init__(self, game: Game):
        self.game = game
        self.kernels = {f"_{name}": getattr(game.module("rules"), name) for name in KERNELS} | {
            "ACTIONS": len(game.words),
            "MOST_LEGAL": game.kernels.most_legal,
            "TIMES": TIMES,
        }
        judging = self._fill_in("judging")
        self.kernels |= {name: getattr(judging, name) for name in ("actor_of", "preferred", "play_on", "judge")}

    def _fill_in(self, template: str) -> ModuleType:
        return instantiate(FOLDER / f"{template}.py", f"{self.game.package}.search_{template}", **self.kernels)

    @cached_property
    def trees(self) -> ModuleType:
        return self._fill_in("tree")

    @cached_property
    def plans(self) -> ModuleType:
        return self._fill_in("plan")

    def tree(self, view: View, seat: int, budget: Budget, seed: int, setting: Array, threads: int = 1) -> list[Advice]:
        """What a tree search makes of the legal actions, best first; several threads grow a tree each."""
        if threads == 1:
            return advice(view, [self._grow(view, seat, budget, seed, setting)], setting)
        with ThreadPoolExecutor(threads) as pool:
            jobs = [pool.submit(self._grow, view, seat, budget, seed + n, setting) for n in range(threads)]
            return advice(view, [job.result() for job in jobs], setting)

    def _grow(self, view: View, seat: int, budget: Budget, seed: int, setting: Array) -> Array:
        """One tree. It depends on the seed and the view alone, but for the clock.

        The legal actions race against the one that the rule of thumb prefers: in every round each has the same number
        of deals, then the worse half falls out. The rule of thumb's own stays to the end: of many that were tried a
        little, the one that looks best is easily one that was lucky.
        """
        most_legal = self.game.kernels.most_legal
        tree = np.zeros(min(budget.iterations or MOST_NODES, MOST_NODES) + most_legal + 1, NODE)
        marks = np.array([1.0, 1.0, 0.0])
        runners = np.zeros(most_legal, np.int32)
        runners = runners[: self.trees.line_up(view.records, seat, tree, marks, runners)]
        thumb = np.flatnonzero(tree["action"][runners] == greedy_action(view, seat))
        runners = np.concatenate((runners[thumb], np.delete(runners, thumb)))
        rounds = (len(runners) - 2).bit_length() + 1
        for number in range(rounds):
            share = part(budget, rounds, len(runners))
            for chance, deals in strides(view, seed + number, share, max(1, STRIDE // len(runners))):
                self.trees.run(view.records, seat, view.players, setting, tree, marks, runners, chance, deals)
            runners = better_half(tree, runners)
        return tree

    def plan(self, view: View, seat: int, budget: Budget, seed: int, setting: Array) -> Planned:
        """The best sequence of own decisions that was found, up to the next thing that comes to light."""
        root = view.records.copy()
        self.game.kernels.redeal(root, 0, seat, digest(view, seed))
        best = np.zeros(LONGEST_PLAN, moment(self.game.kernels.most_legal))
        openings = np.zeros(len(self.game.words), OPENING)
        score = np.array([-1.0])
        idle = 0
        policy = np.zeros(len(self.game.words) * TIMES)
        for chance, stride in strides(view, seed, budget, setting["stride"][0]):
            before = score[0]
            self.plans.improve(root, seat, view.players, setting, policy, best, score, openings, chance, stride)
            idle = idle + 1 if score[0] == before else 0
            if idle == PATIENCE:
                policy[:] = 0
                idle = 0
        return Planned(tuple(steps(best)), opening_advice(view, openings))


def digest(view: View, seed: int) -> int:
    """Chance for a search: it depends on what the seat knows and on the bot's seed, so that nothing else matters."""
    return zlib.crc32(view.records.tobytes(), seed & 0xFFFFFFFF)


def part(budget: Budget, rounds: int, runners: int) -> Budget:
    """What one round of a race may spend on each of its runners: deals, and seconds for all of them together."""
    seconds = budget.seconds and budget.seconds / rounds
    return Budget(seconds, budget.iterations and max(1, budget.iterations // (rounds * runners)))


def better_half(tree: Array, runners: Array) -> Array:
    """The first, and the better half of the others."""
    first, others = runners[:1], runners[1:]
    means = tree["total"][others] / tree["visits"][others]
    return np.concatenate((first, others[np.argsort(-means, kind="stable")][: (len(others) + 1) // 2]))


def strides(view: View, seed: int, budget: Budget, stride: int) -> Iterator[tuple[int, int]]:
    """(chance, iterations) again and again, until the budget is spent; at least once."""
    most = budget.iterations or FOREVER
    deadline = perf_counter() + (budget.seconds or float("inf"))
    base = digest(view, seed)
    done = 0
    while done < most and (done == 0 or perf_counter() < deadline):
        count = min(int(stride), most - done)
        yield base + (done << 32), count
        done += count


def steps(best: Array) -> Iterator[Step]:
    for moment_ in best[: int(best[0]["length"])]:
        codes = moment_["code"][: int(moment_["count"])]
        yield Step(tuple(int(code) // TIMES for code in codes), int(moment_["action"]))


@cache
def search(game: Game) -> Search:
    return Search(game)
