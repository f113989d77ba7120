"""What the API gives, as models that also describe it (OpenAPI)."""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import BaseModel

from ludus.server.tables.events import Stage
from ludus.server.tables.undoing import UndoInfo
from ludus.server.views.position import ActionInfo, SeatInfo


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
    min_players: int
    max_players: int
    options: list[OptionOut]
    ready: bool
    prepared: int
    steps: int


@dataclass(frozen=True)
class SeatOut(SeatInfo):
    yours: bool


class InvitationOut(BaseModel):
    seat: int
    link: str


class TableOut(BaseModel):
    id: str
    game: str
    title: str
    stage: Stage
    players: int
    options: dict[str, str | int]
    clock: int
    seats: list[SeatOut]
    number: int
    fairness: dict[str, str]
    rematch: str
    invitations: list[InvitationOut]


class SectionOut(BaseModel, from_attributes=True):
    title: str
    lines: list[str]


class LineOut(BaseModel, from_attributes=True):
    seat: int
    kind: str
    text: str
    moment: int
    target: str


class PositionOut(BaseModel):
    table: str
    seat: int
    stage: Stage
    number: int
    moment: int
    moments: int
    seats: list[SeatOut]
    question: str
    actions: list[ActionInfo]
    sections: list[SectionOut]
    story: list[LineOut]
    can_undo: bool
    undo: UndoInfo
    unranked: bool
    seconds_left: int | None
    breakdown: list[list[tuple[str, int]]]


class MovedOut(BaseModel):
    number: int
    stage: Stage
    actions: list[int]


class PlanOut(BaseModel, from_attributes=True):
    planned: list[ActionInfo]
    actions: list[ActionInfo]
    ended: bool
    question: str
    sections: list[SectionOut]
    points: int
    points_now: int
    gains: list[tuple[str, int, int]]


class BlockOut(BaseModel):
    number: int
    kind: str  # ban, mute
    name: str


class ResultOut(BaseModel):
    table: str
    game: str
    players: int
    options: dict[str, str | int]
    seat: int
    points: int
    rank: int
    finished: int
