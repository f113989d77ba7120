"""What one viewer is shown of a table. Everything here is made from that viewer's own view, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from ludus.engine.language import N_, words
from ludus.engine.lessons import Lesson
from ludus.engine.match import Match
from ludus.engine.telling import Section
from ludus.engine.view import SPECTATOR, View
from ludus.server import events
from ludus.server.clocks import reaction, time_left
from ludus.server.drawing import picture
from ludus.server.refusals import NotNow, Unknown
from ludus.server.story import Line, story
from ludus.server.table import FINISHED, PLAYING, Table
from ludus.server.tokens import commitment

STORY_LINES = 40


class Eyes(NamedTuple):
    """Who is looking: a seat (-1 for a spectator), in a language."""

    seat: int
    lang: str


class SeatShown(NamedTuple):
    seat: int
    name: str
    kind: str
    level: str
    away: str
    points: int | None
    awaited: bool
    rank: int | None


class ActionShown(NamedTuple):
    """Something that can be done now: its number to send back, its words, what it does, the drawn thing it is of."""

    number: int
    words: str
    text: str
    target: str


@dataclass(frozen=True)
class Position:
    """A moment of a table in one viewer's eyes."""

    table: Table
    eyes: Eyes
    view: View
    number: int  # how much this viewer has heard; moves are sent with it
    moment: int  # which of the viewer's moments this is
    moments: int
    seats: list[SeatShown]
    question: str
    actions: list[ActionShown]
    told: list[Section]
    story: list[Line]
    can_undo: bool
    lesson: Lesson | None
    seconds_left: int | None  # for what this viewer is asked, where a clock runs
    passes: bool  # whether the question is let be when they are over

    @cached_property
    def board(self) -> str:
        """The picture, drawn when it is asked for: programs seldom do."""
        return picture(self.view, self.eyes.lang)

    @property
    def now(self) -> bool:
        return self.moment == self.moments

    @property
    def breakdown(self) -> list[list[tuple[str, int]]]:
        """Every seat's score in its parts."""
        text = self.view.game.text
        return [list(text.breakdown(self.view, seat, self.eyes.lang)) for seat in range(self.view.players)]


def seats(table: Table, view: View | None = None) -> list[SeatShown]:
    """The places; with points, where there is a view to take them from and the game shows them."""
    awaited = view.active() if view is not None and table.stage == PLAYING else ()
    ranks = table.match.standing() if table.match is not None and table.stage == FINISHED else None
    return [
        SeatShown(
            seat,
            place.name,
            place.kind,
            place.level,
            place.away,
            view.points(seat) if view is not None and view.game.text.shows_points(view, seat) else None,
            seat in awaited,
            ranks[seat] if ranks else None,
        )
        for seat, place in enumerate(table.places)
    ]


def actions(view: View, numbers: Sequence[int], lang: str) -> list[ActionShown]:
    game = view.game
    return [
        ActionShown(n, game.words[n], game.text.describe(n, view, lang), game.board.target(n) or "") for n in numbers
    ]


def position(table: Table, eyes: Eyes, moment: int | None = None, lines: int = STORY_LINES) -> Position:
    """The table now, or at one of the moments the viewer can look back at."""
    match = begun(table)
    moments = table.moments(eyes.seat)
    at = len(moments) - 1 if moment is None else moment
    if not 0 <= at < len(moments):
        raise Unknown(N_("This table has positions 0 to {last}."), last=len(moments) - 1)
    now = at == len(moments) - 1
    shown = match if now else match.at(moments[at])
    view = shown.view(eyes.seat)
    acting = now and table.stage == PLAYING and eyes.seat != SPECTATOR and not table.places[eyes.seat].by_bot
    legal = match.legal_numbers(eyes.seat) if acting else ()
    text = table.game.text
    return Position(
        table=table,
        eyes=eyes,
        view=view,
        number=table.heard(eyes.seat),
        moment=at,
        moments=len(moments) - 1,
        seats=seats(table, view),
        question=text.question(view, eyes.lang),
        actions=actions(view, legal, eyes.lang),
        told=list(text.tell(view, eyes.lang)),
        story=story(table, eyes.seat, eyes.lang, lines),
        can_undo=acting and match.can_undo(eyes.seat),
        lesson=lesson(table, view) if acting else None,
        seconds_left=seconds_left(table, eyes.seat) if acting else None,
        passes=acting and reaction(table, eyes.seat) is not None,
    )


def seconds_left(table: Table, seat: int) -> int | None:
    left = time_left(table, seat)
    return None if left is None else max(0, -(-left // 1000))


def begun(table: Table) -> Match:
    if table.match is None:
        raise NotNow(N_("The game has not started: a seat at the table is still free."))
    return table.match


def lesson(table: Table, view: View) -> Lesson | None:
    """The lesson of a guided game whose moment has come and that has not been read yet."""
    if not table.header.guided:
        return None
    learned = {event.data["key"] for event in table.talk if event.kind == events.LEARNED}
    return next(
        (one for one in table.game.guide.LESSONS if one.key not in learned and one.when(view)),
        None,
    )


def lesson_text(game_domain: str, one: Lesson, lang: str) -> str:
    return words(game_domain, lang)(one.text)


def fairness(table: Table) -> dict[str, str | int]:
    """The hash of the seed; the seed itself when the game is over."""
    header = table.header
    shown: dict[str, str | int] = {"commitment": commitment(header.seed, header.salt)}
    if table.over:
        shown |= {"seed": header.seed, "salt": header.salt}
    return shown
