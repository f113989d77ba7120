"""Planning one's own decisions up to the next reveal: a template, filled in for every game.

Where a seat decides many times in a row and nothing unknown happens in between, the best sequence is asked for. The
champion is at first what the heuristic would do. Again and again a few things in it are changed, and the changed
sequence challenges it over the same deals of what the seat cannot know, each played on to the end by heuristic. A
challenger that falls behind is dropped at once; it becomes the champion only when it is ahead by more than luck. All
challenges take their deals from one pool, where the champion need not be played again, but each begins elsewhere in it:
who was dropped for a few unlucky deals may try again over others.

A sequence is an array: its length, then its actions. What is no longer possible in a changed one is left out, and where
it ends the heuristic continues.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.engine.chance import below, roll, scramble
from ludus.engine.kernels import kernel

if TYPE_CHECKING:  # put here before this file runs; see `engine.loading`
    from ludus.bots.search import evaluation
    from ludus.engine.template import MAX_LEGAL, kernels


FIRST_LOOK = 4  # deals after which a challenger is first looked at; then after twice as many each time
RENEWED = 32  # deals over which what is left of an earlier plan must not fall behind the heuristic
ENOUGH = 8  # deals without which nobody becomes champion
WINNING = 0.1  # of what a game is worth: over the same deals two sequences differ in points long before one wins more
CHANGES = 4  # at once, on average: soon no single one is left that would be better
WAYS = 5  # of changing a sequence
ANOTHER, ONE_MORE, ONE_LESS, SOONER, AFRESH = range(WAYS)


@kernel
def pursue(
    views: Any,
    seat: int,
    players: int,
    confidence: float,
    base: int,
    plan: Any,
    values: Any,
    openings: Any,
    earlier: Any,
    seed: int,
    budget: int,
) -> None:
    """Begin a plan that is still empty, and where there was an earlier one let it challenge that; then improve it.

    All of it is one kernel for callers from Python: each would be compiled together with all rules of the game.
    """
    if plan[0] == 0:
        begin(views, seat, players, base, plan, values)
        if earlier[0]:
            challenge(views, seat, players, 0.0, base, plan, values, openings, earlier, 0, RENEWED)
    if budget:
        improve(views, seat, players, confidence, base, plan, values, openings, seed, budget)


@kernel
def begin(views: Any, seat: int, players: int, base: int, plan: Any, values: Any) -> None:
    """The heuristic's own sequence is the first champion."""
    work = views.copy()
    actions = np.empty(MAX_LEGAL, np.int16)
    follow(views, work, seat, base, np.zeros_like(plan), plan, actions)
    values[:] = np.nan
    foresee(views, work, seat, players, base, plan, values, 0, actions)


@kernel
def improve(
    views: Any,
    seat: int,
    players: int,
    confidence: float,
    base: int,
    plan: Any,
    values: Any,
    openings: Any,
    seed: int,
    budget: int,
) -> None:
    """Challenge the plan until so many simulations are spent.

    `values` is what the champion came to in each deal of the pool, or no number where it has not been played; the deals
    are numbered from `base`.
    """
    x = scramble(seed)
    spent = 0
    while spent < budget:
        x = roll(x)
        changed = change(views, seat, base, plan, x)
        while below(roll(roll(roll(roll(x)))), CHANGES) > 0 and changed[0] > 0:
            x = roll(x)
            changed = change(views, seat, base, changed, x)
        start = below(roll(roll(roll(x))), values.size)
        spent += 1 + challenge(
            views, seat, players, confidence, base, plan, values, openings, changed, start, values.size
        )


@kernel
def challenge(
    views: Any,
    seat: int,
    players: int,
    confidence: float,
    base: int,
    plan: Any,
    values: Any,
    openings: Any,
    other: Any,
    start: int,
    most: int,
) -> Any:
    """Let another sequence challenge the champion over so many deals at most; return how many games were played."""
    work = views.copy()
    actions = np.empty(MAX_LEGAL, np.int16)
    taken = np.zeros_like(plan)
    follow(views, work, seat, base, other, taken, actions)
    if alike(taken, plan):
        return 0
    found = np.full_like(values, np.nan)
    played = 0
    deals = 0
    lead = 0.0
    squares = 0.0
    better = False
    look = FIRST_LOOK
    while look <= most and not better and (deals == 0 or lead > 0.0):
        while deals < look:
            deal = (start + deals) % values.size
            played += foresee(views, work, seat, players, base, plan, values, deal, actions)
            played += foresee(views, work, seat, players, base, taken, found, deal, actions)
            ahead = found[deal] - values[deal]
            lead += ahead
            squares += ahead**2
            deals += 1
        better = look >= ENOUGH and lead > confidence * np.sqrt(squares)
        look *= 2
    note(openings[taken[1]], np.nanmean(values), deals, lead)
    if better:
        plan[:] = taken
        values[:] = found
    return played


@kernel
def foresee(
    views: Any, work: Any, seat: int, players: int, base: int, plan: Any, values: Any, deal: int, actions: Any
) -> int:
    """Make sure that a sequence has been played in a deal; return how many games that took."""
    if not np.isnan(values[deal]):
        return 0
    follow(views, work, seat, base + deal, plan, np.zeros_like(plan), actions)
    evaluation.playout(work[0], seat, evaluation.NO_SEAT, actions)
    values[deal] = evaluation.evaluate(work[0], seat, players, WINNING)
    return 1


@kernel
def follow(views: Any, work: Any, seat: int, deal: int, plan: Any, taken: Any, actions: Any) -> None:
    """Play a sequence in one deal, up to the next reveal; `taken` is what it came to."""
    work[0] = views[0]
    s = work[0]
    kernels.redeal(s, seat, np.int64(deal))
    known = s.revealed
    place = 1
    length = 0
    while (
        not kernels.finished(s) and s.revealed == known and (kernels.active(s) >> seat) & 1 and length < taken.size - 1
    ):
        count = kernels.legal(s, seat, actions)
        while place <= plan[0] and not among(actions, count, plan[place]):
            place += 1
        action = np.int64(plan[place]) if place <= plan[0] else np.int64(kernels.greedy(s, seat, actions, count))
        place += 1
        length += 1
        taken[length] = action
        kernels.step(s, seat, action)
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
def note(opening: Any, expected: float, deals: int, lead: float) -> None:
    """Remember what the best sequence with a first action came to: how far it was from what is expected of the plan."""
    opening.tried += deals
    opening.best = max(opening.best, min(1.0, max(0.0, expected + lead / deals)))


@kernel
def change(views: Any, seat: int, base: int, plan: Any, x: Any) -> Any:
    """The plan with one thing changed: another action at some place, one more, one less, one sooner, or afresh.

    Afresh is another action and after it what the heuristic makes of it, where the others keep to the plan.
    The last action, which ends it all, is left to the heuristic unless it is the one that is changed.
    """
    length = int(plan[0])
    place = 1 + below(roll(x), length)
    way = below(x, WAYS)
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
    for n in range(place, place if way == AFRESH else length):
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
    """Any of the actions that are legal after a sequence; where there is none, its last, which cannot be done again."""
    work = views.copy()
    s = work[0]
    kernels.redeal(s, seat, np.int64(base))
    actions = np.empty(MAX_LEGAL, np.int16)
    count = kernels.legal(s, seat, actions)
    for n in range(1, plan[0] + 1):
        if among(actions, count, plan[n]):
            kernels.step(s, seat, np.int64(plan[n]))
            count = kernels.legal(s, seat, actions)
    return np.int64(actions[below(x, count)]) if count else np.int64(plan[plan[0]])
