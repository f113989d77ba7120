"""Which sound goes with an action."""

from __future__ import annotations

from ludus.engine.sounds import BRUSH, CARD, COIN, CROWD, DRUM, HORN, MARCH, STONE
from ludus.engine.view import View
from ludus.games.hadrians_wall.text.kinds import kind_of
from ludus.games.hadrians_wall.text.score import is_over

SOUNDS = {
    "path": CARD,
    "cohort": STONE,
    "track": STONE,
    "build": STONE,
    "forum": COIN,
    "good": COIN,
    "bribe": COIN,
    "gladiator_fight": DRUM,
    "scout": MARCH,
    "place": MARCH,
    "favour_temple": DRUM,
    "favour_diplomat": DRUM,
    "favour_none": DRUM,
}


def sound(before: View, action: int, after: View) -> str:
    """The end of a year drowns the action that ended it."""
    if is_over(after):
        return CROWD
    if before.s.year != after.s.year:
        return HORN
    return SOUNDS.get(kind_of(action).name, BRUSH)
