"""What one seat may know, as a record of the game's own layout.

`look` copies what is allowed into an empty record, so whatever it does not copy is not there. Because a view has the
same layout as a game, the same kernels read it: bots, pages, pictures and text ask a view what is legal.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.engine.records import readable

if TYPE_CHECKING:
    from ludus.engine.game import Game

SPECTATOR = -1  # the seat of somebody who watches: sees only what is public


def blank(game: Game, count: int = 1) -> np.ndarray[Any, Any]:
    """Empty records."""
    return np.zeros(count, game.state)


@dataclass(frozen=True)
class View:
    """One seat's knowledge of a match at one moment."""

    game: Game
    records: np.ndarray[Any, Any]  # one record, as an array so that kernels take it cheaply
    seat: int
    players: int
    names: tuple[str, ...] = field(default=())  # what people at the table are called; may be empty

    @property
    def s(self) -> Any:
        """The record, with its fields as attributes."""
        return readable(self.records)[0]

    def active(self) -> tuple[int, ...]:
        """The seats that may act now, as far as this seat knows."""
        mask = int(self.game.kernels.active(self.records[0]))
        return tuple(seat for seat in range(self.players) if mask >> seat & 1)

    def legal(self) -> tuple[int, ...]:
        """What this seat may do now."""
        return self.game.legal_numbers(self.records[0], self.seat)

    def points(self, seat: int) -> int:
        return int(self.game.kernels.points(self.records[0], seat))

    @property
    def finished(self) -> bool:
        return bool(self.game.kernels.finished(self.records[0]))

    def name(self, seat: int) -> str:
        """What a seat is called, for people."""
        return self.names[seat] if seat < len(self.names) and self.names[seat] else f"{seat + 1}"
