"""What a bot is: anything that maps one seat's view to an action, within a budget."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludus.engine.errors import LudusError
    from ludus.engine.view import View


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision. Where both limits are given, the first one reached counts."""

    seconds: float | None = None
    iterations: int | None = None


@dataclass(frozen=True)
class Advice:
    """One action a bot considered: what it expects of it (0 to 1) and how often it tried it."""

    action: int
    value: float
    visits: int


class Bot(ABC):
    """A computer player. It is given what its seat may know, and nothing else."""

    name: str
    ahead: tuple[int, ...] = ()  # what is left of its latest plan, which it may be given back for its next decision

    @abstractmethod
    def choose(self, view: View, seat: int, budget: Budget) -> int:
        """The number of the action it plays."""

    def explain(self, view: View, seat: int, budget: Budget) -> list[Advice]:
        """How it evaluates the legal actions, best first; by default, only the one it would choose."""
        first = self.choose(view, seat, budget)
        rest = [action for action in view.legal() if action != first]
        return [Advice(first, 1.0, 1), *(Advice(action, 0.0, 0) for action in rest)]

    def incidents(self) -> list[LudusError]:
        """What went wrong since this was last asked; the heuristic moved instead. Only external bots have any."""
        return []

    def close(self) -> None:  # noqa: B027 - most bots hold nothing that must be released
        """The game is over, or the bot is no longer needed."""
