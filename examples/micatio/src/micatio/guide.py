"""What a first game explains, and when."""

from ludus.engine.language import N_
from ludus.engine.lessons import Lesson

LESSONS = (
    Lesson(
        "pebbles",
        N_("Pebbles are worth a point each. Take what you like, then show your fingers: that ends the round for you."),
        lambda view: True,  # noqa: ARG005 - from the beginning
        points_at=("pebbles",),
    ),
    Lesson(
        "second",
        N_("The second round has begun. The die may be rolled again, but the pile does not grow."),
        lambda view: view.s.turn == 1,
    ),
)
