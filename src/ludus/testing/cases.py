"""Every player count and every choice of every option of a game: what the conformance suite runs over."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ludus.engine.chance import SEED_STRIDE
from ludus.engine.errors import WrongOption
from ludus.engine.game import Game
from ludus.engine.match import Match

MAX_DECISIONS = 100_000  # far more than any game has that only bots play
Chosen = tuple[tuple[str, str | int], ...]  # options that differ from the default


@dataclass(frozen=True)
class Case:
    """A game for so many players with these options; `play` and the other methods play it at random."""

    game: Game
    players: int
    options: Chosen = ()

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.players), *(f"{name}={value}" for name, value in self.options)])

    def new(self, seed: int) -> Match:
        """A new match, with the options under which games between bots come to an end."""
        usual = {option.name: option.default_for(bots_only=True) for option in self.game.options}
        return Match.new(self.game, self.players, seed, usual | dict(self.options))

    def play(self, seed: int, decisions: int = MAX_DECISIONS) -> Match:
        """A match after so many random decisions, or at its end."""
        match = self.new(seed)
        play_on(match, Random(seed), decisions)
        return match

    def unfinished(self, seed: int, decisions: int) -> Match:
        """An unfinished match after at most so many random decisions."""
        match = self.play(seed, decisions)
        return match.at(len(match.log) - 1) if match.finished else match

    def moments(self, seed: int, count: int, decisions: int = 500) -> list[Match]:
        """At least so many positions of random matches, of several if they are short, with beginnings and ends."""
        found: list[Match] = []
        while len(found) < count:
            whole = self.play(seed + SEED_STRIDE * len(found), decisions)
            last = len(whole.log)
            between = Random(seed).sample(range(1, last), min(count - 2, last - 1))
            found += [whole.at(length) for length in (0, *sorted(between), last)]
        return found


def play_on(match: Match, chance: Random, decisions: int = MAX_DECISIONS) -> None:
    """Play at random for so many decisions, or to the end."""
    for _ in range(decisions):
        if match.finished:
            return
        seat = chance.choice(match.active())
        match._play(seat, chance.choice(match.legal_numbers(seat)))


def cases(game: Game) -> list[Case]:
    """Default options for every player count, and each other choice of each option for every count that allows it."""
    variants: list[Chosen] = [()]
    for option in game.options:
        variants += [((option.name, choice),) for choice in option.choices if choice != option.default]
    return [
        Case(game, players, chosen) for players in game.players for chosen in variants if allowed(game, players, chosen)
    ]


def allowed(game: Game, players: int, chosen: Chosen) -> bool:
    try:
        game.config(players, dict(chosen))
    except WrongOption:
        return False
    return True
