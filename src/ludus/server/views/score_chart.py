"""The chart of a finished game: everybody's points after each step."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from ludus.engine.language import words
from ludus.server.tables.moves import match_of
from ludus.server.tables.table import Table
from ludus.server.views.charts import Curve, chart

MAX_POINTS = 160  # as many as a picture can show


def curves(table: Table) -> list[Curve]:
    match = match_of(table)
    past = match.at(0)
    every = max(1, len(table.played) // MAX_POINTS)
    values: list[list[int]] = [[past.points(seat)] for seat in range(match.players)]
    for n, played in enumerate(table.played, 1):
        past.play(*played.entry)
        if n % every == 0 or n == len(table.played):
            for seat, line in enumerate(values):
                line.append(past.points(seat))
    return [Curve(table.seats[seat].name, line, seat) for seat, line in enumerate(values)]


@lru_cache(maxsize=64)
def score_chart(table: Table, lang: str) -> Markup:
    _ = words("ludus", lang)
    return chart(curves(table), _("Everyone's points, from the first step to the last"))
