"""DIPLOMAT: do what the top card of another player's discard says."""

from typing import Any

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.concordia.actions import COPY
from ludus.games.concordia.rules.storehouse import bit
from ludus.games.concordia.tables import DIPLOMAT, NO_CARD


@kernel
def play_diplomat(s: Record) -> None:
    s.question = COPY


@kernel
def models(s: Record) -> Any:
    """The other players whose top card can be copied."""
    mask = np.int64(0)
    for seat in range(s.players):
        top = s.seats[seat].top
        if seat != s.turn and top != NO_CARD and top != DIPLOMAT:
            mask |= bit(seat)
    return mask
