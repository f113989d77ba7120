"""The two bots that do not think ahead: one plays at random, one follows the game's own rule of thumb."""

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
    """What the game's own rule of thumb says; it leaves nothing to chance, so the seed does not matter."""

    name = "greedy"

    def __init__(self, seed: int = 0):
        self.seed = seed

    def choose(self, view: View, seat: int, budget: Budget) -> int:  # noqa: ARG002
        return greedy_action(view, seat)


def greedy_action(view: View, seat: int) -> int:
    """What the rule of thumb says."""
    return _by(view.game.kernels.greedy, view, seat)


def seasoned_action(view: View, seat: int) -> int:
    """What the rule of thumb of a seasoned player says; where a game has but one, that."""
    return _by(view.game.kernels.seasoned, view, seat)


def _by(rule: Any, view: View, seat: int) -> int:
    kernels = view.game.kernels
    actions = np.empty(kernels.most_legal, np.int16)
    count = kernels.legal(view.records, 0, seat, actions)
    return int(rule(view.records, 0, seat, actions, count))
