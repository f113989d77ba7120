"""Playing on by heuristic, and judging where that leads: a template, filled in for every game.

`bots.search` loads this file once per game with the game's kernels as globals; see `engine.loading`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.engine.chance import below
from ludus.engine.contract import MAX_SEATS
from ludus.engine.kernels import kernel

if TYPE_CHECKING:  # put here before this file runs; see `engine.loading`
    from ludus.engine.template import kernels


NO_SEAT = -1
LONGEST = 6000  # decisions by heuristic, at most
CLOSE = 40.0  # this part of all points makes a lead that is three quarters of the way from a draw to a sure thing


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
def heuristic(s: Any, seat: int, expert_seat: int, actions: Any, count: int) -> Any:
    """What a seat does by heuristic: the expert seat by the expert one, everybody else by the common one."""
    if seat == expert_seat:
        return np.int64(kernels.expert(s, seat, actions, count))
    return np.int64(kernels.greedy(s, seat, actions, count))


@kernel
def preferred(s: Any, seat: int, expert_seat: int, actions: Any, count: int, x: Any) -> Any:
    """What the heuristic prefers among some of the legal actions; any of them where its favourite is not there."""
    action = heuristic(s, seat, expert_seat, actions, count)
    for n in range(count):
        if actions[n] == action:
            return action
    return np.int64(actions[below(x, count)])


@kernel
def playout(s: Any, seat: int, expert_seat: int, actions: Any) -> None:
    """Everybody plays by heuristic to the end of the game; the expert seat, if there is one, by the expert one."""
    for _ in range(LONGEST):
        if kernels.finished(s):
            break
        actor = actor_of(kernels.active(s), seat)
        count = kernels.legal(s, actor, actions)
        kernels.step(s, actor, heuristic(s, actor, expert_seat, actions, count))


@kernel
def outcome(s: Any, seat: int, players: int, winning: float) -> Any:
    """What a finished game is worth to a seat, 0 to 1: whether it won, and how far it is ahead or behind in points.

    `winning` is the part that winning is.
    """
    if players == 1:
        return np.float64(kernels.value(s, seat))
    ranks = np.zeros(MAX_SEATS, np.int16)
    kernels.standing(s, ranks)
    firsts = 0
    best = -1e9
    for other in range(players):
        firsts += ranks[other] == 1
        if other != seat:
            best = max(best, np.float64(kernels.points(s, other)))
    won = 1.0 / firsts if ranks[seat] == 1 else 0.0
    own = np.float64(kernels.points(s, seat))
    close = max(1.0, abs(own) + abs(best)) / CLOSE
    return winning * won + (1.0 - winning) / (1.0 + np.exp((best - own) / close))


@kernel
def evaluate(s: Any, seat: int, players: int, winning: float) -> Any:
    """How well a seat stands, 0 to 1."""
    return outcome(s, seat, players, winning) if kernels.finished(s) else np.float64(kernels.value(s, seat))
