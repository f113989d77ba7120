"""Two lessons."""

from ludus.engine.lessons import Lesson

LESSONS = (
    Lesson("pebbles", "Pebbles are worth a point each.", lambda view: True),
    Lesson("second", "The second round has begun.", lambda view: view.s.turn == 1),
)
