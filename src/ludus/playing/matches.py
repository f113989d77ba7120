"""Games between bots of any kind, each of which is given its own view of a match and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter

from ludus.bots import Bot, Budget, make, warm_up
from ludus.engine.errors import LudusError
from ludus.engine.match import Match
from ludus.playing.played import Played
from ludus.playing.table import Table

MAX_BOTS = 64  # between the seeds of the bots of two games


def play_matches(table: Table, seed: int, games: int) -> Played:
    found = Played.blank(games, table.players)
    for n in range(games):
        match = Match.new(table.game, table.players, seed + n, table.game.values(table.numbers))
        play_match(match, table.policies, table.budget)
        found.points[n] = [match.points(seat) for seat in range(table.players)]
        found.ranks[n] = match.standing()
        found.lengths[n] = len(match.log)
    return found


def play_match(match: Match, names: Sequence[str], budget: Budget) -> Clock:
    """Play a match to its end; returns how its bots fared with their time."""
    for name in names:
        warm_up(match.game, match.players, name)
    bots = [make(name, seed=match.seed * MAX_BOTS + seat) for seat, name in enumerate(names)]
    clock = Clock(match.players)
    try:
        while not match.finished:
            seat = match.active()[0]
            clock.decide(seat, match, bots[seat], budget)
    finally:
        for bot in bots:
            bot.close()
    clock.incidents = [incident for bot in bots for incident in bot.incidents()]
    return clock


@dataclass
class Clock:
    """How often each seat decided, how long it thought, and what went wrong."""

    players: int
    decisions: list[int] = field(init=False)
    seconds: list[float] = field(init=False)
    slowest: list[float] = field(init=False)
    incidents: list[LudusError] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.decisions = [0] * self.players
        self.seconds = [0.0] * self.players
        self.slowest = [0.0] * self.players

    def decide(self, seat: int, match: Match, bot: Bot, budget: Budget) -> None:
        view = match.view(seat)
        began = perf_counter()
        action = bot.choose(view, seat, budget)
        took = perf_counter() - began
        match.play(seat, action)
        self.decisions[seat] += 1
        self.seconds[seat] += took
        self.slowest[seat] = max(self.slowest[seat], took)
