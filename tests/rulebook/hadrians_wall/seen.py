"""A table as somebody sees it, and random games to look at: poor ones, and ones with supplies for nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ludus.engine.view import View
from rulebook.hadrians_wall.table import GAME, KERNELS, Table

NAMES = ("Flavia", "Marcus", "Livia", "Quintus", "Ennia", "Brutus")
STOP = GAME.numbers["stop"]


def seen(table: Table, seat: int = 0) -> View:
    """What a seat may know; -1 is a spectator."""
    return table.view(seat, NAMES)


def random_positions(
    players: int, seed: int, decisions: int, free: int = 0, **options: object
) -> Iterator[tuple[Table, int, int]]:
    """A random game that stops seldom: the table, and the seat and action about to be played there.

    With `free` supplies, everybody has that many of each before every decision, so that whole sheets are filled."""
    chance = Random(seed)
    table = Table(players, seed, **options)
    for _ in range(decisions):
        if not table.active():
            return
        if free:
            table.s.seats["supplies"][:players] = free
        seat = chance.choice(table.active())
        legal = GAME.legal_numbers(table.records[0], seat)
        others = [action for action in legal if action != STOP]
        action = chance.choice(others if others and chance.random() < 0.97 else legal)
        yield table, seat, action
        KERNELS.step(table.records[0], seat, action)
