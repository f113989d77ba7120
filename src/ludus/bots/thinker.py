"""Bots that think ahead: how they plan and search, how far, and what mistakes they make."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ludus.bots.base import Advice, Bot, Budget
from ludus.bots.simple import Greedy, sensible_actions

if TYPE_CHECKING:
    from ludus.engine.view import View


@dataclass(frozen=True)
class Level:
    """How well a bot plays."""

    simulations: int = 0  # of the rest of the game, at most; without any it follows the heuristic
    mistakes: float = 0.0  # share of decisions in which it does not take what it thinks best
    worst: int = 3  # ... but one of so many sensible ones that come next
    seconds: float = 1.0  # of thought about a decision, at most
    settings: dict[str, float] = field(default_factory=dict)

    def within(self, budget: Budget) -> Budget:
        """The tighter of the level's own limits and those asked for."""
        seconds, iterations = budget.seconds or self.seconds, budget.iterations or self.simulations
        return Budget(min(self.seconds, seconds), min(self.simulations, iterations))


class Thinker(Bot):
    """A bot of some level. Where nobody waits for it, it plans its decisions; otherwise it searches a tree."""

    def __init__(self, name: str, level: Level, seed: int = 0):
        self.name = name
        self.level = level
        self.seed = seed
        self.chance = random.Random(seed)

    def choose(self, view: View, seat: int, budget: Budget) -> int:
        sensible = sensible_actions(view, seat)
        action = sensible[0] if len(sensible) == 1 else self._slip(self.explain(view, seat, budget), sensible)
        self.ahead = self.ahead[1:] if self.ahead[:1] == (action,) else ()
        return action

    def explain(self, view: View, seat: int, budget: Budget) -> list[Advice]:
        if not self.level.simulations:
            return Greedy().explain(view, seat, budget)
        from ludus.bots.search import search
        from ludus.bots.search.layout import settings

        found, limits = search(view.game), self.level.within(budget)
        setting = settings(view.game, **self.level.settings)
        if view.players > 1 and not view.game.simultaneous:
            return found.tree(view, seat, limits, self.seed, setting)
        planned = found.plan(view, seat, limits, self.seed, setting, self.ahead)
        self.ahead = planned.actions
        return planned.advice

    def _slip(self, advice: list[Advice], sensible: tuple[int, ...]) -> int:
        """The best action, or now and then another sensible one, as people do who are new to a game."""
        first, *others = advice
        if self.chance.random() < self.level.mistakes:
            plausible = [one.action for one in others if one.action in sensible]
            return self.chance.choice(plausible[: self.level.worst] or [first.action])
        return first.action
