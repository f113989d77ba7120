"""Which games can be played in step: on a GPU those that go the same way through the rules go side by side."""

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.actions import GIVE, OFFER, PASS, WANTED, WAY
from ludus.games.age_of_heroes.rules.ring import bit, next_seat
from ludus.games.age_of_heroes.rules.trade import has_a_go, holders
from ludus.games.age_of_heroes.state import ASK_DISCARD, ASK_FIGHT, ASK_TRADE, ASK_UNDER
from ludus.games.age_of_heroes.tables import HAND_LIMIT, NOBODY


@kernel
def situation(s: Record) -> int:
    return s.question


@kernel
def course(s: Record, seat: int, action: int) -> int:
    """Which way a step will go: what is done, and what is to be expected of it."""
    way = WAY[action] * 4
    if s.question == ASK_TRADE:
        return way + course_of_trade(s, seat, action)
    if s.question in (ASK_UNDER, ASK_FIGHT):
        return way + (s.asked == bit(seat))
    if s.turn == NOBODY:
        return way
    ends_round = next_seat(s, s.turn) == s.first
    discards = s.seats[seat].cards > s.numbers[HAND_LIMIT] + (s.question == ASK_DISCARD)
    return way + 2 * ends_round + discards


@kernel
def course_of_trade(s: Record, seat: int, action: int) -> int:
    """Whether somebody else continues to trade, and whether an offer comes to anything."""
    goes_on = has_a_go(s, next_seat(s, seat))
    if action < OFFER or action >= GIVE:
        return 2 * goes_on if action == PASS else 0
    return 2 * goes_on + (holders(s, seat, WANTED[action - OFFER]) != 0)
