"""How greedy games of Age of Heroes go: their length, how they are won, and by whom, written into the game's page.

Run it from the project's folder: python benchmarks/age_of_heroes_statistics.py
The first player is drawn by lot in each game, so seats rotate by themselves; places count from the first player.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

import ludus
from ludus.engine.loading import playouts
from ludus.games.age_of_heroes.state import BY_CITIES, BY_MONUMENT, LAST_TRIBE

GAMES = 1000
MAX_DECISIONS = 100_000
PAGE = Path(__file__).parents[1] / "docs" / "games" / "age-of-heroes.md"
BEGIN, END = "<!-- statistics -->\n", "<!-- end of statistics -->\n"
WAYS = {"cities": BY_CITIES, "monument": BY_MONUMENT, "last tribe": LAST_TRIBE}
GAME = ludus.game("age-of-heroes")


@dataclass
class Statistics:
    """What came of many games of one player count."""

    players: int
    rounds: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    endings: Counter[int] = field(default_factory=Counter)
    places: Counter[int] = field(default_factory=Counter)

    def row(self) -> str:
        rounds = np.array(self.rounds)
        low, middle, high = np.percentile(rounds, [5, 50, 95])
        ways = [f"{100 * self.endings[way] / len(rounds):.1f} %" for way in WAYS.values()]
        others = 100 - sum(100 * self.endings[way] / len(rounds) for way in WAYS.values())
        wins = [f"{100 * self.places[place] / len(rounds):.0f} %" for place in range(self.players)]
        return " | ".join(
            [
                f"| {self.players}",
                f"{rounds.mean():.1f}",
                f"{middle:.0f} ({low:.0f} to {high:.0f})",
                f"{np.mean(self.decisions):.0f}",
                *ways,
                f"{abs(others):.1f} %",
                ", ".join(wins) + " |",
            ]
        )


def play(players: int, games: int) -> Statistics:
    """Games between greedy players alone."""
    found = Statistics(players)
    records = np.zeros(1, GAME.state)
    actions = np.zeros(GAME.max_legal, np.int16)
    config, greedy = np.array(GAME.config(players, {}), np.int64), np.ones(8, np.int64)
    for seed in range(1, games + 1):
        played = playouts(GAME).play_out(records[0], seed, config, greedy, actions, MAX_DECISIONS)
        s = records[0]
        found.rounds.append(int(s["rounds"]))
        found.decisions.append(int(played))
        found.endings[int(s["ending"])] += 1
        for seat in range(players):
            if int(s["winners"]) == 1 << seat:
                found.places[(seat - int(s["first"])) % players] += 1
    return found


def table(games: int) -> str:
    heads = [
        "players",
        "rounds, mean",
        "median (5 % to 95 %)",
        "decisions",
        *WAYS,
        "draw",
        "wins by place in turn order",
    ]
    rows = [play(players, games).row() for players in GAME.players]
    return "\n".join([f"| {' | '.join(heads)} |", "|---" * len(heads) + "|", *rows]) + "\n"


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    found = table(GAMES)
    PAGE.write_text(before + BEGIN + found + END + after, encoding="utf-8")
    print(found)


if __name__ == "__main__":
    main()
