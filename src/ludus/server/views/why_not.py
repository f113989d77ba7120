"""Why something cannot be done now: every reason, for every action of a thing that was touched."""

from __future__ import annotations

from dataclasses import dataclass

from ludus.engine.game import Game
from ludus.engine.language import words
from ludus.engine.view import SPECTATOR
from ludus.server.live.story import Viewer
from ludus.server.tables.moves import match_of
from ludus.server.tables.table import Table
from ludus.server.views.boards import targets

MAX_ACTIONS = 8


@dataclass(frozen=True)
class Obstacle:
    """An action, in words, and the reasons against it."""

    text: str
    reasons: tuple[str, ...]
    rules: str = ""  # the address of the rules about it


def rules_about(game: Game, action: int) -> str:
    """Where a page has the rules of an action."""
    anchor = game.text.section(action)
    return f"/rules/{game.name}#{anchor}" if anchor else ""


def obstacles(table: Table, viewer: Viewer, target: str) -> list[Obstacle]:
    """What stands against the actions of a drawn thing; actions with the same words are listed once."""
    match = match_of(table)
    _ = words("ludus", viewer.lang)
    numbers = targets(table.game.name).get(target, ())
    if not numbers or viewer.seat == SPECTATOR or table.over:
        return []
    if viewer.seat not in match.active():
        return [Obstacle(_("Not now"), tuple(match.why_not(viewer.seat, numbers[0], viewer.lang)))]
    view = match.view(viewer.seat)
    found: dict[str, Obstacle] = {}
    for number in numbers:
        reasons = tuple(match.why_not(viewer.seat, number, viewer.lang))
        text = table.game.text.describe(number, view, viewer.lang)
        if reasons and text not in found:
            found[text] = Obstacle(text, reasons, rules_about(table.game, number))
    return list(found.values())[:MAX_ACTIONS]
