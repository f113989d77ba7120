"""Whole games by compiled policies, on one core; several threads do it on several cores, since no Python is needed."""

from __future__ import annotations

from ludus.engine.loading import playouts
from ludus.engine.view import blank
from ludus.playing.played import Played
from ludus.playing.table import Table


def play_compiled(table: Table, seed: int, games: int) -> Played:
    found = Played.blank(games, table.players)
    play_games = playouts(table.game).play_games
    play_games(blank(table.game), seed, table.config, table.policy_numbers, *found.arrays)
    return found
