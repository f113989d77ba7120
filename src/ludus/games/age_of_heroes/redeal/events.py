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
    """Cards just drawn may be events."""
    for other in range(s.players):
        if other != seat and s.stage == FAIR_EVENTS:
            for _ in range(spare_fresh(s, other)):
                maybe_event(s, other)


@kernel
def maybe_event(s: Record, other: int) -> None:
    """A card just drawn: an event as often as events are among the unseen cards."""
    unseen = 0
    for kind in range(KINDS):
        unseen += s.deck[kind]
    place = draw(s, unseen)
    kind = 0
    while place >= s.deck[kind]:
        place -= s.deck[kind]
        kind += 1
    if may_be_event(s, other, kind):
        put_event(s, other, kind)


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
