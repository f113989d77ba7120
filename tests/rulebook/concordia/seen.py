"""A table as somebody sees it, and tables played at random to look at."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ludus.engine.view import View
from rulebook.concordia.table import GAME, Table

NAMES = ("Livia", "Marcus", "Aurelia", "Gaius", "Septimius")
TABLES = (("imperium", 3), ("imperium", 5), ("italia", 2), ("italia", 4))
BUSY = ("house ", "move ", "to ", "card ", "settle ", "colonist ")  # a random player who gets somewhere


def seen(table: Table, seat: int | None = None, names: tuple[str, ...] = NAMES) -> View:
    """The view of a seat, or of whoever is to move."""
    return table.view(table.to_move if seat is None else seat, names)


def random_positions(
    name: str, players: int, seed: int, decisions: int, **options: object
) -> Iterator[tuple[Table, int]]:
    """A random game, decision by decision: the table, and the action that is about to be played there."""
    chance = Random(seed)
    table = Table(players, first=seed % players, seed=seed, map=name, **options)
    for _ in range(decisions):
        if table.finished:
            return
        legal = GAME.legal_numbers(table.records[0], table.to_move)
        busy = [action for action in legal if GAME.words[action].startswith(BUSY)]
        action = chance.choice(busy if busy and chance.random() < 0.6 else legal)
        yield table, action
        table.kernels.step(table.records[0], table.to_move, action)
