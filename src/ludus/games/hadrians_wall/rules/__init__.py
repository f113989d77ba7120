"""The rules as kernels, a file per part of the rulebook; here is what the engine asks of every game.

Kernels are looked up when first asked for: views, features and the greedy policy are made of rules themselves, so
importing them here would go round in a circle.
"""

from importlib import import_module
from typing import Any

KERNELS = {
    "start": "rules.year",
    "active": "rules.table",
    "legal": "rules.table",
    "step": "rules.table",
    "finished": "rules.table",
    "secret": "rules.table",
    "points": "rules.scoring",
    "standing": "rules.scoring",
    "look": "view",
    "redeal": "view",
    "features": "features",
    "greedy": "greedy",
    "value": "greedy",
}


def __getattr__(name: str) -> Any:
    if name not in KERNELS:
        raise AttributeError(f"the rules of Hadrian's Wall have no kernel {name!r}")
    return getattr(import_module(f"ludus.games.hadrians_wall.{KERNELS[name]}"), name)
