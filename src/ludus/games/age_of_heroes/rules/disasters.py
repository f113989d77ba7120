"""Events played the moment they are drawn, and luck against them."""

from ludus.engine.chance import reveal
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.rules import story
from ludus.games.age_of_heroes.rules.cards import NO_CARD, spend
from ludus.games.age_of_heroes.rules.ending import look_for_claim, look_for_out
from ludus.games.age_of_heroes.rules.knowledge import all_see_none
from ludus.games.age_of_heroes.rules.ring import ask, bit, go_on, is_playing, next_seat, reveal_outcome
from ludus.games.age_of_heroes.rules.war import barbarians_attack
from ludus.games.age_of_heroes.state import ASK_ERUPT, ASK_LUCK, ASK_SHAKE, FAIR_EVENTS


@kernel
def turn_up(s: Record, seat: int, kind: int) -> None:
    """An event comes to be played."""
    s.event = kind
    s.drawer = seat
    s.target = t.NOBODY
    s.declined = 0
    story.note(s, story.EVENT, seat, t.NOBODY, kind)
    if kind == t.BOOM:
        population_boom(s, seat)
    elif s.stage == FAIR_EVENTS and s.rounds <= 1:  # the deal and the first fair
        no_effect(s)
    elif kind in (t.EARTHQUAKE, t.VOLCANO):
        seek_target(s)
    elif kind == t.FAMINE:
        ask_for_luck(s, seat)
    else:
        barbarians_attack(s, seat)


@kernel
def resolved(s: Record) -> None:
    """The event is over; an earthquake that lies on an army is discarded later."""
    if s.event != t.EARTHQUAKE:
        s.discard[s.event] += 1
    s.event = NO_CARD
    go_on(s)
    look_for_out(s)


@kernel
def no_effect(s: Record) -> None:
    story.note(s, story.NO_EFFECT, s.drawer, t.NOBODY, s.event)
    call_off(s)


@kernel
def call_off(s: Record) -> None:
    """The event is discarded and nothing comes of it."""
    s.discard[t.EARTHQUAKE] += s.event == t.EARTHQUAKE
    resolved(s)


@kernel
def population_boom(s: Record, seat: int) -> None:
    if s.supply[t.CITY] == 0:
        no_effect(s)
        return
    s.supply[t.CITY] -= 1
    s.seats[seat].cities += 1
    story.note(s, story.CITY_GREW, seat, t.NOBODY, 1)
    look_for_claim(s, seat)
    resolved(s)


# ---------------------------------------------------------------- earthquake and volcano


@kernel
def can_hit(s: Record, seat: int) -> bool:
    """Whether the earthquake or volcano being resolved can be put on this tribe."""
    if seat == s.drawer or not is_playing(s, seat):
        return False
    if s.event == t.EARTHQUAKE:
        return s.seats[seat].home[t.PLAIN_ARMY] > 0
    return s.seats[seat].cities > 0


@kernel
def seek_target(s: Record) -> None:
    for seat in range(s.players):
        if can_hit(s, seat):
            ask(s, ASK_SHAKE if s.event == t.EARTHQUAKE else ASK_ERUPT, bit(s.drawer))
            return
    no_effect(s)


@kernel
def name_target(s: Record, seat: int) -> None:
    s.target = seat
    lucky = s.seats[seat].hand[t.LUCK] > 0
    reveal_outcome(s, lucky)
    if lucky:
        ask(s, ASK_LUCK, bit(seat))
    else:
        strike(s)


@kernel
def strike(s: Record) -> None:
    """The earthquake or volcano hits its target."""
    p = s.seats[s.target]
    if s.event == t.EARTHQUAKE:
        p.home[t.PLAIN_ARMY] -= 1
        p.held += 1
        story.note(s, story.SHAKEN, s.drawer, s.target, 1)
    else:
        p.cities -= 1
        s.supply[t.CITY] += 1
        story.note(s, story.CITY_DESTROYED, s.drawer, s.target, 1)
    resolved(s)


# ---------------------------------------------------------------- famine


@kernel
def ask_for_luck(s: Record, seat: int) -> None:
    """Ask the holders of luck in turn order, from this seat up to the one before the drawer; then the famine comes."""
    while True:
        if is_playing(s, seat) and s.seats[seat].hand[t.LUCK] > 0:
            reveal_outcome(s, True)
            ask(s, ASK_LUCK, bit(seat))
            return
        seat = next_seat(s, seat)
        if seat == s.drawer:
            break
    reveal_outcome(s, False)
    starve(s)


@kernel
def starve(s: Record) -> None:
    """Everybody discards all grain."""
    for seat in range(s.players):
        lost = s.seats[seat].hand[t.GRAIN]
        for _ in range(lost):
            spend(s, seat, t.GRAIN)
        if lost > 0:
            story.note(s, story.STARVED, seat, t.NOBODY, lost)
        all_see_none(s, seat, t.GRAIN)
    resolved(s)


# ---------------------------------------------------------------- luck


@kernel
def play_luck(s: Record, seat: int) -> None:
    """Cancel the earthquake, volcano or famine."""
    reveal(s)
    spend(s, seat, t.LUCK)
    story.note(s, story.LUCKY, seat, t.NOBODY, s.event)
    call_off(s)


@kernel
def let_it_be(s: Record, seat: int) -> None:
    reveal_outcome(s, False)
    if s.event != t.FAMINE:
        strike(s)
        return
    s.declined |= bit(seat)
    after = next_seat(s, seat)
    if after == s.drawer:
        starve(s)
    else:
        ask_for_luck(s, after)
