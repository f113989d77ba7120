"""The records search works on: its settings, the nodes of its tree, the moments of its plans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from ludus.engine.game import Game

SETTINGS = np.dtype(
    [
        # of a tree
        ("depth", "i8"),  # decisions on a way down at most, the root's counted
        ("exploration", "f8"),  # how much is tried that looks worse so far
        ("widening", "f8"),  # how fast actions are opened that the heuristic ranks low
        ("margin", "f8"),  # standard errors by which an action must beat the heuristic's own
        ("expand_after", "i8"),  # visits before a node is expanded; the game's own setting
        ("expert", "i8"),  # whether the expert heuristic races against the greedy one
        # of a plan
        ("confidence", "f8"),  # standard errors by which a challenger must beat the plan
    ],
    align=True,
)

NODE = np.dtype(
    [
        ("action", "i2"),  # what leads here
        ("seat", "i2"),  # who does it
        ("expert", "i2"),  # of a runner: whether its seat then follows the expert heuristic
        ("child", "i4"),  # the first child, 0 for none
        ("sibling", "i4"),  # the parent's next child
        ("visits", "i4"),
        ("seen", "i4"),  # how often it could have been chosen: in another deal of the unknown it may be illegal
        ("total", "f8"),  # what its visits brought to who does it
        ("lead", "f8"),  # of a runner: by how much it did better than the first, over all deals
        ("leads", "f8"),  # ... and the sum of the squares
    ],
    align=True,
)

OPENING = np.dtype([("tried", "i4"), ("best", "f8")], align=True)  # of a plan's first actions: how often, how well


def settings(game: Game, **values: float) -> np.ndarray[Any, Any]:
    """One record of settings for the search of a game, for kernels."""
    record = np.zeros(1, SETTINGS)
    record["expand_after"] = game.expand_after
    for name, value in values.items():
        record[name] = value
    record["expert"] *= game.kernels.expert is not game.kernels.greedy
    return record
