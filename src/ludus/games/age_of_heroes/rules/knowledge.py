"""What every seat, and spectators, have learned about hands.

For each viewer and hand there are two bounds on the number of cards of each kind, `least` and `most`, and for each
viewer a `floor`: how many cards of each kind are at least in all hands together, as the last reshuffle and the
viewer's draws since have shown. All are kept as 4 bits for each kind in one number, so that "one more of any" is one
addition.
"""

from typing import Any

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.tables import HAND_KINDS

NO_BOUND = 15
PAIRS = np.int64(0x0F0F0F0F0F0F0F0F)
BYTES = np.int64(0x0101010101010101)
ONES = np.int64(sum(1 << 4 * kind for kind in range(HAND_KINDS)))


@kernel
def count_of(packed: Any, kind: int) -> Any:
    return (packed >> np.int64(4 * kind)) & np.int64(15)


@kernel
def with_count(packed: Any, kind: int, count: int) -> Any:
    place = np.int64(4 * kind)
    return (packed & ~(np.int64(15) << place)) | (np.int64(min(count, NO_BOUND)) << place)


@kernel
def one_more(packed: Any, kind: int) -> Any:
    """One more of a kind; 15 stays 15."""
    return with_count(packed, kind, count_of(packed, kind) + 1)


@kernel
def one_less(packed: Any, kind: int) -> Any:
    """One less of a kind; 0 stays 0."""
    return with_count(packed, kind, max(count_of(packed, kind) - 1, 0))


@kernel
def one_less_bound(packed: Any, kind: int) -> Any:
    """One less of a kind; 15, which is no bound, stays 15."""
    return packed if count_of(packed, kind) == NO_BOUND else one_less(packed, kind)


@kernel
def one_more_of_any(packed: Any) -> Any:
    full = packed & (packed >> np.int64(1)) & (packed >> np.int64(2)) & (packed >> np.int64(3)) & ONES
    return packed + (ONES ^ full)


@kernel
def one_less_of_any(packed: Any) -> Any:
    some = (packed | (packed >> np.int64(1)) | (packed >> np.int64(2)) | (packed >> np.int64(3))) & ONES
    return packed - some


@kernel
def count_of_all(packed: Any) -> Any:
    """All kinds together: neighbours are added up in bytes, and one multiplication adds all bytes."""
    pairs = (packed & PAIRS) + ((packed >> np.int64(4)) & PAIRS)
    return ((pairs * BYTES) >> np.int64(56)) & np.int64(255)


# ---------------------------------------------------------------- what one viewer knows


@kernel
def unseen(s: Record, seat: int, kind: int) -> int:
    """Cards of a kind of which the seat cannot say where they are."""
    count = s.deck[kind]
    for other in range(s.players):
        if other != seat and kind < HAND_KINDS:
            count += s.seats[other].hand[kind] - count_of(s.least[other, seat + 1], kind)
        elif other != seat:
            count += s.seats[other].events[kind - HAND_KINDS]
    return count


# ---------------------------------------------------------------- what one viewer learns


@kernel
def sees_gain(s: Record, viewer: int, seat: int, kind: int) -> None:
    s.least[seat, viewer] = one_more(s.least[seat, viewer], kind)
    s.most[seat, viewer] = one_more(s.most[seat, viewer], kind)


@kernel
def sees_loss(s: Record, viewer: int, seat: int, kind: int) -> None:
    s.least[seat, viewer] = one_less(s.least[seat, viewer], kind)
    s.most[seat, viewer] = one_less_bound(s.most[seat, viewer], kind)


@kernel
def sees_some(s: Record, viewer: int, seat: int, kind: int) -> None:
    """It is proved that the seat holds the card."""
    if count_of(s.least[seat, viewer], kind) == 0:
        s.least[seat, viewer] = one_more(s.least[seat, viewer], kind)


@kernel
def sees_none(s: Record, viewer: int, seat: int, kind: int) -> None:
    """It is proved that the seat does not hold the card."""
    s.least[seat, viewer] = with_count(s.least[seat, viewer], kind, 0)
    s.most[seat, viewer] = with_count(s.most[seat, viewer], kind, 0)


# ---------------------------------------------------------------- what everybody learns


@kernel
def all_see_gain(s: Record, seat: int, kind: int) -> None:
    for viewer in range(s.players + 1):
        sees_gain(s, viewer, seat, kind)


@kernel
def all_see_loss(s: Record, seat: int, kind: int) -> None:
    for viewer in range(s.players + 1):
        sees_loss(s, viewer, seat, kind)


@kernel
def all_see_some(s: Record, seat: int, kind: int) -> None:
    for viewer in range(s.players + 1):
        sees_some(s, viewer, seat, kind)


@kernel
def all_see_none(s: Record, seat: int, kind: int) -> None:
    for viewer in range(s.players + 1):
        sees_none(s, viewer, seat, kind)


@kernel
def drawn_unseen(s: Record, seat: int) -> None:
    """A card came into a hand, and nobody else knows which."""
    for viewer in range(s.players + 1):
        s.most[seat, viewer] = one_more_of_any(s.most[seat, viewer])


@kernel
def drawn_by(s: Record, seat: int, kind: int) -> None:
    """Whoever draws a card knows that all hands together hold one more of it."""
    s.floor[seat + 1] = one_more(s.floor[seat + 1], kind)


@kernel
def left_hands(s: Record, kind: int) -> None:
    """A card left the hands of all for the table."""
    for viewer in range(s.players + 1):
        s.floor[viewer] = one_less(s.floor[viewer], kind)


@kernel
def plundered(s: Record, loser: int, taker: int, kind: int) -> None:
    """A card changed hands, and only these two know which."""
    for viewer in range(s.players + 1):
        if viewer in (loser + 1, taker + 1):
            sees_loss(s, viewer, loser, kind)
            sees_gain(s, viewer, taker, kind)
        else:
            s.least[loser, viewer] = one_less_of_any(s.least[loser, viewer])
            s.most[taker, viewer] = one_more_of_any(s.most[taker, viewer])


@kernel
def reshuffle_seen(s: Record) -> None:
    """The discard, which all have seen, is now the deck: what is not in it is in the hands."""
    for kind in range(HAND_KINDS):
        held = 0
        for seat in range(s.players):
            held += s.seats[seat].hand[kind]
        for viewer in range(s.players + 1):
            s.floor[viewer] = with_count(s.floor[viewer], kind, held)
            bound_by_reshuffle(s, viewer, kind, held)


@kernel
def bound_by_reshuffle(s: Record, viewer: int, kind: int, held: int) -> None:
    """Nobody can hold more of a kind than all hands together do, less what the viewer knows to be elsewhere."""
    unknown = held
    for seat in range(s.players):
        unknown -= s.seats[seat].hand[kind] if seat + 1 == viewer else count_of(s.least[seat, viewer], kind)
    for seat in range(s.players):
        bound = count_of(s.least[seat, viewer], kind) + unknown
        if bound < count_of(s.most[seat, viewer], kind):
            s.most[seat, viewer] = with_count(s.most[seat, viewer], kind, bound)
