"""The two styles of play: what each thinks a card, a city and an army are worth.

The builder (`greedy`) is what most people play at first: wood and stone for cities, its own special resource for the
monument. The warrior (`expert`) trades for grain and iron, pays for armies with gold too, and conquers the cities
others have built. Its numbers were found by play: each was changed a little, and the change kept where it won more of
40,000 games against builders, in games of two and of more players.
"""

import numpy as np

from ludus.games.age_of_heroes import tables as t

STYLES = ("builder", "warrior")
BUILDER, WARRIOR = t.constants(range(len(STYLES)))
SPARE = 1  # the worth of a card there is no use for; a common one has about three

# ---------------------------------------------------------------- cards
KINDS_OF_USE = [t.IRON, t.WOOD, t.GRAIN, t.STONE, t.GOLD, t.OLYMPICS, t.HERO, t.LUCK]
FIRST: t.Table = np.full((len(STYLES), t.HAND_KINDS), SPARE, np.int16)  # of a kind, up to ...
FIRST[:, KINDS_OF_USE] = [[3, 8, 3, 8, 10, 5, 5, 5], [4, 3, 11, 2, 4, 7, 6, 5]]
ENOUGH: t.Table = np.full(t.HAND_KINDS, 9, np.int16)  # ... so many, in either style, and of those beyond
ENOUGH[KINDS_OF_USE] = [1, 4, 2, 2, 9, 2, 2, 2]
FURTHER: t.Table = np.full((len(STYLES), t.HAND_KINDS), SPARE, np.int16)
FURTHER[:, KINDS_OF_USE] = [[1, 3, 1, 3, 3, 2, 2, 2], [2, 3, 2, 2, 3, 2, 2, 2]]
OWN_SPECIAL: t.Table = np.array([[14, 14], [2, 10]], np.int16)  # among few, and among many players
PER_CARD_LAID: t.Table = np.array([0, 2], np.int16)  # a tribe's own special resource is worth so much more
MANY = 5  # players: so many keep each other busy that a warrior's monument is left in peace

# ---------------------------------------------------------------- armies
PAID_WITH_GOLD: t.Table = np.array([0, 1], np.int16)  # whether gold is spent on them
ARMY_RISKED: t.Table = np.array([3, 2], np.int16)  # what sending one costs
MIN_WAR_WORTH: t.Table = np.array([8, 6], np.int16)  # a war must promise more than this
CITY_WORTH: t.Table = np.array([30, 39], np.int16)  # of what a war brings
CARD_WORTH: t.Table = np.array([5, 0], np.int16)
STONE_WORTH: t.Table = np.array([12, 4], np.int16)  # a card of a monument
