"""The registry: every folder beside this file that holds a `GAME` is a game. Nothing else knows which there are."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from ludus.engine.errors import LudusError
from ludus.engine.game import Game
from ludus.engine.language import N_


@cache
def games() -> tuple[Game, ...]:
    """Every game, by name."""
    found = [importlib.import_module(f"{__name__}.{module.name}") for module in pkgutil.iter_modules(__path__)]
    return tuple(sorted((module.GAME for module in found if hasattr(module, "GAME")), key=lambda game: game.name))


def find(name: str) -> Game:
    for game in games():
        if game.name == name:
            return game
    listed = ", ".join(game.name for game in games())
    raise LudusError(N_("There is no game {name}; there are: {games}."), name=name, games=listed)
