"""Which of the cards that nobody has shown a tribe is likely to hold.

A hand of five is what was left after better cards came: useless ones were discarded or traded away, and a tribe's own
special resource lies on its monument. The weights are how much more often than by chance each kind was held, in
games of the greedy bot.
"""

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes import tables as t

COMMON = 8
OWN_SPECIAL = 3  # soon on the monument
WANTED_SPECIAL = 10  # of another tribe that plays: kept from it
USELESS_SPECIAL = 4  # of a tribe that does not play

KEPT: t.Table = np.full(t.HAND_KINDS, COMMON, np.int16)
KEPT[[t.STONE, t.GOLD, t.OLYMPICS, t.HERO, t.LUCK]] = [9, 11, 14, 11, 15]


@kernel
def likelihood(s: Record, seat: int, kind: int) -> int:
    """How likely a tribe is to hold an unseen card of a kind, beside the other kinds."""
    if s.rounds <= 1 and s.turn == t.NOBODY:  # nobody has discarded anything yet
        return COMMON
    if not t.SPECIAL <= kind < t.SPECIAL + len(t.TRIBES):
        return KEPT[kind]
    owner = s.seat_of[kind - t.SPECIAL]
    if owner == seat:
        return OWN_SPECIAL
    return WANTED_SPECIAL if owner != t.NOBODY else USELESS_SPECIAL
