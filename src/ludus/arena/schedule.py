"""Who plays whom, where they sit and with which deal: every line-up takes every seating of every deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, count, islice

from ludus.bots import Budget
from ludus.engine.errors import WrongOption
from ludus.engine.language import N_


@dataclass(frozen=True)
class Job:
    """One game to be played: its number in the arena, its deal, and the bot on each seat."""

    number: int
    seed: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """A whole arena. The same plan always means the same games, so that one that was interrupted can be resumed."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    options: Mapping[str, str | int] = field(default_factory=dict)
    seed: int = 1
    budget: Budget = field(default_factory=lambda: Budget(seconds=1.0))

    def jobs(self) -> list[Job]:
        """All games, in rounds of one deal each; the last round is played in full, so that no seating is missing."""
        round_ = list(seatings(self.bots, self.players))
        rounds = -(-self.games // len(round_))
        dealt = ((seed, seats) for seed in islice(count(self.seed), rounds) for seats in round_)
        return [Job(number, seed, seats) for number, (seed, seats) in enumerate(dealt)]


def seatings(bots: Sequence[str], players: int) -> Iterator[tuple[str, ...]]:
    """Every line-up in every rotation around the table."""
    for line_up in line_ups(bots, players):
        rotations = [line_up[shift:] + line_up[:shift] for shift in range(players)]
        yield from dict.fromkeys(rotations)  # ABAB turned by two is ABAB again


def line_ups(bots: Sequence[str], players: int) -> Iterator[tuple[str, ...]]:
    """Which bots meet: as many as there are seats, in every combination; too few bots take several seats each."""
    if len(set(bots)) != len(bots):
        raise WrongOption(N_("Each bot can be named only once: {bots}."), bots=",".join(bots))
    if len(bots) >= players:
        yield from combinations(bots, players)
    else:
        yield tuple(bots[seat % len(bots)] for seat in range(players))
