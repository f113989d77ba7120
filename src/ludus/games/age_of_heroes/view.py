"""What one seat may know: `look` copies what is allowed into an empty record. `redeal` has a package of its own."""

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.redeal import redeal
from ludus.games.age_of_heroes.rules.knowledge import count_of, unseen
from ludus.games.age_of_heroes.rules.ring import bit
from ludus.games.age_of_heroes.state import HIDDEN, THINKING
from ludus.games.age_of_heroes.tables import ATTACKER, DEFENDER, HAND_KINDS, IMMEDIATE, KINDS

__all__ = ["look", "redeal"]

WATCHING = 0  # the first viewer: what everybody knows


@kernel
def look(s: Record, seat: int, out: Record) -> None:
    show_table(s, out)
    show_stage(s, out)
    show_question(s, seat, out)
    show_battle(s, out)
    for other in range(s.players):
        show_seat(s.seats[other], out.seats[other])
    for other in range(s.players, s.seats.shape[0]):
        out.seats[other].tribe = s.seats[other].tribe
    show_knowledge(s, WATCHING, out)
    show_knowledge(s, seat + 1, out)
    show_hands(s, seat, out)
    if seat >= 0:
        show_own(s, seat, out)


# ---------------------------------------------------------------- to all


@kernel
def show_table(s: Record, out: Record) -> None:
    """Whatever lies open on the table, and the table's options."""
    out.players = s.players
    out.first = s.first
    out.playing = s.playing
    out.numbers[:] = s.numbers
    out.cost[:] = s.cost
    out.supply[:] = s.supply
    out.discard[:] = s.discard
    out.deck_size = s.deck_size
    out.seat_of[:] = s.seat_of
    out.happenings = s.happenings
    for n in range(s.happenings):
        out.story[n] = s.story[n]


@kernel
def show_stage(s: Record, out: Record) -> None:
    out.rounds = s.rounds
    out.stage = s.stage
    out.turn = s.turn
    out.current = s.current
    out.owed = s.owed
    out.refused = s.refused
    out.side = s.side
    out.partner = s.partner
    out.event = s.event
    out.drawer = s.drawer
    out.target = s.target
    out.give = s.give
    out.want = s.want
    out.exits = s.exits
    out.ending = s.ending
    out.winners = s.winners


@kernel
def show_battle(s: Record, out: Record) -> None:
    out.battle = s.battle
    out.attacker = s.attacker
    out.defender = s.defender
    out.goal = s.goal
    out.sent[:] = s.sent
    out.heroes[:] = s.heroes
    out.force[:] = s.force
    out.shown[:] = s.shown
    out.duel[:] = s.duel
    out.victorious = s.victorious
    out.chosen[:] = -1


@kernel
def show_seat(p: Record, out: Record) -> None:
    """What lies open before a player."""
    out.tribe = p.tribe
    out.out = p.out
    out.cards = p.cards
    out.fresh = p.fresh
    out.cities = p.cities
    out.fortresses = p.fortresses
    out.monument = p.monument
    out.home[:] = p.home
    out.away[:] = p.away
    out.held = p.held
    out.road = p.road
    out.claim = p.claim
    out.offers = p.offers
    out.passed = p.passed


# ---------------------------------------------------------------- to one


@kernel
def show_question(s: Record, seat: int, out: Record) -> None:
    """A question that gives something away is known to the asked seat only; others know that somebody is thinking."""
    if s.question >= HIDDEN and (seat < 0 or s.asked != bit(seat)):
        out.question = THINKING
    else:
        out.question = s.question
        out.asked = s.asked


@kernel
def show_knowledge(s: Record, viewer: int, out: Record) -> None:
    out.least[:, viewer] = s.least[:, viewer]
    out.most[:, viewer] = s.most[:, viewer]
    out.floor[viewer] = s.floor[viewer]


@kernel
def show_hands(s: Record, seat: int, out: Record) -> None:
    """The seat's hand, of others the cards they are known to hold, and all that is unseen as if it were the deck."""
    for kind in range(KINDS):
        out.deck[kind] = unseen(s, seat, kind)
    for kind in range(HAND_KINDS):
        for other in range(s.players):
            known = s.seats[other].hand[kind] if other == seat else count_of(s.least[other, seat + 1], kind)
            out.seats[other].hand[kind] = known


@kernel
def show_own(s: Record, seat: int, out: Record) -> None:
    """The seat's own events to be played, battle cards and choices."""
    for event in range(IMMEDIATE):
        out.seats[seat].events[event] = s.seats[seat].events[event]
    out.declined = s.declined & bit(seat)
    if seat == s.attacker:
        show_side(s, ATTACKER, out)
    elif seat == s.defender:
        show_side(s, DEFENDER, out)


@kernel
def show_side(s: Record, side: int, out: Record) -> None:
    out.drawn[side, :] = s.drawn[side]
    out.laid[side, :] = s.laid[side]
    out.chosen[side] = s.chosen[side]
