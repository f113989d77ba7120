"""The bots that do not think ahead: one plays at random, the others follow the game's own heuristics."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.bots.base import Advice, Bot, Budget

if TYPE_CHECKING:
    from ludus.engine.view import View


class Random(Bot):
    """Any legal action, all equally likely."""

    name = "random"

    def __init__(self, seed: int = 0):
        self.chance = random.Random(seed)

    def choose(self, view: View, seat: int, budget: Budget) -> int:  # noqa: ARG002 - the contract of a bot
        return self.chance.choice(view.legal())

    def explain(self, view: View, seat: int, budget: Budget) -> list[Advice]:  # noqa: ARG002
        legal = view.legal()
        return [Advice(action, 1 / len(legal), 0) for action in legal]


class Greedy(Bot):
    """What the game's own heuristic says; it leaves nothing to chance, so the seed does not matter."""

    name = "greedy"

    def __init__(self, seed: int = 0):
        self.seed = seed

    def choose(self, view: View, seat: int, budget: Budget) -> int:  # noqa: ARG002
        return greedy_action(view, seat)


class Expert(Greedy):
    """What the game's stronger heuristic says."""

    name = "expert"

    def choose(self, view: View, seat: int, budget: Budget) -> int:  # noqa: ARG002
        return expert_action(view, seat)


def greedy_action(view: View, seat: int) -> int:
    """What the game's heuristic says."""
    return _by(view.game.kernels.greedy, view, seat)


def expert_action(view: View, seat: int) -> int:
    """What the game's stronger heuristic says; where it has only one, that."""
    return _by(view.game.kernels.expert, view, seat)


def _by(rule: Any, view: View, seat: int) -> int:
    s, actions = view.records[0], np.empty(view.game.max_legal, np.int16)
    return int(rule(s, seat, actions, view.game.kernels.legal(s, seat, actions)))


def sensible_actions(view: View, seat: int) -> tuple[int, ...]:
    """The legal actions but for those that the game calls pointless; at least one."""
    s, actions, kernels = view.records[0], np.empty(view.game.max_legal, np.int16), view.game.kernels
    count = kernels.sensible(s, seat, actions, kernels.legal(s, seat, actions))
    return tuple(actions[:count].tolist())
