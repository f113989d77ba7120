"""Playing: moves, undo, planning, and everything else a seat does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from fastapi import APIRouter

from ludus.server.http import table_service
from ludus.server.http.api.requests import (
    ChatIn,
    ConsentIn,
    LearnedIn,
    MovesIn,
    PlanIn,
    SeatIn,
    UndoAnswerIn,
    UndoIn,
    UndoRequestIn,
)
from ludus.server.http.api.responses import MovedOut, PlanOut
from ludus.server.http.parameters import TableId
from ludus.server.http.visitors import CurrentVisitor, Visitor
from ludus.server.tables import commands, moves, undoing
from ludus.server.tables.events import Draft
from ludus.server.tables.table import Table
from ludus.server.tables.table_setup import checked_level, default_level
from ludus.server.views.plan import plan

P = ParamSpec("P")
router = APIRouter(prefix="/tables/{id}")


async def act(
    visitor: Visitor,
    id: str,
    seat: int,
    command: Callable[Concatenate[Table, int, P], list[Draft]],
    *details: P.args,
    **more: P.kwargs,
) -> MovedOut:
    """Do something for one of the visitor's seats, and say where that leaves it."""
    table = await table_service.act(visitor, id, seat, command, *details, **more)
    legal = table.match.legal_numbers(seat) if table.match is not None and not table.over else ()
    return MovedOut(number=table.visible_count(seat), stage=table.stage, actions=list(legal))


@router.post("/moves")
async def move(visitor: CurrentVisitor, id: TableId, body: MovesIn) -> MovedOut:
    """Play one action, or several in a row.

    `number` is the seat's own number of the position the decision was made in. Sent twice, a move is played once; where
    something has happened meanwhile that has to do with it, it is refused (409) and the position must be read again.
    """
    return await act(visitor, id, body.seat, moves.move, body.number, body.actions)


@router.post("/undo")
async def undo(visitor: CurrentVisitor, id: TableId, body: UndoIn) -> MovedOut:
    """Undo the seat's last action, or everything since hidden information was last revealed.

    Against bots, `rewind` also takes back what they did since; where that takes back a reveal, the game counts no more.
    """
    return await act(visitor, id, body.seat, undoing.undo, body.number, body.everything, body.rewind)


@router.post("/undo-request")
async def ask_undo(visitor: CurrentVisitor, id: TableId, body: UndoRequestIn) -> MovedOut:
    """Ask the other people to let you undo your last action or turn, with all that followed; again: ask no more."""
    return await act(visitor, id, body.seat, undoing.ask_undo, body.everything)


@router.post("/undo-answer")
async def answer_undo(visitor: CurrentVisitor, id: TableId, body: UndoAnswerIn) -> MovedOut:
    """Agree to what somebody asked to undo, or not; it is undone once everybody agrees."""
    return await act(visitor, id, body.seat, undoing.answer_undo, body.agreed)


@router.post("/plan")
async def make_plan(visitor: CurrentVisitor, id: TableId, body: PlanIn) -> PlanOut:
    """Where some actions would lead, on a copy that gives nothing away. Nothing is stored."""
    table = await visitor.services.registry.table(id)
    viewer = visitor.viewer(table, visitor.own_seat(table, body.seat))
    return PlanOut.model_validate(await visitor.in_turn(plan, table, viewer, body.actions))


@router.post("/chat")
async def chat(visitor: CurrentVisitor, id: TableId, body: ChatIn) -> MovedOut:
    """Send a message to everyone at the table, in plain text."""
    return await act(visitor, id, body.seat, commands.chat, body.text)


@router.post("/leave")
async def leave(visitor: CurrentVisitor, id: TableId, body: SeatIn) -> MovedOut:
    """Leave the table; until the others put a bot on the seat, you may come back."""
    return await act(visitor, id, body.seat, commands.leave)


@router.post("/resign")
async def resign(visitor: CurrentVisitor, id: TableId, body: SeatIn) -> MovedOut:
    """Give the game up; a bot plays on for the others."""
    return await act(visitor, id, body.seat, commands.resign, default_level())


@router.post("/return")
async def come_back(visitor: CurrentVisitor, id: TableId, body: SeatIn) -> MovedOut:
    """Take your seat back from the bot that plays for it."""
    return await act(visitor, id, body.seat, commands.come_back)


@router.post("/consent")
async def approve_bot(visitor: CurrentVisitor, id: TableId, body: ConsentIn) -> MovedOut:
    """Agree to let a bot play for somebody who has left or keeps the table waiting; it does once all agree."""
    level = checked_level(body.level or default_level())
    return await act(visitor, id, body.seat, commands.approve_bot, body.absent, level)


@router.post("/learned")
async def read_lesson(visitor: CurrentVisitor, id: TableId, body: LearnedIn) -> MovedOut:
    """Note that a lesson of a guided game has been read."""
    return await act(visitor, id, body.seat, commands.read_lesson, body.key)
