"""Whole games by compiled policies on a GPU: a thread plays a game, with the very decisions it has on a core.

Policies differ in how long they think, so games are not sorted between decisions as random ones are (`engine.gpu`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.engine.gpu.toolkit import REGISTERS, tables_in_global_memory, toolkit, without_inlining
from ludus.engine.loading import playouts
from ludus.playing.played import Played
from ludus.playing.table import Table

if TYPE_CHECKING:
    from ludus.engine.game import Game

THREADS = 128  # of a block


def play_on_gpu(table: Table, jobs: Sequence[tuple[Table, int, int]]) -> Iterator[tuple[int, Played]]:
    """The results of jobs, one after the other; the first one is the largest."""
    if not jobs:
        return
    cuda = toolkit()
    kernel = whole_games(cuda, table.game)
    records = cuda.to_device(np.zeros(jobs[0][2], table.game.state))
    config, policies = cuda.to_device(table.config), cuda.to_device(table.policy_numbers)
    for position, (_, seed, games) in enumerate(jobs):
        found = Played.blank(games, table.players)
        there = [cuda.to_device(array) for array in found.arrays]
        with without_inlining(), tables_in_global_memory():
            kernel[-(-games // THREADS), THREADS](records, seed, config, policies, *there)
        for array, result in zip(found.arrays, there, strict=True):
            result.copy_to_host(array)
        yield position, found


@cache
def whole_games(cuda: Any, game: Game) -> Any:
    """`playouts.play_games` for a GPU: each game has a thread, a record and a row of results of its own."""
    play_game, max_legal = playouts(game).play_game, game.max_legal

    @cuda.jit(max_registers=REGISTERS, lto=False)  # type: ignore[untyped-decorator]
    def play(games: Any, seed: int, config: Any, policies: Any, points: Any, ranks: Any, lengths: Any) -> None:
        n = cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
        if n < lengths.size:
            actions = cuda.local.array(max_legal, np.int16)
            lengths[n] = play_game(games[n], seed + n, config, policies, actions, points[n], ranks[n])

    return play
