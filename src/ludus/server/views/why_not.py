"""Why something cannot be done now: every reason, for every action of a thing that was touched."""

from __future__ import annotations

from typing import NamedTuple

from ludus.engine.language import words
from ludus.engine.view import SPECTATOR
from ludus.server.tables.table import Table
from ludus.server.views.boards import targets
from ludus.server.views.position import Eyes, begun

MOST_ACTIONS = 8


class Obstacle(NamedTuple):
    """An action, in words, and the reasons against it."""

    text: str
    reasons: tuple[str, ...]


def obstacles(table: Table, eyes: Eyes, target: str) -> list[Obstacle]:
    """What stands against the actions of a drawn thing; actions with the same words are told once."""
    match = begun(table)
    _ = words("ludus", eyes.lang)
    numbers = targets(table.game.name).get(target, ())
    if not numbers or eyes.seat == SPECTATOR or table.over:
        return []
    if eyes.seat not in match.active():
        return [Obstacle(_("Not now"), tuple(match.why_not(eyes.seat, numbers[0], eyes.lang)))]
    view = match.view(eyes.seat)
    found: dict[str, Obstacle] = {}
    for number in numbers:
        reasons = tuple(match.why_not(eyes.seat, number, eyes.lang))
        text = table.game.text.describe(number, view, eyes.lang)
        if reasons and text not in found:
            found[text] = Obstacle(text, reasons)
    return list(found.values())[:MOST_ACTIONS]
