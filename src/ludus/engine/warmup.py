"""Compiling a game's kernels ahead of use, one by one, so that a progress bar can tell how far it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import numpy as np

from ludus.engine.view import blank

if TYPE_CHECKING:
    from ludus.engine.game import Game

Step = tuple[str, Callable[[], object]]


def steps(game: Game) -> list[Step]:
    """What has to be compiled to play a game, by name, in an order in which each call is sensible."""
    kernels = game.kernels
    config = np.array(game.config(game.fewest, {}), np.int64)
    games = blank(game, 2)
    actions = np.zeros(kernels.most_legal, np.int16)
    ranks = np.zeros(8, np.int16)

    def first(kernel: Callable[..., object]) -> object:
        """Call a kernel that takes a legal action of an active seat."""
        seat = int(kernels.active(games, 0)).bit_length() - 1
        kernels.legal(games, 0, seat, actions)
        return kernel(games, 0, seat, int(actions[0]))

    def seat_by_greed() -> object:
        seat = int(kernels.active(games, 0)).bit_length() - 1
        return kernels.greedy(games, 0, seat, actions, kernels.legal(games, 0, seat, actions))

    return [
        ("start", lambda: kernels.start(games, 0, 1, config)),
        ("active", lambda: kernels.active(games, 0)),
        ("legal", lambda: kernels.legal(games, 0, 0, actions)),
        ("secret", lambda: first(kernels.secret)),
        ("step", lambda: first(kernels.step)),
        ("finished", lambda: kernels.finished(games, 0)),
        ("points", lambda: kernels.points(games, 0, 0)),
        ("standing", lambda: kernels.standing(games, 0, ranks)),
        ("look", lambda: kernels.look(games, 0, 0, games, 1)),
        ("redeal", lambda: kernels.redeal(games, 1, 0, 1)),
        ("greedy", seat_by_greed),
        ("value", lambda: kernels.value(games, 0, 0)),
    ]


def warm_up(game: Game) -> Iterator[tuple[int, int, str]]:
    """Compile what is not in the cache yet; tell (done so far, of how many, what comes next) before each step."""
    listed = steps(game)
    for n, (name, compile_it) in enumerate(listed):
        yield n, len(listed), name
        compile_it()
    yield len(listed), len(listed), ""
