"""What one viewer is shown of a table. Everything here is made from that viewer's own view, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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
from ludus.server.tables.undoing import UndoInfo, UndoWay, undo_info

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
    finishes: bool  # it ends a turn, passes or declines, and nothing else
    wasted: str  # what would be lost by it, as a question; "" for most
    group: str  # the heading it stands under in a long list; "" for none


@dataclass(frozen=True)
class Position:
    """A moment of a table as one viewer sees it."""

    table: Table
    viewer: Viewer
    view: View
    number: int  # how many events this viewer has received; moves are sent with it
    moment: int  # which of the viewer's moments this is
    moments: int
    seats: list[SeatInfo]
    question: str
    actions: list[ActionInfo]
    sections: list[Section]
    story: list[Line]
    can_undo: bool
    undo: UndoInfo
    lesson: Lesson | None
    seconds_left: int | None  # for what this viewer is asked, where a clock runs
    passes: bool  # whether a reaction is declined when they are over

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
    """What can be done, in the order to show it: doing nothing is never offered first."""
    game, text = view.game, view.game.text
    infos = [
        ActionInfo(
            number=n,
            words=game.words[n],
            text=text.describe(n, view, lang),
            target=game.board.target(n) or "",
            finishes=text.finishes(n),
            wasted=text.wasted(view, n, lang),
            group=text.group(n, view, lang),
        )
        for n in numbers
    ]
    return sorted(infos, key=lambda info: info.finishes)


def checked_moment(moments: list[int], wanted: int | None) -> int:
    """Which of the moments a viewer can look back at is wanted: by default the latest."""
    at = len(moments) - 1 if wanted is None else wanted
    if not 0 <= at < len(moments):
        raise Unknown(N_("This table has positions 0 to {last}."), last=len(moments) - 1)
    return at


def position(
    table: Table, viewer: Viewer, moment: int | None = None, lines: int = STORY_LINES, of: int | None = None
) -> Position:
    """The table now, or at one of the moments the viewer can look back at; in words, with the board of seat `of`."""
    match = match_of(table)
    moments = table.moments(viewer.seat)
    at = checked_moment(moments, moment)
    now = at == len(moments) - 1
    view = (match if now else match.at(moments[at])).view(viewer.seat)
    acting = now and table.stage == Stage.PLAYING and viewer.seat != SPECTATOR and not table.seats[viewer.seat].by_bot
    legal = match.legal_numbers(viewer.seat) if acting else ()
    undo = undo_info(table, viewer.seat) if acting else UndoInfo(UndoWay.NONE)
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
        sections=list(text.tell(view, viewer.lang, of)),
        story=story(table, viewer, lines),
        can_undo=undo.way == UndoWay.OWN,
        undo=undo,
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


def fairness(table: Table) -> dict[str, str]:
    """The hash of the secret that chance comes from; the secret itself when the game is finished."""
    found = {"commitment": table.header.commitment}
    return found | {"secret": table.header.secret} if table.finished else found
