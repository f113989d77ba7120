"""Looking one decision ahead: a template, filled in for every game.

Each of some legal actions is played on by rule of thumb to the end of the turn and judged there, over a few deals of
what is unknown. The rule of thumb's own action stands unless another one is better by a margin.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.engine.chance import below, roll
from ludus.engine.kernels import kernel

if TYPE_CHECKING:  # the game's kernels and numbers, put here before this file runs

    def _active(s: Any) -> int: ...
    def _legal(s: Any, seat: int, actions: Any) -> int: ...
    def _step(s: Any, seat: int, action: Any) -> None: ...
    def _look(s: Any, seat: int, out: Any) -> None: ...
    def _redeal(s: Any, seat: int, seed: Any) -> None: ...
    def _greedy(s: Any, seat: int, actions: Any, count: int) -> Any: ...
    def play_on(s: Any, seat: int, x: Any, turns: int, decisions: int, folly: float, actions: Any) -> Any: ...
    def judge(s: Any, seat: int, players: int, net: Any, scratch: Any) -> Any: ...

    MOST_LEGAL = 0
    FEATURES = 0

LONGEST = 1000  # decisions by rule of thumb, at most


@kernel
def look_ahead(
    games: Any, seat: int, players: int, net: Any, deals: int, breadth: int, margin: float, x: Any, work: Any
) -> Any:
    """The action to play, out of at most so many besides the rule of thumb's own."""
    actions = np.empty(MOST_LEGAL, np.int16)
    count = _legal(games[0], seat, actions)
    best = np.int64(_greedy(games[0], seat, actions, count))
    if count == 1:
        return best
    top = prospects(games, seat, players, net, deals, best, x, work) + margin
    chance = x
    for n in range(count):  # the wanted number of candidates, each equally likely to be among them
        chance = roll(chance)
        if actions[n] != best and below(chance, count) < breadth:
            found = prospects(games, seat, players, net, deals, np.int64(actions[n]), x, work)
            if found > top:
                top = found
                best = np.int64(actions[n])
    return best


@kernel
def prospects(games: Any, seat: int, players: int, net: Any, deals: int, action: Any, x: Any, work: Any) -> Any:
    """What an action leads to, in the mean over deals that depend on `x` alone."""
    rest = np.empty(MOST_LEGAL, np.int16)
    scratch = np.zeros(FEATURES + net.size, np.float32)
    total = 0.0
    for _ in range(deals):
        x = roll(x)
        work[0] = work[1]  # a blank record, for views are copied into one
        s = work[0]
        _look(games[0], seat, s)
        _redeal(s, seat, np.int64(x >> np.uint64(1)))
        finish_turn(s, seat, action, x, rest)
        total += judge(s, seat, players, net, scratch)
    return total / deals


@kernel
def finish_turn(s: Any, seat: int, action: Any, x: Any, actions: Any) -> None:
    """Play an action, and what the rule of thumb adds to it before the turn is over."""
    known = s.revealed
    mask = _active(s)
    _step(s, seat, action)
    if s.revealed == known and _active(s) == mask:
        play_on(s, seat, x, 1, LONGEST, 0.0, actions)
