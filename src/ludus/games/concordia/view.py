"""What a seat may know: everything but the order of the cards to come, which no record holds."""

from ludus.engine.chance import reseed
from ludus.engine.kernels import Record, kernel
from ludus.games.concordia.maps import MAX_CITIES, MAX_PROVINCES
from ludus.games.concordia.tables import CARDS, COLONISTS, GOODS, KINDS, SEATS, SLOTS


@kernel
def look(s: Record, seat: int, out: Record) -> None:  # noqa: ARG001 - all seats and spectators know the same
    look_at_table(s, out)
    look_at_turn(s, out)
    look_at_board(s, out)
    for other in range(SEATS):
        look_at_player(s.seats[other], out.seats[other])


@kernel
def look_at_table(s: Record, out: Record) -> None:
    out.revealed = s.revealed
    out.players = s.players
    out.map = s.map
    out.colonist_income = s.colonist_income
    out.intermediate_scoring = s.intermediate_scoring
    out.projected_score = s.projected_score
    out.round_limit = s.round_limit


@kernel
def look_at_turn(s: Record, out: Record) -> None:
    out.first = s.first
    out.rounds = s.rounds
    out.turn = s.turn
    out.to_move = s.to_move
    out.question = s.question
    out.card = s.card
    out.copied = s.copied
    out.movement = s.movement
    out.mover = s.mover
    out.origin = s.origin
    out.settled = s.settled
    out.sold = s.sold
    out.received = s.received
    out.purchases = s.purchases


@kernel
def look_at_board(s: Record, out: Record) -> None:
    out.to_come = s.to_come  # what is left of each deck is known, only not its order
    out.magnus = s.magnus
    out.magnus_used = s.magnus_used
    out.concordia = s.concordia
    out.flipped = s.flipped
    for province in range(MAX_PROVINCES):
        out.marker[province] = s.marker[province]
    for city in range(MAX_CITIES):
        out.product[city] = s.product[city]
    for slot in range(SLOTS):
        out.display[slot] = s.display[slot]


@kernel
def look_at_player(player: Record, out: Record) -> None:
    """Hand and discard too: all of it was once played or bought openly."""
    out.money = player.money
    out.houses = player.houses
    out.bought = player.bought
    out.interim = player.interim
    out.scored = player.scored
    out.top = player.top
    for card in range(len(CARDS)):
        out.hand[card] = player.hand[card]
        out.discard[card] = player.discard[card]
    for good in range(len(GOODS)):
        out.goods[good] = player.goods[good]
        out.gained[good] = player.gained[good]
    for kind in range(len(KINDS)):
        for i in range(COLONISTS):
            out.colonists[kind, i] = player.colonists[kind, i]


@kernel
def redeal(s: Record, seat: int, seed: int) -> None:  # noqa: ARG001 - all seats know the same
    """The cards still to come are drawn from what is left of the decks: a new generator is a new order."""
    reseed(s, seed)
