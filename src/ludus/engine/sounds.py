"""The sounds a game can ask for. They are made by scripts/sounds.py; a page plays them."""

from typing import Final

TAP: Final = "tap"  # something small was chosen
BRUSH: Final = "brush"  # a box was marked
STONE: Final = "stone"  # something was built
CARD: Final = "card"  # a card was played, drawn or uncovered
COIN: Final = "coin"  # money or goods changed hands
MARCH: Final = "march"  # somebody travels
DRUM: Final = "drum"  # a fight
HORN: Final = "horn"  # something great begins or ends
THUNDER: Final = "thunder"  # a disaster
CROWD: Final = "crowd"  # the game is over

SOUNDS = (TAP, BRUSH, STONE, CARD, COIN, MARCH, DRUM, HORN, THUNDER, CROWD)
