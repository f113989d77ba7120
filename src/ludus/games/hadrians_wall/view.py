"""What a seat may know, and a whole game that fits what it knows.

Both sheets and all cards once turned up are open to everybody. Hidden are the cards drawn and the path chosen until all
have chosen, and whether a seat has chosen yet. Decks have no order: one of which all drawn cards are known is known.
"""

from ludus.engine.chance import reseed
from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall.rules.year import deal_two
from ludus.games.hadrians_wall.state import CARDS_PHASE, NONE
from ludus.games.hadrians_wall.tables import MAX_NEUTRAL, MAX_PLAYERS


@kernel
def look(s: Record, seat: int, out: Record) -> None:
    look_at_table(s, out)
    for other in range(MAX_PLAYERS):
        out.seats[other] = s.seats[other]
        if other == seat:
            out.decks[other] = s.decks[other]
            out.hands[other] = s.hands[other]
            out.chosen[other] = s.chosen[other]
        else:
            out.decks[other] = s.decks[other] | s.hands[other]
            out.chosen[other] = NONE


@kernel
def look_at_table(s: Record, out: Record) -> None:
    """What lies open in the middle."""
    out.players = s.players
    out.difficulty = s.difficulty
    out.gifts = s.gifts
    out.year = s.year
    out.phase = s.phase
    out.year_card = s.year_card
    out.fate_card = s.fate_card
    out.fate_deck = s.fate_deck
    out.fate_discard = s.fate_discard
    out.attack_cards = s.attack_cards
    for cohort in range(3):
        out.attacks[cohort] = s.attacks[cohort]
    out.neutral_deck = s.neutral_deck
    for n in range(MAX_NEUTRAL):
        out.neutral_cards[n] = s.neutral_cards[n]
        out.neutral_soldiers[n] = s.neutral_soldiers[n]
        out.neutral_resources[n] = s.neutral_resources[n]
    out.tribute = s.tribute


@kernel
def redeal(s: Record, seat: int, seed: int) -> None:
    """New chance, and new hands for the others while paths are being chosen."""
    reseed(s, seed)
    if s.phase == CARDS_PHASE:
        for other in range(s.players):
            if other != seat:
                deal_two(s, other)
