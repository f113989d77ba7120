"""How many simulations a second the search makes: a tree with one thread and with two, and a plan where bots plan.

python benchmarks/searching.py [GAME ...] --seconds 1 --positions 20
"""

from __future__ import annotations

import argparse
import statistics
from time import perf_counter

from ludus.bots import Budget
from ludus.bots.levels import SEARCH
from ludus.bots.search import search
from ludus.bots.search.layout import settings
from ludus.bots.simple import greedy_action
from ludus.engine.match import Match
from ludus.games import find, games

APART = 7  # decisions by heuristic between two positions


def positions(game: str, count: int) -> list[Match]:
    """Positions of two players all over a game, each with a choice to make."""
    found: list[Match] = []
    match = Match.new(find(game), 2, seed=1)
    while len(found) < count:
        for _ in range(APART):
            if match.finished:
                match = Match.new(find(game), 2, seed=len(found))
            seat = match.active()[0]
            match.play(seat, greedy_action(match.view(seat), seat))
        if not match.finished and len(match.legal_numbers(match.active()[0])) > 1:
            found.append(match.fork())
    return found


def rate(match: Match, seconds: float, threads: int) -> float:
    seat = match.active()[0]
    view = match.view(seat)
    began = perf_counter()
    advice = search(match.game).tree(view, seat, Budget(seconds=seconds), 1, settings(match.game, **SEARCH), threads)
    return sum(one.visits for one in advice) / (perf_counter() - began)


def plan_rate(match: Match, simulations: int) -> float:
    seat = match.active()[0]
    began = perf_counter()
    search(match.game).plan(match.view(seat), seat, Budget(iterations=simulations), 1, settings(match.game, **SEARCH))
    return simulations / (perf_counter() - began)


def in_figures(rates: list[float]) -> str:
    return f"{statistics.median(rates):.0f} simulations a second ({min(rates):.0f} to {max(rates):.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.name for game in games()])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--positions", type=int, default=20)
    chosen = parser.parse_args()
    for game in chosen.games:
        tried = positions(game, chosen.positions)
        rate(tried[0], 0.01, 1)  # compiles
        one = [rate(match, chosen.seconds, 1) for match in tried]
        two = [rate(match, chosen.seconds, 2) for match in tried]
        gain = statistics.median(b / a for a, b in zip(one, two, strict=True))
        print(f"{game}: a tree {in_figures(one)}; two threads: {gain:.2f} times")
        if find(game).simultaneous:
            plan_rate(tried[0], 1)  # compiles
            print(f"{game}: a plan {in_figures([plan_rate(match, 2000) for match in tried])}")


if __name__ == "__main__":
    main()
