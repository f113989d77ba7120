"""The end of a game: every god's points side by side, and what decided a tie."""

from __future__ import annotations

from ludus.engine.phrases import joined, player_name
from ludus.engine.scores import ScoreRow
from ludus.engine.view import View
from ludus.games.concordia.names import concordia_card, god_names, translator
from ludus.games.concordia.rules.scoring import beats, god_points
from ludus.games.concordia.tables import CONCORDIA_POINTS, GODS


def scores(view: View, lang: str) -> list[ScoreRow]:
    """God by god."""
    _, s, seats = translator(lang), view.s, range(view.players)
    rows = [
        ScoreRow(name, tuple(int(god_points(s, seat, god)) for seat in seats), sign=GODS[god].lower())
        for god, name in enumerate(god_names(_))
    ]
    extra = tuple(CONCORDIA_POINTS * int(s.concordia == seat) for seat in seats)
    rows.append(ScoreRow(concordia_card(_), extra, sign="concordia"))
    return [*rows, ScoreRow(_("Points"), tuple(view.points(seat) for seat in seats), total=True, sign="point")]


def verdict(view: View, lang: str) -> str:
    """Only a tie needs words."""
    _, s, seats = translator(lang), view.s, range(view.players)
    winner = next(seat for seat in seats if not any(beats(s, other, seat) for other in seats if other != seat))
    tied = [seat for seat in seats if seat != winner and view.points(seat) == view.points(winner)]
    if not tied:
        return ""
    return _.plural(
        "{winner} wins with {n} point, like {others}, because the Praefectus Magnus would come to {winner} first.",
        "{winner} wins with {n} points, like {others}, because the Praefectus Magnus would come to {winner} first.",
        view.points(winner),
        winner=player_name(view, winner, lang),
        others=joined((player_name(view, seat, lang) for seat in tied), lang),
    )
