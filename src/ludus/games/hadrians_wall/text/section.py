"""Where the summary of the rules speaks of an action."""

from __future__ import annotations

from ludus.games.hadrians_wall.text.kinds import kind_of

YEAR, WALL, TOWN, PICTS = "a-year", "the-wall", "the-town", "the-picts"
SECTIONS = {
    "path": YEAR,
    "stop": YEAR,
    "attribute": YEAR,
    "track": WALL,
    "build": WALL,
    "train": WALL,
    "forum": WALL,
    "cohort": PICTS,
    "favour_temple": PICTS,
    "favour_diplomat": PICTS,
    "favour_none": PICTS,
}


def section(action: int) -> str:
    return SECTIONS.get(kind_of(action).name, TOWN)
