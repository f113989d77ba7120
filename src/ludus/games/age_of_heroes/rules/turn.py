"""A turn: a card, one action, the monument, the hand limit, armies coming home; and whose turn is next."""

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes import state as st
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.rules.cards import NO_CARD, give_up, spend, take_in, take_top
from ludus.games.age_of_heroes.rules.disasters import turn_up
from ludus.games.age_of_heroes.rules.ending import finished, judge_claim, look_for_claim, look_for_out
from ludus.games.age_of_heroes.rules.fair import begin_fair
from ludus.games.age_of_heroes.rules.knowledge import all_see_none, all_see_some
from ludus.games.age_of_heroes.rules.ring import ask, bit, go_on, is_playing, next_seat
from ludus.games.age_of_heroes.rules.story import ARMIES_FREED, ARMIES_HOME, DREW, TURN_BEGAN, note


@kernel
def begin_turn(s: Record, seat: int) -> None:
    """Phase 1: one card."""
    s.turn = seat
    s.refused = 0
    s.stage = st.DRAWING
    note(s, TURN_BEGAN, seat, t.NOBODY, 0)
    if s.seats[seat].claim == st.CLAIMED:
        s.seats[seat].claim = st.JUDGED
    draw_card(s, seat)


@kernel
def draw_card(s: Record, seat: int) -> None:
    """A card to be played at once is, and is not replaced."""
    kind = take_top(s)
    if kind == NO_CARD:
        note(s, DREW, seat, t.NOBODY, 0)
    elif kind < t.HAND_KINDS:
        take_in(s, seat, kind)
        note(s, DREW, seat, t.NOBODY, 1)
    else:
        turn_up(s, seat, kind)


# ---------------------------------------------------------------- phase 2: taxes; building and war have own files


@kernel
def levy_taxes(s: Record, seat: int) -> None:
    """One card for each city owned now; an event among them is wholly resolved before the next is drawn."""
    s.stage = st.TAXING
    s.owed = s.seats[seat].cities
    go_on(s)


@kernel
def next_tax_card(s: Record) -> None:
    if s.owed == 0:
        s.stage = st.LAYING
    else:
        s.owed -= 1
        draw_card(s, s.turn)


@kernel
def swap(s: Record, seat: int, kind: int) -> None:
    """Taxes without a city: one card discarded for one drawn."""
    s.stage = st.SWAPPING
    go_on(s)
    spend(s, seat, kind)
    draw_card(s, seat)


@kernel
def no_more_action(s: Record) -> None:
    s.stage = st.LAYING
    go_on(s)


# ---------------------------------------------------------------- phases 3 and 4: the monument, the hand


@kernel
def can_lay(s: Record, seat: int) -> bool:
    p = s.seats[seat]
    return p.hand[t.SPECIAL + p.tribe] > 0 and p.monument < s.numbers[t.MONUMENT_TO_WIN]


@kernel
def ask_to_lay(s: Record) -> None:
    """Only a tribe that can lay is asked, so all see whether the tribe holds its own special resource."""
    p = s.seats[s.turn]
    if can_lay(s, s.turn):
        all_see_some(s, s.turn, t.SPECIAL + p.tribe)
        ask(s, st.ASK_LAY, bit(s.turn))
        return
    if p.monument < s.numbers[t.MONUMENT_TO_WIN]:
        all_see_none(s, s.turn, t.SPECIAL + p.tribe)
    s.stage = st.DISCARDING


@kernel
def lay(s: Record, seat: int) -> None:
    p = s.seats[seat]
    give_up(s, seat, t.SPECIAL + p.tribe)
    p.monument += 1
    go_on(s)
    look_for_claim(s, seat)
    look_for_out(s)


@kernel
def no_more_laying(s: Record) -> None:
    s.stage = st.DISCARDING
    go_on(s)


@kernel
def ask_to_discard(s: Record) -> None:
    if s.seats[s.turn].cards > s.numbers[t.HAND_LIMIT]:
        ask(s, st.ASK_DISCARD, bit(s.turn))
    else:
        end_turn(s)


@kernel
def discard(s: Record, seat: int, kind: int) -> None:
    spend(s, seat, kind)
    go_on(s)


# ---------------------------------------------------------------- phase 5, and the next turn


@kernel
def end_turn(s: Record) -> None:
    bring_home(s, s.turn)
    judge_claim(s, s.turn)
    if not finished(s):
        next_turn(s, next_seat(s, s.turn))


@kernel
def bring_home(s: Record, seat: int) -> None:
    """Armies due home return, and the earthquake's hold on own armies ends."""
    p = s.seats[seat]
    back = p.away[0, t.PLAIN_ARMY] + p.away[0, t.LED_ARMY]
    for led in (t.PLAIN_ARMY, t.LED_ARMY):
        p.home[led] += p.away[0, led]
        p.away[0, led] = p.away[1, led]
        p.away[1, led] = 0
    if back > 0:
        note(s, ARMIES_HOME, seat, t.NOBODY, back)
    if p.held > 0:
        note(s, ARMIES_FREED, seat, t.NOBODY, p.held)
        s.discard[t.EARTHQUAKE] += p.held
        p.home[t.PLAIN_ARMY] += p.held
        p.held = 0


@kernel
def next_turn(s: Record, seat: int) -> None:
    """The fair is held where the first player's turn would come, even if that tribe is out."""
    while seat != s.first:
        if is_playing(s, seat):
            begin_turn(s, seat)
            return
        seat = next_seat(s, seat)
    begin_fair(s)


@kernel
def first_turn(s: Record) -> None:
    """The fair is over: the first turn of the round."""
    seat = s.first
    while not is_playing(s, seat):
        seat = next_seat(s, seat)
    begin_turn(s, seat)
