"""Prices: rows over the supplies, from soldiers to resources."""

from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall.tables import GUARDS, LEFT, MAX_COUNTED, NEUTRAL1, PIECE_BITS, RESOURCE


@kernel
def purse(p: Record) -> int:
    """What a player has, packed as prices are."""
    packed = 0
    for supply in range(5):
        packed |= min(int(p.supplies[supply]), MAX_COUNTED) << (PIECE_BITS * supply)
    return packed


@kernel
def can_pay(purse: int, price: int) -> bool:
    """Whether the subtraction borrows from no kind's guard bit."""
    return ((purse | GUARDS) - price) & GUARDS == GUARDS


@kernel
def pay(p: Record, cost: Record) -> None:
    for supply in range(5):
        p.supplies[supply] -= cost[supply]


@kernel
def receive(p: Record, gain: Record) -> None:
    for supply in range(5):
        p.supplies[supply] += gain[supply]


@kernel
def neighbour(s: Record, seat: int, side: int) -> int:
    """The next seat is on the left, the previous one on the right."""
    if side == LEFT:
        return seat + 1 if seat + 1 < s.players else 0
    return seat - 1 if seat > 0 else s.players - 1


@kernel
def can_ask(s: Record, source: int) -> bool:
    """Whether a good or a shape can be had from a neighbour or a neutral card at this table."""
    if source >= NEUTRAL1:
        return s.neutral_cards[source - NEUTRAL1] >= 0
    return s.players > 1 + source  # two players have one neighbour, on the left


@kernel
def prospect_of(s: Record, seat: int, source: int) -> int:
    """The card of a neighbour or the neutral card."""
    if source >= NEUTRAL1:
        return s.neutral_cards[source - NEUTRAL1]
    return s.seats[neighbour(s, seat, source)].prospect


@kernel
def hand_over(s: Record, seat: int, source: int, supply: int) -> None:
    """Pay a neighbour, who may use it at once, or put the piece on a neutral card."""
    s.seats[seat].supplies[supply] -= 1
    if source >= NEUTRAL1:
        if supply == RESOURCE:
            s.neutral_resources[source - NEUTRAL1] += 1
        else:
            s.neutral_soldiers[source - NEUTRAL1] += 1
    elif s.gifts:
        s.tribute += 1
    else:
        q = s.seats[neighbour(s, seat, source)]
        q.supplies[supply] += 1
        q.stopped = 0
