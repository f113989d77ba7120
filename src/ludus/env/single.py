"""A single game in which any seat may look and act: what the interfaces for several agents are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludus.engine.game import Game
from ludus.engine.language import SOURCE
from ludus.engine.telling import plain
from ludus.engine.view import View, blank
from ludus.env.cores import stepping
from ludus.env.vector import VectorEnv


def look(game: Game, record: Any, seat: int, players: int) -> View:
    seen = blank(game)
    game.kernels.look(record, seat, seen[0])
    return View(game, seen, seat, players)


def in_words(game: Game, record: Any, seat: int, players: int) -> str:
    """What a seat may know, in words."""
    return plain(game.text.tell(look(game, record, seat, players), SOURCE))


class SingleGame(VectorEnv):
    """A vector environment of one game, which stays as it is when it is over."""

    def __init__(
        self, game: Game | str, players: int | None, options: Mapping[str, object] | None, reward: str | None
    ) -> None:
        super().__init__(game, 1, players, options, reward=reward, auto_reset=False)
        self._show = stepping(self.game).show
        self._actions = np.empty(self.game.max_legal, np.int16)

    @property
    def record(self) -> Any:
        return self.records[0]

    @property
    def over(self) -> bool:
        return bool(self.game.kernels.finished(self.record))

    def active(self) -> tuple[int, ...]:
        mask = int(self.game.kernels.active(self.record))
        return tuple(seat for seat in range(self.players) if mask >> seat & 1)

    def show(self, seat: int) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """What a seat sees and which actions it has, as arrays to keep; it is the one to act next."""
        self._show(self.records, self.buffers, 0, seat, self._actions)
        return self.observations[0].copy(), self.masks[0].astype(np.int8)

    def play(self, seat: int, action: int) -> NDArray[np.float32]:
        """Play a legal action of a seat; returns the reward of every seat."""
        self.show(seat)
        self.step(np.array([action]))
        rewards: NDArray[np.float32] = self.rewards[0]
        return rewards
