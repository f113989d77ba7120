"""Hints: what a bot that thinks ahead would do, told only to the seat that asks."""

from __future__ import annotations

from dataclasses import dataclass

from ludus import bots
from ludus.bots import Budget
from ludus.engine.language import N_
from ludus.server.live.story import Viewer
from ludus.server.refusals import Forbidden, NotNow
from ludus.server.tables.moves import running_match
from ludus.server.tables.table import Table
from ludus.server.views.position import ActionInfo, action_infos

THINKING = Budget(seconds=1.0)
MOST_HINTS = 3


@dataclass(frozen=True)
class Hint(ActionInfo):
    value: float  # what the action is worth, from 0 to 1


def hints(table: Table, viewer: Viewer, level: str) -> list[Hint]:
    """The best few actions."""
    match = running_match(table)
    if not table.header.hints:
        raise Forbidden(N_("This table is played without hints."))
    if viewer.seat not in match.active():
        raise NotNow(N_("No hint: it is not your decision now."))
    view = match.view(viewer.seat)
    advice = bots.make(level, table.number).explain(view, viewer.seat, THINKING)[:MOST_HINTS]
    shown = action_infos(view, [one.action for one in advice], viewer.lang)
    return [Hint(**vars(action), value=round(one.value, 3)) for action, one in zip(shown, advice, strict=True)]
