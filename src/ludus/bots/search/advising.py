"""From what a search has counted to advice: the legal actions, best first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.bots.base import Advice
from ludus.bots.simple import expert_action, greedy_action

if TYPE_CHECKING:
    from ludus.engine.view import View

Array = np.ndarray[Any, Any]


def advice(view: View, trees: list[Array], setting: Array) -> list[Advice]:
    """What several trees say together of the legal actions, best first: those that stayed longest in the race.

    Of an action that raced with two heuristics, the better result counts. Pointless ones did not race and come last.

    The heuristic's own gives way only to one that is better by more than what may be luck.
    """
    first = heuristic_action(view, setting), int(setting["expert"][0])
    runners: dict[tuple[int, int], Runner] = {}
    for tree in trees:
        child = int(tree[0]["child"])
        while child:
            who = int(tree[child]["action"]), int(tree[child]["expert"])
            runners.setdefault(who, Runner(who[0], who == first)).add(tree[child])
            child = int(tree[child]["sibling"])
    margin = float(setting["margin"][0])
    ahead = sorted(runners.values(), key=lambda one: (-one.visits, -one.lead_but_for_luck(margin), one.action))
    best: dict[int, Runner] = {}
    for one in ahead:
        best.setdefault(one.action, one)
    raced = [Advice(one.action, one.total / max(1, one.visits), one.visits) for one in best.values()]
    return raced + [Advice(action, 0.0, 0) for action in view.legal() if action not in best]


def heuristic_action(view: View, setting: Array) -> int:
    """What the searching seat would do by heuristic."""
    rule = expert_action if setting["expert"][0] else greedy_action
    return rule(view, view.seat)


@dataclass
class Runner:
    """A legal action, a heuristic that follows it, and how it did in the race against the heuristic's own action."""

    action: int
    heuristic: bool  # whether it is the heuristic's own
    visits: int = 0
    total: float = 0.0
    lead: float = 0.0
    leads: float = 0.0

    def add(self, node: Any) -> None:
        for name in ("visits", "total", "lead", "leads"):
            setattr(self, name, getattr(self, name) + node[name].item())

    def lead_but_for_luck(self, margin: float) -> float:
        """How far it is ahead on average, less what luck may have made of it; of the heuristic's own, nothing."""
        if self.heuristic or not self.visits:
            return 0.0
        return (self.lead - margin * (self.leads + 1) / (self.visits + 1)) / self.visits


def opening_advice(view: View, openings: Array, first: int, expected: float) -> list[Advice]:
    """What sequences that begin with each of the legal actions came to, best first: the plan's own, then the others."""
    others = [n for n in view.legal() if n != first]
    found = [Advice(n, float(openings[n]["best"]), int(openings[n]["tried"])) for n in others]
    own = Advice(first, expected, int(openings[first]["tried"]) + 1)
    return [own, *sorted(found, key=lambda item: (-item.value, -item.visits, item.action))]
