"""What a card is worth to a tribe, in points of which a common card has about three."""

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.greedy.sensible_actions import is_material
from ludus.games.age_of_heroes.greedy.styles import ENOUGH, FIRST, FURTHER, MANY, OWN_SPECIAL, PER_CARD_LAID, SPARE
from ludus.games.age_of_heroes.rules.building import gold_needed

TO_COMPLETE_A_CITY = 6  # a card is worth so much more
CITIES_ENOUGH = 3  # worth of wood and stone once there are as many cities as it takes


@kernel
def worth(s: Record, seat: int, kind: int, held: int, style: int) -> int:
    """What a card of a kind is worth beside so many others of the kind."""
    p = s.seats[seat]
    if kind == t.SPECIAL + p.tribe:
        if p.monument + held >= s.numbers[t.MONUMENT_TO_WIN]:
            return SPARE
        return OWN_SPECIAL[style, int(s.players >= MANY)] + PER_CARD_LAID[style] * p.monument
    if kind in (t.WOOD, t.STONE) and p.cities >= s.numbers[t.CITIES_TO_WIN]:
        return CITIES_ENOUGH
    if held >= ENOUGH[kind]:
        return FURTHER[style, kind]
    return FIRST[style, kind]


@kernel
def loss(s: Record, seat: int, kind: int, style: int) -> int:
    """What giving up a card of the hand costs."""
    return worth(s, seat, kind, s.seats[seat].hand[kind] - 1, style)


@kernel
def gain(s: Record, seat: int, kind: int, style: int) -> int:
    """What one more card brings; more if it completes a city."""
    bonus = TO_COMPLETE_A_CITY if completes_city(s, seat, kind) else 0
    return worth(s, seat, kind, s.seats[seat].hand[kind], style) + bonus


@kernel
def completes_city(s: Record, seat: int, kind: int) -> bool:
    p = s.seats[seat]
    if kind > t.GOLD or p.cities >= s.numbers[t.CITIES_TO_WIN]:
        return False
    missing = gold_needed(s, seat, t.CITY) - p.hand[t.GOLD]
    return missing == 1 and (kind == t.GOLD or p.hand[kind] < s.cost[t.CITY, kind])


@kernel
def cheapest(s: Record, seat: int, style: int) -> int:
    """The card of the hand that is missed least; material of the own monument last."""
    best = -1
    lowest = 2000
    for kind in range(t.HAND_KINDS):
        if s.seats[seat].hand[kind] > 0:
            cost = loss(s, seat, kind, style) + (1000 if is_material(s, seat, kind) else 0)
            if cost < lowest:
                lowest = cost
                best = kind
    return best
