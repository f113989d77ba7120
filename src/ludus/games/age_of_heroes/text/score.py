"""How far a tribe has come on each way to win, and what it did, as numbers."""

from __future__ import annotations

from ludus.engine.language import SOURCE
from ludus.engine.view import View
from ludus.games.age_of_heroes.names import translator
from ludus.games.age_of_heroes.state import (
    BY_CITIES,
    BY_MONUMENT,
    LAST_TRIBE,
    NO_BATTLE,
    NO_CLAIM,
    NOBODY_LEFT,
    ROUNDS_OVER,
)
from ludus.games.age_of_heroes.tables import CITIES_TO_WIN, LED_ARMY, MONUMENT_TO_WIN
from ludus.games.age_of_heroes.text.speech import Speech

SHARED = (ROUNDS_OVER, NOBODY_LEFT)  # endings that are a draw


def breakdown(view: View, seat: int, lang: str = "en") -> list[tuple[str, int]]:
    """The two ways to win that points count: cities, and cards of the monument. Together they are the points."""
    v = Speech(view, lang)
    tribe = v.s.seats[seat]
    return [
        (v._("Cities, {n} to win", n=v.number(CITIES_TO_WIN)), int(tribe.cities)),
        (v._("Monument, {n} to win", n=v.number(MONUMENT_TO_WIN)), int(tribe.monument)),
    ]


def reported(lang: str = SOURCE) -> dict[str, str]:
    """What the numbers of `report` are called."""
    _ = translator(lang)
    return {
        "rounds": _("Rounds"),
        "won": _("Games won"),
        "won by cities": _("Games won with cities"),
        "won by monument": _("Games won with the monument"),
        "won as the last tribe": _("Games won as the last tribe"),
        "drawn": _("Games drawn"),
        "out": _("Games lost by elimination"),
        "claims": _("Claims"),
        "cities": _("Cities"),
        "monument": _("Cards in the monument"),
        "armies": _("Armies"),
        "generals": _("Generals"),
        "fortresses": _("Fortresses"),
        "roads": _("Roads"),
        "cards": _("Cards in hand"),
    }


def report(view: View, seat: int) -> dict[str, int]:
    """What a tribe came to, and how the game ended, for statistics."""
    v = Speech(view, SOURCE)
    s = v.s
    tribe = s.seats[seat]
    won = bool(int(s.winners) >> seat & 1)
    ending = int(s.ending)
    away = tribe.away.sum(axis=0) + (s.sent if int(s.battle) != NO_BATTLE and int(s.attacker) == seat else 0)
    armies = int(tribe.home.sum()) + int(away.sum()) + int(tribe.held)
    return {
        "rounds": int(s.rounds),
        "won": int(won and ending not in SHARED),
        "won by cities": int(won and ending == BY_CITIES),
        "won by monument": int(won and ending == BY_MONUMENT),
        "won as the last tribe": int(won and ending == LAST_TRIBE),
        "drawn": int(won and ending in SHARED),
        "out": int(int(tribe.out) > 0),
        "claims": int(int(tribe.claim) != NO_CLAIM),
        "cities": int(tribe.cities),
        "monument": int(tribe.monument),
        "armies": armies,
        "generals": int(tribe.home[LED_ARMY]) + int(away[LED_ARMY]),
        "fortresses": int(tribe.fortresses),
        "roads": len({other for other in (v.neighbour(seat, 1), v.neighbour(seat, -1)) if v.road(seat, other)}),
        "cards": int(tribe.cards),
    }
