"""The registry: games are found through the entry-point group `ludus.games`, wherever they are installed.

`LUDUS_GAMES` names the games to offer, with commas; without it all are. Nothing else knows which there are.
"""

from __future__ import annotations

import os
import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ludus.engine.errors import LudusError
from ludus.engine.game import Game
from ludus.engine.language import N_

GROUP = "ludus.games"


@cache
def games() -> tuple[Game, ...]:
    """Every game, by name."""
    wanted = {name.strip() for name in os.environ.get("LUDUS_GAMES", "").split(",")} - {""}
    entries = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    found = [game for entry in entries if not wanted or entry.name in wanted for game in loaded(entry)]
    return tuple(found)


def loaded(entry: EntryPoint) -> list[Game]:
    """The game an entry point names; a broken package must not take the other games with it."""
    try:
        game = entry.load()
    except Exception as error:
        warnings.warn(f"The game {entry.name} cannot be loaded: {error}", stacklevel=2)
        return []
    return [game] if isinstance(game, Game) else []


def find(name: str) -> Game:
    for game in games():
        if game.name == name:
            return game
    listed = ", ".join(game.name for game in games())
    raise LudusError(N_("Unknown game {name}. Available: {games}."), name=name, games=listed)
