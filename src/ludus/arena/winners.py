"""What winners did: how strongly each thing a seat did goes with winning, or, for those who play alone, with points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import StatisticsError, correlation, fmean

from ludus.arena.ratings import Deals, Figure, bootstrap, deals, share
from ludus.arena.results import Result

RESAMPLES = 200


@dataclass(frozen=True)
class Habit:
    """One thing seats did: how much of it winners and others did, and how it goes with success (-1 to 1)."""

    name: str
    winners: float
    others: float
    link: Figure


def success(result: Result, seat: int) -> float:
    return float(result["points"][seat]) if len(result["seats"]) == 1 else share(result, seat)


def observations(results: Sequence[Result], name: str) -> list[tuple[float, float]]:
    """(how much of it a seat did, how well that seat did) for every seat of every game."""
    return [
        (float(report[name]), success(result, seat))
        for result in results
        for seat, report in enumerate(result["reports"])
        if name in report
    ]


def habits(results: Sequence[Result]) -> list[Habit]:
    """Everything the games report on, what goes with winning most closely first."""
    names = list(dict.fromkeys(name for result in results for report in result["reports"] for name in report))
    groups = deals(results)
    found = [habit(name, groups, results) for name in names]
    return sorted((one for one in found if one), key=lambda one: -abs(one.link.mean))


def habit(name: str, groups: Deals, results: Sequence[Result]) -> Habit | None:
    """None for what everybody did alike, and for what merely restates who won."""
    pairs = observations(results, name)
    if len({done for done, _ in pairs}) < 2 or all(done == well for done, well in pairs):
        return None
    middle = fmean(well for _, well in pairs)
    winners = [done for done, well in pairs if well > middle]
    others = [done for done, well in pairs if well <= middle]

    def link(chosen: Deals) -> float:
        return linked(observations([result for deal in chosen for result in deal], name))

    return Habit(name, fmean(winners or [0]), fmean(others or [0]), bootstrap(groups, link, RESAMPLES))


def linked(pairs: Sequence[tuple[float, float]]) -> float:
    try:
        return correlation([done for done, _ in pairs], [well for _, well in pairs])
    except StatisticsError:  # all alike in this resample
        return 0.0
