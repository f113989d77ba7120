"""Playing an arena's games on all cores, or on a Ray cluster, and keeping what is done."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from ludus.arena.playing import play
from ludus.arena.results import Result, append, appending
from ludus.arena.schedule import Plan
from ludus.games import find
from ludus.playing.table import check_policy
from ludus.playing.workers import spread

Tick = Callable[[int, int], object]  # called with (games played, games in all)


def run(
    plan: Plan, results: Path, workers: int | None = None, ray: bool = False, tick: Tick = lambda _done, _all: None
) -> list[Result]:
    """Play what is still missing of an arena; all of its results, in the order of the games.

    `workers` processes play at the same time, one per core by default; one plays right here.
    """
    jobs = plan.jobs()
    for name in plan.bots:
        check_policy(find(plan.game), name)  # refused before anything is played
    with appending(results, plan) as (done, file):
        played = {result["number"] for result in done}
        missing = [(plan, job) for job in jobs if job.number not in played]
        tick(len(jobs) - len(missing), len(jobs))
        with closing(spread(play, missing, "ray" if ray else "cores", workers or os.cpu_count() or 1)) as stream:
            for count, (_, result) in enumerate(stream, 1):
                append(file, result)
                done.append(result)
                tick(len(jobs) - len(missing) + count, len(jobs))
    return sorted(done, key=lambda result: int(result["number"]))
