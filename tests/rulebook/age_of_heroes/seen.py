"""Moments of random games in which every question is asked, and a table to set by hand and have narrated."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import ludus
from ludus.engine.match import Match
from ludus.engine.view import SPECTATOR
from ludus.games.age_of_heroes.tables import CARDS

GAME = ludus.game("age-of-heroes")
TABLES = ((2, "forced"), (3, "free"), (4, "forced"), (5, "free"), (6, "forced"))
BUSY = ("build ", "war ", "lay ", "send ", "under ", "fight ", "taxes", "pass", "agree")  # what leads somewhere
NAMES = ("Livia", "Marcus", "Aurelia", "Gaius", "Septimius", "Octavia")
EACH = 2  # moments of one question in one game


def choice(match: Match, chance: Random) -> tuple[int, int]:
    """A random action of a random player who gets somewhere."""
    seat = chance.choice(match.active())
    legal = match.legal_numbers(seat)
    busy = [action for action in legal if GAME.words[action].startswith(BUSY) and GAME.words[action] != "send 0 0"]
    return seat, chance.choice(busy if busy and chance.random() < 0.6 else legal)


@cache
def moments() -> tuple[Match, ...]:
    """Positions of random games of every size, so chosen that each question is there several times."""
    found: list[Match] = []
    for players, exchange in TABLES:
        match = Match.new(GAME, players, players + 20, {"exchange": exchange})
        chance, asked = Random(players), Counter[int]()
        for _ in range(700):
            if match.finished:
                break
            question = int(match._s.question)
            asked[question] += 1
            if asked[question] <= EACH:
                found.append(match.fork())
            match._play(*choice(match, chance))
        found.append(match.fork())
    return tuple(found)


class Scenario:
    """A game of three, at the beginning of the first turn, whose hands and items a test sets as it likes."""

    def __init__(self, *tribes: str, seed: int = 1, **options: object) -> None:
        self.match = Match.new(GAME, len(tribes), seed, options)
        while self.match.active() != (0,):
            seed += 1
            self.match = Match.new(GAME, len(tribes), seed, options)
        for seat, tribe in enumerate(tribes):
            self.match._play(seat, GAME.numbers[f"tribe {tribe}"])

    @property
    def s(self) -> Any:
        return self.match._s

    def to_first_turn(self) -> Scenario:
        """Trade ends without a deal, and disasters have no room in the first fair."""
        while "pass" in self.match.legal(self.match.active()[0]):
            self.match.play(self.match.active()[0], "pass")
        return self

    def hand(self, seat: int, **cards: int) -> Scenario:
        p = self.s.seats[seat]
        p.hand[:] = [cards.get(card, 0) for card in CARDS[: len(p.hand)]]
        p.cards = p.hand.sum()
        return self

    def play(self, seat: int, words: str, reader: int = 0) -> str:
        """Play, and return what a reader is told."""
        before = self.match.view(reader)
        action = GAME.numbers[words]
        hidden = seat != reader and self.match.secret(seat, action)
        self.match.play(seat, words)
        after = self.match.view(reader)
        if hidden:
            return GAME.text.narrate_secret(before, after, "en")
        return GAME.text.narrate(before, seat, action, after, "en")


def narrated(seed: int, log: list[tuple[int, str]]) -> list[str]:
    """A game of three in words, by the first rules version: each action, and what seat 0 and spectators hear."""
    match = Match.new(GAME, 3, seed, version=1)
    lines = []
    for seat, action_words in log:
        action = GAME.numbers[action_words]
        hidden = match.secret(seat, action)
        before = {reader: match.view(reader) for reader in (0, SPECTATOR)}
        match.play(seat, action_words)
        lines.append(f"{seat} {action_words}")
        for reader, view in before.items():
            after = match.view(reader)
            if hidden and reader != seat:
                text = GAME.text.narrate_secret(view, after, "en")
            else:
                text = GAME.text.narrate(view, seat, action, after, "en")
            lines.append(f"    {'you' if reader == 0 else 'all'}: {text}".rstrip())
    return lines
