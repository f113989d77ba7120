"""Events drawn at this fair that others have still to play."""

from ludus.engine.chance import draw
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.redeal.places import places
from ludus.games.age_of_heroes.state import FAIR_EVENTS
from ludus.games.age_of_heroes.tables import HAND_KINDS, IMMEDIATE, KINDS


@kernel
def may_be_event(s: Record, other: int, kind: int) -> bool:
    """A tribe plays its events in the order of their kinds."""
    return kind >= HAND_KINDS and (other != s.current or kind >= s.event)


@kernel
def deal_events(s: Record, seat: int) -> None:
    """Cards just drawn may be events. They come from the deck as it was; older cards of hands are no events.

    The tribe that plays its events goes first: of all ways to draw, those are left in which it has none that it would
    have played already.
    """
    if s.stage != FAIR_EVENTS:
        return
    pool = s.deck_size
    for other in range(s.players):
        pool += spare_fresh(s, other) if other != seat else 0
    if s.current != seat:
        pool -= deal_fresh(s, s.current, pool)
    for other in range(s.players):
        if other != seat and other != s.current:
            pool -= deal_fresh(s, other, pool)


@kernel
def deal_fresh(s: Record, other: int, pool: int) -> int:
    """Events among the cards a tribe has just drawn out of so many; how many cards these are."""
    drawn = spare_fresh(s, other)
    for kind in range(HAND_KINDS, KINDS):
        if not may_be_event(s, other, kind):
            pool -= s.deck[kind]
    for n in range(drawn):
        maybe_event(s, other, pool - n)
    return drawn


@kernel
def maybe_event(s: Record, other: int, pool: int) -> None:
    """One of so many cards: an event, or something else."""
    place = draw(s, pool)
    for kind in range(HAND_KINDS, KINDS):
        if may_be_event(s, other, kind):
            if place < s.deck[kind]:
                put_event(s, other, kind)
                return
            place -= s.deck[kind]


@kernel
def put_event(s: Record, other: int, kind: int) -> None:
    s.deck[kind] -= 1
    s.seats[other].events[kind - HAND_KINDS] += 1


@kernel
def put_any_event(s: Record, other: int) -> bool:
    """An event where no other card fits; whether there is one."""
    for kind in range(HAND_KINDS, KINDS):
        if s.deck[kind] > 0 and spare_fresh(s, other) > 0 and may_be_event(s, other, kind):
            put_event(s, other, kind)
            return True
    return False


@kernel
def crowd_out(s: Record, seat: int) -> bool:
    """Where the deck is too small for all events left, the rest lie before players, later ones first."""
    for current in range(2):
        for kind in range(HAND_KINDS, KINDS):
            for other in range(s.players):
                if other == seat or (other == s.current) != (current == 1) or not may_be_event(s, other, kind):
                    continue
                while s.deck[kind] > 0 and events_unplaced(s) > s.deck_size and spare_fresh(s, other) > 0:
                    put_event(s, other, kind)
    return events_unplaced(s) <= s.deck_size


@kernel
def events_unplaced(s: Record) -> int:
    count = 0
    for kind in range(HAND_KINDS, KINDS):
        count += s.deck[kind]
    return count


@kernel
def spare_fresh(s: Record, other: int) -> int:
    """Cards of this fair that are not events so far, and still have a place."""
    fresh = s.seats[other].fresh
    for event in range(IMMEDIATE):
        fresh -= s.seats[other].events[event]
    return min(fresh, places(s, other))
