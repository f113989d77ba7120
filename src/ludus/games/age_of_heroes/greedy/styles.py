"""The two styles of play: what each thinks a card, a city and an army are worth.

The builder (`greedy`) is what most people play at first: wood and stone for cities, its own special resource for the
monument. The warrior (`expert`) trades for grain and iron, pays for armies with gold too, and conquers the cities
others have built. Its numbers were found by play: each was changed a little, and the change kept where it won more of
40,000 games against builders, in games of two and of more players.
"""

import numpy as np

from ludus.games.age_of_heroes.tables import (
    GOLD,
    GRAIN,
    HAND_KINDS,
    HERO,
    IRON,
    LUCK,
    OLYMPICS,
    STONE,
    WOOD,
    Table,
    constants,
)

STYLES = ("builder", "warrior")
BUILDER, WARRIOR = constants(range(len(STYLES)))
SPARE = 1  # the worth of a card there is no use for; a common one has about three

# ---------------------------------------------------------------- cards
KINDS_OF_USE = [IRON, WOOD, GRAIN, STONE, GOLD, OLYMPICS, HERO, LUCK]
FIRST: Table = np.full((len(STYLES), HAND_KINDS), SPARE, np.int16)  # of a kind, up to ...
FIRST[:, KINDS_OF_USE] = [[3, 8, 3, 8, 10, 5, 5, 5], [4, 3, 11, 2, 4, 7, 6, 5]]
ENOUGH: Table = np.full(HAND_KINDS, 9, np.int16)  # ... so many, in either style, and of those beyond
ENOUGH[KINDS_OF_USE] = [1, 4, 2, 2, 9, 2, 2, 2]
FURTHER: Table = np.full((len(STYLES), HAND_KINDS), SPARE, np.int16)
FURTHER[:, KINDS_OF_USE] = [[1, 3, 1, 3, 3, 2, 2, 2], [2, 3, 2, 2, 3, 2, 2, 2]]
OWN_SPECIAL: Table = np.array([14, 2], np.int16)
PER_CARD_LAID: Table = np.array([0, 1], np.int16)  # a tribe's own special resource is worth so much more

# ---------------------------------------------------------------- armies
PAID_WITH_GOLD: Table = np.array([0, 1], np.int16)  # whether gold is spent on them
ARMY_RISKED: Table = np.array([3, 2], np.int16)  # what sending one costs
MIN_WAR_WORTH: Table = np.array([8, 6], np.int16)  # a war must promise more than this
CITY_WORTH: Table = np.array([30, 39], np.int16)  # of what a war brings
CARD_WORTH: Table = np.array([5, 0], np.int16)
STONE_WORTH: Table = np.array([12, 4], np.int16)  # a card of a monument
