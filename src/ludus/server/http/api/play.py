"""Playing: moves, undo, planning, and everything else a seat does."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter

from ludus.server.http.api.requests import ChatIn, ConsentIn, LearnedIn, MovesIn, PlanIn, SeatIn, UndoIn
from ludus.server.http.api.responses import MovedOut, PlanOut
from ludus.server.http.parameters import TableId
from ludus.server.http.visitors import CurrentVisitor, Visitor
from ludus.server.live.registry import Command
from ludus.server.tables import commands, moves
from ludus.server.tables.table import Table
from ludus.server.tables.table_setup import checked_level, default_level
from ludus.server.views.plan import plan

router = APIRouter(prefix="/tables/{id}")


async def act(visitor: Visitor, id: str, seat: int, command: Command) -> MovedOut:
    """Do something for one of the visitor's seats, and say where that leaves it."""
    visitor.own_seat(await visitor.services.registry.table(id), seat)
    return moved(await visitor.services.registry.change(id, command), seat)


def moved(table: Table, seat: int) -> MovedOut:
    legal = table.match.legal_numbers(seat) if table.match is not None and not table.over else ()
    return MovedOut(number=table.visible_count(seat), stage=table.stage, actions=list(legal))


@router.post("/moves")
async def move(visitor: CurrentVisitor, id: TableId, wanted: MovesIn) -> MovedOut:
    """Play one action, or several in a row.

    `number` is the seat's own number of the position the decision was made in. Sent twice, a move is played once; where
    something has happened meanwhile that has to do with it, it is refused (409) and the position must be read again.
    """
    seat, number, actions = wanted.seat, wanted.number, wanted.actions
    return await act(visitor, id, seat, lambda table: moves.move(table, seat, number, actions))


@router.post("/undo")
async def undo(visitor: CurrentVisitor, id: TableId, wanted: UndoIn) -> MovedOut:
    """Undo the seat's last action, or everything since hidden information was last revealed."""
    return await act(
        visitor, id, wanted.seat, lambda table: moves.undo(table, wanted.seat, wanted.number, wanted.everything)
    )


@router.post("/plan")
async def make_plan(visitor: CurrentVisitor, id: TableId, wanted: PlanIn) -> PlanOut:
    """Where some actions would lead, on a copy that gives nothing away. Nothing is stored."""
    table = await visitor.services.registry.table(id)
    viewer = visitor.viewer(table, visitor.own_seat(table, wanted.seat))
    return PlanOut.model_validate(await asyncio.to_thread(plan, table, viewer, wanted.actions))


@router.post("/chat")
async def chat(visitor: CurrentVisitor, id: TableId, wanted: ChatIn) -> MovedOut:
    """Send a message to everyone at the table, in plain text."""
    return await act(visitor, id, wanted.seat, lambda table: commands.chat(table, wanted.seat, wanted.text))


@router.post("/leave")
async def leave(visitor: CurrentVisitor, id: TableId, wanted: SeatIn) -> MovedOut:
    """Leave the table; you may come back until the others put a bot in the seat."""
    return await act(visitor, id, wanted.seat, lambda table: commands.leave(table, wanted.seat))


@router.post("/resign")
async def resign(visitor: CurrentVisitor, id: TableId, wanted: SeatIn) -> MovedOut:
    """Resign; a bot takes over so that the others can play on."""
    return await act(visitor, id, wanted.seat, lambda table: commands.resign(table, wanted.seat, default_level()))


@router.post("/return")
async def come_back(visitor: CurrentVisitor, id: TableId, wanted: SeatIn) -> MovedOut:
    """Take your seat back from the bot that plays for it."""
    return await act(visitor, id, wanted.seat, lambda table: commands.come_back(table, wanted.seat))


@router.post("/consent")
async def approve_bot(visitor: CurrentVisitor, id: TableId, wanted: ConsentIn) -> MovedOut:
    """Agree to let a bot play for somebody who has left or keeps the table waiting; it does once all agree."""
    level = checked_level(wanted.level or default_level())
    seat, absent = wanted.seat, wanted.absent
    return await act(visitor, id, seat, lambda table: commands.approve_bot(table, seat, absent, level))


@router.post("/learned")
async def read_lesson(visitor: CurrentVisitor, id: TableId, wanted: LearnedIn) -> MovedOut:
    """Note that a lesson of a guided game has been read."""
    return await act(visitor, id, wanted.seat, lambda table: commands.read_lesson(table, wanted.seat, wanted.key))
