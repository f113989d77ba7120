"""Perft: how many sequences of 1, 2, 3, … actions there are from known positions, kept in a game's `perft.toml`.

Chance is fixed: its state is part of the record, so the same actions always lead to the same cards. Seats that may act
at the same time are all counted. A change of these numbers is a change of the rules. `perft-1.toml` holds the positions
of the first rules version, whose chance had no key; `regenerate_perft.py` writes such a file anew for another version.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ludus.engine.game import Game
from ludus.engine.seeding import begin
from ludus.engine.view import blank


@dataclass(frozen=True)
class Position:
    """A position by the moves that lead to it, each "SEAT WORDS", and what was counted from it."""

    name: str
    players: int
    seed: int
    version: int
    nodes: tuple[int, ...]
    moves: tuple[str, ...] = ()
    options: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        return f"{self.name}, rules {self.version}"


def all_positions(folder: Path) -> list[Position]:
    """Those of every version of a game's rules."""
    return [position for path in sorted(folder.glob("perft*.toml")) for position in positions(path)]


def positions(path: Path) -> list[Position]:
    kept = tomllib.loads(path.read_text(encoding="utf-8"))
    return [
        Position(
            name=row["name"],
            players=row["players"],
            seed=row["seed"],
            version=kept["rules"],
            nodes=tuple(row["nodes"]),
            moves=tuple(row["moves"]),
            options=tuple(row.get("options", {}).items()),
        )
        for row in kept["position"]
    ]


class Walker:
    """Walks all sequences from a position, with one record for every depth."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.players = position.players
        self.records = blank(game, len(position.nodes) + 1)
        self.actions = np.empty((len(self.records), game.max_legal), np.int16)
        config = game.config(position.players, dict(position.options))
        begin(game, self.records, config, position.seed, version=position.version)
        for move in position.moves:
            seat, _, words = move.partition(" ")
            assert game.numbers[words] in game.legal_numbers(self.records[0], int(seat)), move
            game.kernels.step(self.records[0], int(seat), game.numbers[words])

    def count(self, depth: int, here: int = 0) -> int:
        """The number of sequences of so many actions."""
        kernels, found = self.game.kernels, 0
        active = kernels.active(self.records[here])
        for seat in range(self.players):
            legal = kernels.legal(self.records[here], seat, self.actions[here]) if active >> seat & 1 else 0
            if depth == 1:
                found += legal
                continue
            for action in self.actions[here, :legal].tolist():
                self.records[here + 1] = self.records[here]
                kernels.step(self.records[here + 1], seat, action)
                found += self.count(depth - 1, here + 1)
        return found


def counted(game: Game, position: Position) -> tuple[int, ...]:
    walker = Walker(game, position)
    return tuple(walker.count(depth) for depth in range(1, len(position.nodes) + 1))
