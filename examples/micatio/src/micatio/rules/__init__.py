"""The rules of Micatio, as kernels."""

from micatio.rules.rounds import active, deal, finished, lay_out, legal, secret, step
from micatio.rules.scoring import points, standing

__all__ = ["active", "deal", "finished", "lay_out", "legal", "points", "secret", "standing", "step"]
