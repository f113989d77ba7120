"""TRIBUNE: take back all played cards, for a coin each beyond the third; then perhaps a new colonist."""

from ludus.engine.kernels import Record, kernel
from ludus.games.concordia import tables as t
from ludus.games.concordia.actions import NEW_COLONIST
from ludus.games.concordia.rules.scoring import points


@kernel
def play_tribune(s: Record) -> None:
    player = s.seats[s.turn]
    if s.intermediate_scoring and not player.scored:
        score_early(s)
    taken = 0
    for card in range(len(t.CARDS)):
        taken += player.discard[card]
        player.hand[card] += player.discard[card]
        player.discard[card] = 0
    player.top = t.NO_CARD
    player.money += max(0, taken - t.FREE_CARDS) * t.COINS_PER_CARD
    s.question = NEW_COLONIST


@kernel
def score_early(s: Record) -> None:
    """The intermediate scoring: each player at the first Tribune; when all have, the best are paid."""
    s.seats[s.turn].scored = 1
    s.seats[s.turn].interim = points(s, s.turn)
    for seat in range(s.players):
        if not s.seats[seat].scored:
            return
    pay_the_best(s)


@kernel
def pay_the_best(s: Record) -> None:
    first = s.seats[0].interim
    for seat in range(s.players):
        first = max(first, s.seats[seat].interim)
    second = -1  # points are never negative
    for seat in range(s.players):
        if s.seats[seat].interim < first:
            second = max(second, s.seats[seat].interim)
    for seat in range(s.players):
        if s.seats[seat].interim == first:
            s.seats[seat].money += t.INTERMEDIATE_FIRST
        elif s.seats[seat].interim == second:
            s.seats[seat].money += t.INTERMEDIATE_SECOND
    for seat in range(s.players):
        s.seats[seat].interim = 0
