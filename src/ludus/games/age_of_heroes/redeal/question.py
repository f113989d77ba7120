"""Where somebody is thinking: who is asked what, among all that is possible for the viewer, and what that proves."""

from ludus.engine.chance import draw, draw_bit
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes import state as st
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.redeal.places import can_hold, pin
from ludus.games.age_of_heroes.rules.ring import ask, bit, is_playing, next_seat


@kernel
def guess_question(s: Record, seat: int) -> None:
    if s.question == st.ASK_ROAD and seat != s.turn:
        guess_payment(s, seat)
    if s.question != st.THINKING:
        return
    if s.battle == st.FACING:
        guess_answer(s, seat)
    elif s.event == t.FAMINE:
        guess_asked(s, seat, st.ASK_LUCK, t.LUCK, s.drawer)
    elif s.event != t.NOBODY:
        hold(s, seat, s.target, t.LUCK)
        ask(s, st.ASK_LUCK, bit(s.target))
    elif s.numbers[t.EXCHANGE] == t.FORCED:
        guess_partners(s, seat)
    else:
        guess_asked(s, seat, st.ASK_EXCHANGE, s.want, next_seat(s, s.current))


@kernel
def holds(s: Record, seat: int, other: int, kind: int) -> bool:
    """Whether a hand holds a card, or can be made to."""
    return s.seats[other].hand[kind] > 0 or can_hold(s, seat, other, kind)


@kernel
def hold(s: Record, seat: int, other: int, kind: int) -> None:
    if s.seats[other].hand[kind] == 0:
        pin(s, seat, other, kind)


@kernel
def guess_answer(s: Record, seat: int) -> None:
    """A defender thinks about olympic games or luck, or, later, about a hero."""
    other = s.defender
    against_barbarians = s.attacker == t.NOBODY
    no_hero_yet = s.heroes[t.DEFENDER, t.AS_ARMY] + s.heroes[t.DEFENDER, t.AS_GENERAL] == 0
    options = 0
    if no_hero_yet and holds(s, seat, other, t.OLYMPICS):
        options |= 1
    if no_hero_yet and against_barbarians and holds(s, seat, other, t.LUCK):
        options |= 2
    if holds(s, seat, other, t.HERO):
        options |= 4
    choice = draw_bit(s, options)
    hold(s, seat, other, t.OLYMPICS if choice == 0 else t.LUCK if choice == 1 else t.HERO)
    ask(s, st.ASK_HERO if choice == 2 else st.ASK_ANSWER, bit(other))


@kernel
def guess_asked(s: Record, seat: int, question: int, kind: int, first: int) -> None:
    """Holders are asked one after the other; a viewer who holds the card knows on which side of the table they are."""
    declined = seat >= 0 and (s.declined >> seat) & 1 == 1
    waiting = seat >= 0 and not declined and s.seats[seat].hand[kind] > 0
    last = first if question == st.ASK_LUCK else s.current
    passed = not declined
    candidates = 0
    other = first
    while True:
        if other == seat:
            if waiting:
                break
            passed = True
        elif passed and is_playing(s, other) and holds(s, seat, other, kind):
            candidates |= bit(other)
        other = next_seat(s, other)
        if other == last:
            break
    asked = draw_bit(s, candidates)
    hold(s, seat, asked, kind)
    ask(s, question, bit(asked))


@kernel
def mark_declined(s: Record) -> None:
    """Holders who come before the asked one have let it be."""
    if s.question == st.ASK_LUCK and s.event == t.FAMINE:
        mark(s, t.LUCK, s.drawer)
    elif s.question == st.ASK_EXCHANGE:
        mark(s, s.want, next_seat(s, s.current))


@kernel
def mark(s: Record, kind: int, seat: int) -> None:
    while bit(seat) != s.asked:
        if is_playing(s, seat) and s.seats[seat].hand[kind] > 0:
            s.declined |= bit(seat)
        seat = next_seat(s, seat)


@kernel
def guess_partners(s: Record, seat: int) -> None:
    """The offerer chooses among two holders or more: known ones first, then anybody who can hold the card."""
    known = 0
    for other in range(s.players):
        if other != s.current and s.seats[other].hand[s.want] > 0:
            known += 1
    while known < 2:
        candidates = 0
        for other in range(s.players):
            if other != s.current and s.seats[other].hand[s.want] == 0 and can_hold(s, seat, other, s.want):
                candidates |= bit(other)
        if candidates == 0:
            break
        pin(s, seat, draw_bit(s, candidates), s.want)
        known += 1
    ask(s, st.ASK_WITH, bit(s.current))


@kernel
def guess_payment(s: Record, seat: int) -> None:
    """Whoever asks for a road can pay for it, in stone or gold."""
    builder = s.turn
    while s.seats[builder].hand[t.STONE] + s.seats[builder].hand[t.GOLD] < s.cost[t.ROAD, t.STONE]:
        stone = can_hold(s, seat, builder, t.STONE)
        gold = can_hold(s, seat, builder, t.GOLD)
        if not stone and not gold:
            break
        pin(s, seat, builder, t.STONE if stone and (not gold or draw(s, 2) == 0) else t.GOLD)
