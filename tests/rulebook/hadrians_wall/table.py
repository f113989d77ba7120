"""A table set for one test: a real game brought to its year's actions, whose sheets are then marked by hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import ludus
from ludus.games.hadrians_wall.shapes import cells_mask
from ludus.games.hadrians_wall.tables import ATTRIBUTES, BUILDINGS, CARDS, CITIZENS, COMPONENTS, MAP_COLUMNS, SUPPLIES
from rulebook import rig

GAME = ludus.game("hadrians-wall")
KERNELS = GAME.kernels


class Table(rig.Table):
    """One game in the hands of a test. Seat 0 is meant wherever no other is named."""

    game = GAME

    def __init__(self, players: int = 1, seed: int = 1, **options: object) -> None:
        super().__init__(players, seed, **options)

    def seat(self, seat: int = 0) -> Any:
        return self.s.seats[seat]

    def actions_of(self, year: int, **supplies: int) -> Table:
        """Go to the actions of a year (1 to 6), nothing marked, with just these supplies before seat 0."""
        self.choose_paths()
        self.s.year = year - 1
        for seat in range(self.players):
            self.seat(seat).supplies[:] = 0
        return self.give(**supplies)

    def choose_paths(self) -> None:
        for seat in range(self.players):
            self.play(self.legal(seat)[0], seat)

    def give(self, seat: int = 0, **supplies: int) -> Table:
        for name, count in supplies.items():
            self.seat(seat).supplies[SUPPLIES.index(name)] = count
        return self

    def build(self, *names: str, seat: int = 0) -> Table:
        """Buildings that stand already."""
        for name in names:
            self.seat(seat).buildings |= 1 << BUILDINGS.index(name)
        return self

    def mark(self, seat: int = 0, **levels: int) -> Table:
        """Levels of attributes and citizens."""
        for name, level in levels.items():
            track = self.seat(seat).attributes if name in ATTRIBUTES else self.seat(seat).citizens
            track[(ATTRIBUTES if name in ATTRIBUTES else CITIZENS).index(name)] = level
        return self

    def prospect(self, card: str, seat: int = 0) -> Table:
        self.seat(seat).prospect = CARDS.index(card)
        return self

    def neutral(self, *cards: str) -> Table:
        self.s.neutral_cards[: len(cards)] = [CARDS.index(card) for card in cards]
        return self

    def next_fate(self, cards: Iterable[int]) -> Table:
        """Only these Fate cards are left in the deck; the others are on the discard."""
        deck = sum(1 << card for card in cards)
        self.s.fate_discard |= self.s.fate_deck & ~deck
        self.s.fate_discard &= ~deck
        self.s.fate_deck = deck
        return self

    def map(self, *cells: tuple[int, int]) -> Table:
        self.seat().map = cells_mask(cells, MAP_COLUMNS)
        return self

    def legal(self, seat: int = 0) -> list[str]:
        return self.legal_words(seat)

    def can(self, words: str, seat: int = 0) -> bool:
        if words not in GAME.words:
            raise ValueError(f"{words!r} are the words of no action")
        return words in self.legal(seat)

    def legal_of(self, beginning: str, seat: int = 0) -> list[str]:
        return [words for words in self.legal(seat) if words.startswith(beginning)]

    def play(self, words: str, seat: int = 0) -> Table:
        self.play_words(seat, words)
        return self

    def supplies(self, seat: int = 0) -> dict[str, int]:
        return {
            name: int(count) for name, count in zip(SUPPLIES, self.seat(seat).supplies, strict=True) if int(count) != 0
        }

    def attributes(self, seat: int = 0) -> dict[str, int]:
        return dict(zip(ATTRIBUTES, map(int, self.seat(seat).attributes), strict=True))

    def citizens(self, seat: int = 0) -> dict[str, int]:
        return dict(zip(CITIZENS, map(int, self.seat(seat).citizens), strict=True))

    def cohorts(self, seat: int = 0) -> list[int]:
        return [int(marked) for marked in self.seat(seat).cohorts]

    def stop_all(self) -> Table:
        for seat in self.active():
            self.play("stop", seat)
        return self


def fate_cards(**wanted: Any) -> list[int]:
    """The Fate cards with such an attack, wounds or good."""
    cards = COMPONENTS["fate"]["cards"]
    return [n for n, card in enumerate(cards) if all(card[key] == value for key, value in wanted.items())]
