"""The end of a turn and of the game."""

from typing import Any

from ludus.engine.kernels import Record, kernel
from ludus.games.concordia.actions import OVER, PLAY
from ludus.games.concordia.tables import NO_CARD, NOBODY


@kernel
def take_concordia(s: Record) -> None:
    """The first to end the game takes the card; everybody else has one more turn."""
    if s.concordia == NOBODY:
        s.concordia = s.turn


@kernel
def to_the_right(s: Record, seat: int) -> int:
    return seat - 1 if seat > 0 else s.players - 1


@kernel
def to_the_left(s: Record, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


@kernel
def begin_turn(s: Record, seat: int) -> None:
    s.turn = seat
    s.to_move = seat
    s.question = PLAY
    s.card = NO_CARD
    s.copied = NOBODY
    s.movement = 0
    s.mover = 0
    s.origin = 0
    s.settled = 0
    s.sold = 0
    s.received = 0
    s.purchases = 0


@kernel
def end_turn(s: Record) -> None:
    if s.magnus_used:
        s.magnus = to_the_right(s, s.magnus)
        s.magnus_used = 0
    begin_turn(s, to_the_left(s, s.turn))
    if s.turn == s.concordia:
        s.question = OVER  # whoever ended the game has no further turn
    elif s.turn == s.first:
        if s.rounds == s.round_limit:
            s.question = OVER
        else:
            s.rounds += 1


@kernel
def finished(s: Record) -> Any:
    return s.question == OVER
