"""Set-up: the box, the first player, tribes, and the first cards."""

from typing import Any

from ludus.engine.chance import bits, draw_bit, nth_bit
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.rules.battle import draw_battle_card
from ludus.games.age_of_heroes.rules.cards import NO_CARD
from ludus.games.age_of_heroes.rules.ending import look_for_claim
from ludus.games.age_of_heroes.rules.fair import begin_events, draw_for_later
from ludus.games.age_of_heroes.rules.ring import ask, bit, go_on, next_seat
from ludus.games.age_of_heroes.rules.war import clear_battle
from ludus.games.age_of_heroes.state import ASK_TRIBE, CHOOSING, NO_BATTLE, NO_CLAIM, NOT_ENDED


@kernel
def lay_out(s: Record, config: Any) -> None:
    """The box as the table's options say, and seats with nothing before them."""
    s.players = config[0]
    s.playing = bit(s.players) - 1
    for place in range(t.KEPT_NUMBERS):
        s.numbers[place] = config[1 + place]
    s.deck_size = 0
    for kind in range(t.KINDS):
        s.deck[kind] = config[t.CARD_COUNT_AT[kind]]
        s.deck_size += s.deck[kind]
        s.discard[kind] = 0
    for item in range(len(t.ITEMS)):
        s.supply[item] = config[t.ITEM_COUNT_AT[item]]
        for resource in range(t.ORDINARY):
            place = t.COST_AT[item, resource]
            s.cost[item, resource] = config[place] if place > 0 else 0
    for seat in range(t.MAX_PLAYERS):
        clear_seat(s.seats[seat])
    clear_table(s)


@kernel
def clear_seat(p: Record) -> None:
    p.tribe = t.NOBODY
    p.out = 0
    p.cards = 0
    p.hand[:] = 0
    p.events[:] = 0
    p.fresh = 0
    p.cities = 0
    p.fortresses = 0
    p.monument = 0
    p.home[:] = 0
    p.away[:] = 0
    p.held = 0
    p.road = 0
    p.claim = NO_CLAIM
    p.offers = 0
    p.passed = 0


@kernel
def clear_table(s: Record) -> None:
    s.least[:] = 0
    s.most[:] = 0
    s.floor[:] = 0
    s.story[:] = 0
    s.happenings = 0
    s.seat_of[:] = t.NOBODY
    s.rounds = 0
    s.stage = CHOOSING
    s.turn = t.NOBODY
    s.owed = 0
    s.refused = 0
    s.side = 0
    s.partner = t.NOBODY
    s.event = NO_CARD
    s.drawer = t.NOBODY
    s.target = t.NOBODY
    s.declined = 0
    s.give = NO_CARD
    s.want = NO_CARD
    s.battle = NO_BATTLE
    clear_battle(s, t.NOBODY, t.NOBODY, 0)
    s.drawn[:] = 0
    s.laid[:] = 0
    s.horde[:] = 0
    s.exits = 0
    s.ending = NOT_ENDED
    s.winners = 0
    go_on(s)


@kernel
def find_first(s: Record) -> None:
    """Everybody draws a battle card; those who tie for the highest draw again, from the whole battle deck."""
    contenders = s.playing
    while bits(contenders) > 1:
        best = 0
        highest = -1
        for seat in range(s.players):
            if (contenders >> seat) & 1:
                strength = draw_battle_card(s)
                s.drawn[t.ATTACKER, strength] += 1
                if strength > highest:
                    highest = strength
                    best = 0
                if strength == highest:
                    best |= bit(seat)
        contenders = best
        s.drawn[:] = 0
    s.first = nth_bit(contenders, 0)
    s.current = s.first


# ---------------------------------------------------------------- tribes


@kernel
def take_tribe(s: Record, seat: int, tribe: int) -> None:
    s.seats[seat].tribe = tribe
    s.seat_of[tribe] = seat


@kernel
def deal_tribes(s: Record) -> None:
    left = bit(len(t.TRIBES)) - 1
    seat = s.first
    for _ in range(s.players):
        tribe = draw_bit(s, left)
        left &= ~bit(tribe)
        take_tribe(s, seat, tribe)
        seat = next_seat(s, seat)


@kernel
def choose_tribe(s: Record, seat: int, tribe: int) -> None:
    take_tribe(s, seat, tribe)
    s.current = next_seat(s, seat)
    go_on(s)


@kernel
def next_chooser(s: Record) -> None:
    """Tribes are chosen in turn order, or dealt; when all have one, the game is dealt."""
    if s.numbers[t.TRIBES_BY] == t.DEALT:
        deal_tribes(s)
    if s.seats[s.current].tribe == t.NOBODY:
        ask(s, ASK_TRIBE, bit(s.current))
    else:
        deal_hands(s)


# ---------------------------------------------------------------- the first cards


@kernel
def deal_hands(s: Record) -> None:
    """Items and cards for everybody; the events among them are played next."""
    seat = s.first
    for _ in range(s.players):
        s.supply[t.CITY] -= s.numbers[t.START_CITIES]
        s.supply[t.ARMY] -= s.numbers[t.START_ARMIES]
        s.seats[seat].cities = s.numbers[t.START_CITIES]
        s.seats[seat].home[t.PLAIN_ARMY] = s.numbers[t.START_ARMIES]
        draw_for_later(s, seat, s.numbers[t.START_HAND])
        look_for_claim(s, seat)
        seat = next_seat(s, seat)
    begin_events(s)
