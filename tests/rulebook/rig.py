"""A table for tests: one real game, played in words. A game's own `table.py` adds how to set it up and read it."""

from __future__ import annotations

from copy import copy
from typing import Any, ClassVar, Self

import numpy as np

from ludus.engine.contract import MAX_SEATS
from ludus.engine.game import Game
from ludus.engine.records import readable
from ludus.engine.seeding import begin
from ludus.engine.view import View, blank

Array = np.ndarray[Any, Any]


def bits(masks: Any, count: int) -> Array:
    """Masks bit by bit, lowest first, along a last axis."""
    return np.asarray(np.asarray(masks, np.int64)[..., None] >> np.arange(count) & 1)


class Table:
    """One game in the hands of a test. Seats are numbers here; a game's own table may call them by other names."""

    game: ClassVar[Game]
    version: ClassVar[int | None] = None  # of the rules: the newest, unless told otherwise

    def __init__(self, players: int, seed: int = 1, **options: object) -> None:
        self.players = players
        self.kernels = self.game.kernels
        self.records = blank(self.game)
        self.config = np.array(self.game.config(players, options), np.int64)
        self.begin(seed)

    def begin(self, seed: int) -> None:
        begin(self.game, self.records, self.config, seed, version=self.version)

    def fork(self) -> Self:
        """The same position at a table of its own."""
        other = copy(self)
        other.records = self.records.copy()
        return other

    @property
    def s(self) -> Any:
        """The record, with its fields as attributes; a test may write to it."""
        return readable(self.records)[0]

    def active(self) -> list[int]:
        """The seats that may act now."""
        mask = int(self.kernels.active(self.records[0]))
        return [seat for seat in range(self.players) if mask >> seat & 1]

    def legal_words(self, seat: int) -> list[str]:
        return [self.game.words[number] for number in self.game.legal_numbers(self.records[0], seat)]

    def play_words(self, seat: int, words: str) -> None:
        """One action, which must be legal."""
        assert words in self.legal_words(seat), f"{words!r} is not among {self.legal_words(seat)} of seat {seat}"
        self.kernels.step(self.records[0], seat, self.game.numbers[words])

    def points(self, seat: int = 0) -> int:
        return int(self.kernels.points(self.records[0], seat))

    def standing(self) -> list[int]:
        """Every seat's rank, 1 for the best."""
        ranks = np.zeros(MAX_SEATS, np.int16)
        self.kernels.standing(self.records[0], ranks)
        return [int(rank) for rank in ranks[: self.players]]

    @property
    def finished(self) -> bool:
        return bool(self.kernels.finished(self.records[0]))

    def view(self, seat: int, names: tuple[str, ...] = ()) -> View:
        """What a seat may know; seat -1 is a spectator."""
        out = blank(self.game)
        self.kernels.look(self.records[0], seat, out[0])
        return View(self.game, out, seat, self.players, names[: self.players])
