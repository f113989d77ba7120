"""Every game, every player count, every choice of every option: the cases the conformance suite runs over."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ludus.engine.errors import WrongOption
from ludus.engine.game import Game
from ludus.engine.match import Match
from ludus.games import games

LONGEST = 4000  # decisions; a random game longer than this is cut off


@dataclass(frozen=True)
class Case:
    game: Game
    players: int
    options: tuple[tuple[str, object], ...]

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.players), *(f"{name}={value}" for name, value in self.options)])

    def new(self, seed: int) -> Match:
        return Match.new(self.game, self.players, seed, dict(self.options))

    def play_randomly(self, seed: int, decisions: int = LONGEST) -> Match:
        """A match played at random for so many decisions, or to its end."""
        match = self.new(seed)
        play_randomly(match, Random(seed), decisions)
        return match


def play_randomly(match: Match, chance: Random, decisions: int) -> None:
    for _ in range(decisions):
        if match.finished:
            return
        seat = chance.choice(match.active())
        match._play(seat, chance.choice(match.legal_numbers(seat)))


def cases() -> list[Case]:
    """Default options for every player count, and each other choice of each option for every count that allows it."""
    found = []
    for game in games():
        for players in game.players:
            variants: list[tuple[tuple[str, object], ...]] = [()]
            variants += [
                ((option.name, choice),)
                for option in game.options
                for choice in option.choices
                if choice != option.default
            ]
            found += [Case(game, players, options) for options in variants if allowed(game, players, options)]
    return found


def allowed(game: Game, players: int, options: tuple[tuple[str, object], ...]) -> bool:
    try:
        game.config(players, dict(options))
    except WrongOption:
        return False
    return True
