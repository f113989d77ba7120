"""Previews: what an action costs and gives, by the rules, before anybody does it.

Actions are tried on copies in which all that the seat cannot know is drawn again. Where chance or a secret decides,
only what comes out the same whatever is drawn is shown.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludus.engine.differences import Difference
from ludus.engine.match import Match
from ludus.server.live.story import Viewer
from ludus.server.tables.moves import running_match
from ludus.server.tables.table import Table
from ludus.server.views.boards import targets
from ludus.server.views.plan import redeal_seed

MAX_ACTIONS = 8
TRIALS = 6  # where chance decides


@dataclass(frozen=True)
class SeatChanges:
    """What becomes more or less for one player."""

    seat: int
    name: str
    points: int
    changes: tuple[Difference, ...]


@dataclass(frozen=True)
class Preview:
    """What an action would do, as far as its player can know."""

    number: int
    text: str
    points: int
    changes: tuple[Difference, ...]
    others: tuple[SeatChanges, ...]  # those for whom something changes
    uncertain: bool  # more follows, which depends on chance or on what is hidden


class Trial:
    """The position after an action, as its player would see it."""

    def __init__(self, match: Match, seat: int, action: int, seed: int):
        self.before = match.view(seat)
        copy = match.fork(seat, seed)
        copy.play(seat, action)
        self.after = copy.view(seat)
        self.revealing = copy.revealed != copy.revealed_at(len(match.log))

    def changes(self, seat: int, lang: str) -> SeatChanges:
        text = self.after.game.text
        shown = text.shows_points(self.before, seat) and text.shows_points(self.after, seat)
        points = self.after.points(seat) - self.before.points(seat) if shown else 0
        return SeatChanges(
            seat, self.after.name(seat), points, tuple(text.changes(self.before, self.after, seat, lang))
        )


def previews(table: Table, viewer: Viewer, target: str = "", action: int | None = None) -> list[Preview]:
    """What the legal actions of a drawn thing, or a single one, would do."""
    match = running_match(table)
    wanted = targets(table.game.name).get(target, ()) if action is None else (action,)
    legal = set(match.legal_numbers(viewer.seat)) if viewer.seat in match.active() else set()
    return [preview(table, viewer, number) for number in wanted if number in legal][:MAX_ACTIONS]


def preview(table: Table, viewer: Viewer, action: int) -> Preview:
    """What one legal action would do."""
    match, seed = running_match(table), redeal_seed(table, viewer.seat)
    first = Trial(match, viewer.seat, action, seed)
    every = [first.changes(seat, viewer.lang) for seat in range(match.players)]
    if first.revealing:
        for n in range(1, TRIALS):
            if not any(one.points or one.changes for one in every):
                break  # nothing is certain, and no further trial could change that
            trial = Trial(match, viewer.seat, action, seed + n)
            every = [_common(one, trial.changes(one.seat, viewer.lang)) for one in every]
    return Preview(
        number=action,
        text=table.game.text.describe(action, first.before, viewer.lang),
        points=every[viewer.seat].points,
        changes=every[viewer.seat].changes,
        others=tuple(one for one in every if one.seat != viewer.seat and (one.points or one.changes)),
        uncertain=first.revealing,
    )


def _common(one: SeatChanges, other: SeatChanges) -> SeatChanges:
    """What changes for a seat in both of two trials."""
    changes = tuple(change for change in one.changes if change in other.changes)
    return SeatChanges(one.seat, one.name, one.points if one.points == other.points else 0, changes)
