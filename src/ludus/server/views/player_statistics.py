"""Statistics of a person's own games: scores over time, for each game and each choice of its options."""

from __future__ import annotations

from collections import defaultdict
from statistics import mean
from typing import NamedTuple

from markupsafe import Markup

from ludus.engine.game import Game
from ludus.engine.language import words
from ludus.server.store.people import PastGame
from ludus.server.views.charts import Curve, chart


class Series(NamedTuple):
    """Games that can be compared with each other."""

    label: str
    games: int
    best: int
    average: float
    first_places: int
    picture: Markup


def series(game: Game, past: list[PastGame], lang: str) -> list[Series]:
    """All games, then those played alone and with others, then those of each option's choice that occurs.

    What all games have in common is left out."""
    _ = words("ludus", lang)
    groups: dict[str, list[PastGame]] = defaultdict(list)
    for one in past:
        groups[_("All games")].append(one)
        groups[_("Alone") if one.header.players == 1 else _("With others")].append(one)
        for option in game.options:
            if option.choices:
                value = one.header.options.get(option.name, option.default)
                groups[option.described(value, game.domain, lang)].append(one)
    told = [(label, group) for label, group in groups.items() if label == _("All games") or len(group) < len(past)]
    return [_series(label, group, lang) for label, group in told]


def _series(label: str, group: list[PastGame], lang: str) -> Series:
    points = [one.points for one in reversed(group)]
    _ = words("ludus", lang)
    title = _("Points over time, {label}", label=label)
    firsts = sum(one.rank == 1 and one.header.players > 1 for one in group)
    picture = chart([Curve(label, points, 0)], title) if len(points) > 1 else Markup("")
    return Series(label, len(points), max(points), mean(points), firsts, picture)
