"""The rules as kernels, a file per part of the rulebook; here is what the contract asks of this module."""

from ludus.games.concordia.rules.ending import finished
from ludus.games.concordia.rules.scoring import points, standing
from ludus.games.concordia.rules.setup import deal, lay_out
from ludus.games.concordia.rules.turn import active, legal, secret, step

__all__ = ["active", "deal", "finished", "lay_out", "legal", "points", "secret", "standing", "step"]
