"""Hands and deck, drawn again.

Unseen cards go into the free places of hands, within the bounds the viewer knows; what remains is the deck. Where no
place is free for a card that must be in some hand, others move over for it along a path of hands, as in a bipartite
matching.
"""

from ludus.engine.chance import draw, draw_bit
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.redeal.events import crowd_out, deal_events, put_any_event, put_event
from ludus.games.age_of_heroes.redeal.likelihood import likelihood
from ludus.games.age_of_heroes.redeal.places import can_hold, places, put, scratch_viewer, within_bound
from ludus.games.age_of_heroes.rules.cards import NO_CARD
from ludus.games.age_of_heroes.rules.knowledge import count_of, with_count
from ludus.games.age_of_heroes.rules.ring import bit
from ludus.games.age_of_heroes.tables import HAND_KINDS, MAX_PLAYERS

START = 15  # in a path: the card came from the unseen ones


@kernel
def deal_hands(s: Record, seat: int) -> bool:
    """Whether a deal was found that fits all that the viewer knows."""
    if not crowd_out(s, seat) or not deal_needed(s, seat):
        return False
    deal_events(s, seat)
    return fill_hands(s, seat)


# ---------------------------------------------------------------- cards that must be in some hand


@kernel
def deal_needed(s: Record, seat: int) -> bool:
    """All hands together hold at least what the last reshuffle has shown."""
    for kind in range(HAND_KINDS):
        missing = count_of(s.floor[seat + 1], kind)
        for other in range(s.players):
            missing -= s.seats[other].hand[kind]
        for _ in range(missing):
            if not insert(s, seat, kind):
                return False
    return True


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
    for _ in range(MAX_PLAYERS):
        for other in range(s.players):
            if not (seen & ~done) >> other & 1:
                continue
            done |= bit(other)
            if places(s, other) > 0:
                shift(s, other, before, card)
                return True
            for passed_on in range(HAND_KINDS):
                if s.seats[other].hand[passed_on] <= count_of(s.least[other, scratch_viewer(seat)], passed_on):
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
def fill_hands(s: Record, seat: int) -> bool:
    for other in range(s.players):
        while other != seat and places(s, other) > 0:
            kind = random_unseen(s, seat, other)
            if kind != NO_CARD:
                put(s, other, kind)
            elif not insert_any(s, seat) and not put_any_event(s, other):
                return False
    return True


@kernel
def random_unseen(s: Record, seat: int, other: int) -> int:
    """An unseen card that a hand can hold, the likelier the more it is worth keeping."""
    total = 0
    for kind in range(HAND_KINDS):
        if within_bound(s, seat + 1, other, kind):
            total += s.deck[kind] * likelihood(s, other, kind)
    if total == 0:
        return NO_CARD
    place = draw(s, total)
    for kind in range(HAND_KINDS):
        if within_bound(s, seat + 1, other, kind):
            place -= s.deck[kind] * likelihood(s, other, kind)
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


@kernel
def force_hands(s: Record, seat: int) -> None:
    """Where no deal was found that fits: any card will do, so that the game can be played."""
    for other in range(s.players):
        kind = 0
        while other != seat and places(s, other) > 0:
            if s.deck[kind] == 0:
                kind += 1
            elif kind < HAND_KINDS:
                put(s, other, kind)
            else:
                put_event(s, other, kind)
