"""A sensible policy: build what can be built, spend everything, stop when nothing is left to do."""

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall import actions as act
from ludus.games.hadrians_wall.rules.scoring import points

# Later kinds first, as they cost and bring more; a track or a citizen otherwise; `stop` last of all.
PREFERENCE = np.arange(act.ACTIONS, dtype=np.int16)
PREFERENCE[act.STOP] = -1
PREFERENCE[act.BUILD : act.TRAIN] += act.ACTIONS


@kernel
def greedy(s: Record, seat: int, actions: Record, count: int) -> int:  # noqa: ARG001 - asked of every game alike
    best = actions[0]
    for n in range(count):
        if PREFERENCE[actions[n]] > PREFERENCE[best]:
            best = actions[n]
    return best


@kernel
def value(s: Record, seat: int) -> float:
    return min(1.0, max(0.0, points(s, seat) / 100.0))
