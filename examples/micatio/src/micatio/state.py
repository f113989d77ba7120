"""The record of one game, and the numbers printed in the rules. The sizes of fields leave no gaps between them."""

import numpy as np

from ludus.engine.chance import HEADER

MAX_PLAYERS = 4
PEBBLES = 3  # the most a player adds in a round
STONES = 3  # in the common pile
LOTS = 100_000  # lots are numbered from 0 up to this
NOT_SHOWN = -1

Seat = np.dtype(  # what lies open before a player
    [("pebbles", "i2"), ("snatched", "i2"), ("rolled", "i2"), ("score", "i2")], align=True
)
Hidden = np.dtype(  # what only the player knows
    [("lot", "i4"), ("shown", "i4")], align=True
)
State = np.dtype(
    [
        *HEADER,
        ("players", "i2"),
        ("rounds", "i2"),  # how many are played
        ("turn", "i4"),  # how many have ended
        ("pile", "i4"),
        ("seats", Seat, (MAX_PLAYERS,)),
        ("hidden", Hidden, (MAX_PLAYERS,)),
    ],
    align=True,
)
