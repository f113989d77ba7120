"""Scores side by side, at the end of a game, and the ranks of whoever played alone."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ScoreRow:
    """What every seat has of one thing that counts."""

    label: str
    values: tuple[int, ...]  # by seat
    total: bool = False  # the sum of the rows above it, by which seats are ranked
    sign: str = ""  # of the game's signs, the one that stands for it


@dataclass(frozen=True)
class Rung:
    """A rank that whoever plays alone can reach."""

    name: str
    points: int  # that it takes; the lowest one takes none
