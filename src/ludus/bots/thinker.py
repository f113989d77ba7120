"""Bots that think ahead: how they plan and search, how far, and what mistakes they make."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ludus.bots.base import Advice, Bot, Budget
from ludus.bots.simple import Greedy

if TYPE_CHECKING:
    from ludus.bots.search import Step
    from ludus.engine.view import View


@dataclass(frozen=True)
class Level:
    """How well a bot plays."""

    branches: int = 0  # iterations of a tree, at most; without any it follows the rule of thumb
    sequences: int = 0  # sequences of a plan, at most
    mistakes: float = 0.0  # share of decisions in which it does not take what it thinks best
    worst: int = 3  # ... but one of so many that come next
    seconds: float = 1.0  # of thought about a decision, at most
    settings: dict[str, float] = field(default_factory=dict)

    def within(self, budget: Budget, iterations: int) -> Budget:
        """The tighter of the level's own limits and those asked for."""
        return Budget(
            min(self.seconds, budget.seconds or self.seconds), min(iterations, budget.iterations or iterations)
        )


class Thinker(Bot):
    """A bot of some level. Alone it plans its decisions up to the next surprise; among others it searches a tree."""

    def __init__(self, name: str, level: Level, seed: int = 0):
        self.name = name
        self.level = level
        self.seed = seed
        self.chance = random.Random(seed)
        self.ahead: tuple[Step, ...] = ()  # what is left of the latest plan

    def choose(self, view: View, seat: int, budget: Budget) -> int:
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        if self.ahead and self.ahead[0].legal == legal:
            return self._go_on()  # all is as planned
        return self._slip(self.explain(view, seat, budget))

    def explain(self, view: View, seat: int, budget: Budget) -> list[Advice]:
        if not self.level.branches:
            return Greedy().explain(view, seat, budget)
        from ludus.bots.search import search
        from ludus.bots.search.layout import settings

        found = search(view.game)
        setting = settings(**self.level.settings)
        if view.players == 1:
            planned = found.plan(view, seat, self.level.within(budget, self.level.sequences), self.seed, setting)
            self.ahead = planned.steps
            return planned.advice
        return found.tree(view, seat, self.level.within(budget, self.level.branches), self.seed, setting)

    def _go_on(self) -> int:
        step, *rest = self.ahead
        self.ahead = tuple(rest)
        return step.action

    def _slip(self, advice: list[Advice]) -> int:
        """The best action, or now and then another one, as people do who are new to a game."""
        if self.chance.random() < self.level.mistakes:
            self.ahead = ()
            return self.chance.choice(advice[1 : 1 + self.level.worst]).action
        return self._go_on() if self.ahead else advice[0].action
