"""Playing on by rule of thumb, and judging where that leads: a template, filled in for every game.

`bots.search` loads this file once per game with the game's kernels as globals; see `engine.crossings`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.engine.chance import below, roll
from ludus.engine.kernels import kernel

if TYPE_CHECKING:  # the game's kernels and numbers, put here before this file runs

    def _active(s: Any) -> int: ...
    def _legal(s: Any, seat: int, actions: Any) -> int: ...
    def _step(s: Any, seat: int, action: int) -> None: ...
    def _finished(s: Any) -> bool: ...
    def _features(s: Any, seat: int, out: Any) -> None: ...
    def _greedy(s: Any, seat: int, actions: Any, count: int) -> int: ...
    def _value(s: Any, seat: int) -> float: ...

    FEATURES = 0


@kernel
def actor_of(mask: int, seat: int) -> int:
    """Whose decision is looked at first: the searching seat's, else that of the lowest seat that may act."""
    if (mask >> seat) & 1:
        return seat
    actor = 0
    while not (mask >> actor) & 1:
        actor += 1
    return actor


@kernel
def play_on(s: Any, seat: int, x: Any, decisions: int, reveals: int, folly: float, actions: Any) -> Any:
    """Everybody plays by rule of thumb: so many decisions, or until so much has come to light; the next chance."""
    for _ in range(decisions):
        if _finished(s) or s.revealed >= reveals:
            break
        actor = actor_of(_active(s), seat)
        count = _legal(s, actor, actions)
        x = roll(x)
        if below(x, 1 << 20) < folly * (1 << 20):
            x = roll(x)
            action = np.int64(actions[below(x, count)])
        else:
            action = np.int64(_greedy(s, actor, actions, count))
        _step(s, actor, action)
    return x


@kernel
def judge(s: Any, seat: int, net: Any, scratch: Any) -> float:
    """How well a seat stands, 0 to 1: as learned from many games, where that was done, else by the game's own value."""
    if net.size == 0 or _finished(s):
        return np.float64(_value(s, seat))
    _features(s, seat, scratch)
    hidden = (net.size - 1) // (FEATURES + 2)
    total = np.float64(net[net.size - 1])
    layer = scratch[FEATURES : FEATURES + hidden]
    layer[:] = net[FEATURES * hidden : (FEATURES + 1) * hidden]
    for i in range(FEATURES):
        x = scratch[i]
        if x != 0:
            row = net[i * hidden : (i + 1) * hidden]
            for j in range(hidden):
                layer[j] += x * row[j]
    last = (FEATURES + 1) * hidden
    for j in range(hidden):
        if layer[j] > 0:
            total += layer[j] * net[last + j]
    return 1.0 / (1.0 + np.exp(-total))
