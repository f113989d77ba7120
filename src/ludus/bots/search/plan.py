"""Planning the own decisions up to the next thing that comes to light: a template, filled in for every game.

Where a seat decides many times in a row and nothing unknown happens in between, the best sequence is asked for. The
champion is at first what the rule of thumb would do. Again and again something in it is changed, and the changed
sequence challenges it over the same deals of what the seat cannot know, each played on to the end by rule of thumb. A
challenger that falls behind is dropped at once; it becomes the champion only when it is ahead by more than luck.

A sequence is an array: its length, then its actions. What is no longer possible in a changed one is left out, and where
it ends the rule of thumb goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.engine.chance import below, roll, scramble
from ludus.engine.kernels import kernel

if TYPE_CHECKING:  # the game's kernels and numbers, put here before this file runs

    def _active(s: Any) -> Any: ...
    def _legal(s: Any, seat: int, actions: Any) -> Any: ...
    def _step(s: Any, seat: int, action: Any) -> None: ...
    def _finished(s: Any) -> bool: ...
    def _redeal(s: Any, seat: int, seed: Any) -> None: ...
    def _greedy(s: Any, seat: int, actions: Any, count: int) -> Any: ...
    def play_on(s: Any, seat: int, actions: Any) -> None: ...
    def judge(s: Any, seat: int, players: int) -> Any: ...

    MOST_LEGAL = 0

FIRST_LOOK = 4  # deals after which a challenger is first looked at; then after twice as many each time
ENOUGH = 8  # deals without which nobody becomes champion
ANOTHER, ONE_MORE, ONE_LESS, SOONER = range(4)  # ways of changing a sequence


@kernel
def begin(views: Any, seat: int, players: int, base: int, plan: Any, values: Any) -> None:
    """The rule of thumb's own sequence is the first champion."""
    work = views.copy()
    actions = np.empty(MOST_LEGAL, np.int16)
    follow(views, work, seat, base, np.zeros_like(plan), plan, actions)
    foresee(views, work, seat, players, base, plan, values, 1)


@kernel
def improve(
    views: Any,
    seat: int,
    players: int,
    sure: float,
    base: int,
    plan: Any,
    values: Any,
    openings: Any,
    seed: int,
    budget: int,
) -> None:
    """Challenge the plan until so many simulations are spent.

    `values` holds how many deals the champion has been played over, then what it came to in each of them; the deals are
    numbered from `base`.
    """
    x = scramble(seed)
    spent = 0
    while spent < budget:
        x = roll(x)
        changed = change(views, seat, base, plan, x)
        spent += 1 + challenge(views, seat, players, sure, base, plan, values, openings, changed, values.size - 1)


@kernel
def challenge(
    views: Any,
    seat: int,
    players: int,
    sure: float,
    base: int,
    plan: Any,
    values: Any,
    openings: Any,
    other: Any,
    most: int,
) -> Any:
    """Let another sequence challenge the champion over so many deals at most; return how many games were played."""
    work = views.copy()
    actions = np.empty(MOST_LEGAL, np.int16)
    taken = np.zeros_like(plan)
    follow(views, work, seat, base, other, taken, actions)
    if alike(taken, plan):
        return 0
    found = np.zeros_like(values)
    known = values[0]
    lead = 0.0
    squares = 0.0
    better = False
    look = FIRST_LOOK
    while look <= most and not better and (found[0] == 0 or lead > 0.0):
        foresee(views, work, seat, players, base, plan, values, look)
        foresee(views, work, seat, players, base, taken, found, look)
        for deal in range(0 if look == FIRST_LOOK else look // 2, look):
            ahead = found[1 + deal] - values[1 + deal]
            lead += ahead
            squares += ahead**2
        better = look >= ENOUGH and lead > sure * np.sqrt(squares)
        look *= 2
    note(openings[taken[1]], values, found[0], lead)
    played = np.int64(found[0] + values[0] - known)
    if better:
        plan[:] = taken
        values[:] = found
    return played


@kernel
def foresee(views: Any, work: Any, seat: int, players: int, base: int, plan: Any, values: Any, deals: int) -> None:
    """See to it that a sequence has been played over so many deals."""
    actions = np.empty(MOST_LEGAL, np.int16)
    for deal in range(np.int64(values[0]), deals):
        follow(views, work, seat, base + deal, plan, np.zeros_like(plan), actions)
        play_on(work[0], seat, actions)
        values[1 + deal] = judge(work[0], seat, players)
        values[0] = deal + 1


@kernel
def follow(views: Any, work: Any, seat: int, deal: int, plan: Any, taken: Any, actions: Any) -> None:
    """Play a sequence in one deal, up to what comes to light; `taken` is what it came to."""
    work[0] = views[0]
    s = work[0]
    _redeal(s, seat, np.int64(deal))
    known = s.revealed
    place = 1
    length = 0
    while not _finished(s) and s.revealed == known and (_active(s) >> seat) & 1 and length < taken.size - 1:
        count = _legal(s, seat, actions)
        while place <= plan[0] and not among(actions, count, plan[place]):
            place += 1
        action = np.int64(plan[place]) if place <= plan[0] else np.int64(_greedy(s, seat, actions, count))
        place += 1
        length += 1
        taken[length] = action
        _step(s, seat, action)
    taken[0] = length


@kernel
def among(actions: Any, count: int, action: int) -> bool:
    for n in range(count):
        if actions[n] == action:
            return True
    return False


@kernel
def alike(one: Any, other: Any) -> bool:
    for n in range(one[0] + 1):
        if one[n] != other[n]:
            return False
    return True


@kernel
def note(opening: Any, values: Any, deals: float, lead: float) -> None:
    """Remember what the best sequence with a first action came to: how far it was from the champion's mean."""
    mean = 0.0
    for deal in range(np.int64(values[0])):
        mean += values[1 + deal]
    opening.tried += np.int64(deals)
    opening.best = max(opening.best, min(1.0, max(0.0, mean / values[0] + lead / deals)))


@kernel
def change(views: Any, seat: int, base: int, plan: Any, x: Any) -> Any:
    """The plan with one thing changed: another action at some place, one more, one less, or one sooner.

    The last action, which ends it all, is left to the rule of thumb unless it is the one that is changed.
    """
    length = int(plan[0])
    place = 1 + below(roll(x), length)
    way = below(x, 4)
    changed = np.zeros_like(plan)
    size = 0
    for n in range(1, place):
        size = put(changed, size, plan[n])
    if way == SOONER:
        later = place + below(roll(roll(x)), length - place + 1)
        size = put(changed, size, plan[later])
    elif way != ONE_LESS:
        later = place
        size = put(changed, size, any_action(views, seat, base, changed, roll(roll(x))))
    else:
        later = place
    for n in range(place, length):
        if n != later or way == ONE_MORE:
            size = put(changed, size, plan[n])
    return changed


@kernel
def put(plan: Any, size: int, action: int) -> int:
    if size + 1 < plan.size:
        size += 1
        plan[size] = action
        plan[0] = size
    return size


@kernel
def any_action(views: Any, seat: int, base: int, plan: Any, x: Any) -> Any:
    """Any of the actions that are legal after a sequence."""
    work = views.copy()
    s = work[0]
    _redeal(s, seat, np.int64(base))
    actions = np.empty(MOST_LEGAL, np.int16)
    for n in range(1, plan[0] + 1):
        _step(s, seat, np.int64(plan[n]))
    return np.int64(actions[below(x, _legal(s, seat, actions))])
