"""One module of crossing kernels per game, made from the template `engine.crossing`."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from ludus.engine.game import Game

KERNELS = (
    "start",
    "active",
    "legal",
    "step",
    "finished",
    "points",
    "standing",
    "look",
    "redeal",
    "features",
    "secret",
    "greedy",
    "value",
    "seasoned",
)
IN_PLACE_OF = {"seasoned": "greedy"}  # what a game need not have, and what then stands in for it


def kernels_of(rules: ModuleType) -> dict[str, Any]:
    """The kernels of the contract, under the names that templates call them by."""
    there = {name: name if hasattr(rules, name) else IN_PLACE_OF.get(name, name) for name in KERNELS}
    return {f"_{name}": getattr(rules, found) for name, found in there.items()}


def instantiate(template: Path, name: str, **globals_: Any) -> ModuleType:
    """Run a source file as a module of its own, with some globals already in place: a template filled in."""
    spec = importlib.util.spec_from_file_location(name, template)
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot load {template}")
    module = importlib.util.module_from_spec(spec)
    vars(module).update(globals_)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


class Crossing:
    """The crossing kernels of one game, with the small conveniences Python callers want."""

    def __init__(self, game: Game):
        rules = game.module("rules")
        most_legal = int(game.module("actions").MOST_LEGAL)
        self.most_legal = most_legal
        self.rules = rules
        self.module = instantiate(
            Path(__file__).with_name("crossing.py"),
            f"{game.package}.crossing",
            MOST_LEGAL=most_legal,
            **kernels_of(rules),
        )

    def __getattr__(self, name: str) -> Any:
        return getattr(self.module, name)

    def legal_numbers(self, games: Any, i: int, seat: int) -> tuple[int, ...]:
        """The legal actions of a seat, in ascending order."""
        actions = np.empty(self.most_legal, np.int16)
        count = self.module.legal(games, i, seat, actions)
        return tuple(int(action) for action in actions[:count])


def cross(game: Game) -> Crossing:
    return Crossing(game)
