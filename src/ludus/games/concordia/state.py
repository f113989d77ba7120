"""The record of one game. All but its generator is open to everybody: a deck has no order, only what is left of it."""

import numpy as np

from ludus.engine.chance import HEADER
from ludus.games.concordia.maps import MAX_CITIES, MAX_PROVINCES
from ludus.games.concordia.tables import CARDS, COLONISTS, GOODS, KINDS, SEATS, SLOTS

Seat = np.dtype(
    [
        ("money", "i4"),
        ("houses", "i4"),  # mask of cities
        ("bought", "i4"),  # mask of the cards for sale this seat has bought; with the starting cards, all it owns
        ("interim", "i4"),  # points at the first Tribune, for the intermediate scoring; forgotten once paid
        ("scored", "i2"),  # 1 once that Tribune has been played
        ("top", "i2"),  # the card on top of the discard, or NO_CARD
        ("hand", "i2", (len(CARDS),)),  # how many of each card
        ("discard", "i2", (len(CARDS),)),
        ("goods", "i2", (len(GOODS),)),
        ("gained", "i2", (len(GOODS),)),  # goods just produced and not stored yet
        ("colonists", "i2", (len(KINDS), COLONISTS)),  # places of each kind in ascending order; IN_STOREHOUSE if none
    ],
    align=True,
)

State = np.dtype(
    [
        *HEADER,
        ("to_come", "i4"),  # mask of the cards for sale that are still in the decks
        # The table
        ("players", "i2"),
        ("map", "i2"),
        ("colonist_income", "i2"),
        ("intermediate_scoring", "i2"),
        ("projected_score", "i2"),
        ("round_limit", "i2"),
        # Whose turn, and what is to be decided
        ("first", "i2"),  # the seat that had the first turn
        ("rounds", "i2"),  # rounds begun: 1 in the first
        ("turn", "i2"),  # whose turn it is
        ("to_move", "i2"),  # who has to answer now: another seat when it chooses among goods a Prefect gave it
        ("question", "i2"),  # see `actions`
        ("card", "i2"),  # the card being carried out (a copied one, with a Diplomat); NO_CARD before one is played
        ("copied", "i2"),  # the seat whose card a Diplomat copies, or NOBODY
        # How far the card has got
        ("movement", "i2"),  # Architect: movement points left
        ("mover", "i2"),  # Architect: the kind of colonist that has set out
        ("origin", "i2"),  # Architect: the place it has set out from
        ("settled", "i2"),  # Colonist: how many have been settled
        ("sold", "i2"),  # Mercator: mask of goods sold in this turn
        ("received", "i2"),  # Mercator: mask of goods bought in this turn
        ("purchases", "i2"),  # Senator, Consul: how many cards may still be bought
        # The board
        ("magnus", "i2"),  # who holds the Praefectus Magnus
        ("magnus_used", "i2"),  # 1 when it is passed on at the end of this turn
        ("concordia", "i2"),  # who holds the Concordia card, or NOBODY
        ("flipped", "i2"),  # mask of provinces whose marker shows coins
        ("marker", "i2", (MAX_PROVINCES,)),  # the good on each province's marker
        ("product", "i2", (MAX_CITIES,)),  # what each city produces, or NOTHING
        ("display", "i2", (SLOTS,)),  # the card for sale in each slot, or NO_CARD
        ("seats", Seat, (SEATS,)),
    ],
    align=True,
)
