"""Hadrian's Wall: six years of building, manning and defending a stretch of the wall, for one to six players."""

from ludus.engine.game import Game
from ludus.engine.language import N_
from ludus.engine.options import Option

GAME = Game(
    name="hadrians-wall",
    title=N_("Hadrian's Wall"),
    package=__name__,
    version=1,
    min_players=1,
    max_players=6,
    simultaneous=True,
    options=(
        Option(
            name="difficulty",
            label=N_("Difficulty"),
            default="normal",
            choices=("easy", "normal", "hard"),
            help=N_("How many Picts attack at the end of each year."),
        ),
        Option(
            name="gifts",
            label=N_("Payments to neighbours"),
            default="neighbour",
            choices=("neighbour", "neutral"),
            names=(N_("to the neighbour"), N_("onto a neutral card")),
            help=N_(
                "Where payments to neighbours go: to the neighbour, as in the rules, or onto a neutral card, where "
                "each brings one more attack and interrupts nobody."
            ),
        ),
    ),
)
