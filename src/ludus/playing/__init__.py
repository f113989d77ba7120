"""Many games between policies, on one core, on all cores, on a GPU or on a Ray cluster, with the same result."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from numbers import Integral

from ludus.bots import Budget
from ludus.engine.errors import WrongOption
from ludus.engine.game import Game
from ludus.engine.language import N_
from ludus.engine.seeding import checked_seed
from ludus.playing.compiled import play_compiled
from ludus.playing.gpu import play_on_gpu
from ludus.playing.matches import play_matches
from ludus.playing.played import Played
from ludus.playing.table import Table, check_place, set_table
from ludus.playing.workers import spread

__all__ = ["Played", "Table", "check_place", "play", "play_table", "set_table"]

CHUNK = 4096  # games that compiled policies play between two reports of progress, at most
GPU_CHUNK = 1 << 17
SHARES = 32  # chunks for each worker, where there are games enough: all workers end at about the same time
Tick = Callable[[int], object]  # called with the number of games played so far


def play(
    game: Game | str,
    policies: str | Sequence[str],
    games: int,
    where: str = "cores",
    *,
    players: int | None = None,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    budget: Budget | None = None,
    workers: int | None = None,
    tick: Tick | None = None,
) -> Played:
    """Play games between policies, one for each seat or a single one for all; game n is dealt from seed + n.

    `where` is "core", "cores", "cuda" or "ray"; the result is the same everywhere, as long as no bot plays against the
    clock (`budget`). "random", "greedy" and "expert" are compiled and share out the cores by threads; as soon as
    another bot takes part, each game is played in one of several processes, so that a script which asks for that needs
    the usual `if __name__ == "__main__":`. `workers` is how many threads or processes, one per core by default.
    """
    table = set_table(game, policies, players, options, budget)
    check_place(table, where)
    return play_table(table, games, where, seed=seed, workers=workers, tick=tick)


def play_table(
    table: Table,
    games: int,
    where: str = "cores",
    *,
    seed: int = 1,
    workers: int | None = None,
    tick: Tick | None = None,
) -> Played:
    """`play`, at a table that is set already."""
    check_counts(games, workers)
    checked_seed(checked_seed(seed) + max(0, games - 1))
    workers = 1 if where == "core" else workers or os.cpu_count() or 1
    size = chunk_size(table, games, where, workers)
    starts = range(0, games, size)
    jobs = [(table, seed + start, min(size, games - start)) for start in starts]
    found, done = Played.blank(games, table.players), 0
    for position, part in results(table, jobs, where, workers):
        found.put(starts[position], part)
        done += part.games
        if tick:
            tick(done)
    return found


def check_counts(games: int, workers: int | None) -> None:
    for name, number, least in (("games", games, 0), ("workers", workers, 1)):
        if number is not None and (not isinstance(number, Integral) or number < least):
            message = N_("{name} is a whole number, {least} or more, not {value}.")
            raise WrongOption(message, name=name, least=least, value=number)


def chunk_size(table: Table, games: int, where: str, workers: int) -> int:
    if where == "cuda":
        return GPU_CHUNK
    return max(1, min(CHUNK, games // (SHARES * workers))) if table.is_compiled else 1


def results(
    table: Table, jobs: Sequence[tuple[Table, int, int]], where: str, workers: int
) -> Iterable[tuple[int, Played]]:
    """Each job's position and result, as they come in."""
    if where == "cuda":
        return play_on_gpu(table, jobs)
    if not table.is_compiled:
        return spread(play_matches, jobs, where, workers)
    if where == "cores":
        play_compiled(table, 1, 0)  # load the kernels once, before threads ask for them at the same time
    return spread(play_compiled, jobs, where, workers, threads=True)
