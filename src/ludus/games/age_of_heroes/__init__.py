"""Age of Heroes: six tribes of the ancient world trade, build and fight for an empire, for 2 to 6 players."""

from ludus.engine.game import Game
from ludus.engine.language import N_
from ludus.games.age_of_heroes.options import COMPONENTS, OPTIONS, check

GAME = Game(
    name="age-of-heroes",
    title=N_("Age of Heroes"),
    package=__name__,
    version=2,
    unkeyed=(1,),
    min_players=COMPONENTS["players"]["fewest"],
    max_players=COMPONENTS["players"]["most"],
    expand_after=1_000_000,  # never: luck rules, and a tree below a decision has not paid
    options=OPTIONS,
    check=check,
)
