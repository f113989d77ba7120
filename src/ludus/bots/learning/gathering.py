"""Positions and what came of them, from very many quick games: a template, filled in for every game.

A seat plays by rule of thumb, or looks one decision ahead and judges by what was learned so far. Some games begin with
random play, so that odd positions are seen too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludus.engine.chance import below, roll, scramble
from ludus.engine.kernels import kernel

if TYPE_CHECKING:  # the game's kernels and numbers, put here before this file runs

    def _start(s: Any, seed: Any, config: Any) -> None: ...
    def _active(s: Any) -> int: ...
    def _legal(s: Any, seat: int, actions: Any) -> int: ...
    def _step(s: Any, seat: int, action: Any) -> None: ...
    def _finished(s: Any) -> bool: ...
    def _greedy(s: Any, seat: int, actions: Any, count: int) -> Any: ...
    def _features(s: Any, seat: int, out: Any) -> None: ...
    def actor_of(mask: int, seat: int) -> int: ...
    def judge(s: Any, seat: int, players: int, net: Any, scratch: Any) -> Any: ...
    def outcome(s: Any, seat: int, players: int) -> Any: ...
    def look_ahead(games: Any, seat: int, players: int, net: Any, deals: int, breadth: int, margin: float, x: Any, work: Any) -> Any: ...

    MOST_LEGAL = 0
    FEATURES = 0

ODDITY = 0.3  # share of random actions in an odd beginning
LONGEST_ODDITY = 120  # decisions
FOLLY = 0.02  # share of random actions after that: what is learned should hold for imperfect play too


@kernel
def gather(
    games: Any, config: Any, seed: int, pause: int, way: Any, net: Any, honesty: float, rows: Any, targets: Any, wins: Any
) -> int:
    """Fill rows with positions and targets with what they came to; returns the number of games played.

    `way` says how seats play: (deals, candidates, margin, share of seats that follow the rule of thumb all the same).
    Between two positions of a game lie about `pause` turns, as neighbouring ones teach the same. What came of a position
    is told by the end of its game and, as far as `honesty` is below 1, by how the next positions were judged. `wins`
    counts what seats that looked ahead won against those that did not, and the games between them.
    """
    players = config[0]
    seats = np.zeros(rows.shape[0], np.int16)
    judged = np.zeros(rows.shape[0], np.float32)
    scratch = np.zeros(FEATURES + net.size, np.float32)
    x = scramble(seed)
    filled = 0
    played = 0
    while filled + players <= rows.shape[0]:
        x = roll(x)
        _start(games[0], np.int64(x >> np.uint64(1)), config)
        x = roll(x)
        odd = below(x, LONGEST_ODDITY) * (x & np.uint64(1))
        x, thumbs = seats_by_thumb(x, players, way[3])
        first = filled
        decisions = 0
        wait = 0
        while not _finished(games[0]):
            x, turned = decide(games, players, thumbs, way, net, decisions < odd, x)
            decisions += 1
            wait -= turned
            if wait < 0 and decisions >= odd and filled + players <= rows.shape[0] and not _finished(games[0]):
                x = roll(x)
                wait = below(x, 2 * pause)
                for seat in range(players):
                    _features(games[0], seat, rows[filled])
                    judged[filled] = judge(games[0], seat, players, net, scratch)
                    seats[filled] = seat
                    filled += 1
        tell(games[0], players, honesty, seats, judged, targets, first, filled)
        if odd == 0:
            count_wins(games[0], players, thumbs, wins)
        played += 1
    return played


@kernel
def seats_by_thumb(x: Any, players: int, share: float) -> Any:
    """A mask of the seats that follow the rule of thumb in this game."""
    mask = 0
    for seat in range(players):
        x = roll(x)
        if below(x, 1 << 20) < share * (1 << 20):
            mask |= 1 << seat
    return x, mask


@kernel
def decide(games: Any, players: int, thumbs: int, way: Any, net: Any, odd: bool, x: Any) -> Any:
    """One decision of a game; the next chance, and whether a turn is over."""
    s = games[0]
    mask = _active(s)
    known = s.revealed
    seat = actor_of(mask, 0)
    actions = np.empty(MOST_LEGAL, np.int16)
    count = _legal(s, seat, actions)
    x = roll(x)
    if below(x, 1 << 20) < (ODDITY if odd else FOLLY) * (1 << 20):
        x = roll(x)
        action = np.int64(actions[below(x, count)])
    elif odd or (thumbs >> seat) & 1 or way[0] == 0:
        action = np.int64(_greedy(s, seat, actions, count))
    else:
        x = roll(x)
        action = look_ahead(games, seat, players, net, np.int64(way[0]), np.int64(way[1]), way[2], x, games[1:])
    _step(s, seat, action)
    return x, _finished(s) or s.revealed != known or _active(s) != mask


@kernel
def tell(s: Any, players: int, honesty: float, seats: Any, judged: Any, targets: Any, first: int, filled: int) -> None:
    """What came of a game's positions, from the last one back."""
    for seat in range(players):
        came = outcome(s, seat, players)
        for n in range(filled - 1, first - 1, -1):
            if seats[n] == seat:
                targets[n] = came
                came = honesty * came + (1 - honesty) * judged[n]


@kernel
def count_wins(s: Any, players: int, thumbs: int, wins: Any) -> None:
    """Count a game of both sorts of seats: the better of the best seats of each sort wins it."""
    ahead = -1.0
    behind = -1.0
    for seat in range(players):
        came = outcome(s, seat, players)
        if (thumbs >> seat) & 1:
            behind = max(behind, came)
        else:
            ahead = max(ahead, came)
    if ahead >= 0 and behind >= 0:
        wins[0] += 1.0 if ahead > behind else 0.5 if ahead == behind else 0.0
        wins[1] += 1.0
