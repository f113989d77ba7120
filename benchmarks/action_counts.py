"""How often every kind of action is played, by three sorts of random players: a table for docs/games/.

    python benchmarks/action_counts.py hadrians-wall > docs/games/hadrians-wall-actions.md

Uniformly random players hardly reach what needs planning. So there are also eager ones, who stop only when nothing else
is legal, and rich ones, who are eager and whose supplies never run out: these fill whole sheets.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

import ludus
from ludus.engine.game import Game
from ludus.engine.records import readable
from ludus.engine.seeding import begin
from ludus.engine.view import blank

SORTS = ("uniform", "eager", "rich")
PLENTY = 9
Watcher = Callable[[Any, int, int], None]  # of the record, the seat and the action


class Player:
    """Plays whole games of one sort and counts what is done; a watcher is shown the record after every decision."""

    def __init__(self, game: Game, sort: str, seed: int, watcher: Watcher | None = None):
        self.game = game
        self.sort = sort
        self.chance = Random(f"{sort} {seed}")
        self.watcher = watcher
        self.counts = np.zeros(len(game.words), np.int64)
        self.games = 0
        self.records = blank(game)
        self.actions = np.empty(game.max_legal, np.int16)
        self.stop = game.numbers["stop"]

    def play(self, config: tuple[int, ...]) -> None:
        """One game to its end."""
        kernels, records = self.game.kernels, self.records
        begin(self.game, records, config, self.chance.getrandbits(60))
        while awaited := kernels.active(records[0]):
            seat = self.chance.choice([seat for seat in range(config[0]) if awaited >> seat & 1])
            if self.sort == "rich":
                records["seats"]["supplies"][0, seat] = PLENTY
            action = self.choose(kernels.legal(records[0], seat, self.actions))
            kernels.step(records[0], seat, action)
            self.counts[action] += 1
            if self.watcher:
                self.watcher(readable(records)[0], seat, action)
        self.games += 1

    def choose(self, count: int) -> int:
        if self.sort != "uniform" and count > 1 and self.actions[count - 1] == self.stop:
            count -= 1  # `stop` has the highest number of all
        return int(self.actions[int(self.chance.random() * count)])


def kind(words: str) -> str:
    """The first word, and the second where it tells two actions apart."""
    first, *rest = words.split()
    return f"{first} {rest[0]}" if first in ("gladiator", "favour", "build") else first


def by_kind(game: Game, counts: np.ndarray[Any, Any]) -> Counter[str]:
    found: Counter[str] = Counter({kind(words): 0 for words in game.words})
    for words, count in zip(game.words, counts, strict=True):
        found[kind(words)] += int(count)
    return found


def table(game: Game, players: dict[str, Player]) -> str:
    """The counts as a Markdown table."""
    columns = {sort: by_kind(game, player.counts) for sort, player in players.items()}
    lines = [
        "| action | " + " | ".join(f"{sort}, {player.games} games" for sort, player in players.items()) + " |",
        "|---|" + "---:|" * len(players),
    ]
    lines += [
        f"| `{name}` | " + " | ".join(f"{counts[name]:,}" for counts in columns.values()) + " |"
        for name in next(iter(columns.values()))
    ]
    return "\n".join(lines)


def main(name: str) -> None:
    game = ludus.game(name)
    players = {sort: Player(game, sort, 1) for sort in SORTS}
    for player in players.values():
        for n in range(600):
            player.play(game.config(game.players[n % len(game.players)], {}))
    print(f"# How often every kind of action is played: {game.title}\n")
    print("Made by `python benchmarks/action_counts.py " + name + "`, which says who these players are.\n")
    print(table(game, players))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "hadrians-wall")
