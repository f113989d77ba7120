"""Planning the own decisions up to the next thing that comes to light: a template, filled in for every game.

Where a seat decides several times in a row and nothing unknown happens in between, the best sequence is asked for. It is
found by nested rollout policy adaptation: the first sequence follows the rule of thumb, others are drawn from a policy
that starts out near it and is bent, again and again, towards the best sequence found. A sequence is judged by the mean
over several deals of what is unknown, the same ones for every sequence, so that luck does not decide between them.

The best sequences are kept and then race against each other over more and more deals, half of them falling out at a
time: the best of many is easily one that was merely lucky.
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
    def _look(s: Any, seat: int, out: Any) -> None: ...
    def _redeal(s: Any, seat: int, seed: Any) -> None: ...
    def _greedy(s: Any, seat: int, actions: Any, count: int) -> Any: ...
    def play_on(s: Any, seat: int, x: Any, turns: int, decisions: int, folly: float, actions: Any) -> Any: ...
    def judge(s: Any, seat: int, players: int, net: Any, scratch: Any) -> Any: ...

    ACTIONS = 0
    MOST_LEGAL = 0
    FEATURES = 0
    TIMES = 0

LONGEST = 1000  # decisions by rule of thumb, at most
SURE = 1e3


@kernel
def improve(
    root: Any,
    seat: int,
    players: int,
    settings: Any,
    net: Any,
    policy: Any,
    best: Any,
    pool: Any,
    seed: int,
    count: int,
) -> None:
    """Draw sequences from a copy of the policy, bending it towards the best of them; then bend the policy itself.

    `best` is the best sequence of all so far, `pool` holds it and others that were nearly as good, best first.
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
    for n in range(count):
        work[0] = root[0]
        bias = setting.bias if n > 0 or pool[0].futures else SURE  # the very first follows the rule of thumb
        x, length = draw_sequence(work[0], before, seat, x, bent, bias, drawn, used, odds)
        drawn[0].length = length
        total = foresee(before, seat, players, setting, net, drawn[length - 1].action, 0, setting.futures)
        if total > found_score:
            found_score = total
            found[:] = drawn
        if total > pool[0].total:
            best[:] = drawn
        keep(pool, drawn, total, setting.futures)
        bend(bent, found, setting, odds)
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
def foresee(before: Any, seat: int, players: int, setting: Any, net: Any, action: Any, first: int, futures: int) -> Any:
    """What a sequence's last action leads to, summed over deals of the unknown; every sequence meets the same deals."""
    total = 0.0
    actions = np.empty(MOST_LEGAL, np.int16)
    scratch = np.zeros(FEATURES + net.size, np.float32)
    work = np.zeros_like(before)
    blank = np.zeros_like(before)
    for future in range(first, first + futures):
        work[0] = blank[0]
        s = work[0]
        _look(before[0], seat, s)
        _redeal(s, seat, np.int64(setting.deals + future))
        _step(s, seat, np.int64(action))
        play_on(s, seat, scramble(future), setting.turns, LONGEST, setting.folly, actions)
        total += judge(s, seat, players, net, scratch)
    return total


@kernel
def keep(pool: Any, drawn: Any, total: float, futures: int) -> None:
    """Put a sequence into the pool, which is sorted, unless it is there already or worse than all in it."""
    last = pool.size - 1
    if pool[last].futures and total <= pool[last].total:
        return
    length = drawn[0].length
    for place in range(pool.size):
        if pool[place].futures and pool[place].total == total and same(pool[place], drawn, length):
            return
    place = last
    while place > 0 and (pool[place - 1].futures == 0 or pool[place - 1].total < total):
        pool[place] = pool[place - 1]
        place -= 1
    pool[place].total = total
    pool[place].futures = futures
    pool[place].length = length
    for n in range(length):
        pool[place].actions[n] = drawn[n].action


@kernel
def same(kept: Any, drawn: Any, length: int) -> bool:
    if kept.length != length:
        return False
    for n in range(length):
        if kept.actions[n] != drawn[n].action:
            return False
    return True


@kernel
def race(root: Any, seat: int, players: int, settings: Any, net: Any, pool: Any, futures: int) -> None:
    """Let the pool's sequences meet more deals, twice as many in each round for half as many; sort them by their means."""
    before = root.copy()
    alive = pool.size
    while alive > 1:
        for place in range(alive):
            kept = pool[place]
            if kept.futures == 0:
                continue
            before[0] = root[0]
            for n in range(kept.length - 1):
                _step(before[0], seat, np.int64(kept.actions[n]))
            last = kept.actions[kept.length - 1]
            kept.total += foresee(before, seat, players, settings[0], net, last, kept.futures, futures)
            kept.futures += futures
        sort_by_means(pool, alive)
        alive = (alive + 1) // 2
        futures *= 2


@kernel
def sort_by_means(pool: Any, count: int) -> None:
    spare = pool[:1].copy()
    for n in range(1, count):
        spare[0] = pool[n]
        place = n
        while place > 0 and mean(pool[place - 1]) < mean(spare[0]):
            pool[place] = pool[place - 1]
            place -= 1
        pool[place] = spare[0]


@kernel
def mean(kept: Any) -> Any:
    return kept.total / kept.futures if kept.futures else -1.0
