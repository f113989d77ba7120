"""Games as Hypothesis draws them: any game, player count, options and seed, and numbers that choose what is done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from hypothesis import HealthCheck, assume, settings
from hypothesis import strategies as st

from ludus.engine.errors import WrongOption
from ludus.engine.game import Game
from ludus.engine.match import Entry, Match
from ludus.engine.options import Option
from ludus.games import games

LONGEST = 300  # decisions of one drawn game
CHANGED = 3  # options of a game, at most, that are not as they usually are


def bounded(examples: int) -> settings:
    """The same examples in every run, however slow the machine; rules may have to be compiled for the first one."""
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
    return settings(derandomize=True, max_examples=examples, deadline=None, print_blob=True, suppress_health_check=slow)


@dataclass(frozen=True)
class Play:
    """A new match and what is to be done in it."""

    game: Game = field(repr=False)
    players: int
    options: dict[str, str | int]
    seed: int
    choices: bytes = field(repr=False)  # two for each decision: the seat, and its action

    def __repr__(self) -> str:
        moves = "; ".join(f"{entry.seat} {self.game.words[entry.action]}" for entry in self.match().log)
        return f"{self.game.name} for {self.players}, {self.options}, seed {self.seed}: {moves}"

    def moments(self) -> Iterator[Match]:
        """One match, before the first decision and after each; it ends with the game or with the choices."""
        match = Match.new(self.game, self.players, self.seed, self.options)
        yield match
        for one, other in zip(self.choices[::2], self.choices[1::2], strict=True):
            if match.finished:
                return
            match._play(*self.chosen(match, one, other))
            yield match

    def chosen(self, match: Match, one: int, other: int) -> Entry:
        active = match.active()
        seat = active[one % len(active)]
        legal = match.legal_numbers(seat)
        return Entry(seat, legal[other % len(legal)])

    def match(self) -> Match:
        """The match after the last decision."""
        *_, match = self.moments()
        return match


def values(option: Option) -> st.SearchStrategy[str | int]:
    return st.sampled_from(option.choices) if option.choices else st.integers(option.low, option.high)


@st.composite
def plays(draw: st.DrawFn, longest: int = LONGEST) -> Play:
    game = draw(st.sampled_from(games()))
    players = draw(st.integers(game.min_players, game.max_players))
    changed = draw(st.lists(st.sampled_from(game.options), max_size=CHANGED, unique=True))
    options = {option.name: draw(values(option)) for option in changed}
    try:
        game.config(players, options)
    except WrongOption:
        assume(False)
    seed = draw(st.integers(0, 2**63 - 1))
    decisions = draw(st.integers(0, longest))
    return Play(game, players, options, seed, draw(st.binary(min_size=2 * decisions, max_size=2 * decisions)))
