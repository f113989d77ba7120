"""Hadrian's Wall: six years of building, manning and defending a stretch of the wall, for one to six players."""

from ludus.engine.game import Game
from ludus.engine.language import N_
from ludus.games.hadrians_wall.options import OPTIONS

GAME = Game(
    name="hadrians-wall",
    title=N_("Hadrian's Wall"),
    package=__name__,
    version=2,
    unkeyed=(1,),
    min_players=1,
    max_players=6,
    simultaneous=True,
    options=OPTIONS,
)
