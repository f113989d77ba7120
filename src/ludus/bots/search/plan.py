"""Planning the own decisions up to the next thing that comes to light: a template, filled in for every game.

Where a seat decides many times in a row and nothing unknown happens in between, the best sequence is asked for. It is
found by nested rollout policy adaptation: sequences are drawn from a policy that starts out near the rule of thumb and
is bent, again and again, towards the best sequence found. A sequence is judged by the mean over several futures, the
same ones for every sequence, so that luck does not decide between them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.engine.chance import roll, scramble
from ludus.engine.kernels import kernel

if TYPE_CHECKING:  # the game's kernels and numbers, put here before this file runs

    def _active(s: Any) -> int: ...
    def _legal(s: Any, seat: int, actions: Any) -> int: ...
    def _step(s: Any, seat: int, action: Any) -> None: ...
    def _finished(s: Any) -> bool: ...
    def _redeal(s: Any, seat: int, seed: Any) -> None: ...
    def _greedy(s: Any, seat: int, actions: Any, count: int) -> int: ...
    def play_on(s: Any, seat: int, x: Any, decisions: int, reveals: int, folly: float, actions: Any) -> Any: ...
    def judge(s: Any, seat: int, net: Any, scratch: Any) -> Any: ...

    ACTIONS = 0
    MOST_LEGAL = 0
    FEATURES = 0

LONGEST = 160
TIMES = 8  # the policy tells apart the first, second, ... time an action is played in a sequence
FOREVER = 1 << 30


@kernel
def draw_sequence(s: Any, before: Any, seat: int, x: Any, policy: Any, bias: float, track: Any, used: Any) -> Any:
    """Play a sequence drawn from the policy; `before` is left as the position before its last action."""
    known = s.revealed
    used[:] = 0
    length = 0
    actions = np.empty(MOST_LEGAL, np.int16)
    odds = np.empty(MOST_LEGAL, np.float64)
    while length < LONGEST and not _finished(s) and s.revealed == known and (_active(s) >> seat) & 1:
        count = _legal(s, seat, actions)
        thumb = _greedy(s, seat, actions, count) if count > 1 else actions[0]
        moment = track[length]
        moment.count = count
        for n in range(count):
            moment.code[n] = actions[n] * TIMES + min(used[actions[n]], TIMES - 1)
            moment.bias[n] = bias if actions[n] == thumb else 0.0
        x = roll(x)
        n = pick(moment, policy, odds, np.float64(x >> np.uint64(11)) / 9007199254740992.0)
        moment.chosen = n
        action = actions[n]
        used[action] += 1
        length += 1
        before[0] = s
        _step(s, seat, action)
    return x, length
