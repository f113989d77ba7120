"""The score, part by part, and what a seat did, as numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludus.engine.phrases import sentence
from ludus.engine.view import View
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.rules.scoring import disdain_points, path_count, path_points
from ludus.games.hadrians_wall.state import OVER


def seat_record(view: View, seat: int) -> Any:
    """One seat's part, as scoring kernels take it."""
    return view.s.seats[seat]


def count_for_path(view: View, seat: int, card: int) -> int:
    """What a card would count on the seat's sheets now, were it a path."""
    return int(path_count(seat_record(view, seat), card))


def path_score(view: View, seat: int, card: int) -> int:
    return int(path_points(seat_record(view, seat), card))


def breakdown(view: View, seat: int, lang: str = "en") -> list[tuple[str, int]]:
    """Every part of the score with its points: attributes, paths with their counts and thresholds, disdain."""
    _ = names.translator(lang)
    p = view.s.seats[seat]
    parts = [(sentence(name), int(p.attributes[n])) for n, name in enumerate(names.attributes(_))]
    for card in (int(card) for card in p.paths if card >= 0):
        label = _(
            "Path {card}, {goal}: {count} (points at {thresholds})",
            card=names.cards(_)[card],
            goal=names.goals(_)[card],
            count=count_for_path(view, seat, card),
            thresholds=", ".join(str(int(n)) for n in t.CARD_THRESHOLDS[card]),
        )
        parts.append((label, path_score(view, seat, card)))
    left = int(p.disdain - p.removed)
    parts.append((_("Disdain not removed ({count})", count=left), int(disdain_points(seat_record(view, seat)))))
    return parts


def rank_of(view: View) -> int:
    """The rank a lone player's points give, as a number of the solo ranks."""
    points = view.points(0)
    return sum(points >= wanted for wanted in t.SOLO_FROM_POINTS[1:])


def is_over(view: View) -> bool:
    return bool(view.s.phase == OVER)


def reported(lang: str = "en") -> dict[str, str]:
    """What the numbers of `report` are called."""
    _ = names.translator(lang)
    large, goods, _columns, circles, _temples, strength, _walls, _cohorts, landmarks, *_rest = names.goals(_)
    tables = (
        (t.ATTRIBUTES, names.attributes(_)),
        ([f"cohort {side}" for side in t.COHORTS], names.cohorts(_)),
        (t.TRACKS, names.tracks(_)),
        (t.CITIZENS, names.citizens(_)),
        (t.BUILDINGS, names.buildings(_)),
    )
    called = {name: word for known, said in tables for name, word in zip(known, said, strict=True)}
    called |= {
        "points": _("points in total"),
        "buildings": _("buildings in total"),
        "large buildings": large,
        "landmarks": landmarks,
        "production": circles,
        "trainings": _("marked training grounds boxes"),
        "forums": _("marked forum boxes"),
        "goods": goods,
        "different goods": _("different goods"),
        "shows": _("shows in the theatre"),
        "strength": strength,
        "fights": _("gladiator fights"),
        "gladiators lost": _("gladiators lost"),
        "temple boxes": _("marked temple boxes"),
        "bribes": _("bribes"),
        "rulings": _("rulings"),
        "diplomats": _("diplomats"),
        "scouts": _("scouts"),
        "map cells": _("marked scout map cells"),
        "disdain": _("disdain"),
        "disdain removed": _("disdain removed"),
        "path points": _("points from paths"),
    }
    return {name: sentence(word) for name, word in called.items()}


def report(view: View, seat: int) -> dict[str, int]:
    """What a seat did, for statistics: a number for every name."""
    p = view.s.seats[seat]
    counts = {"points": view.points(seat)}
    counts |= {name: int(p.attributes[n]) for n, name in enumerate(t.ATTRIBUTES)}
    counts |= {f"cohort {name}": int(p.cohorts[n]) for n, name in enumerate(t.COHORTS)}
    counts |= {name: int(p.tracks[n]) for n, name in enumerate(t.TRACKS)}
    counts |= {name: int(p.citizens[n]) for n, name in enumerate(t.CITIZENS)}
    counts |= {name: int(p.buildings) >> n & 1 for n, name in enumerate(t.BUILDINGS)}
    counts |= {
        "buildings": int(p.buildings).bit_count(),
        "large buildings": (int(p.buildings) & t.LARGE_BUILDINGS).bit_count(),
        "landmarks": (int(p.buildings) & t.LANDMARKS).bit_count(),
        "production": int(p.production),
        "trainings": int(p.trainings).bit_count(),
        "forums": int(p.forums).bit_count(),
        "goods": int(np.count_nonzero(p.goods)),
        "different goods": len({int(good) for good in p.goods if good}),
        "shows": int(np.count_nonzero(p.shows)),
        "strength": int(p.strength.sum()),
        "fights": sum(int(years).bit_count() for years in p.fights),
        "gladiators lost": sum(bool(0 < s <= w) for s, w in zip(p.strength, p.wounds, strict=True)),
        "temple boxes": int(p.temple_boxes),
        "bribes": int(np.count_nonzero(p.bribes)),
        "rulings": int(np.count_nonzero(p.rulings)),
        "diplomats": int(np.count_nonzero(p.diplomats)),
        "scouts": int(p.scouts),
        "map cells": int(p.map).bit_count(),
        "disdain": int(p.disdain),
        "disdain removed": int(p.removed),
        "path points": sum(path_score(view, seat, int(card)) for card in p.paths if card >= 0),
    }
    return counts
