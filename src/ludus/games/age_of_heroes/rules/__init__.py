"""The rules as kernels, a file for each part of the rulebook; here is what the engine asks of every game.

Kernels are looked up when first asked for: views, features and the greedy policy are made of rules themselves, so
importing them here would go round in a circle.
"""

from importlib import import_module
from typing import Any

KERNELS = {
    "start": "rules.flow",
    "active": "rules.flow",
    "situation": "rules.lockstep",
    "course": "rules.lockstep",
    "step": "rules.flow",
    "legal": "rules.choices",
    "secret": "rules.secrets",
    "finished": "rules.ending",
    "points": "rules.ending",
    "standing": "rules.ending",
    "look": "view",
    "redeal": "view",
    "features": "features",
    "greedy": "greedy",
    "seasoned": "greedy",
    "value": "greedy",
}


def __getattr__(name: str) -> Any:
    if name not in KERNELS:
        raise AttributeError(f"the rules of Age of Heroes have no kernel {name!r}")
    return getattr(import_module(f"ludus.games.age_of_heroes.{KERNELS[name]}"), name)
