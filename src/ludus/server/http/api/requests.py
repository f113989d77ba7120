"""What the API takes, as models that also describe it (OpenAPI)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from ludus.engine.contract import MAX_SEATS
from ludus.server.people.names import LONGEST_CHAT, LONGEST_NAME, LONGEST_REASON
from ludus.server.tables.moves import MAX_ACTIONS
from ludus.server.tables.seats import SeatKind

LARGEST = 2**31 - 1
Seat = Annotated[int, Field(ge=0, lt=MAX_SEATS, description="a seat, numbered from 0")]
Number = Annotated[int, Field(ge=0, le=LARGEST, description="how many events this seat had received")]
Action = Annotated[int, Field(ge=0, le=LARGEST, description="an action's number")]
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Word = Annotated[str, Field(min_length=1, max_length=64)]


Version = Annotated[str, Field(max_length=32, description="the rendering that the page shows")]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class PersonIn(Strict):
    name: Name


class ChairIn(Strict):
    kind: SeatKind
    name: Annotated[str, Field(max_length=LONGEST_NAME)] = ""
    level: Annotated[str, Field(max_length=32)] = ""


class TableIn(Strict):
    game: Word
    chairs: Annotated[list[ChairIn], Field(min_length=1, max_length=MAX_SEATS)]
    options: dict[Word, Annotated[str, Field(max_length=64)] | Annotated[int, Field(ge=-LARGEST, le=LARGEST)]] = {}
    clock: Annotated[int, Field(ge=0, le=LARGEST)] = 0
    listed: bool = False
    watched: bool = True
    hints: bool = True
    guided: bool = False
    undo: Annotated[
        Literal["strict", "consent"], Field(description="whether people may ask the others to undo what was answered")
    ] = "strict"


class SeatIn(Strict):
    seat: Seat


class SitIn(Strict):
    name: Name
    seat: Seat | None = None
    invitation: Annotated[str, Field(max_length=64)] = ""


class PlaceIn(SeatIn):
    kind: Literal[SeatKind.BOT, SeatKind.KEPT, SeatKind.FREE]
    level: Annotated[str, Field(max_length=32)] = ""


class MovesIn(SeatIn):
    number: Number
    actions: Annotated[list[Action], Field(min_length=1, max_length=MAX_ACTIONS)]


class UndoIn(SeatIn):
    number: Number
    everything: bool = False
    rewind: Annotated[bool, Field(description="against bots: also what they did since, and what was revealed")] = False


class UndoRequestIn(SeatIn):
    everything: bool = False


class UndoAnswerIn(SeatIn):
    agreed: bool


class PageMovesIn(MovesIn):
    have: Version = ""


class PageUndoIn(UndoIn):
    have: Version = ""


class PlanIn(SeatIn):
    actions: Annotated[list[Action], Field(max_length=MAX_ACTIONS)] = []


class ChatIn(SeatIn):
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT)]


class ConsentIn(SeatIn):
    absent: Seat
    level: Annotated[str, Field(max_length=32)] = ""


class RemoveIn(Strict):
    seat: Annotated[int, Field(ge=0, lt=MAX_SEATS, description="the seat of the person to remove")]
    ban: Annotated[
        Literal["", "table", "host"], Field(description="from which tables: none, this one, or all that you create")
    ] = ""


class AboutIn(SeatIn):
    about: Annotated[int, Field(ge=0, lt=MAX_SEATS, description="the seat of the other person")]


class MuteIn(AboutIn):
    muted: bool = True


class ReportIn(AboutIn):
    reason: Annotated[str, Field(min_length=1, max_length=LONGEST_REASON)]


class LearnedIn(SeatIn):
    key: Word
