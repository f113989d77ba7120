"""Ludus: board games of the ancient world, to be played in the browser and studied at machine speed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from ludus.engine.game import Game
    from ludus.engine.match import Match
    from ludus.playing import Played, play

__all__ = ["Played", "game", "load", "play"]
__version__ = "0.1.0"


def game(name: str) -> Game:
    """A game by its name, as `ludus games` lists it."""
    from ludus.games import find

    return find(name)


def load(path: str | Path) -> Match:
    """A match saved by `Match.save`."""
    from ludus.engine.logfile import load as read

    return read(path)


def __getattr__(name: str) -> object:
    """`play` and `Played` bring the compiler with them, so they are imported when first asked for."""
    if name in ("Played", "play"):
        from ludus import playing

        return vars(playing)[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
