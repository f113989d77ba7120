"""Playing an arena's games on all cores, or on a Ray cluster, and keeping what is done."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from pathlib import Path

from ludus.arena.playing import play
from ludus.arena.results import Result, append, appending
from ludus.arena.schedule import Job, Plan
from ludus.bots import make
from ludus.engine.errors import LudusError
from ludus.engine.language import N_

Tick = Callable[[int, int], object]  # called with (games played, games in all)


def run(
    plan: Plan, results: Path, workers: int | None = None, ray: bool = False, tick: Tick = lambda _done, _all: None
) -> list[Result]:
    """Play what is still missing of an arena; all of its results, in the order of the games.

    `workers` processes play at the same time, one per core by default; one plays right here.
    """
    jobs = plan.jobs()
    for name in plan.bots:
        make(name).close()  # an unknown name is told before anything is played
    with appending(results, plan) as (done, file):
        played = {result["number"] for result in done}
        missing = [job for job in jobs if job.number not in played]
        tick(len(jobs) - len(missing), len(jobs))
        with closing(spread(plan, missing, workers or os.cpu_count() or 1, ray)) as stream:
            for count, result in enumerate(stream, 1):
                append(file, result)
                done.append(result)
                tick(len(jobs) - len(missing) + count, len(jobs))
    return sorted(done, key=lambda result: int(result["number"]))


def spread(plan: Plan, jobs: list[Job], workers: int, ray: bool) -> Generator[Result]:
    """The games' results as they come in."""
    if ray:
        return on_ray(plan, jobs)
    return on_cores(plan, jobs, workers) if workers > 1 else here(plan, jobs)


def here(plan: Plan, jobs: list[Job]) -> Generator[Result]:
    for job in jobs:
        yield play(plan, job)


def on_cores(plan: Plan, jobs: list[Job], workers: int) -> Generator[Result]:
    """Each worker is a fresh process: a forked one would share locks of the compiler's threads."""
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        try:
            for future in as_completed([pool.submit(play, plan, job) for job in jobs]):
                yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def on_ray(plan: Plan, jobs: list[Job]) -> Generator[Result]:
    """The cluster that RAY_ADDRESS names, or one of this machine's cores alone."""
    try:
        import ray  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        raise LudusError(N_("Ray is not installed. Install it with: pip install 'ludus[ray]'.")) from None
    ray.init(ignore_reinit_error=True, log_to_driver=False)
    task = ray.remote(max_retries=2)(play)
    waiting = [task.remote(plan, job) for job in jobs]
    try:
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        for reference in waiting:
            ray.cancel(reference)
