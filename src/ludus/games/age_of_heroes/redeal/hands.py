"""Hands and deck drawn anew.

In a view `deck` holds every unseen card and the hands of others hold their known cards. Unseen cards go into the free
places of hands, within the bounds the viewer knows; what remains is the deck. Where no place is free for a card that
must be in some hand, others move over for it along a path of hands, as in a bipartite matching.
"""

from ludus.engine.chance import draw, draw_bit
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.rules.cards import NO_CARD, hand_size
from ludus.games.age_of_heroes.rules.knowledge import NO_BOUND, count_of, with_count
from ludus.games.age_of_heroes.rules.ring import bit
from ludus.games.age_of_heroes.state import FAIR_EVENTS
from ludus.games.age_of_heroes.tables import HAND_KINDS, IMMEDIATE, KINDS, MOST_PLAYERS

START = 15  # in a path: the card came from the unseen ones


@kernel
def deal_hands(s: Record, seat: int) -> None:
    deal_events(s, seat)
    deal_needed(s, seat)
    fill_hands(s, seat)


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
    bound = count_of(s.most[viewer, other], kind)
    return bound == NO_BOUND or s.seats[other].hand[kind] < bound


@kernel
def bench(seat: int) -> int:
    """Another viewer, whose row of `least` serves while dealing for the cards that must stay where they are."""
    return 2 if seat == 0 else 1


@kernel
def pin_known(s: Record, seat: int) -> None:
    s.least[bench(seat), :] = s.least[seat + 1]


@kernel
def can_hold(s: Record, seat: int, other: int, kind: int) -> bool:
    """Whether one more unseen card of a kind can be put into a hand."""
    return s.deck[kind] > 0 and places(s, other) > 0 and within_bound(s, seat + 1, other, kind)


@kernel
def pin(s: Record, seat: int, other: int, kind: int) -> None:
    """Put one more card of a kind into a hand, to stay there."""
    put(s, other, kind)
    s.least[bench(seat), other] = with_count(s.least[bench(seat), other], kind, s.seats[other].hand[kind])


@kernel
def put(s: Record, other: int, kind: int) -> None:
    s.deck[kind] -= 1
    s.seats[other].hand[kind] += 1


# ---------------------------------------------------------------- events drawn at this fair


@kernel
def may_be_event(s: Record, other: int, kind: int) -> bool:
    """A tribe plays its events in the order of their kinds."""
    return kind >= HAND_KINDS and (other != s.current or kind >= s.event)


@kernel
def deal_events(s: Record, seat: int) -> None:
    if s.stage != FAIR_EVENTS:
        return
    for other in range(s.players):
        if other != seat:
            for _ in range(min(s.seats[other].fresh, places(s, other))):
                maybe_event(s, other)
    crowd_out(s, seat)


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
def crowd_out(s: Record, seat: int) -> None:
    """Where the deck is too small for all events left, the rest lie before players; first before who comes later."""
    for current in range(2):
        for kind in range(HAND_KINDS, KINDS):
            for other in range(s.players):
                if other == seat or (other == s.current) != (current == 1) or not may_be_event(s, other, kind):
                    continue
                while s.deck[kind] > 0 and events_unplaced(s) > s.deck_size and spare_fresh(s, other) > 0:
                    put_event(s, other, kind)


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


# ---------------------------------------------------------------- cards that must be in some hand


@kernel
def deal_needed(s: Record, seat: int) -> None:
    """All hands together hold at least what the last reshuffle has shown."""
    for kind in range(HAND_KINDS):
        missing = count_of(s.floor[seat + 1], kind)
        for other in range(s.players):
            missing -= s.seats[other].hand[kind]
        for _ in range(missing):
            insert(s, seat, kind)


@kernel
def insert(s: Record, seat: int, kind: int) -> bool:
    """Put an unseen card into some hand; whether there was a way."""
    if s.deck[kind] == 0:
        return False
    open_hands = 0
    for other in range(s.players):
        if other != seat and can_hold(s, seat, other, kind):
            open_hands |= bit(other)
    if open_hands == 0:
        return insert_by_path(s, seat, kind)
    put(s, draw_bit(s, open_hands), kind)
    return True


@kernel
def insert_by_path(s: Record, seat: int, kind: int) -> bool:
    """Full hands make room by passing another card on, until one finds a free place: breadth first, hand by hand."""
    seen = 0
    done = 0
    before = 0  # for each hand, 4 bits: the hand its new card comes from
    card = 0  # and 4 bits: the card
    for other in range(s.players):
        if other != seat and within_bound(s, seat + 1, other, kind):
            seen |= bit(other)
            before = with_count(before, other, START)
            card = with_count(card, other, kind)
    for _ in range(MOST_PLAYERS):
        for other in range(s.players):
            if not (seen & ~done) >> other & 1:
                continue
            done |= bit(other)
            if places(s, other) > 0:
                shift(s, other, before, card)
                return True
            for passed_on in range(HAND_KINDS):
                if s.seats[other].hand[passed_on] <= count_of(s.least[bench(seat), other], passed_on):
                    continue
                for taker in range(s.players):
                    if taker == seat or (seen >> taker) & 1 or not within_bound(s, seat + 1, taker, passed_on):
                        continue
                    seen |= bit(taker)
                    before = with_count(before, taker, other)
                    card = with_count(card, taker, passed_on)
    return False


@kernel
def shift(s: Record, other: int, before: int, card: int) -> None:
    """Move every card of a path one hand on."""
    while count_of(before, other) != START:
        giver = count_of(before, other)
        kind = count_of(card, other)
        s.seats[other].hand[kind] += 1
        s.seats[giver].hand[kind] -= 1
        other = giver
    put(s, other, count_of(card, other))


# ---------------------------------------------------------------- the rest


@kernel
def fill_hands(s: Record, seat: int) -> None:
    for other in range(s.players):
        while other != seat and places(s, other) > 0:
            kind = random_unseen(s, seat, other, True)
            if kind != NO_CARD:
                put(s, other, kind)
            elif not insert_any(s, seat):
                put(s, other, random_unseen(s, seat, other, False))


@kernel
def random_unseen(s: Record, seat: int, other: int, bounded: bool) -> int:
    """An unseen card that a hand can hold, each as likely as the other."""
    total = 0
    for kind in range(HAND_KINDS):
        if not bounded or within_bound(s, seat + 1, other, kind):
            total += s.deck[kind]
    if total == 0:
        return NO_CARD
    place = draw(s, total)
    for kind in range(HAND_KINDS):
        if not bounded or within_bound(s, seat + 1, other, kind):
            place -= s.deck[kind]
            if place < 0:
                return kind
    return NO_CARD


@kernel
def insert_any(s: Record, seat: int) -> bool:
    """Nothing unseen fits the hand in question: let any card in, so that one passed on fits."""
    for kind in range(HAND_KINDS):
        if s.deck[kind] > 0 and insert_by_path(s, seat, kind):
            return True
    return False
