"""A desk as somebody sees it, and random games to look at: poor ones, and ones with supplies for nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np

from ludus.engine.view import View
from rulebook.hadrians_wall.desk import GAME, KERNELS, Desk

NAMES = ("Flavia", "Marcus", "Livia", "Quintus", "Ennia", "Brutus")
STOP = GAME.numbers["stop"]


def seen(desk: Desk, seat: int = 0) -> View:
    """What a seat may know; -1 is a spectator."""
    out = np.zeros(1, GAME.state).view(np.recarray)
    KERNELS.look(desk.records[0], seat, out[0])
    return View(GAME, out, seat, desk.players, NAMES[: desk.players])


def random_positions(
    players: int, seed: int, decisions: int, free: int = 0, **options: object
) -> Iterator[tuple[Desk, int, int]]:
    """A random game that stops seldom: the desk, and the seat and action about to be played there.

    With `free` supplies, everybody has that many of each before every decision, so that whole sheets are filled."""
    chance = Random(seed)
    desk = Desk(players, seed, **options)
    for _ in range(decisions):
        if not desk.active():
            return
        if free:
            desk.s.seats["supplies"][:players] = free
        seat = chance.choice(desk.active())
        legal = GAME.legal_numbers(desk.records[0], seat)
        others = [action for action in legal if action != STOP]
        action = chance.choice(others if others and chance.random() < 0.97 else legal)
        yield desk, seat, action
        KERNELS.step(desk.records[0], seat, action)
