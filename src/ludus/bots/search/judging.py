"""Playing on by rule of thumb, and judging where that leads: a template, filled in for every game.

`bots.search` loads this file once per game with the game's kernels as globals; see `engine.crossings`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.engine.chance import below
from ludus.engine.kernels import kernel

if TYPE_CHECKING:  # the game's kernels and numbers, put here before this file runs

    def _active(s: Any) -> int: ...
    def _legal(s: Any, seat: int, actions: Any) -> int: ...
    def _step(s: Any, seat: int, action: Any) -> None: ...
    def _finished(s: Any) -> bool: ...
    def _points(s: Any, seat: int) -> Any: ...
    def _standing(s: Any, ranks: Any) -> None: ...
    def _greedy(s: Any, seat: int, actions: Any, count: int) -> Any: ...
    def _seasoned(s: Any, seat: int, actions: Any, count: int) -> Any: ...
    def _value(s: Any, seat: int) -> Any: ...


MOST_SEATS = 8
NOBODY = -1
LONGEST = 6000  # decisions by rule of thumb, at most
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
def thumb(s: Any, seat: int, veteran: int, actions: Any, count: int) -> Any:
    """What a seat does by rule of thumb: the veteran by the seasoned one, everybody else by the common one."""
    if seat == veteran:
        return np.int64(_seasoned(s, seat, actions, count))
    return np.int64(_greedy(s, seat, actions, count))


@kernel
def preferred(s: Any, seat: int, veteran: int, actions: Any, count: int, x: Any) -> Any:
    """What the rule of thumb prefers among some of the legal actions; any of them where its favourite is not there."""
    action = thumb(s, seat, veteran, actions, count)
    for n in range(count):
        if actions[n] == action:
            return action
    return np.int64(actions[below(x, count)])


@kernel
def play_on(s: Any, seat: int, veteran: int, actions: Any) -> None:
    """Everybody plays by rule of thumb to the end of the game; the veteran, if there is one, by the seasoned one."""
    for _ in range(LONGEST):
        if _finished(s):
            break
        actor = actor_of(_active(s), seat)
        count = _legal(s, actor, actions)
        _step(s, actor, thumb(s, actor, veteran, actions, count))


@kernel
def outcome(s: Any, seat: int, players: int, winning: float) -> Any:
    """What a finished game is worth to a seat, 0 to 1: whether it won, and how far it is ahead or behind in points.

    `winning` is the part that winning is.
    """
    if players == 1:
        return np.float64(_value(s, seat))
    ranks = np.zeros(MOST_SEATS, np.int16)
    _standing(s, ranks)
    firsts = 0
    best = -1e9
    for other in range(players):
        firsts += ranks[other] == 1
        if other != seat:
            best = max(best, np.float64(_points(s, other)))
    won = 1.0 / firsts if ranks[seat] == 1 else 0.0
    own = np.float64(_points(s, seat))
    close = max(1.0, abs(own) + abs(best)) / CLOSE
    return winning * won + (1.0 - winning) / (1.0 + np.exp((best - own) / close))


@kernel
def judge(s: Any, seat: int, players: int, winning: float) -> Any:
    """How well a seat stands, 0 to 1."""
    return outcome(s, seat, players, winning) if _finished(s) else np.float64(_value(s, seat))
