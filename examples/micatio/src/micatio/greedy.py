"""Sensible play without search: what is certain first, then every finger. Search finds the pile and the die itself."""

import math

from ludus.engine.contract import Actions
from ludus.engine.kernels import Record, kernel
from micatio.actions import FINGERS, PEBBLE
from micatio.rules.scoring import points

LEAD = 4.0  # points: so far ahead, three of four games are won
GOOD_ROUND = 13.0  # points of a player alone


@kernel
def greedy(s: Record, seat: int, actions: Actions, count: int) -> int:  # noqa: ARG001 - the legal actions say enough
    for n in range(count):
        if actions[n] == PEBBLE:
            return PEBBLE
    return FINGERS - 1


@kernel
def value(s: Record, seat: int) -> float:
    if s.players == 1:
        return min(1.0, points(s, seat) / (GOOD_ROUND * (s.rounds + 1)))
    rival = 0
    for k in range(s.players):
        if k != seat:
            rival = max(rival, points(s, k))
    return 1.0 / (1.0 + math.exp((rival - points(s, seat)) / LEAD))
