"""What was learned of a game by playing it very often: a small network that judges a position by its features.

It is kept as `experience.npz` in the game's folder. A game without one, or with one made for other features, is judged
by its own `value`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from ludus.engine.game import Game

FILE = "experience.npz"
NOTHING: np.ndarray[Any, Any] = np.zeros(0, np.float32)


def path(game: Game) -> Path:
    return Path(str(game.module("features").__file__)).with_name(FILE)


def experience(game: Game) -> np.ndarray[Any, Any]:
    """The network's numbers as one flat array: weights by feature, their offsets, last weights, last offset."""
    file = path(game)
    if not file.exists():
        return NOTHING
    with np.load(file) as stored:
        if int(stored["version"]) != game.version or stored["weights"].shape[0] != game.module("features").FEATURES:
            return NOTHING
        parts = [stored[name].ravel() for name in ("weights", "offsets", "last", "last_offset")]
    return np.concatenate(parts).astype(np.float32)
