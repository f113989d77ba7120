"""The results of many games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Played:
    """The results of games, a row for each: a column for each seat, but for the lengths."""

    points: NDArray[np.int32]
    ranks: NDArray[np.int16]  # 1 for the best; ties share a rank
    lengths: NDArray[np.int32]  # in decisions, of all seats together

    @classmethod
    def blank(cls, games: int, players: int) -> Played:
        shape = games, players
        return cls(np.zeros(shape, np.int32), np.zeros(shape, np.int16), np.zeros(games, np.int32))

    @property
    def games(self) -> int:
        return len(self.lengths)

    @property
    def arrays(self) -> tuple[NDArray[Any], ...]:
        return self.points, self.ranks, self.lengths

    def put(self, first: int, part: Played) -> None:
        """Fill in the results of some games, from the first one's row on."""
        for whole, some in zip(self.arrays, part.arrays, strict=True):
            whole[first : first + part.games] = some
