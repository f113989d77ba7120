"""What one viewer is shown of a table. Everything here is made from that viewer's own view, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ludus.engine.language import N_
from ludus.engine.lessons import Lesson
from ludus.engine.telling import Section
from ludus.engine.view import SPECTATOR, View
from ludus.server.live.story import Line, Viewer, story
from ludus.server.refusals import Unknown
from ludus.server.tables.clocks import reaction, time_left
from ludus.server.tables.commands import lessons_read
from ludus.server.tables.events import Stage
from ludus.server.tables.moves import match_of
from ludus.server.tables.table import Table
from ludus.server.views.boards import board_svg

STORY_LINES = 40


@dataclass(frozen=True)
class SeatInfo:
    seat: int
    name: str
    kind: str
    level: str
    away: str
    points: int | None
    to_move: bool
    rank: int | None


@dataclass(frozen=True)
class ActionInfo:
    """Something that can be done now: its number to send back, its words, what it does, the drawn thing it is of."""

    number: int
    words: str
    text: str
    target: str


@dataclass(frozen=True)
class Position:
    """A moment of a table as one viewer sees it."""

    table: Table
    viewer: Viewer
    view: View
    number: int  # how much this viewer has heard; moves are sent with it
    moment: int  # which of the viewer's moments this is
    moments: int
    seats: list[SeatInfo]
    question: str
    actions: list[ActionInfo]
    sections: list[Section]
    story: list[Line]
    can_undo: bool
    lesson: Lesson | None
    seconds_left: int | None  # for what this viewer is asked, where a clock runs
    passes: bool  # whether a reaction is declined when they are over

    @cached_property
    def board(self) -> str:
        """The picture, drawn when it is asked for: programs seldom do."""
        return board_svg(self.view, self.viewer.lang)

    @property
    def now(self) -> bool:
        return self.moment == self.moments

    @property
    def breakdown(self) -> list[list[tuple[str, int]]]:
        """Every seat's score in its parts."""
        text = self.view.game.text
        return [list(text.breakdown(self.view, seat, self.viewer.lang)) for seat in range(self.view.players)]


def seat_infos(table: Table, view: View | None = None) -> list[SeatInfo]:
    """The seats; with points, where there is a view to take them from and the game shows them."""
    to_move = view.active() if view is not None and table.stage == Stage.PLAYING else ()
    ranks = table.match.standing() if table.match is not None and table.stage == Stage.FINISHED else None
    return [
        SeatInfo(
            number,
            seat.name,
            seat.kind,
            seat.level,
            seat.away,
            view.points(number) if view is not None and view.game.text.shows_points(view, number) else None,
            number in to_move,
            ranks[number] if ranks else None,
        )
        for number, seat in enumerate(table.seats)
    ]


def action_infos(view: View, numbers: Sequence[int], lang: str) -> list[ActionInfo]:
    game = view.game
    return [
        ActionInfo(n, game.words[n], game.text.describe(n, view, lang), game.board.target(n) or "") for n in numbers
    ]


def position(table: Table, viewer: Viewer, moment: int | None = None, lines: int = STORY_LINES) -> Position:
    """The table now, or at one of the moments the viewer can look back at."""
    match = match_of(table)
    moments = table.moments(viewer.seat)
    at = len(moments) - 1 if moment is None else moment
    if not 0 <= at < len(moments):
        raise Unknown(N_("This table has positions 0 to {last}."), last=len(moments) - 1)
    now = at == len(moments) - 1
    shown = match if now else match.at(moments[at])
    view = shown.view(viewer.seat)
    acting = now and table.stage == Stage.PLAYING and viewer.seat != SPECTATOR and not table.seats[viewer.seat].by_bot
    legal = match.legal_numbers(viewer.seat) if acting else ()
    text = table.game.text
    return Position(
        table=table,
        viewer=viewer,
        view=view,
        number=table.visible_count(viewer.seat),
        moment=at,
        moments=len(moments) - 1,
        seats=seat_infos(table, view),
        question=text.question(view, viewer.lang),
        actions=action_infos(view, legal, viewer.lang),
        sections=list(text.tell(view, viewer.lang)),
        story=story(table, viewer, lines),
        can_undo=acting and match.can_undo(viewer.seat),
        lesson=lesson(table, view) if acting else None,
        seconds_left=seconds_left(table, viewer.seat) if acting else None,
        passes=acting and reaction(table, viewer.seat) is not None,
    )


def seconds_left(table: Table, seat: int) -> int | None:
    left = time_left(table, seat)
    return None if left is None else max(0, -(-left // 1000))


def lesson(table: Table, view: View) -> Lesson | None:
    """The lesson of a guided game whose moment has come and that has not been read yet."""
    if not table.header.guided:
        return None
    read = lessons_read(table)
    return next((one for one in table.game.guide.LESSONS if one.key not in read and one.when(view)), None)


def fairness(table: Table) -> dict[str, str | int]:
    """The hash of the seed; the seed itself when the game is over."""
    header = table.header
    found: dict[str, str | int] = {"commitment": header.commitment}
    return found | {"seed": header.seed, "salt": header.salt} if table.over else found
