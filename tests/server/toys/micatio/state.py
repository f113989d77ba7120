"""The record: every seat has a secret token, which no one else may ever see before the game ends."""

import numpy as np

from ludus.engine.chance import HEADER

MOST = 4
TOKENS = 100_000
COUNTS = [(name, "i2") for name in ("shown", "pebbles", "snatched", "rolled", "score")]
Seat = np.dtype([("token", "i4"), *COUNTS])
State = np.dtype(
    [*HEADER, ("players", "i2"), ("rounds", "i2"), ("turn", "i2"), ("pile", "i2"), ("seats", Seat, (MOST,))]
)
