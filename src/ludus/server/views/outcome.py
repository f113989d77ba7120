"""How a game ended: who won and why, everybody's scores side by side, and what stood out; alone, the rank reached."""

from __future__ import annotations

from dataclasses import dataclass

from ludus.engine.language import words
from ludus.engine.phrases import joined, player_name
from ludus.engine.scores import Rung, ScoreRow
from ludus.engine.view import View

MAX_HIGHLIGHTS = 3
LEAST = 2  # of anything that stands out


@dataclass(frozen=True)
class Step:
    """A rank of whoever played alone, and where that player stands to it."""

    name: str
    points: str  # that it takes, as a range
    short: int  # how many points are missing
    here: bool  # the rank that was reached
    next: bool


@dataclass(frozen=True)
class Outcome:
    verdict: str
    scores: list[ScoreRow]
    highlights: list[str]
    steps: list[Step]  # the highest first

    @property
    def by_points(self) -> bool:
        """Whether seats are ranked by a sum."""
        return any(row.total for row in self.scores)


def outcome(view: View, ranks: tuple[int, ...], lang: str) -> Outcome:
    """The end of a finished game, for one viewer."""
    return Outcome(verdict(view, ranks, lang), scores(view, lang), highlights(view, lang), steps(view, lang))


def verdict(view: View, ranks: tuple[int, ...], lang: str) -> str:
    """The game's own words, or who has the most points."""
    if said := view.game.text.verdict(view, lang):
        return said
    _ = words("ludus", lang)
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    points, names = view.points(winners[0]), joined((player_name(view, seat, lang) for seat in winners), lang)
    if view.players == 1:
        return _.plural("{name} ends with {n} point.", "{name} ends with {n} points.", points, name=names)
    if len(winners) > 1:
        return _.plural(
            "{names} share the victory with {n} point.",
            "{names} share the victory with {n} points.",
            points,
            names=names,
        )
    if tied := [seat for seat, rank in enumerate(ranks) if rank > 1 and view.points(seat) == points]:
        return _.plural(
            "{name} wins with {n} point, like {others}; the tie-break decides.",
            "{name} wins with {n} points, like {others}; the tie-break decides.",
            points,
            name=names,
            others=joined((player_name(view, seat, lang) for seat in tied), lang),
        )
    return _.plural("{name} wins with {n} point.", "{name} wins with {n} points.", points, name=names)


def scores(view: View, lang: str) -> list[ScoreRow]:
    """The game's own rows, or the parts of everybody's points."""
    if rows := view.game.text.scores(view, lang):
        return rows
    parts = [dict(view.game.text.breakdown(view, seat, lang)) for seat in range(view.players)]
    labels = dict.fromkeys(label for part in parts for label in part)
    rows = [ScoreRow(label, tuple(part.get(label, 0) for part in parts)) for label in labels]
    _, total = words("ludus", lang), tuple(view.points(seat) for seat in range(view.players))
    return [*rows, ScoreRow(_("Total"), total, total=True)]


def steps(view: View, lang: str) -> list[Step]:
    """The ranks of whoever played alone."""
    rungs: list[Rung] = view.game.text.ladder(view, lang)
    if not rungs:
        return []
    points = view.points(0)
    reached = max(1, sum(points >= rung.points for rung in rungs)) - 1
    found = []
    for n, rung in enumerate(rungs):
        below = rungs[n + 1].points - 1 if n + 1 < len(rungs) else None
        wanted = f"{rung.points}+" if below is None else f"{rung.points}–{below}" if n else f"≤ {below}"
        found.append(Step(rung.name, wanted, max(0, rung.points - points), n == reached, n == reached + 1))
    return found[::-1]


def highlights(view: View, lang: str) -> list[str]:
    """Where somebody was far ahead of everybody else, the farthest first, and one of each player before more."""
    if view.players == 1:
        return []
    _, text = words("ludus", lang), view.game.text
    reports, called = [text.report(view, seat) for seat in range(view.players)], text.reported(lang)
    found: list[tuple[float, int, str]] = []
    for name, label in called.items():
        numbers = [report.get(name, 0) for report in reports]
        best, second = sorted(numbers, reverse=True)[:2]
        if best >= LEAST and best > second >= 0 and name != "points":
            seat = numbers.index(best)
            known = {"what": label, "name": view.name(seat), "n": best}
            told = _("{what}: {name}, {n} (next: {second})", **known, second=second)
            if not second:
                told = _("{what}: only {name}, {n}", **known)
            found.append(((best - second) / best, seat, told))
    found.sort(key=lambda one: -one[0])
    first = {seat: (lead, seat, told) for lead, seat, told in reversed(found)}
    ordered = [one for one in found if first[one[1]] == one] + [one for one in found if first[one[1]] != one]
    return [told for _lead, _seat, told in ordered[:MAX_HIGHLIGHTS]]
