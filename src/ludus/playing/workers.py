"""Jobs spread over threads, processes or a Ray cluster."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from typing import Any, TypeVar

from ludus.engine.errors import LudusError
from ludus.engine.language import N_

Job = tuple[Any, ...]  # a task's arguments
Result = TypeVar("Result")
Task = Callable[..., Result]
Results = Generator[tuple[int, Result]]  # each job's position and result, as they come in


def spread(task: Task[Result], jobs: Sequence[Job], where: str, workers: int, threads: bool = False) -> Results[Result]:
    """Do the jobs on one core, on all cores or on a Ray cluster; one worker works right here.

    On cores, workers are processes, or threads for tasks that need little Python.
    """
    if where == "ray":
        return on_ray(task, jobs)
    if where == "core" or workers == 1:
        return here(task, jobs)
    return in_pool(ThreadPoolExecutor(workers) if threads else processes(workers), task, jobs)


def here(task: Task[Result], jobs: Sequence[Job]) -> Results[Result]:
    for position, job in enumerate(jobs):
        yield position, task(*job)


def processes(workers: int) -> Executor:
    """Each worker is a fresh process: a forked one would share locks of the compiler's threads."""
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))


def in_pool(pool: Executor, task: Task[Result], jobs: Sequence[Job]) -> Results[Result]:
    with pool:
        try:
            positions = {pool.submit(task, *job): position for position, job in enumerate(jobs)}
            for future in as_completed(positions):
                yield positions[future], future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def on_ray(task: Task[Result], jobs: Sequence[Job]) -> Results[Result]:
    ray = ray_cluster()
    remote = ray.remote(max_retries=2)(task)
    positions = {remote.remote(*job): position for position, job in enumerate(jobs)}
    waiting = list(positions)
    try:
        while waiting:
            (ready,), waiting = ray.wait(waiting)
            yield positions[ready], ray.get(ready)
    finally:
        for reference in waiting:
            ray.cancel(reference)


def ray_cluster() -> Any:
    """Ray, connected to the cluster that RAY_ADDRESS names, or to one of this machine's cores alone."""
    try:
        import ray  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        raise LudusError(N_("Ray is not installed. Install it with: pip install 'ludus[ray]'.")) from None
    ray.init(ignore_reinit_error=True, log_to_driver=False)
    return ray
