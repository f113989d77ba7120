"""Lessons: positions of many games and what came of them.

What came of a position is told partly by the end of its game and partly by how the positions after it were judged: the
end alone is honest but noisy, as a good position may be lost later.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.bots.base import Bot, Budget
from ludus.bots.learning.network import Network
from ludus.bots.search import Search
from ludus.engine.crossings import instantiate
from ludus.engine.match import Match

if TYPE_CHECKING:
    from ludus.engine.game import Game

Array = np.ndarray[Any, Any]
TEMPLATE = Path(__file__).with_name("gathering.py")
MOMENTS = 8  # positions taken from one game, about
HONESTY = 0.8  # how much the end of a game counts beside the judgement of the next position, at each step


@dataclass
class Lesson:
    """Positions as rows of features, and what each came to, 0 to 1."""

    rows: Array
    targets: Array


class Teacher:
    """Makes lessons for one game."""

    def __init__(self, game: Game, search: Search, seed: int):
        self.game = game
        self.search = search
        self.chance = np.random.default_rng(seed)
        self.features = int(game.module("features").FEATURES)
        self.kernels = instantiate(TEMPLATE, f"{game.package}.gathering", **search.kernels)

    def by_thumb(self, config: Sequence[int], count: int) -> Lesson:
        """About so many positions from games by rule of thumb."""
        numbers = np.array(config, np.int64)
        work = np.zeros(1, self.game.state)
        sample = Lesson(np.zeros((2000, self.features), np.float32), np.zeros(2000, np.float32))
        played = self.kernels.gather(work, numbers, self._seed(), 1, sample.rows, sample.targets)
        pause = max(1, 2000 // (played * config[0] * MOMENTS))
        lesson = Lesson(np.zeros((count, self.features), np.float32), np.full(count, -1, np.float32))
        self.kernels.gather(work, numbers, self._seed(), pause, lesson.rows, lesson.targets)
        whole = lesson.targets >= 0
        return Lesson(lesson.rows[whole], lesson.targets[whole])

    def by_bots(self, match: Match, bots: Sequence[Bot], oddity: float, odd_until: int, budget: Budget) -> Lesson:
        """The positions of one game between bots; up to some decision, a share of the actions is random."""
        trails: list[list[Array]] = [[] for _ in bots]
        for decision, turned in enumerate(self._turns(match, bots, oddity, odd_until, budget)):
            if turned and decision >= odd_until:
                for seat, trail in enumerate(trails):
                    row = np.zeros(self.features, np.float32)
                    self.game.kernels.features(match._records, 0, seat, row)
                    trail.append(row)
        return self._told(match, trails)

    def _turns(
        self, match: Match, bots: Sequence[Bot], oddity: float, odd_until: int, budget: Budget
    ) -> Iterator[bool]:
        """Play a game; after each decision, whether it ended a turn: somebody else acts, or something came to light."""
        while not match.finished:
            active = match.active()
            known = int(match._records["revealed"][0])
            seat = active[0]
            if len(match.log) < odd_until and self.chance.random() < oddity:
                action = int(self.chance.choice(match.legal_numbers(seat)))
            else:
                action = bots[seat].choose(match.view(seat), seat, budget)
            match._play(seat, action)
            if not match.finished:
                yield match.active() != active or int(match._records["revealed"][0]) != known

    def _told(self, match: Match, trails: list[list[Array]]) -> Lesson:
        """A game's positions with what came of them, from the last one back."""
        rows, targets = [np.zeros((0, self.features), np.float32)], [np.zeros(0, np.float32)]
        for seat, trail in enumerate(trails):
            if not trail:
                continue
            taken = np.array(trail)
            judged = self._judged(taken)
            came = float(self.search.outcome(match._records, seat, match.players))
            told = np.zeros(len(taken), np.float32)
            for n in range(len(taken) - 1, -1, -1):
                told[n] = came
                came = HONESTY * came + (1 - HONESTY) * float(judged[n])
            step = max(1, len(taken) // MOMENTS)
            first = int(self.chance.integers(step))
            rows.append(taken[first::step])
            targets.append(told[first::step])
        return Lesson(np.concatenate(rows), np.concatenate(targets))

    def _judged(self, rows: Array) -> Array:
        return Network.of(self.search.net, self.features).judge(rows)

    def _seed(self) -> int:
        return int(self.chance.integers(1 << 60))


def joined(lessons: Sequence[Lesson]) -> Lesson:
    return Lesson(
        np.concatenate([lesson.rows for lesson in lessons]), np.concatenate([lesson.targets for lesson in lessons])
    )
