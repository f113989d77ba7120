"""The rules of Concordia as kernels, a file for each part of the rulebook."""

from importlib import import_module
from typing import Any

from ludus.games.concordia.rules.ending import finished
from ludus.games.concordia.rules.scoring import points, standing
from ludus.games.concordia.rules.setup import start
from ludus.games.concordia.rules.turn import active, legal, secret, situation, step

__all__ = ["active", "finished", "legal", "points", "secret", "situation", "standing", "start", "step"]

BESIDE = {"look": "view", "redeal": "view", "features": "features", "greedy": "greedy", "value": "greedy"}


def __getattr__(name: str) -> Any:
    """The contract's other kernels stand beside the rules and import them: they are fetched when asked for."""
    if name not in BESIDE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"ludus.games.concordia.{BESIDE[name]}"), name)
