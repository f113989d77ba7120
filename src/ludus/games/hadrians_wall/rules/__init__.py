"""The rules as kernels, a file per part of the rulebook; here is what the contract asks of this module."""

from ludus.games.hadrians_wall.rules.scoring import points, standing
from ludus.games.hadrians_wall.rules.table import active, finished, legal, secret, step
from ludus.games.hadrians_wall.rules.year import deal, lay_out

__all__ = ["active", "deal", "finished", "lay_out", "legal", "points", "secret", "standing", "step"]
