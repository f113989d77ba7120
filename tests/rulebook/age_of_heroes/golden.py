"""A round as lines of text: who did what, below it what came of it, and at the end what lies before each tribe."""

from __future__ import annotations

from collections.abc import Iterable

from ludus.games.age_of_heroes.rules import story
from ludus.games.age_of_heroes.tables import CARDS, TRIBES
from rulebook import rig
from rulebook.age_of_heroes.table import GAME


class Round(rig.Table):
    """A three-player game from its first decision on, played by (seat, words)."""

    game = GAME
    version = 1  # the round was played and read when there was no other

    def __init__(self, seed: int) -> None:
        super().__init__(3, seed)

    def name(self, seat: int) -> str:
        if seat < 0:
            return "-"
        tribe = int(self.s.seats[seat].tribe)
        return TRIBES[tribe] if tribe >= 0 else f"seat {seat}"

    def play(self, seat: int, words: str) -> Iterable[str]:
        """The lines of one decision."""
        self.play_words(seat, words)
        yield f"{seat}: {words}"
        for what, who, whom, n in story.read(self.s):
            yield f"    {what}: {self.name(who)}, {self.name(whom)}, {n}"

    def table(self) -> Iterable[str]:
        """What lies before each tribe, and in its hand."""
        for seat, p in enumerate(self.s.seats[: self.players]):
            hand = " ".join(f"{n} {CARDS[kind]}" for kind, n in enumerate(p.hand) if n)
            armies = f"{p.home[0]}+{p.home[1]} home, {p.away[0, 0]}+{p.away[0, 1]} away, {p.held} held"
            built = f"{p.cities} cities, {p.fortresses} fortresses, monument {p.monument}, road {p.road}"
            yield f"= {self.name(seat)}: {built}; armies {armies}; hand {hand}"
