"""What counts as pointless in Concordia. A turn is judged by what it has changed once it is over.

A card counts in the same way whether it was played or copied with a Diplomat. There is always something better to do:
a hand always holds the Tribune, which takes back what was played, and after a Tribune the Mercator, which brings coins.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

import numpy as np

from ludus.games.concordia import actions as a
from ludus.games.concordia import tables as t


class Concordia:
    """Counts pointless turns in one game."""

    KINDS: ClassVar[dict[str, str]] = {
        "tribune": "Tribune right after Tribune: no card but itself taken back, no colonist",
        "prefect": "Prefect that stores nothing, or collects no coins",
        "feeding": "Prefect from which a rival stores more goods than the player",
        "senator": "Senator or Consul that buys nothing",
        "architect": "Architect that builds nothing",
        "diplomat": "Diplomat that copies nothing",
        "specialist": "specialist that stores nothing",
    }

    def __init__(self) -> None:
        self.turns = 0
        self.found: Counter[str] = Counter()
        self.began: Any = None  # the record when the turn began
        self.card = t.NO_CARD  # the card being carried out, once that is known

    def watch(self, before: Any, seat: int, words: str, after: Any) -> None:  # noqa: ARG002 - whoever's turn it is
        if before.question == a.PLAY:
            self.turns += 1
            self.began, self.card = before, t.CARDS.index(words.removeprefix("play "))
        elif before.question == a.COPY and words != "done":
            self.card = int(before.seats[int(words.removeprefix("copy "))].top)
        if after.question == a.OVER or after.question == a.PLAY:
            kind = self.judge(self.began, after)
            if kind:
                self.found[kind] += 1

    def judge(self, began: Any, after: Any) -> str:
        """In which way a turn was pointless, if it was."""
        turn, card = int(began.turn), self.card
        mine, now = began.seats[turn], after.seats[turn]
        if card == t.TRIBUNE:
            nothing = mine.discard.sum() == 0 and np.array_equal(mine.colonists, now.colonists)
            return "tribune" if nothing else ""
        if card in (t.SENATOR, t.CONSUL):
            return "senator" if mine.bought == now.bought else ""
        if card == t.ARCHITECT:
            return "architect" if mine.houses == now.houses else ""
        if card == t.DIPLOMAT:
            return "diplomat"
        stored = [int(after.seats[s].goods.sum() - began.seats[s].goods.sum()) for s in range(int(began.players))]
        if card >= t.MASON:
            return "specialist" if stored[turn] == 0 else ""
        if card == t.PREFECT:
            if stored[turn] == 0 and mine.money == now.money:
                return "prefect"
            return "feeding" if max(stored) > stored[turn] else ""
        return ""
