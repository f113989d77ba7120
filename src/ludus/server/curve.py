"""The curve of a finished game: everybody's points after each step."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from ludus.engine.language import words
from ludus.server.charts import Curve, chart
from ludus.server.showing import begun
from ludus.server.table import Table

MOST_POINTS = 160  # as many as a picture can show


def curves(table: Table) -> list[Curve]:
    match = begun(table)
    past = match.at(0)
    every = max(1, len(table.done) // MOST_POINTS)
    values: list[list[int]] = [[past.points(seat)] for seat in range(match.players)]
    for n, done in enumerate(table.done, 1):
        past.play(done.seat, done.action)
        if n % every == 0 or n == len(table.done):
            for seat, line in enumerate(values):
                line.append(past.points(seat))
    return [Curve(table.places[seat].name, line, seat) for seat, line in enumerate(values)]


@lru_cache(maxsize=64)
def picture(table: Table, lang: str) -> Markup:
    _ = words("ludus", lang)
    return chart(curves(table), _("Everyone's points, from the first step to the last"))
