"""Games played by simple policies inside compiled code: a template, loaded once for every game (`engine.loading`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.engine.chance import below, bits, lowest_bit, nth_bit, roll, scramble, seed_chance
from ludus.engine.kernels import kernel

if TYPE_CHECKING:  # put here before this file runs
    from ludus.engine.template import MAX_LEGAL, kernels

RANDOM, GREEDY, EXPERT = range(3)  # policies that run inside compiled code
MAX_DECISIONS = 100_000  # no game comes near; a bound so that none can run for ever


@kernel
def pick_seat(mask: int, x: Any) -> int:
    """One of the seats of a mask, by a generator's state."""
    if mask & (mask - 1) == 0:
        return lowest_bit(mask)  # as nearly always
    return nth_bit(mask, below(x, bits(mask)))


@kernel
def random_decision(s: Any, x: Any, actions: Any) -> Any:
    """One uniformly random legal action of a random active seat; the next generator state."""
    x = roll(x)
    seat = pick_seat(kernels.active(s), x)
    count = kernels.legal(s, seat, actions)
    x = roll(x)
    kernels.step(s, seat, np.int64(actions[below(x, count)]))
    return x


@kernel
def begin(s: Any, seed: int, config: Any) -> None:
    """A fresh game whose chance comes from a seed."""
    seed_chance(s, seed)
    kernels.lay_out(s, config)
    kernels.deal(s)


@kernel
def random_play(games: Any, i: int, seed: int, config: Any, steps: int, actions: Any) -> int:
    """Random play, restarting whenever a game ends; returns the games finished."""
    s = games[i]
    x = scramble(seed)
    done = 0
    begin(s, seed, config)
    for n in range(steps):
        x = random_decision(s, x, actions)
        if kernels.finished(s):
            done += 1
            begin(s, seed + n + 1, config)
    return done


@kernel
def play_out(s: Any, seed: int, config: Any, policies: Any, actions: Any, most: int) -> int:
    """One whole game: seat k plays by policies[k]; returns the decisions it took."""
    x = scramble(seed)
    begin(s, seed, config)
    for n in range(most):
        if kernels.finished(s):
            return n
        x = roll(x)
        seat = pick_seat(kernels.active(s), x)
        count = kernels.legal(s, seat, actions)
        x = roll(x)
        action = np.int64(actions[below(x, count)])
        if policies[seat] == GREEDY:
            action = np.int64(kernels.greedy(s, seat, actions, count))
        elif policies[seat] == EXPERT:
            action = np.int64(kernels.expert(s, seat, actions, count))
        kernels.step(s, seat, action)
    return most


@kernel
def play_game(s: Any, seed: int, config: Any, policies: Any, actions: Any, points: Any, ranks: Any) -> int:
    """`play_out`, and what came of it: the points and the rank of every seat, and how many decisions it took."""
    length = play_out(s, seed, config, policies, actions, MAX_DECISIONS)
    kernels.standing(s, ranks)
    for seat in range(points.size):
        points[seat] = kernels.points(s, seat)
    return length


@kernel
def play_games(games: Any, seed: int, config: Any, policies: Any, points: Any, ranks: Any, lengths: Any) -> None:
    """One game after another in the first record, from neighbouring seeds; a row of results for each."""
    actions = np.empty(MAX_LEGAL, np.int16)
    for n in range(lengths.size):
        lengths[n] = play_game(games[0], seed + n, config, policies, actions, points[n], ranks[n])
