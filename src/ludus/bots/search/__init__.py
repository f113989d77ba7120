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
from ludus.bots.search.layout import NODE, kept, moment
from ludus.bots.search.learned import experience
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
RUNNERS = 16  # sequences that race for the best
ROUNDS = 4  # of that race: half of them fall out in each
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
        self.net = experience(game)
        self.kernels = {f"_{name}": getattr(game.module("rules"), name) for name in KERNELS} | {
            "ACTIONS": len(game.words),
            "MOST_LEGAL": game.kernels.most_legal,
            "FEATURES": int(game.module("features").FEATURES),
            "TIMES": TIMES,
        }
        judging = self._fill_in("judging")
        shared = ("actor_of", "preferred", "play_on", "judge", "outcome", "outcome_of")
        self.kernels |= {name: getattr(judging, name) for name in shared}

    def _fill_in(self, template: str) -> ModuleType:
        return instantiate(FOLDER / f"{template}.py", f"{self.game.package}.search_{template}", **self.kernels)

    def outcome(self, records: Array, seat: int, players: int) -> float:
        """What a finished game is worth to a seat, 0 to 1."""
        return float(self.kernels["outcome_of"](records, 0, seat, players))

    @cached_property
    def trees(self) -> ModuleType:
        return self._fill_in("tree")

    @cached_property
    def plans(self) -> ModuleType:
        return self._fill_in("plan")

    @cached_property
    def simultaneous(self) -> bool:
        """Whether several seats act at once: then a seat plans its own decisions, as it does when it plays alone."""
        return len(self.game.new(players=self.game.most, seed=1).active()) > 1

    def tree(self, view: View, seat: int, budget: Budget, seed: int, setting: Array, threads: int = 1) -> list[Advice]:
        """What a tree search makes of the legal actions, best first; several threads grow a tree each."""
        if threads == 1:
            return advice(view, [self._grow(view, seat, budget, seed, setting)])
        with ThreadPoolExecutor(threads) as pool:
            jobs = [pool.submit(self._grow, view, seat, budget, seed + n, setting) for n in range(threads)]
            return advice(view, [job.result() for job in jobs])

    def _grow(self, view: View, seat: int, budget: Budget, seed: int, setting: Array) -> Array:
        """One tree, grown until the budget is spent. It depends on the seed and the view alone, but for the clock."""
        tree = np.zeros(min(budget.iterations or MOST_NODES, MOST_NODES) + 1, NODE)
        marks = np.array([1.0, 1.0, 0.0])
        for chance, stride in strides(view, seed, budget, STRIDE):
            self.trees.grow(view.records, seat, view.players, setting, self.net, tree, marks, chance, stride)
        return tree

    def plan(self, view: View, seat: int, budget: Budget, seed: int, setting: Array) -> Planned:
        """The best sequence of own decisions that was found, up to the next thing that comes to light."""
        root = view.records.copy()
        setting["deals"] = digest(view, seed)
        self.game.kernels.redeal(root, 0, seat, int(setting["deals"][0]))
        pool = np.zeros(RUNNERS, kept(LONGEST_PLAN))
        futures = self._draw(root, view, seat, half(budget), seed, setting, pool)
        self.plans.race(root, seat, view.players, setting, self.net, pool, max(1, futures // (RUNNERS * ROUNDS)))
        return self._planned(view, seat, root, pool)

    def _draw(self, root: Array, view: View, seat: int, budget: Budget, seed: int, setting: Array, pool: Array) -> int:
        """Fill the pool with the best sequences that are found within the budget; how many futures that took."""
        best = np.zeros(LONGEST_PLAN, moment(self.game.kernels.most_legal))
        policy = np.zeros(len(self.game.words) * TIMES)
        idle = drawn = 0
        for chance, count in strides(view, seed, budget, int(setting["stride"][0])):
            before = float(pool[0]["total"])
            self.plans.improve(root, seat, view.players, setting, self.net, policy, best, pool, chance, count)
            drawn += count
            idle = idle + 1 if float(pool[0]["total"]) == before else 0
            if idle == PATIENCE:
                policy[:] = 0
                idle = 0
        return drawn * int(setting["futures"][0])

    def _planned(self, view: View, seat: int, root: Array, pool: Array) -> Planned:
        """The best sequence of the pool, and what it says of the first actions; the others were not worth a race."""
        kernels = self.game.kernels
        steps = []
        for action in pool[0]["actions"][: int(pool[0]["length"])]:
            steps.append(Step(kernels.legal_numbers(root, 0, seat), int(action)))
            kernels.step(root, 0, seat, int(action))
        values = dict.fromkeys(view.legal(), Advice(0, 0.0, 0))
        for one in pool[pool["futures"] > 0][::-1]:
            first = int(one["actions"][0])
            values[first] = Advice(first, float(one["total"] / one["futures"]), int(one["futures"]))
        found = [Advice(action, one.value, one.visits) for action, one in values.items()]
        head = steps[0].action
        return Planned(tuple(steps), sorted(found, key=lambda one: (one.action != head, -one.value, one.action)))


def half(budget: Budget) -> Budget:
    """What may be spent on drawing sequences; their race takes as much again."""
    return Budget(budget.seconds and budget.seconds / 2, budget.iterations and max(1, budget.iterations // 2))


def digest(view: View, seed: int) -> int:
    """Chance for a search: it depends on what the seat knows and on the bot's seed, so that nothing else matters."""
    return zlib.crc32(view.records.tobytes(), seed & 0xFFFFFFFF)


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


def advice(view: View, trees: list[Array]) -> list[Advice]:
    """What several trees say together of the legal actions; most visited first, as that is the steadiest sign."""
    visits = dict.fromkeys(view.legal(), 0)
    totals = dict.fromkeys(visits, 0.0)
    for tree in trees:
        child = int(tree[0]["child"])
        while child:
            action = int(tree[child]["action"])
            visits[action] += int(tree[child]["visits"])
            totals[action] += float(tree[child]["total"])
            child = int(tree[child]["sibling"])
    found = [Advice(action, totals[action] / max(1, count), count) for action, count in visits.items()]
    return sorted(found, key=lambda item: (-item.visits, -item.value, item.action))


@cache
def search(game: Game) -> Search:
    return Search(game)
