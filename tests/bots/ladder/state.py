import numpy as np

from ludus.engine.chance import HEADER

Seat = np.dtype([("hand", "i4"), ("score", "i2"), ("turns", "i2")], align=True)
State = np.dtype(
    [*HEADER, ("players", "i2"), ("turn", "i2"), ("top", "i2"), ("deck", "i4"), ("seats", Seat, (2,))], align=True
)
