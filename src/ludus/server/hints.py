"""Hints: what a bot that thinks ahead would do, told only to the seat that asks."""

from __future__ import annotations

from ludus import bots
from ludus.bots import Budget
from ludus.engine.language import N_
from ludus.server.commands import playing
from ludus.server.refusals import Forbidden, NotNow
from ludus.server.showing import ActionShown, Eyes, actions
from ludus.server.table import Table

THINKING = Budget(seconds=1.0)
MOST_HINTS = 3


def hints(table: Table, eyes: Eyes, level: str) -> list[tuple[ActionShown, float]]:
    """The best few actions and what they are worth, from 0 to 1."""
    match = playing(table)
    if not table.header.hints:
        raise Forbidden(N_("This table is played without hints."))
    if eyes.seat not in match.active():
        raise NotNow(N_("No hint: it is not your decision now."))
    view = match.view(eyes.seat)
    advice = bots.make(level, table.number).explain(view, eyes.seat, THINKING)[:MOST_HINTS]
    shown = actions(view, [one.action for one in advice], eyes.lang)
    return [(action, round(one.value, 3)) for action, one in zip(shown, advice, strict=True)]
