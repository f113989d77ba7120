"""A sensible policy and an evaluation. Both look at nothing the seat may not know."""

from ludus.games.hadrians_wall.greedy.evaluation import value
from ludus.games.hadrians_wall.greedy.policy import greedy

__all__ = ["greedy", "value"]
