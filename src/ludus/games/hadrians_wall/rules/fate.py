"""The Fate deck: a mask without order, so that turning up the top card is drawing any card that is left."""

import numpy as np

from ludus.engine.chance import draw_bit
from ludus.engine.kernels import Record, kernel


@kernel
def take_fate(s: Record) -> int:
    """The top card, off the deck and in nobody's pile yet; the discard is shuffled first when the deck is empty."""
    if s.fate_deck == 0:
        s.fate_deck = s.fate_discard
        s.fate_discard = 0
    card = draw_bit(s, s.fate_deck)
    s.fate_deck ^= np.int64(1) << card
    s.fate_card = card
    return card


@kernel
def turn_up_fate(s: Record) -> int:
    """The top card, face up on the discard."""
    card = take_fate(s)
    s.fate_discard |= np.int64(1) << card
    return card
