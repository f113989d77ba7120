"""Sensible trade: what is missed least for what is wanted most and likely to be found."""

from typing import Any

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.actions import AGREE, OFFER, PASS, REFUSE, WITH
from ludus.games.age_of_heroes.greedy.sensible_actions import is_material, keeps, may_be_taken_back
from ludus.games.age_of_heroes.greedy.styles import SPARE
from ludus.games.age_of_heroes.greedy.threat import threat
from ludus.games.age_of_heroes.greedy.worth import gain, loss
from ludus.games.age_of_heroes.rules.cards import NO_CARD
from ludus.games.age_of_heroes.rules.knowledge import count_of, count_of_all, unseen
from ludus.games.age_of_heroes.rules.ring import is_playing
from ludus.games.age_of_heroes.tables import EXCHANGE, FORCED, HAND_KINDS, NOBODY, SPECIAL, TRIBES

CERTAIN = 16  # chances are counted in sixteenths


@kernel
def hidden_cards(s: Record, seat: int, other: int) -> int:
    """Cards of another tribe's hand of which the seat cannot say what they are."""
    return s.seats[other].cards - count_of_all(s.least[other, seat + 1])


@kernel
def unseen_cards(s: Record, seat: int) -> int:
    total = s.deck_size
    for other in range(s.players):
        if other != seat:
            total += hidden_cards(s, seat, other)
    return total


@kernel
def chance_to_find(s: Record, seat: int, kind: int, total: int) -> int:
    """How likely it is, in sixteenths, that somebody else holds a card of a kind; `total` is all that is unseen."""
    expected = 0
    left = unseen(s, seat, kind)
    for other in range(s.players):
        if other == seat or not is_playing(s, other):
            continue
        if count_of(s.least[other, seat + 1], kind) > 0:
            return CERTAIN
        if left > 0 and count_of(s.most[other, seat + 1], kind) > 0:
            expected += CERTAIN * hidden_cards(s, seat, other) * left // total
    return min(expected, CERTAIN - 1)


@kernel
def helps_somebody(s: Record, seat: int, kind: int) -> bool:
    """Whether a card is the special resource of another tribe still playing."""
    if kind < SPECIAL or kind >= SPECIAL + len(TRIBES):
        return False
    owner = s.seat_of[kind - SPECIAL]
    return owner not in (NOBODY, seat) and is_playing(s, owner)


@kernel
def card_to_offer(s: Record, seat: int, style: int) -> int:
    best = NO_CARD
    lowest = 1000
    for kind in range(HAND_KINDS):
        if s.seats[seat].hand[kind] > 0 and not keeps(s, seat, kind):
            cost = loss(s, seat, kind, style) + (4 if helps_somebody(s, seat, kind) else 0)
            if cost == SPARE and s.numbers[EXCHANGE] != FORCED:
                continue  # nobody agrees to take what nobody needs
            if cost < lowest:
                lowest = cost
                best = kind
    return best


@kernel
def trade_action(s: Record, seat: int, style: int) -> int:
    given = card_to_offer(s, seat, style)
    if given == NO_CARD:
        return PASS
    cost = loss(s, seat, given, style) + 1
    total = max(unseen_cards(s, seat), 1)
    best = NO_CARD
    most = 0
    for kind in range(HAND_KINDS):
        profit = gain(s, seat, kind, style) - cost
        if kind == given or profit * CERTAIN <= most or may_be_taken_back(s, seat, kind):
            continue
        hope = profit * chance_to_find(s, seat, kind, total)
        if hope > most:
            most = hope
            best = kind
    if best == NO_CARD:
        return PASS
    return OFFER + given * (HAND_KINDS - 1) + (best if best < given else best - 1)


@kernel
def partner(s: Record, actions: Any, count: int) -> int:
    """Whoever threatens most, but not the tribe that could lay the card onto its monument."""
    best = actions[0]
    most = -1000
    for action in actions[:count]:
        other = s.seat_of[action - WITH]
        danger = threat(s, other) - (500 if s.give == SPECIAL + s.seats[other].tribe else 0)
        if danger > most:
            most = danger
            best = action
    return best


@kernel
def answer_exchange(s: Record, seat: int, style: int) -> int:
    """A free exchange is made where it is worth it; a card for the offerer's monument has its price."""
    if is_material(s, seat, s.want):
        return REFUSE
    price = 5 if s.want == SPECIAL + s.seats[s.current].tribe else 0
    return AGREE if gain(s, seat, s.give, style) > loss(s, seat, s.want, style) + price else REFUSE
