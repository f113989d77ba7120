"""Micatio, the Roman game of fingers, with pebbles, a common pile and a die, for 1 to 4 players."""

from ludus.engine.game import Game
from ludus.engine.language import N_
from ludus.engine.options import Option

GAME = Game(
    name="micatio",
    title=N_("Micatio"),
    package=__name__,
    version=1,
    min_players=1,
    max_players=4,
    expand_after=4,  # a die is rolled: look at a decision a few times before looking beyond it
    options=(Option(name="rounds", label=N_("Rounds"), default=2, low=1, high=9, help=N_("How many there are.")),),
)
