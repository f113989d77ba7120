"""Concordia: trade and settlement around the Mediterranean, for 2 to 5 players on two maps."""

from ludus.engine.game import Game
from ludus.engine.language import N_
from ludus.games.concordia.options import COMPONENTS, OPTIONS, check

GAME = Game(
    name="concordia",
    title=N_("Concordia"),
    package=__name__,
    version=2,
    unkeyed=(1,),
    min_players=COMPONENTS["players"]["fewest"],
    max_players=COMPONENTS["players"]["most"],
    options=OPTIONS,
    check=check,
)
