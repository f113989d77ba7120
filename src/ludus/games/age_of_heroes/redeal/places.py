"""Free places in hands, and what can go into them.

In a view `deck` holds every unseen card, and the hands of others hold their known cards.
"""

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.rules.cards import hand_size
from ludus.games.age_of_heroes.rules.knowledge import NO_BOUND, count_of, with_count
from ludus.games.age_of_heroes.tables import HAND_KINDS, IMMEDIATE


@kernel
def places(s: Record, seat: int) -> int:
    """Cards of a seat that are not placed yet."""
    free = s.seats[seat].cards - hand_size(s, seat)
    for event in range(IMMEDIATE):
        free -= s.seats[seat].events[event]
    return free


@kernel
def within_bound(s: Record, viewer: int, other: int, kind: int) -> bool:
    """Whether, for all the viewer knows, a hand can hold one more of a kind than is placed."""
    bound = count_of(s.most[other, viewer], kind)
    return bound == NO_BOUND or s.seats[other].hand[kind] < bound


@kernel
def scratch_viewer(seat: int) -> int:
    """A viewer whose column of `least` is free while dealing: it notes the cards that must stay where they are."""
    return 2 if seat == 0 else 1


@kernel
def pin_known(s: Record, seat: int) -> None:
    s.least[:, scratch_viewer(seat)] = s.least[:, seat + 1]


@kernel
def can_hold(s: Record, seat: int, other: int, kind: int) -> bool:
    """Whether one more unseen card of a kind can be put into a hand."""
    return s.deck[kind] > 0 and places(s, other) > 0 and within_bound(s, seat + 1, other, kind)


@kernel
def pin(s: Record, seat: int, other: int, kind: int) -> None:
    """Put one more card of a kind into a hand, to stay there."""
    put(s, other, kind)
    viewer = scratch_viewer(seat)
    s.least[other, viewer] = with_count(s.least[other, viewer], kind, s.seats[other].hand[kind])


@kernel
def put(s: Record, other: int, kind: int) -> None:
    s.deck[kind] -= 1
    s.seats[other].hand[kind] += 1


@kernel
def take_back(s: Record, seat: int) -> None:
    """All cards that have been placed are unseen again."""
    for other in range(s.players):
        p = s.seats[other]
        for kind in range(HAND_KINDS if other != seat else 0):
            known = count_of(s.least[other, seat + 1], kind)
            s.deck[kind] += p.hand[kind] - known
            p.hand[kind] = known
        for event in range(IMMEDIATE if other != seat else 0):
            s.deck[HAND_KINDS + event] += p.events[event]
            p.events[event] = 0
