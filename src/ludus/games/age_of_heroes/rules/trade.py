"""Trade at a fair: exchanges of one card for one, forced or free, and gifts."""

from ludus.engine.chance import bits, nth_bit, reveal
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.actions import GIVEN, WANTED
from ludus.games.age_of_heroes.rules.cards import hand_over
from ludus.games.age_of_heroes.rules.ending import look_for_out
from ludus.games.age_of_heroes.rules.knowledge import all_see_none, all_see_some, sees_none, sees_some
from ludus.games.age_of_heroes.rules.ring import ask, bit, go_on, is_playing, next_seat, reveal_outcome
from ludus.games.age_of_heroes.rules.story import EXCHANGED, NO_EXCHANGE, note
from ludus.games.age_of_heroes.state import ASK_EXCHANGE, ASK_TRADE, ASK_WITH
from ludus.games.age_of_heroes.tables import EXCHANGE, FORCED, NOBODY, OFFERS


@kernel
def has_a_go(s: Record, seat: int) -> bool:
    p = s.seats[seat]
    return is_playing(s, seat) and p.passed == 0 and p.offers < s.numbers[OFFERS]


@kernel
def next_trader(s: Record) -> bool:
    """Trade goes round in turn order, beginning with the first player; False when nobody has a further go."""
    seat = s.first if s.current == NOBODY else next_seat(s, s.current)
    for _ in range(s.players):
        if has_a_go(s, seat):
            s.current = seat
            ask(s, ASK_TRADE, bit(seat))
            return True
        seat = next_seat(s, seat)
    return False


@kernel
def holders(s: Record, seat: int, kind: int) -> int:
    """Mask of the other tribes that hold a card."""
    found = 0
    for other in range(s.players):
        if other != seat and s.seats[other].hand[kind] > 0:
            found |= bit(other)
    return found


@kernel
def offer(s: Record, seat: int, trade: int) -> None:
    """ "I give X for Y." What becomes of it shows something of the hands of others."""
    s.give = GIVEN[trade]
    s.want = WANTED[trade]
    s.seats[seat].offers += 1
    s.declined = 0
    reveal(s)
    all_see_some(s, seat, s.give)
    if s.numbers[EXCHANGE] == FORCED:
        force_exchange(s, seat)
    else:
        ask_holders(s, next_seat(s, seat))


# ---------------------------------------------------------------- forced


@kernel
def force_exchange(s: Record, seat: int) -> None:
    found = holders(s, seat, s.want)
    count = bits(found)
    if count == 0:
        for other in range(s.players):
            if other != seat:
                all_see_none(s, other, s.want)
        no_exchange(s)
        return
    learn_holders(s, seat, found)
    if count == 1:
        exchange(s, nth_bit(found, 0))
    else:
        ask(s, ASK_WITH, bit(seat))


@kernel
def learn_holders(s: Record, seat: int, found: int) -> None:
    """The offerer learns who holds Y: by being asked with whom, or by not being asked."""
    for other in range(s.players):
        if (found >> other) & 1:
            sees_some(s, seat + 1, other, s.want)
        elif other != seat:
            sees_none(s, seat + 1, other, s.want)


# ---------------------------------------------------------------- free


@kernel
def ask_holders(s: Record, seat: int) -> None:
    """Ask the holders of Y one after the other, from this seat up to the offerer."""
    while seat != s.current:
        if s.seats[seat].hand[s.want] > 0:
            ask(s, ASK_EXCHANGE, bit(seat))
            return
        seat = next_seat(s, seat)
    no_exchange(s)


@kernel
def decline(s: Record, seat: int) -> None:
    s.declined |= bit(seat)
    reveal_outcome(s, False)
    ask_holders(s, next_seat(s, seat))


# ---------------------------------------------------------------- what comes of it


@kernel
def exchange(s: Record, partner: int) -> None:
    reveal(s)
    hand_over(s, s.current, partner, s.give)
    hand_over(s, partner, s.current, s.want)
    note(s, EXCHANGED, s.current, partner, 1)
    go_on(s)


@kernel
def no_exchange(s: Record) -> None:
    note(s, NO_EXCHANGE, s.current, NOBODY, 0)
    go_on(s)


@kernel
def give(s: Record, seat: int, kind: int, taker: int) -> None:
    """A gift needs no consent and costs no offer: the giver continues, unless out."""
    reveal(s)
    hand_over(s, seat, taker, kind)
    look_for_out(s)
    if not is_playing(s, seat):
        go_on(s)


@kernel
def stop_trading(s: Record, seat: int) -> None:
    s.seats[seat].passed = 1
    go_on(s)
