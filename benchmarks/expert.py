"""How the expert heuristic, which search follows, does against the greedy one, for every number of players.

python benchmarks/expert.py [GAME ...] --games 1000
"""

from __future__ import annotations

import argparse
from math import sqrt

from ludus.bots.simple import expert_action, greedy_action
from ludus.engine.game import Game
from ludus.engine.match import Match
from ludus.games import find, games


def share(game: Game, players: int, number: int) -> float:
    """What one expert seat has of a victory over greedy ones; it sits elsewhere in every game."""
    own = number % players
    match = Match.new(game, players, seed=number // players)
    while not match.finished:
        seat = match.active()[0]
        match.play(seat, (expert_action if seat == own else greedy_action)(match.view(seat), seat))
    ranks = match.standing()
    return 1 / ranks.count(1) if ranks[own] == 1 else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    expert = [game.name for game in games() if hasattr(game.module("rules"), "expert")]
    parser.add_argument("games", nargs="*", default=expert)
    parser.add_argument("--games", dest="count", type=int, default=1000)
    chosen = parser.parse_args()
    for name in chosen.games:
        for players in find(name).players:
            shares = [share(find(name), players, number) for number in range(chosen.count)]
            mean = sum(shares) / len(shares)
            off = 1.96 * sqrt(sum((one - mean) ** 2 for one in shares)) / len(shares)
            figure = f"{100 * mean:.0f} % ± {100 * off:.0f} (even would be {100 / players:.0f})"
            print(f"{name}, {players} players: {figure}", flush=True)


if __name__ == "__main__":
    main()
