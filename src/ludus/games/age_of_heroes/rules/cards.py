"""Cards of the resource deck on their way: drawn, spent, handed over, taken. Hands change nowhere else."""

from ludus.engine.chance import draw
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.rules.knowledge import (
    all_see_gain,
    all_see_loss,
    drawn_by,
    drawn_unseen,
    left_hands,
    plundered,
    reshuffle_seen,
)
from ludus.games.age_of_heroes.rules.story import RESHUFFLED, note
from ludus.games.age_of_heroes.tables import HAND_KINDS, KINDS, NOBODY, constants

(NO_CARD,) = constants([-1])


@kernel
def reshuffle(s: Record) -> None:
    """Empty deck: the discard becomes the deck."""
    for kind in range(KINDS):
        s.deck[kind] = s.discard[kind]
        s.deck_size += s.discard[kind]
        s.discard[kind] = 0
    reshuffle_seen(s)
    if s.deck_size > 0:
        note(s, RESHUFFLED, NOBODY, NOBODY, s.deck_size)


@kernel
def take_top(s: Record) -> int:
    """The next card of the deck, reshuffled if need be; NO_CARD if deck and discard are both empty."""
    if s.deck_size == 0:
        reshuffle(s)
    if s.deck_size == 0:
        return NO_CARD
    place = draw(s, s.deck_size)
    kind = 0
    while place >= s.deck[kind]:
        place -= s.deck[kind]
        kind += 1
    s.deck[kind] -= 1
    s.deck_size -= 1
    return kind


@kernel
def take_in(s: Record, seat: int, kind: int) -> None:
    """A drawn card goes into the hand, unseen by others."""
    s.seats[seat].hand[kind] += 1
    s.seats[seat].cards += 1
    drawn_by(s, seat, kind)
    drawn_unseen(s, seat)


@kernel
def give_up(s: Record, seat: int, kind: int) -> None:
    """A card leaves the hand for the table, seen by all."""
    s.seats[seat].hand[kind] -= 1
    s.seats[seat].cards -= 1
    all_see_loss(s, seat, kind)
    left_hands(s, kind)


@kernel
def spend(s: Record, seat: int, kind: int) -> None:
    """A card of the hand is discarded."""
    give_up(s, seat, kind)
    s.discard[kind] += 1


@kernel
def hand_over(s: Record, giver: int, taker: int, kind: int) -> None:
    """A card goes from one hand to another, seen by all."""
    move(s, giver, taker, kind)
    all_see_loss(s, giver, kind)
    all_see_gain(s, taker, kind)


@kernel
def plunder(s: Record, loser: int, taker: int, kind: int) -> None:
    """A card goes from one hand to another, seen by these two only."""
    move(s, loser, taker, kind)
    plundered(s, loser, taker, kind)


@kernel
def move(s: Record, giver: int, taker: int, kind: int) -> None:
    s.seats[giver].hand[kind] -= 1
    s.seats[giver].cards -= 1
    s.seats[taker].hand[kind] += 1
    s.seats[taker].cards += 1


@kernel
def hand_size(s: Record, seat: int) -> int:
    """Cards in the hand proper, without events still to be played."""
    size = 0
    for kind in range(HAND_KINDS):
        size += s.seats[seat].hand[kind]
    return size


@kernel
def random_card(s: Record, seat: int) -> int:
    """A card of the hand at random; the hand must not be empty."""
    place = draw(s, hand_size(s, seat))
    kind = 0
    while place >= s.seats[seat].hand[kind]:
        place -= s.seats[seat].hand[kind]
        kind += 1
    return kind
