"""The rules of Micatio, as kernels."""

from micatio.rules.rounds import active, finished, legal, secret, start, step
from micatio.rules.scoring import points, standing

__all__ = ["active", "finished", "legal", "points", "secret", "standing", "start", "step"]
