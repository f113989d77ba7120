"""Micatio: a tiny game for tests of the server. It has everything that can go wrong: secrets, chance, seats that act
together, actions that touch each other and actions that do not."""

from ludus.engine.game import Game
from ludus.engine.language import N_
from ludus.engine.options import Option

GAME = Game(
    name="micatio",
    title=N_("Micatio"),
    package=__name__,
    version=1,
    fewest=1,
    most=4,
    options=(Option(name="rounds", label=N_("Rounds"), default=2, low=1, high=9, help=N_("How many there are.")),),
)
