"""What the API takes and gives, as models that also describe it (OpenAPI)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from ludus.server.names import LONGEST_CHAT, LONGEST_NAME

MOST_SEATS = 8
LARGEST = 2**31 - 1
Seat = Annotated[int, Field(ge=0, lt=MOST_SEATS, description="a seat, numbered from 0")]
Number = Annotated[int, Field(ge=0, le=LARGEST, description="how many events this seat had received")]
Action = Annotated[int, Field(ge=0, le=LARGEST, description="an action's number")]
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Word = Annotated[str, Field(min_length=1, max_length=64)]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


# what comes in


class PersonIn(Strict):
    name: Name


class ChairIn(Strict):
    kind: Literal["person", "bot", "kept", "free"]
    name: Annotated[str, Field(max_length=LONGEST_NAME)] = ""
    level: Annotated[str, Field(max_length=32)] = ""


class TableIn(Strict):
    game: Word
    chairs: Annotated[list[ChairIn], Field(min_length=1, max_length=MOST_SEATS)]
    options: dict[Word, Annotated[str, Field(max_length=64)] | Annotated[int, Field(ge=-LARGEST, le=LARGEST)]] = {}
    clock: Annotated[int, Field(ge=0, le=LARGEST)] = 0
    listed: bool = False
    watched: bool = True
    hints: bool = True
    guided: bool = False


class SitIn(Strict):
    name: Name
    seat: Seat | None = None
    invitation: Annotated[str, Field(max_length=64)] = ""


class PlaceIn(Strict):
    seat: Seat
    kind: Literal["bot", "kept", "free"]
    level: Annotated[str, Field(max_length=32)] = ""


class SeatIn(Strict):
    seat: Seat


class MovesIn(Strict):
    seat: Seat
    number: Number
    actions: Annotated[list[Action], Field(min_length=1, max_length=200)]


class UndoIn(Strict):
    seat: Seat
    number: Number
    everything: bool = False


class PlanIn(Strict):
    seat: Seat
    actions: Annotated[list[Action], Field(max_length=200)] = []


class ChatIn(Strict):
    seat: Seat
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT)]


class ConsentIn(Strict):
    seat: Seat
    absent: Seat
    level: Annotated[str, Field(max_length=32)] = ""


class LearnedIn(Strict):
    seat: Seat
    key: Word


# what goes out


class Failure(BaseModel):
    """Every refusal: a short name, and a sentence that says what would be right."""

    error: str
    message: str
    reasons: list[str] = []


class PersonOut(BaseModel):
    name: str
    token: str


class OptionOut(BaseModel):
    name: str
    label: str
    default: str | int
    choices: list[str]
    names: list[str]  # of the choices, for people
    low: int
    high: int
    help: str


class GameOut(BaseModel):
    name: str
    title: str
    version: int
    fewest: int
    most: int
    options: list[OptionOut]
    ready: bool
    prepared: int
    steps: int


class SeatOut(BaseModel):
    seat: int
    name: str
    kind: str
    level: str
    away: str
    points: int | None
    awaited: bool
    rank: int | None
    yours: bool


class InvitationOut(BaseModel):
    seat: int
    link: str


class TableOut(BaseModel):
    id: str
    game: str
    title: str
    stage: str
    players: int
    options: dict[str, str | int]
    clock: int
    seats: list[SeatOut]
    number: int
    fairness: dict[str, str | int]
    rematch: str
    invitations: list[InvitationOut]


class ActionOut(BaseModel):
    number: int
    words: str
    text: str
    target: str


class SectionOut(BaseModel):
    title: str
    lines: list[str]


class LineOut(BaseModel):
    seat: int
    kind: str
    text: str
    moment: int


class PositionOut(BaseModel):
    table: str
    seat: int
    stage: str
    number: int
    moment: int
    moments: int
    seats: list[SeatOut]
    question: str
    actions: list[ActionOut]
    told: list[SectionOut]
    story: list[LineOut]
    can_undo: bool
    seconds_left: int | None
    breakdown: list[list[tuple[str, int]]]


class MovedOut(BaseModel):
    number: int
    stage: str
    actions: list[int]


class PlanOut(BaseModel):
    planned: list[ActionOut]
    actions: list[ActionOut]
    ended: bool
    question: str
    told: list[SectionOut]
    points: int
    points_now: int
    gains: list[tuple[str, int, int]]


class ObstacleOut(BaseModel):
    text: str
    reasons: list[str]


class HintOut(BaseModel):
    number: int
    words: str
    text: str
    target: str
    value: float


class ResultOut(BaseModel):
    table: str
    game: str
    players: int
    options: dict[str, str | int]
    seat: int
    points: int
    rank: int
    finished: int
