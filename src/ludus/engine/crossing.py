"""From Python into a game's kernels and back: a template, made into a module of its own for every game.

`engine.crossings` loads this file once per game with the game's kernels as globals, so every function below is compiled
for that game's record. Crossing with `(games, index)` costs half a microsecond; with a bare record, nine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import prange

from ludus.engine.chance import below, roll, scramble
from ludus.engine.kernels import kernel, kernel_on_all_cores

if TYPE_CHECKING:  # the game's kernels, put here by engine.crossings before this file runs

    def _start(s: Any, seed: int, config: Any) -> None: ...
    def _active(s: Any) -> int: ...
    def _legal(s: Any, seat: int, actions: Any) -> int: ...
    def _step(s: Any, seat: int, action: int) -> None: ...
    def _finished(s: Any) -> bool: ...
    def _points(s: Any, seat: int) -> int: ...
    def _standing(s: Any, ranks: Any) -> None: ...
    def _look(s: Any, seat: int, out: Any) -> None: ...
    def _redeal(s: Any, seat: int, seed: int) -> None: ...
    def _features(s: Any, seat: int, out: Any) -> None: ...
    def _secret(s: Any, seat: int, action: int) -> bool: ...
    def _greedy(s: Any, seat: int, actions: Any, count: int) -> int: ...
    def _value(s: Any, seat: int) -> float: ...
    def _seasoned(s: Any, seat: int, actions: Any, count: int) -> int: ...

    MOST_LEGAL = 0


@kernel
def start(games: Any, i: int, seed: int, config: Any) -> None:
    _start(games[i], seed, config)


@kernel
def active(games: Any, i: int) -> int:
    return _active(games[i])


@kernel
def legal(games: Any, i: int, seat: int, actions: Any) -> int:
    return _legal(games[i], seat, actions)


@kernel
def step(games: Any, i: int, seat: int, action: int) -> None:
    _step(games[i], seat, action)


@kernel
def finished(games: Any, i: int) -> bool:
    return _finished(games[i])


@kernel
def points(games: Any, i: int, seat: int) -> int:
    return _points(games[i], seat)


@kernel
def standing(games: Any, i: int, ranks: Any) -> None:
    _standing(games[i], ranks)


@kernel
def look(games: Any, i: int, seat: int, views: Any, j: int) -> None:
    _look(games[i], seat, views[j])


@kernel
def redeal(games: Any, i: int, seat: int, seed: int) -> None:
    _redeal(games[i], seat, seed)


@kernel
def features(games: Any, i: int, seat: int, out: Any) -> None:
    _features(games[i], seat, out)


@kernel
def secret(games: Any, i: int, seat: int, action: int) -> bool:
    return _secret(games[i], seat, action)


@kernel
def greedy(games: Any, i: int, seat: int, actions: Any, count: int) -> int:
    return _greedy(games[i], seat, actions, count)


@kernel
def seasoned(games: Any, i: int, seat: int, actions: Any, count: int) -> int:
    return _seasoned(games[i], seat, actions, count)


@kernel
def value(games: Any, i: int, seat: int) -> float:
    return _value(games[i], seat)


@kernel
def seat_by(mask: int, x: Any) -> int:
    """One of the seats of a mask, by a generator's state."""
    count = 0
    for seat in range(8):
        count += (mask >> seat) & 1
    pick = below(x, count)
    for seat in range(8):
        if (mask >> seat) & 1:
            if pick == 0:
                return seat
            pick -= 1
    return 0


@kernel
def random_decision(s: Any, x: Any, actions: Any) -> Any:
    """One uniformly random legal action of a random active seat; the next generator state."""
    x = roll(x)
    seat = seat_by(_active(s), x)
    count = _legal(s, seat, actions)
    x = roll(x)
    _step(s, seat, actions[below(x, count)])
    return x


@kernel
def wander(games: Any, i: int, seed: int, config: Any, steps: int, actions: Any) -> int:
    """Random play, restarting whenever a game ends; returns the games finished."""
    s = games[i]
    x = scramble(seed)
    done = 0
    _start(s, seed, config)
    for n in range(steps):
        x = random_decision(s, x, actions)
        if _finished(s):
            done += 1
            _start(s, seed + n + 1, config)
    return done


@kernel_on_all_cores
def wander_all(games: Any, seed: int, config: Any, steps: int) -> Any:
    """`wander` for every game of an array, on all cores."""
    done = np.zeros(games.size, np.int64)
    for i in prange(games.size):
        actions = np.empty(MOST_LEGAL, np.int16)
        done[i] = wander(games, i, seed + i * 7919, config, steps, actions)
    return done


@kernel
def play_out(games: Any, i: int, seed: int, config: Any, policies: Any, actions: Any, most: int) -> int:
    """One whole game: seat k plays at random (policies[k] 0) or greedily (1); returns the decisions it took."""
    s = games[i]
    x = scramble(seed)
    _start(s, seed, config)
    for n in range(most):
        if _finished(s):
            return n
        x = roll(x)
        seat = seat_by(_active(s), x)
        count = _legal(s, seat, actions)
        x = roll(x)
        action = actions[below(x, count)]
        if policies[seat] == 1:
            action = _greedy(s, seat, actions, count)
        _step(s, seat, action)
    return most
