"""The steps of a vector environment: a template, loaded once for every game (`engine.loading`).

`games` are the records, `b` is `env.buffers.Buffers`, `n` the place of a game in both. A place is never empty: when a
game ends, the next one is dealt at once, unless the caller wants to see how it ended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.engine.chance import below, reseed, roll, scramble, seed_chance
from ludus.engine.contract import MAX_SEATS
from ludus.engine.kernels import kernel

if TYPE_CHECKING:  # put here before this file runs
    from ludus.engine.template import ACTIONS, MAX_LEGAL, kernels

__all__ = ["reseed"]  # for callers from Python
RANDOM, GREEDY, EXPERT = range(3)  # as in `engine.playouts`
WAIT = -1  # instead of an action: this game stays as it is


@kernel
def seat_to_move(s: Any) -> int:
    """The first of the seats that may act: those that decide at the same time are asked one after the other."""
    mask = kernels.active(s)
    seat = 0
    while seat < MAX_SEATS - 1 and not (mask >> seat) & 1:
        seat += 1
    return seat


@kernel
def decide(s: Any, seat: Any, policy: int, x: Any, actions: Any) -> Any:
    """What a policy does; a random one by a generator's state."""
    count = kernels.legal(s, seat, actions)
    action = np.int64(actions[below(x, count)])
    if policy == GREEDY:
        action = np.int64(kernels.greedy(s, seat, actions, count))
    elif policy == EXPERT:
        action = np.int64(kernels.expert(s, seat, actions, count))
    return action


@kernel
def play_others(games: Any, b: Any, n: int, actions: Any) -> None:
    """Go on until somebody outside is to move, or the game is over."""
    s = games[n]
    x = b.chance[n]
    while not kernels.finished(s):
        seat = seat_to_move(s)
        policy = b.policies[seat]
        if policy < 0:
            break
        x = roll(x)
        kernels.step(s, seat, decide(s, seat, policy, x, actions))
    b.chance[n] = x


@kernel
def deal(games: Any, b: Any, n: int) -> None:
    """The next game of a place."""
    kernels.lay_out(games[n], b.config)
    deal_laid_out(games, b, n)


@kernel
def deal_laid_out(games: Any, b: Any, n: int) -> None:
    """All games of an environment have seeds of their own."""
    seed = b.seeds[n]
    b.seeds[n] = seed + games.size
    b.chance[n] = scramble(seed)
    seed_chance(games[n], seed)
    kernels.deal(games[n])
    note_points(games, b, n)


@kernel
def note_points(games: Any, b: Any, n: int) -> None:
    for seat in range(b.points.shape[1]):
        b.points[n, seat] = kernels.points(games[n], seat)


@kernel
def gain_points(games: Any, b: Any, n: int) -> None:
    """Every seat is rewarded with the points it made."""
    for seat in range(b.points.shape[1]):
        points = kernels.points(games[n], seat)
        b.rewards[n, seat] += np.float32(points - b.points[n, seat])
        b.points[n, seat] = points


@kernel
def victory(ranks: Any, seat: int, players: int) -> Any:
    """1 for the only winner, less for one of several; what the winners gain, the others lose in equal parts."""
    winners = 0
    for one in range(players):
        winners += ranks[one] == 1
    share = np.float32(players) / np.float32(winners) if ranks[seat] == 1 else np.float32(0)
    return (share - np.float32(1)) / np.float32(max(players - 1, 1))


@kernel
def gain_victory(games: Any, b: Any, n: int, ranks: Any) -> None:
    kernels.standing(games[n], ranks)
    for seat in range(b.points.shape[1]):
        b.rewards[n, seat] += victory(ranks, seat, b.points.shape[1])


@kernel
def reward(games: Any, b: Any, n: int, by_points: bool, ranks: Any) -> None:
    """What every seat gained, and how the game ended if it did."""
    if by_points:
        gain_points(games, b, n)
    if kernels.finished(games[n]):
        b.dones[n] = True
        for seat in range(b.points.shape[1]):
            b.results[n, seat] = kernels.points(games[n], seat)
        if not by_points:
            gain_victory(games, b, n, ranks)


@kernel
def is_over(games: Any, n: int) -> bool:
    return bool(kernels.finished(games[n]))


