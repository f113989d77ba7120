"""Out, and winning: a tribe with neither city nor card is out; claims; how the seats stand."""

from typing import Any

from ludus.engine.chance import bits
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes import state as st
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.rules.ring import bit, go_on, is_playing, right_of
from ludus.games.age_of_heroes.rules.story import CLAIM_FAILED, CLAIM_MADE, DRAWN, WENT_OUT, WON, note


@kernel
def finish(s: Record, ending: int, winners: int) -> None:
    go_on(s)
    s.stage = st.OVER
    s.ending = ending
    s.winners = winners
    if bits(winners) != 1:
        note(s, DRAWN, t.NOBODY, t.NOBODY, 0)
    for seat in range(s.players):
        if winners == bit(seat):
            note(s, WON, seat, t.NOBODY, 0)


@kernel
def finished(s: Record) -> bool:
    return s.stage == st.OVER


# ---------------------------------------------------------------- claims


@kernel
def owns_enough(s: Record, seat: int) -> bool:
    p = s.seats[seat]
    return p.cities >= s.numbers[t.CITIES_TO_WIN] or p.monument >= s.numbers[t.MONUMENT_TO_WIN]


@kernel
def look_for_claim(s: Record, seat: int) -> None:
    """A claim begins by itself as soon as a tribe owns five cities or a finished monument."""
    if s.seats[seat].claim == st.NO_CLAIM and owns_enough(s, seat):
        s.seats[seat].claim = st.CLAIMED
        note(s, CLAIM_MADE, seat, t.NOBODY, 0)


@kernel
def judge_claim(s: Record, seat: int) -> None:
    """The end of the first turn that began after the claim."""
    p = s.seats[seat]
    if p.claim != st.JUDGED:
        return
    if owns_enough(s, seat):
        by = st.BY_CITIES if p.cities >= s.numbers[t.CITIES_TO_WIN] else st.BY_MONUMENT
        finish(s, by, bit(seat))
    else:
        p.claim = st.NO_CLAIM
        note(s, CLAIM_FAILED, seat, t.NOBODY, 0)


# ---------------------------------------------------------------- out


@kernel
def look_for_out(s: Record) -> None:
    """Something is wholly resolved: whoever has no city and no card is out, all at the same moment."""
    gone = 0
    for seat in range(s.players):
        if is_playing(s, seat) and s.seats[seat].cities == 0 and s.seats[seat].cards == 0:
            gone |= bit(seat)
    if gone == 0:
        return
    s.exits += 1
    for seat in range(s.players):
        if (gone >> seat) & 1:
            leave(s, seat)
    left = bits(s.playing)
    if left == 1:
        finish(s, st.LAST_TRIBE, s.playing)
    elif left == 0:
        finish(s, st.NOBODY_LEFT, gone)


@kernel
def leave(s: Record, seat: int) -> None:
    """All that a tribe had goes back to the items and the discard."""
    note(s, WENT_OUT, seat, t.NOBODY, 0)
    p = s.seats[seat]
    remove_road(s, p)
    remove_road(s, s.seats[right_of(s, seat)])
    led = p.home[t.LED_ARMY] + p.away[0, t.LED_ARMY] + p.away[1, t.LED_ARMY]
    plain = p.home[t.PLAIN_ARMY] + p.away[0, t.PLAIN_ARMY] + p.away[1, t.PLAIN_ARMY] + p.held
    s.supply[t.ARMY] += led + plain
    s.supply[t.GENERAL] += led
    s.supply[t.FORTRESS] += p.fortresses
    s.discard[t.EARTHQUAKE] += p.held
    s.discard[t.SPECIAL + p.tribe] += p.monument
    p.home[:] = 0
    p.away[:] = 0
    p.held = 0
    p.fortresses = 0
    p.monument = 0
    p.claim = st.NO_CLAIM
    p.out = s.exits
    s.playing &= ~bit(seat)


@kernel
def remove_road(s: Record, p: Record) -> None:
    s.supply[t.ROAD] += p.road
    p.road = 0


# ---------------------------------------------------------------- how the seats stand


@kernel
def points(s: Record, seat: int) -> int:
    """Cities and cards of the monument: how far a tribe has come. Nothing for a tribe that is out."""
    return s.seats[seat].cities + s.seats[seat].monument


@kernel
def merit(s: Record, seat: int) -> int:
    """Winners stand before those still playing, who stand by their points; then those who went out later."""
    if (s.winners >> seat) & 1:
        return 30000
    if is_playing(s, seat):
        return 1000 + points(s, seat)
    return s.seats[seat].out


@kernel
def standing(s: Record, ranks: Any) -> None:
    for seat in range(s.players):
        ranks[seat] = 1
        for other in range(s.players):
            if merit(s, other) > merit(s, seat):
                ranks[seat] += 1
