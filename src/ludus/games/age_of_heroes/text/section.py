"""Where the summary of the rules speaks of an action."""

from __future__ import annotations

from ludus.games.age_of_heroes.text.action_kinds import meaning

FAIR, TURN, BUILDING, WAR, CARDS = "the-fair", "your-turn", "what-you-can-build", "war", "cards"
SECTIONS = {
    "tribe": "the-start",
    "offer": FAIR,
    "with": FAIR,
    "give": FAIR,
    "pass": FAIR,
    "build": BUILDING,
    "lay": BUILDING,
    "war": WAR,
    "send": WAR,
    "under": WAR,
    "fight": WAR,
    "shake": CARDS,
    "erupt": CARDS,
}


def section(action: int) -> str:
    return SECTIONS.get(meaning(action)[0], TURN)
