"""The layout of one game. A `Seat` is what lies open before a player; hands, decks and secret choices lie elsewhere.

Boxes of tracks are counts (they are marked from left to right), boxes in any order hold what was written in them: the
year, or the number of the good; 0 is unmarked. Actions allowed once a year keep a mask of the years they were done in.
Years count from 0 here, so year `y` is written `y + 1`.
"""

import numpy as np

from ludus.engine.chance import HEADER
from ludus.games.hadrians_wall import tables as t

NONE = -1  # no card, no choice made

# `phase`: what the table is doing.
CARDS_PHASE, INCOME_PHASE, ACTIONS_PHASE, FAVOURS_PHASE, OVER = range(5)
# `asked`: the choice a seat must make before it does anything else.
NOT_ASKED, ASKED_COHORT, ASKED_ATTRIBUTE, ASKED_PLACE = range(4)

Seat = np.dtype(
    [
        ("buildings", "i4"),  # mask of BUILDINGS
        ("map", "i4"),  # mask of the scout map's marked cells
        ("supplies", "i2", (len(t.SUPPLIES),)),  # pieces on the player's board
        ("cohorts", "i2", (len(t.COHORTS),)),
        ("tracks", "i2", (len(t.TRACKS),)),  # mine, guard, cippi, wall, fort
        ("production", "i2"),  # circles filled, the printed one included
        ("trainings", "i2"),  # mask of years
        ("forums", "i2"),  # mask of years
        ("attributes", "i2", (len(t.ATTRIBUTES),)),
        ("disdain", "i2"),  # circled ever
        ("removed", "i2"),  # of these, crossed out by bribes
        ("citizens", "i2", (len(t.CITIZENS),)),
        ("goods", "i2", (t.MARKET_BOXES,)),  # the good's number
        ("shows", "i2", (t.SHOWS,)),  # the year
        ("strength", "i2", (len(t.GLADIATORS),)),  # circled boxes
        ("wounds", "i2", (len(t.GLADIATORS),)),  # of these, crossed
        ("fights", "i2", (len(t.GLADIATORS),)),  # mask of years
        ("temple_boxes", "i2"),  # marked in all temples together
        ("temple_favours", "i2"),  # earned and not used
        ("bribes", "i2", (t.BATH_BOXES,)),  # the year
        ("rulings", "i2", (t.RULING_COLUMNS, t.RULING_ROWS)),  # the year
        ("diplomats", "i2", (len(t.COHORTS),)),  # by cohort: which diplomat serves it, 1 to 3
        ("diplomat_favours", "i2", (len(t.COHORTS),)),  # by cohort: earned and not used
        ("scouts", "i2"),  # sent
        ("paths", "i2", (t.YEARS,)),  # the card kept each year, or NONE
        ("prospect", "i2"),  # this year's card, or NONE
        ("asked", "i2"),
        ("offer", "i2"),  # mask of the attributes to choose from, or the shape to place
        ("roads_left", "i2"),  # income of roads still to be chosen after the open choice
        ("stopped", "i2"),  # whether it has stopped for this year
        ("settled", "i2"),  # whether it has taken the attack under way
        ("cancelled", "i2", (len(t.COHORTS),)),  # cards of the latest attack cancelled by favours
        ("attack_disdain", "i2"),  # what the latest attack brought
        ("attack_valour", "i2"),
    ],
    align=True,
)

# No padding: bytes between fields have no value to copy, and copies of a record must be equal to the byte.
State = np.dtype(
    [
        *HEADER,
        ("players", "i4"),
        ("fate_deck", "i8"),  # masks of the 48 Fate cards; decks have no order
        ("fate_discard", "i8"),
        ("attack_cards", "i8"),  # of the attack under way: in neither of the other two
        ("year", "i4"),  # from 0
        ("difficulty", "i2"),  # index of DIFFICULTIES
        ("gifts", "i2"),  # 0: payments reach the neighbour; 1: they count as put on a neutral card
        ("phase", "i2"),
        ("year_card", "i2"),  # the Fate card of this year
        ("fate_card", "i2"),  # the Fate card turned up last, for whatever reason
        ("attacks", "i2", (len(t.COHORTS),)),  # the latest attack, by cohort
        ("neutral_deck", "i2"),  # mask of the 12 player cards
        ("neutral_cards", "i2", (t.MAX_NEUTRAL,)),  # this year's neutral prospects, or NONE
        ("neutral_soldiers", "i2", (t.MAX_NEUTRAL,)),  # put on them this year
        ("neutral_resources", "i2", (t.MAX_NEUTRAL,)),
        ("tribute", "i2"),  # this year's payments to neighbours that count as put on a neutral card
        ("decks", "i2", (t.MAX_PLAYERS,)),  # masks of cards not drawn; in a view, of cards not seen
        ("hands", "i2", (t.MAX_PLAYERS,)),  # the two cards drawn, until all have chosen; in a view, the viewer's alone
        ("chosen", "i2", (t.MAX_PLAYERS,)),  # the path chosen in secret, or NONE; in a view, the viewer's alone
        ("seats", Seat, (t.MAX_PLAYERS,)),
    ],
    align=True,
)

FRESH_SEAT = np.zeros(1, Seat)  # what lies before a player when the game begins
FRESH_SEAT["production"] = t.PRODUCTION_AT_START
FRESH_SEAT["prospect"] = NONE
FRESH_SEAT["paths"] = NONE
