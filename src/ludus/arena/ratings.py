"""How strong the bots are: shares of the points, and ratings, each with the interval that holds 95 % of the resamples.

The games of one deal are not independent, since the same luck is dealt to every seating. So the bootstrap draws whole
deals, and an interval says how much the figures would move with other deals.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from openskill.models import PlackettLuce

from ludus.arena.results import Result

RESAMPLES = 400
RATING_RESAMPLES = 100
LEVEL = 0.95


@dataclass(frozen=True)
class Figure:
    """An estimate and the interval around it."""

    mean: float
    low: float
    high: float

    def shown(self, write: Callable[[float, int], str], places: int) -> str:
        """The estimate and its interval, written by a language's `number` or `percent`."""
        mean, low, high = (write(value, places) for value in (self.mean, self.low, self.high))
        return f"{mean} ({low} – {high})"


Deals = list[list[Result]]


def deals(results: Sequence[Result]) -> Deals:
    """The games grouped by deal."""
    found: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        found[result["seed"]].append(result)
    return list(found.values())


def bootstrap(groups: Deals, measure: Callable[[Deals], float], resamples: int = RESAMPLES) -> Figure:
    """A measure of all deals, and its interval by drawing deals with repetition."""
    chance = random.Random(1)
    drawn = sorted(measure(chance.choices(groups, k=len(groups))) for _ in range(resamples))
    tail = (1 - LEVEL) / 2
    return Figure(measure(groups), drawn[int(tail * resamples)], drawn[int((1 - tail) * resamples)])


def share(result: Result, seat: int) -> float:
    """A seat's part of a game's one point: those who share the first place share it."""
    ranks = result["ranks"]
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def duel(result: Result, first: str, second: str) -> list[float]:
    """What the first bot scores against the second in one game: 1 for the better rank, ½ for the same."""
    seats, ranks = result["seats"], result["ranks"]
    pairs = [(a, b) for a, x in enumerate(seats) for b, y in enumerate(seats) if x == first and y == second]
    return [1.0 if ranks[a] < ranks[b] else 0.5 if ranks[a] == ranks[b] else 0.0 for a, b in pairs]


def duels(results: Sequence[Result], bots: Sequence[str]) -> dict[tuple[str, str], Figure]:
    """The share of the points the first of each two bots wins from the second."""
    groups = deals(results)

    def measured(first: str, second: str) -> Callable[[Deals], float]:
        def mean(chosen: Deals) -> float:
            scores = [score for deal in chosen for result in deal for score in duel(result, first, second)]
            return fmean(scores) if scores else 0.5

        return mean

    return {(first, second): bootstrap(groups, measured(first, second)) for first, second in combinations(bots, 2)}


def scores(results: Sequence[Result], bot: str) -> list[int]:
    """Every final score of a bot."""
    return [
        points
        for result in results
        for name, points in zip(result["seats"], result["points"], strict=True)
        if name == bot
    ]


def mean_score(results: Sequence[Result], bot: str) -> Figure:
    def mean(chosen: Deals) -> float:
        return fmean(scores([result for deal in chosen for result in deal], bot) or [0])

    return bootstrap(deals(results), mean)


def ratings(results: Sequence[Result], bots: Sequence[str]) -> dict[str, Figure]:
    """Plackett-Luce ratings of openskill, 25 for the average; games of one bot alone say nothing."""
    groups = deals([result for result in results if len(set(result["seats"])) > 1])
    if not groups:
        return {}
    chance = random.Random(2)
    settled = rate(groups, bots)
    drawn = [rate(chance.choices(groups, k=len(groups)), bots) for _ in range(RATING_RESAMPLES)]
    tail = int((1 - LEVEL) / 2 * RATING_RESAMPLES)
    spread = {bot: sorted(sample[bot] for sample in drawn) for bot in bots}
    return {bot: Figure(settled[bot], spread[bot][tail], spread[bot][-1 - tail]) for bot in bots}


def rate(groups: Deals, bots: Sequence[str]) -> dict[str, float]:
    """Every bot's rating after all games, deal by deal."""
    model = PlackettLuce()
    table = {bot: model.rating(name=bot) for bot in bots}
    for deal in groups:
        for result in deal:
            best: dict[str, int] = {}  # a bot on several seats is rated by its best one
            for bot, rank in zip(result["seats"], result["ranks"], strict=True):
                best[bot] = min(rank, best.get(bot, rank))
            teams = model.rate([[table[bot]] for bot in best], ranks=[float(rank) for rank in best.values()])
            table |= {bot: team[0] for bot, team in zip(best, teams, strict=True)}
    return {bot: float(rating.mu) for bot, rating in table.items()}
