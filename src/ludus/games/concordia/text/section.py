"""Where the summary of the rules speaks of an action."""

from __future__ import annotations

from ludus.games.concordia.text.acts import act

SECTIONS = {
    "play": "a-turn",
    "copy": "a-turn",
    "colonist": "new-colonists",
    "settle": "new-colonists",
    "money": "new-colonists",
    "move": "moving",
    "to": "moving",
    "house": "building",
    "produce": "producing",
    "coins": "producing",
    "keep": "storing",
    "sell": "trading",
    "buy": "trading",
    "card": "buying-cards",
}


def section(action: int) -> str:
    return SECTIONS.get(act(action).verb, "a-turn")
