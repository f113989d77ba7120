"""The layout of one game, and of one seat's knowledge of it.

Whatever names a seat, a card or a question is 64 bits wide, so that kernels get numbers of one type; counts are 16.

A view has the same layout. In a view the hands of others hold the cards they are known to have, `deck` holds every card
of which the viewer cannot say where it is (`deck_size` and each seat's `cards` are true), and while a question is open
that nobody else may know of, `question` is THINKING and nobody is `asked`.
"""

import numpy as np

from ludus.engine.chance import HEADER
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.options import MAX_BARBARIANS

VIEWERS = t.MAX_PLAYERS + 1  # spectators come first, then seat 0, seat 1, ...
STORY = 32  # happenings of one step that are remembered

# `question`: what the seats in `asked` decide now.
(
    NO_QUESTION,
    ASK_TRIBE,
    ASK_ACTION,  # phase 2 of a turn: taxes, build, war or nothing
    ASK_BUILD,  # the same, after the first thing has been built
    ASK_ROAD,  # `partner` is asked by the tribe whose turn it is
    ASK_SEND,  # the attacker: play heroes, then send
    ASK_LAY,
    ASK_DISCARD,
    ASK_SHAKE,
    ASK_ERUPT,
    ASK_TRADE,
    ASK_UNDER,  # both sides of a battle at once
    ASK_FIGHT,  # both sides at once
    ASK_LUCK,  # from here on only the asked seat knows that there is a question
    ASK_ANSWER,  # the defender: olympic games, against barbarians also luck
    ASK_HERO,  # the defender
    ASK_WITH,
    ASK_EXCHANGE,  # a holder, where exchanges are free
    THINKING,  # in a view: one of these is open to somebody else
) = t.constants(range(19))
HIDDEN = ASK_LUCK  # the first question that is hidden from others

# `stage`: where the game is, below any event or battle.
(
    CHOOSING,  # tribes
    FAIR_EVENTS,  # also those of the first deal, in round 0
    TRADING,
    DRAWING,  # phase 1 of a turn
    ACTING,  # phase 2, before anything is done
    TAXING,
    SWAPPING,
    BUILDING,  # once something has been built
    WARRING,
    LAYING,  # phase 3
    DISCARDING,  # phase 4
    OVER,
) = t.constants(range(12))

# `battle`: where a battle is; NO_BATTLE also keeps the picture of the last one.
NO_BATTLE, MUSTERING, FACING, FIGHTING = t.constants(range(4))  # the attacker sends, the defender answers, both fight

# `claim` of a seat; a claim turns to JUDGED when a turn of its tribe begins.
NO_CLAIM, CLAIMED, JUDGED = t.constants(range(3))

# `ending`: how the game was won.
NOT_ENDED, LAST_TRIBE, BY_CITIES, BY_MONUMENT, ROUNDS_OVER, NOBODY_LEFT = t.constants(range(6))

Seat = np.dtype(
    [
        ("tribe", "i8"),  # -1 until it is chosen
        ("out", "i2"),  # 0 while playing, otherwise 1 for the first moment somebody went out, 2 for the next, ...
        ("cards", "i2"),  # how many cards, events still to be played included
        ("hand", "i2", (t.HAND_KINDS,)),
        ("events", "i2", (t.IMMEDIATE,)),  # drawn at this fair and still to be played
        ("fresh", "i2"),  # how many of the cards can, for all that others know, be such events
        ("cities", "i2"),
        ("fortresses", "i2"),
        ("monument", "i2"),
        ("home", "i2", (2,)),  # armies at home and not held: without a general, with one
        ("away", "i2", (2, 2)),  # the same; [0] come home when this turn of the tribe ends, [1] when its next one does
        ("held", "i2"),  # armies held by an earthquake
        ("road", "i2"),  # whether a road leads to the next tribe on the left
        ("claim", "i2"),
        ("offers", "i2"),  # made at this fair
        ("passed", "i2"),  # at this fair
    ],
    align=True,
)

# Fields stand by their width, widest after the header's, so that no byte between them is left unused.
State = np.dtype(
    [
        *HEADER,
        ("happenings", "i4"),  # how many things happened in the last step
        ("story", "i4", (STORY,)),  # and what, see rules/story.py
        # What each viewer knows of each hand, 4 bits for each kind of card: at least so many, at most so many (15 is no
        # bound); and how many of each kind must be in all hands together. See rules/knowledge.py.
        ("least", "i8", (t.MAX_PLAYERS, VIEWERS)),
        ("most", "i8", (t.MAX_PLAYERS, VIEWERS)),
        ("floor", "i8", (VIEWERS,)),
        ("seats", Seat, (t.MAX_PLAYERS,)),
        ("seat_of", "i8", (len(t.TRIBES),)),  # who plays each tribe, or -1
        ("players", "i8"),
        ("first", "i8"),  # the first player's seat
        ("playing", "i8"),  # mask of the seats still in the game
        ("stage", "i8"),
        ("question", "i8"),
        ("asked", "i8"),  # mask of the seats the question is open to
        ("turn", "i8"),  # whose turn it is; -1 before the first and during a fair
        ("current", "i8"),  # who is choosing a tribe, playing events or trading
        ("refused", "i8"),  # mask of the neighbours who refused a road in this turn
        ("side", "i8"),  # ROAD_LEFT or ROAD_RIGHT, for the road being asked for
        ("partner", "i8"),  # who is asked for a road
        ("event", "i8"),  # the card being resolved, or -1
        ("drawer", "i8"),  # who drew it
        ("target", "i8"),  # whom an earthquake or a volcano hits, or -1
        ("declined", "i8"),  # mask of the seats that let a famine be or declined the exchange
        ("give", "i8"),  # the offer being answered, or the last one: X
        ("want", "i8"),  # and Y
        # The battle being fought, or the last one.
        ("attacker", "i8"),  # -1 for the barbarians
        ("defender", "i8"),
        ("chosen", "i8", (2,)),  # the army of each side for this duel: sort * STRENGTHS + strength - 1, or -1
        ("duel", "i8", (2,)),  # the armies of the last duel in the same way; for barbarians of sort PLAIN
        ("horde", "i8", (MAX_BARBARIANS,)),  # the barbarians' battle cards in the order they were drawn
        ("ending", "i4"),
        ("winners", "i4"),  # mask
        ("goal", "i2"),
        ("sent", "i2", (2,)),  # armies of the attacker still alive: without a general, with one
        ("heroes", "i2", (2, 2)),  # heroes of each side: as armies, as generals
        ("force", "i2", (2, len(t.SORTS))),  # armies of each side that have not fought, by sort
        ("drawn", "i2", (2, t.STRENGTHS)),  # battle cards of each side not yet laid
        ("laid", "i2", (2, len(t.SORTS), t.STRENGTHS)),  # battle cards under armies that have not fought
        ("shown", "i2", (2, t.STRENGTHS)),  # battle cards seen in duels
        ("victorious", "i2"),
        ("battle", "i2"),
        ("numbers", "i2", (t.KEPT_NUMBERS,)),  # table options, see tables.py
        ("cost", "i2", (len(t.ITEMS), t.ORDINARY)),
        ("supply", "i2", (len(t.ITEMS),)),  # items nobody owns
        ("deck", "i2", (t.KINDS,)),
        ("deck_size", "i2"),
        ("discard", "i2", (t.KINDS,)),
        ("rounds", "i2"),
        ("owed", "i2"),  # cards of taxes still to be drawn
        ("exits", "i2"),  # moments at which somebody went out
    ],
    align=True,
)
