"""Planning the own decisions up to the next thing that comes to light: a template, filled in for every game.

Where a seat decides many times in a row and nothing unknown happens in between, the best sequence is asked for. It is
found by nested rollout policy adaptation: the first sequence follows the rule of thumb, others are drawn from a policy
that starts out near it and is bent, again and again, towards the best sequence found. A sequence is judged by the mean
over several futures, the same ones for every sequence, so that luck does not decide between them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.engine.chance import roll, scramble
from ludus.engine.kernels import kernel

if TYPE_CHECKING:  # the game's kernels and numbers, put here before this file runs

    def _active(s: Any) -> Any: ...
    def _legal(s: Any, seat: int, actions: Any) -> Any: ...
    def _step(s: Any, seat: int, action: Any) -> None: ...
    def _finished(s: Any) -> bool: ...
    def _greedy(s: Any, seat: int, actions: Any, count: int) -> Any: ...
    def play_on(s: Any, seat: int, actions: Any) -> None: ...
    def judge(s: Any, seat: int, players: int) -> Any: ...

    ACTIONS = 0
    MOST_LEGAL = 0
    TIMES = 0

SURE = 1e3


@kernel
def improve(
    root: Any,
    seat: int,
    players: int,
    settings: Any,
    policy: Any,
    best: Any,
    score: Any,
    openings: Any,
    seed: int,
    sequences: int,
) -> None:
    """Draw sequences from a copy of the policy, bending it towards the best of them; then bend the policy itself.

    `best` and `score` are the best sequence of all so far and what it was judged; both are kept up to date, and so are
    the `openings`, what every first action led to.
    """
    bent = policy.copy()
    found = best.copy()
    drawn = best.copy()
    found_score = -1.0
    work = root.copy()
    before = root.copy()
    used = np.zeros(ACTIONS, np.int16)
    odds = np.empty(MOST_LEGAL, np.float64)
    setting = settings[0]
    x = scramble(seed)
    for _ in range(sequences):
        work[0] = root[0]
        bias = setting.bias if score[0] >= 0 or found_score >= 0 else SURE
        x, length = draw_sequence(work[0], before, seat, x, bent, bias, drawn, used, odds)
        judged = foresee(before, work, seat, players, setting, drawn[length - 1].action)
        opening = openings[drawn[0].action]
        opening.tried += 1
        opening.best = max(opening.best, judged)
        if judged > found_score:
            found_score = judged
            found[:] = drawn
            found[0].length = length
        bend(bent, found, setting, odds)
    if found_score > score[0]:
        score[0] = found_score
        best[:] = found
    bend(policy, best, setting, odds)


@kernel
def draw_sequence(
    s: Any, before: Any, seat: int, x: Any, policy: Any, bias: float, drawn: Any, used: Any, odds: Any
) -> Any:
    """Play a sequence drawn from the policy; `before` is left as the position before its last action."""
    known = s.revealed
    used[:] = 0
    length = 0
    actions = np.empty(MOST_LEGAL, np.int16)
    while length < drawn.size and not _finished(s) and s.revealed == known and (_active(s) >> seat) & 1:
        moment = drawn[length]
        count = _legal(s, seat, actions)
        thumb = np.int64(_greedy(s, seat, actions, count)) if bias > 0 and count > 1 else np.int64(-1)
        moment.count = count
        moment.thumb = -1
        for n in range(count):
            moment.code[n] = actions[n] * TIMES + min(used[actions[n]], TIMES - 1)
            if actions[n] == thumb:
                moment.thumb = n
        x = roll(x)
        moment.chosen = pick(moment, policy, bias, odds, np.float64(x >> np.uint64(11)) / 9007199254740992.0)
        moment.action = actions[moment.chosen]
        used[moment.action] += 1
        length += 1
        before[0] = s
        _step(s, seat, np.int64(moment.action))
    return x, length


@kernel
def weigh(moment: Any, policy: Any, bias: float, odds: Any) -> Any:
    """The odds of a moment's actions under the policy; their sum."""
    top = -1e300
    for n in range(moment.count):
        odds[n] = policy[moment.code[n]] + (bias if n == moment.thumb else 0.0)
        top = max(top, odds[n])
    total = 0.0
    for n in range(moment.count):
        odds[n] = np.exp(odds[n] - top)
        total += odds[n]
    return total


@kernel
def pick(moment: Any, policy: Any, bias: float, odds: Any, chance: float) -> Any:
    left = weigh(moment, policy, bias, odds) * chance
    last = moment.count - 1
    for n in range(last):
        left -= odds[n]
        if left < 0:
            return n
    return last


@kernel
def bend(policy: Any, sequence: Any, setting: Any, odds: Any) -> None:
    """Make a sequence likelier: at each of its moments, towards what it chose and away from the rest."""
    for step in range(sequence[0].length):
        moment = sequence[step]
        total = weigh(moment, policy, setting.bias, odds)
        for n in range(moment.count):
            policy[moment.code[n]] -= setting.bend * odds[n] / total
        policy[moment.code[moment.chosen]] += setting.bend


@kernel
def foresee(before: Any, work: Any, seat: int, players: int, setting: Any, action: Any) -> Any:
    """What a sequence's last action leads to: the mean over futures that are the same for every sequence."""
    total = 0.0
    actions = np.empty(MOST_LEGAL, np.int16)
    for future in range(setting.futures):
        work[0] = before[0]
        s = work[0]
        s.generator = scramble(before[0].generator + np.uint64(future))
        _step(s, seat, np.int64(action))
        play_on(s, seat, actions)
        total += judge(s, seat, players)
    return total / setting.futures
