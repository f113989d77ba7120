"""What can be chosen for a table before the game begins."""

from ludus.engine.language import N_
from ludus.engine.options import Option

OPTIONS = (
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
)
