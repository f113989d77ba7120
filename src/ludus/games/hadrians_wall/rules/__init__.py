"""The rules as kernels, a file per part of the rulebook; here is what the contract asks of this module."""

from ludus.games.hadrians_wall.rules.scoring import points, standing
from ludus.games.hadrians_wall.rules.table import active, finished, legal, secret, step
from ludus.games.hadrians_wall.rules.year import start

__all__ = ["active", "finished", "legal", "points", "secret", "standing", "start", "step"]
