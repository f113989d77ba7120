"""Ladder: a game small enough to see through, for tests of bots.

One or two seats, 24 cards numbered 1 to 24, three hidden cards each, six turns each. A turn plays a card onto the
ladder: a card above the ladder's top scores its number and becomes the top; any other card scores nothing and empties
the ladder. Then a card is drawn. Greedy plays its highest card, which is often a waste.
"""

from ludus.engine.game import Game

GAME = Game(name="ladder", title="Ladder", package=__name__, version=1, min_players=1, max_players=2, expand_after=4)