@kernel
def may_play(games: Any, b: Any, n: int, action: int, turn: int) -> bool:
    """Whether an action is legal, and of whoever has the turn; nothing is, once the game is over."""
    mine = not kernels.finished(games[n]) and b.policies[b.seats[n]] == turn
    return mine and 0 <= action < ACTIONS and b.masks[n, action]


@kernel
def play_action(games: Any, b: Any, n: int, action: int, turn: int) -> None:
    """Play an action of whoever has the turn, if it is legal; a game that is over stays as it is."""
    b.changed[n] = may_play(games, b, n, action, turn)
    if b.changed[n]:
        kernels.step(games[n], np.int64(b.seats[n]), action)
    elif kernels.finished(games[n]):
        b.dones[n] = True
    elif action != WAIT and b.policies[b.seats[n]] == turn:
        b.refused[n] = True


@kernel
def settle(games: Any, b: Any, n: int, by_points: bool, endless: bool, ranks: Any) -> bool:
    """Reward every seat, and deal the next game if this one is over; returns whether it did."""
    reward(games, b, n, by_points, ranks)
    if endless and kernels.finished(games[n]):
        deal(games, b, n)
        return True
    return False


@kernel
def act(
    games: Any, b: Any, n: int, action: int, turn: int, by_points: bool, endless: bool, actions: Any, ranks: Any
) -> None:
    """One step of a game, up to the next decision of somebody outside."""
    play_action(games, b, n, action, turn)
    if b.changed[n]:
        play_others(games, b, n, actions)
        if settle(games, b, n, by_points, endless, ranks):
            play_others(games, b, n, actions)
            note_points(games, b, n)


@kernel
def show(games: Any, b: Any, n: int, seat: Any, actions: Any) -> None:
    """What a seat sees and may do; somebody who is not to move may do nothing."""
    s = games[n]
    b.seats[n] = seat
    mask = b.masks[n]
    for action in range(ACTIONS):
        mask[action] = False
    if (kernels.active(s) >> seat) & 1:
        count = kernels.legal(s, seat, actions)
        for k in range(count):
            mask[actions[k]] = True
        b.chance[n] = roll(b.chance[n])
        b.random_actions[n] = actions[below(b.chance[n], count)]
    kernels.features(s, seat, b.observations[n])


@kernel
def observe(games: Any, b: Any, n: int, actions: Any) -> None:
    """Show the game to the seat to move; when it is over, the last seat sees the end."""
    seat = np.int64(b.seats[n])
    if not kernels.finished(games[n]):
        seat = np.int64(seat_to_move(games[n]))
    show(games, b, n, seat, actions)


@kernel
def clear(b: Any, n: int) -> None:
    """Nothing has been gained and nothing has ended yet."""
    b.dones[n] = False
    b.refused[n] = False
    for seat in range(b.points.shape[1]):
        b.rewards[n, seat] = 0


@kernel
def start_games(games: Any, b: Any, seed: int, first: int, last: int) -> None:
    """Deal the games of some places again: the one at place n from seed + n."""
    actions = np.empty(MAX_LEGAL, np.int16)
    for n in range(first, last):
        clear(b, n)
        b.seeds[n] = seed + n
        deal(games, b, n)
        play_others(games, b, n, actions)
        note_points(games, b, n)
        observe(games, b, n, actions)


@kernel
def step_games(
    games: Any, b: Any, chosen: Any, turn: int, by_points: bool, endless: bool, fresh: bool, first: int, last: int
) -> None:
    """One step of the games of some places; not a `fresh` one adds to what the last one gained."""
    actions, ranks = np.empty(MAX_LEGAL, np.int16), np.empty(MAX_SEATS, np.int16)
    for n in range(first, last):
        if fresh:
            clear(b, n)
        act(games, b, n, chosen[n], turn, by_points, endless, actions, ranks)
        if b.changed[n]:
            observe(games, b, n, actions)


@kernel
def advise(games: Any, b: Any, n: int, policy: int, actions: Any) -> None:
    """What a policy would do in a game, if it is not over."""
    if not kernels.finished(games[n]):
        b.advice[n] = decide(games[n], np.int64(b.seats[n]), policy, b.chance[n], actions)


@kernel
def advise_games(games: Any, b: Any, policy: int, first: int, last: int) -> None:
    actions = np.empty(MAX_LEGAL, np.int16)
    for n in range(first, last):
        advise(games, b, n, policy, actions)
