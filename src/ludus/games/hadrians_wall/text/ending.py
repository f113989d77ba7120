"""The end of a game: scores side by side, and what decided a tie."""

from __future__ import annotations

from ludus.engine.phrases import joined, player_name, sentence
from ludus.engine.scores import ScoreRow
from ludus.engine.view import View
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.rules.scoring import all_path_points, disdain_left, disdain_points, is_better
from ludus.games.hadrians_wall.text.question import question
from ludus.games.hadrians_wall.text.score import rank_of, reported


def scores(view: View, lang: str) -> list[ScoreRow]:
    """Attributes, paths, disdain."""
    _, players, called = names.translator(lang), [view.s.seats[seat] for seat in range(view.players)], reported(lang)
    rows = [
        ScoreRow(sentence(name), tuple(int(p.attributes[n]) for p in players))
        for n, name in enumerate(names.attributes(_))
    ]
    rows.append(ScoreRow(called["path points"], tuple(int(all_path_points(p)) for p in players)))
    rows.append(ScoreRow(called["disdain"], tuple(int(disdain_points(p)) for p in players)))
    total = tuple(view.points(seat) for seat in range(view.players))
    return [*rows, ScoreRow(called["points"], total, total=True)]


def next_rank(view: View, lang: str) -> str:
    _, rank = names.translator(lang), rank_of(view) + 1
    if rank == len(t.SOLO_FROM_POINTS):
        return ""
    return _.plural(
        "The next rank, {rank}, takes {n} point.",
        "The next rank, {rank}, takes {n} points.",
        int(t.SOLO_FROM_POINTS[rank]),
        rank=names.ranks(_)[rank],
    )


def verdict(view: View, lang: str) -> str:
    """The rank of a lone player and how far the next one was; among several, only a tie needs words."""
    if view.players == 1:
        return f"{question(view, lang)} {next_rank(view, lang)}".strip()
    _, s, seats = names.translator(lang), view.s, range(view.players)
    winners = [seat for seat in seats if not any(is_better(s, other, seat) for other in seats if other != seat)]
    tied = [seat for seat in seats if seat not in winners and view.points(seat) == view.points(winners[0])]
    if len(winners) > 1 or not tied:
        return ""
    first = s.seats[winners[0]]
    by_disdain = all(disdain_left(first) < disdain_left(s.seats[seat]) for seat in tied)
    by_paths = all(all_path_points(first) > all_path_points(s.seats[seat]) for seat in tied)
    reason = _("with less disdain") if by_disdain else _("with more points from paths") if by_paths else ""
    return _.plural(
        "{winner} wins with {n} point, like {others}, but {reason}.",
        "{winner} wins with {n} points, like {others}, but {reason}.",
        view.points(winners[0]),
        winner=player_name(view, winners[0], lang),
        others=joined((player_name(view, seat, lang) for seat in tied), lang),
        reason=reason or _("with less disdain or more points from paths"),
    )
