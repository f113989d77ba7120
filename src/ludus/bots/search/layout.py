"""The records search works on: the nodes of its tree, and the settings of a level."""

import numpy as np

NODE = np.dtype(
    [
        ("action", "i2"),  # what leads here
        ("seat", "i2"),  # who does it
        ("child", "i4"),  # the first child, 0 for none
        ("sibling", "i4"),  # the parent's next child
        ("visits", "i4"),
        ("seen", "i4"),  # how often it could have been chosen: in another deal of the unknown it may be illegal
        ("total", "f8"),  # what its visits brought to who does it
    ],
    align=True,
)

SETTINGS = np.dtype(
    [
        ("exploration", "f8"),  # how much search tries what looks worse so far
        ("widening", "f8"),  # how fast it looks at actions that the rule of thumb ranks low
        ("folly", "f8"),  # share of random actions where play goes on by rule of thumb
        ("ahead", "i8"),  # decisions by rule of thumb before a position is judged
        ("rivals", "i8"),  # whether others' decisions are searched too, or made by rule of thumb
    ],
    align=True,
)
