"""The end of a game: what the race was decided by, tribes side by side. There is no sum: points rank no winner."""

from __future__ import annotations

from ludus.engine.scores import ScoreRow
from ludus.engine.view import View
from ludus.games.age_of_heroes.state import ROUNDS_OVER
from ludus.games.age_of_heroes.text.peace_news import victory
from ludus.games.age_of_heroes.text.question import ended
from ludus.games.age_of_heroes.text.score import breakdown, report, reported
from ludus.games.age_of_heroes.text.speech import Speech

BESIDES = ("armies", "generals", "fortresses", "roads", "cards")


def scores(view: View, lang: str) -> list[ScoreRow]:
    """The ways to win first, then what else a tribe had."""
    seats, called = range(view.players), reported(lang)
    ways = [[points for _, points in breakdown(view, seat, lang)] for seat in seats]
    rows = [ScoreRow(label, tuple(way[n] for way in ways)) for n, (label, _) in enumerate(breakdown(view, 0, lang))]
    has = [report(view, seat) for seat in seats]
    return [*rows, *(ScoreRow(called[name], tuple(one[name] for one in has)) for name in BESIDES)]


def verdict(view: View, lang: str) -> str:
    v = Speech(view, lang)
    winners = [seat for seat in range(view.players) if int(v.s.winners) >> seat & 1]
    if len(winners) != 1 or int(v.s.ending) == ROUNDS_OVER:
        return ended(v)
    return victory(v, winners[0])
