"""What counts as pointless in Age of Heroes.

Material: a card of a tribe's own special resource that its monument still needs, counting what has been laid and what
is in the hand. Whoever offers it, gives it, agrees to part with it, swaps it, or discards it though there are other
cards in the hand, gives it away. That others may take it by a forced exchange is no decision of its owner.

Gold goes back and forth where one tribe has it from another by an exchange or as a gift, and at the same fair the other
gets gold from the one.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from ludus.games.age_of_heroes import state as st
from ludus.games.age_of_heroes import tables as t


class AgeOfHeroes:
    """Counts pointless turns in one game."""

    KINDS: ClassVar[dict[str, str]] = {
        "monument": "material of one's own monument offered, given, swapped or discarded",
        "gold": "gold that goes back to the tribe it came from at the same fair",
        "gift": "a card given for nothing",
    }

    def __init__(self) -> None:
        self.turns = 0
        self.found: Counter[str] = Counter()
        self.turn: tuple[int, int] = (-1, -1)
        self.fair = -1
        self.paid: set[tuple[int, int]] = set()  # at this fair, (who gave gold, to whom)

    def watch(self, before: Any, seat: int, words: str, after: Any) -> None:
        turn = int(before.rounds), int(before.turn)
        if turn[1] >= 0 and turn != self.turn:
            self.turn, self.turns = turn, self.turns + 1
        if before.stage != st.TRADING:
            self.paid.clear()
        self.found["monument"] += gives_material(before, seat, words)
        self.found["gift"] += words.startswith("give ")
        for payer in range(int(before.players)):
            for taker in range(int(before.players)):
                if passed_gold(before, after, payer, taker):
                    self.found["gold"] += (taker, payer) in self.paid
                    self.paid.add((payer, taker))


def gives_material(before: Any, seat: int, words: str) -> bool:
    """Whether a tribe parts with a card that its own monument needs."""
    p = before.seats[seat]
    own = t.SPECIAL + int(p.tribe)
    if p.tribe < 0 or p.hand[own] == 0 or p.monument + p.hand[own] > before.numbers[t.MONUMENT_TO_WIN]:
        return False
    card, others = t.CARDS[own], p.hand.sum() > p.hand[own]
    thrown = words in (f"discard {card}", f"swap {card}") and others
    agreed = words == "agree" and before.question == st.ASK_EXCHANGE and before.want == own
    return bool(thrown or agreed or words.startswith((f"offer {card} for", f"give {card} to")))


def passed_gold(before: Any, after: Any, payer: int, taker: int) -> bool:
    """Whether gold went from one hand to another at a fair."""
    if before.stage != st.TRADING:
        return False
    left = [int(after.seats[one].hand[t.GOLD]) - int(before.seats[one].hand[t.GOLD]) for one in (payer, taker)]
    return left == [-1, 1]
