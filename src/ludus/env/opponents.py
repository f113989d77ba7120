"""Who plays the seats of an environment: the caller, a compiled policy, or a function such as a past self."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from ludus.engine.contract import Config
from ludus.engine.game import Game
from ludus.env.buffers import Array
from ludus.playing.table import COMPILED, check_policy

CALLER = -1  # the policy number of seats that `step` decides for; functions count on downwards
Policy = Callable[[Array, Array, Array], Array]  # observations, masks and seats to an action for every game
Opponent = str | Policy | None


@dataclass(frozen=True)
class Opponents:
    """The policy number of every seat, and the functions behind those below `CALLER`."""

    numbers: tuple[int, ...]
    functions: tuple[Policy, ...]

    @property
    def array(self) -> Config:
        return np.array(self.numbers, np.int64)

    @property
    def callers(self) -> tuple[int, ...]:
        """The seats that the caller plays."""
        return tuple(seat for seat, number in enumerate(self.numbers) if number == CALLER)

    @property
    def alone(self) -> bool:
        """Whether no seat is played by a compiled policy."""
        return max(self.numbers) < 0

    def turns(self) -> list[tuple[int, tuple[int, ...], Policy]]:
        """Each function with its number and its seats."""
        found = []
        for k, function in enumerate(self.functions):
            number = CALLER - 1 - k
            found.append((number, tuple(s for s, other in enumerate(self.numbers) if other == number), function))
        return found


def seat_opponents(game: Game, players: int, given: Opponent | Sequence[Opponent]) -> Opponents:
    """None leaves a seat to the caller; a single opponent takes every seat but the first."""
    if given is None or isinstance(given, str) or callable(given):
        by_seat: tuple[Opponent, ...] = (None,) + (given,) * (players - 1)
    else:
        by_seat = tuple(given)
    if len(by_seat) != players or None not in by_seat:
        raise ValueError(f"Name an opponent for each of {players} seats, and None for at least one, not {by_seat}.")
    functions: list[Policy] = []
    return Opponents(tuple(number_of(game, one, functions) for one in by_seat), tuple(functions))


def number_of(game: Game, opponent: Opponent, functions: list[Policy]) -> int:
    """The policy number of an opponent; functions are collected."""
    if opponent is None:
        return CALLER
    if isinstance(opponent, str):
        if opponent not in COMPILED:
            raise ValueError(f"An opponent is one of {', '.join(COMPILED)}, or a function, not {opponent!r}.")
        check_policy(game, opponent)
        return COMPILED[opponent]
    if opponent not in functions:
        functions.append(opponent)
    return CALLER - 1 - functions.index(opponent)
