"""How to play sensibly without search; here is what the contract asks of this module."""

from ludus.games.concordia.greedy.policy import greedy, value
from ludus.games.concordia.greedy.sensible_actions import sensible

__all__ = ["greedy", "sensible", "value"]
