"""Who sits where: seats in a ring, neighbours still playing, roads between them, and asking a seat."""

from typing import Any

import numpy as np

from ludus.engine.chance import is_keyed, reveal
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.state import NO_QUESTION


@kernel
def bit(seat: int) -> Any:
    return np.int64(1) << np.int64(seat)


@kernel
def is_playing(s: Record, seat: int) -> bool:
    return (s.playing >> seat) & 1 == 1


@kernel
def next_seat(s: Record, seat: int) -> int:
    """The seat on the left, playing or not."""
    return 0 if seat + 1 >= s.players else seat + 1


@kernel
def left_of(s: Record, seat: int) -> int:
    """The nearest tribe on the left still playing (the seat itself where it is the last)."""
    seat = next_seat(s, seat)
    while not is_playing(s, seat):
        seat = next_seat(s, seat)
    return seat


@kernel
def right_of(s: Record, seat: int) -> int:
    seat = (s.players if seat == 0 else seat) - 1
    while not is_playing(s, seat):
        seat = (s.players if seat == 0 else seat) - 1
    return seat


@kernel
def joined(s: Record, one: int, other: int) -> bool:
    """Whether a road joins two tribes directly; both must be playing."""
    if s.seats[one].road == 1 and left_of(s, one) == other:
        return True
    return s.seats[other].road == 1 and left_of(s, other) == one


@kernel
def reached(s: Record, seat: int) -> int:
    """How many other tribes the roads of a seat lead to, directly or through others."""
    count = 0
    at = left_of(s, seat)
    before = seat
    while at != seat and joined(s, before, at):
        count += 1
        before = at
        at = left_of(s, at)
    if at == seat:
        return count
    end = before
    before = seat
    at = right_of(s, seat)
    while at != end and joined(s, before, at):
        count += 1
        before = at
        at = right_of(s, at)
    return count


@kernel
def ask(s: Record, question: int, seats: int) -> None:
    """Wait for the seats of a mask."""
    s.question = question
    s.asked = seats


@kernel
def go_on(s: Record) -> None:
    """Nothing is asked any more: the game continues by itself until the next question."""
    s.question = NO_QUESTION
    s.asked = 0


@kernel
def reveal_outcome(s: Record, somebody_is_asked: bool) -> None:
    """Cards of others decide what comes of an action. It comes to light even if nothing does: whether an action can be
    undone must reveal nothing. In games of the first rules version it came to light only if somebody was asked."""
    if somebody_is_asked or is_keyed(s):
        reveal(s)
