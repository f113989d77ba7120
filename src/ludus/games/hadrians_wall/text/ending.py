"""The end of a game: scores side by side, what decided a tie, and the ranks of whoever plays alone."""

from __future__ import annotations

from ludus.engine.phrases import joined, player_name, sentence
from ludus.engine.scores import Rung, ScoreRow
from ludus.engine.view import View
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.rules.scoring import all_path_points, disdain_left, disdain_points, is_better
from ludus.games.hadrians_wall.text.score import breakdown, rank_of, reported


def scores(view: View, lang: str) -> list[ScoreRow]:
    """Attributes, paths, disdain; alone, where no columns must be compared, every path by itself."""
    _, players, called = names.translator(lang), [view.s.seats[seat] for seat in range(view.players)], reported(lang)
    total = tuple(view.points(seat) for seat in range(view.players))
    last = ScoreRow(called["points"], total, total=True)
    if view.players == 1:
        return [*(ScoreRow(label, (points,)) for label, points in breakdown(view, 0, lang)), last]
    rows = [
        ScoreRow(sentence(name), tuple(int(p.attributes[n]) for p in players))
        for n, name in enumerate(names.attributes(_))
    ]
    rows.append(ScoreRow(called["path points"], tuple(int(all_path_points(p)) for p in players)))
    rows.append(ScoreRow(called["disdain"], tuple(int(disdain_points(p)) for p in players)))
    return [*rows, last]


def ladder(view: View, lang: str) -> list[Rung]:
    if view.players > 1:
        return []
    ranks = names.ranks(names.translator(lang))
    return [Rung(sentence(name), int(points)) for name, points in zip(ranks, t.SOLO_FROM_POINTS, strict=True)]


def verdict(view: View, lang: str) -> str:
    """The rank of a lone player; among several, only a tie needs words."""
    _, s, seats = names.translator(lang), view.s, range(view.players)
    if view.players == 1:
        rank = sentence(names.ranks(_)[rank_of(view)])
        return _.plural("{rank}: {n} point", "{rank}: {n} points", view.points(0), rank=rank)
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
