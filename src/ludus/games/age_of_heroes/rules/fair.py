"""The fair: everybody draws, then what must be played is played; trade follows in trade.py."""

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.rules.cards import NO_CARD, take_in, take_top
from ludus.games.age_of_heroes.rules.disasters import turn_up
from ludus.games.age_of_heroes.rules.ending import finish
from ludus.games.age_of_heroes.rules.knowledge import drawn_unseen
from ludus.games.age_of_heroes.rules.ring import is_playing, next_seat, reached, reveal_outcome
from ludus.games.age_of_heroes.rules.story import DREW, ROUND_BEGAN, note
from ludus.games.age_of_heroes.state import FAIR_EVENTS, ROUNDS_OVER, TRADING
from ludus.games.age_of_heroes.tables import HAND_KINDS, IMMEDIATE, NOBODY, ROUND_LIMIT


@kernel
def draw_for_later(s: Record, seat: int, count: int) -> None:
    """Draw cards; events among them are set aside until their time comes, and nobody else knows of them."""
    p = s.seats[seat]
    drawn = 0
    for _ in range(count):
        kind = take_top(s)
        if kind == NO_CARD:
            break
        drawn += 1
        if kind < HAND_KINDS:
            take_in(s, seat, kind)
        else:
            p.events[kind - HAND_KINDS] += 1
            p.cards += 1
            drawn_unseen(s, seat)
    p.fresh = drawn
    note(s, DREW, seat, NOBODY, drawn)


@kernel
def begin_fair(s: Record) -> None:
    if s.numbers[ROUND_LIMIT] > 0 and s.rounds >= s.numbers[ROUND_LIMIT]:
        finish(s, ROUNDS_OVER, s.playing)
        return
    s.rounds += 1
    note(s, ROUND_BEGAN, NOBODY, NOBODY, s.rounds)
    s.turn = NOBODY
    seat = s.first
    for _ in range(s.players):
        if is_playing(s, seat):
            draw_for_later(s, seat, 1 + reached(s, seat))
        seat = next_seat(s, seat)
    begin_events(s)


@kernel
def begin_events(s: Record) -> None:
    s.stage = FAIR_EVENTS
    s.current = s.first


@kernel
def next_fair_event(s: Record) -> None:
    """One tribe plays all of its events in the order of the rulebook's list, then the next tribe."""
    reveal_outcome(s, False)
    p = s.seats[s.current]
    for event in range(IMMEDIATE):
        if p.events[event] > 0:
            p.events[event] -= 1
            p.cards -= 1
            p.fresh -= 1
            turn_up(s, s.current, HAND_KINDS + event)
            return
    p.fresh = 0
    s.current = next_seat(s, s.current)
    if s.current == s.first:
        if s.rounds == 0:
            begin_fair(s)
        else:
            open_trade(s)


@kernel
def open_trade(s: Record) -> None:
    s.stage = TRADING
    for seat in range(s.players):
        s.seats[seat].offers = 0
        s.seats[seat].passed = 0
    s.current = NOBODY
