"""Search: the templates of this folder filled in with a game's kernels, once per game."""

from __future__ import annotations

import zlib
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.bots.base import Advice, Budget
from ludus.bots.search.layout import NODE, SETTINGS
from ludus.bots.search.learned import experience
from ludus.engine.crossings import KERNELS, instantiate

if TYPE_CHECKING:
    from ludus.engine.game import Game
    from ludus.engine.view import View

FOLDER = Path(__file__).parent
STRIDE = 32  # iterations between two looks at the clock
MOST_NODES = 400_000  # of one tree; further iterations go on without new nodes


class Search:
    """The search kernels of one game."""

    def __init__(self, game: Game):
        kernels = {f"_{name}": getattr(game.module("rules"), name) for name in KERNELS}
        numbers = {
            "ACTIONS": len(game.words),
            "MOST_LEGAL": game.kernels.most_legal,
            "FEATURES": int(game.module("features").FEATURES),
        }
        self.game = game
        self.net = experience(game)
        self.judging = self._fill_in("judging", kernels | numbers)
        shared = {name: getattr(self.judging, name) for name in ("actor_of", "play_on", "judge")}
        self.tree = self._fill_in("tree", kernels | numbers | shared)

    def _fill_in(self, template: str, globals_: dict[str, Any]) -> ModuleType:
        return instantiate(FOLDER / f"{template}.py", f"{self.game.package}.{template}_search", **globals_)

    def think(self, view: View, seat: int, budget: Budget, seed: int, setting: Any, threads: int = 1) -> list[Advice]:
        """What a tree search makes of the legal actions, best first; several threads grow a tree each."""
        if threads == 1:
            return advice(view, [self._grow(view, seat, budget, seed, setting)])
        with ThreadPoolExecutor(threads) as pool:
            jobs = [pool.submit(self._grow, view, seat, budget, seed + n, setting) for n in range(threads)]
            return advice(view, [job.result() for job in jobs])

    def _grow(self, view: View, seat: int, budget: Budget, seed: int, setting: Any) -> np.ndarray[Any, Any]:
        """One tree, grown until the budget is spent. It depends on the seed and the view alone, but for the clock."""
        most = budget.iterations or MOST_NODES
        deadline = perf_counter() + (budget.seconds or float("inf"))
        tree = np.zeros(min(most, MOST_NODES) + 1, NODE)
        marks = np.array([1.0, 1.0, 0.0])
        chance = zlib.crc32(view.records.tobytes(), seed & 0xFFFFFFFF)
        done = 0
        while done < most and (done == 0 or perf_counter() < deadline):
            stride = min(STRIDE, most - done)
            self.tree.grow(
                view.records, seat, view.players, setting, self.net, tree, marks, chance + (done << 32), stride
            )
            done += stride
        return tree


def settings(**values: float) -> np.ndarray[Any, Any]:
    """One record of settings, for kernels."""
    record = np.zeros(1, SETTINGS)
    for name, value in values.items():
        record[name] = value
    return record


def advice(view: View, trees: list[np.ndarray[Any, Any]]) -> list[Advice]:
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
