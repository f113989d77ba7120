"""Playing: moves, undo, planning, and everything else a seat does."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter

from ludus.server import commands
from ludus.server.api.models import (
    ActionOut,
    ChatIn,
    ConsentIn,
    LearnedIn,
    MovedOut,
    MovesIn,
    PlanIn,
    PlanOut,
    SeatIn,
    SectionOut,
    UndoIn,
)
from ludus.server.api.tables import TableId
from ludus.server.hall import Command
from ludus.server.plan import plan
from ludus.server.setting import checked_level, stand_in
from ludus.server.table import Table
from ludus.server.visitor import Asking, Visitor

router = APIRouter(prefix="/tables/{id}")


async def act(asking: Visitor, id: str, seat: int, command: Command) -> MovedOut:
    """Do something for one of the visitor's seats, and say where that leaves it."""
    asking.own_seat(await asking.house.hall.table(id), seat)
    return moved(await asking.house.hall.change(id, command), seat)


def moved(table: Table, seat: int) -> MovedOut:
    legal = table.match.legal_numbers(seat) if table.match is not None and not table.over else ()
    return MovedOut(number=table.heard(seat), stage=table.stage, actions=list(legal))


@router.post("/moves")
async def move(asking: Asking, id: TableId, wanted: MovesIn) -> MovedOut:
    """Play one action, or several in a row.

    `number` is the seat's own number of the position the decision was made in. Sent twice, a move is played once; where
    something has happened meanwhile that has to do with it, it is refused (409) and the position must be read again.
    """
    seat, number, actions = wanted.seat, wanted.number, wanted.actions
    return await act(asking, id, seat, lambda table: commands.move_by_hand(table, seat, number, actions))


@router.post("/undo")
async def undo(asking: Asking, id: TableId, wanted: UndoIn) -> MovedOut:
    """Undo the seat's last action, or everything since hidden information was last revealed."""
    return await act(
        asking, id, wanted.seat, lambda table: commands.undo(table, wanted.seat, wanted.number, wanted.everything)
    )


@router.post("/plan")
async def make_plan(asking: Asking, id: TableId, wanted: PlanIn) -> PlanOut:
    """Where some actions would lead, on a copy that gives nothing away. Nothing is stored."""
    table = await asking.house.hall.table(id)
    eyes = asking.eyes(table, asking.own_seat(table, wanted.seat))
    found = await asyncio.to_thread(plan, table, eyes, wanted.actions)
    return PlanOut(
        planned=[ActionOut(**action._asdict()) for action in found.planned],
        actions=[ActionOut(**action._asdict()) for action in found.actions],
        ended=found.ended,
        question=found.question,
        told=[SectionOut(title=part.title, lines=list(part.lines)) for part in found.told],
        points=found.points,
        points_now=found.points_now,
        gains=found.gains,
    )


@router.post("/chat")
async def chat(asking: Asking, id: TableId, wanted: ChatIn) -> MovedOut:
    """Send a message to everyone at the table, in plain text."""
    return await act(asking, id, wanted.seat, lambda table: commands.chat(table, wanted.seat, wanted.text))


@router.post("/leave")
async def leave(asking: Asking, id: TableId, wanted: SeatIn) -> MovedOut:
    """Leave the table; you may come back until the others put a bot in the seat."""
    return await act(asking, id, wanted.seat, lambda table: commands.leave(table, wanted.seat))


@router.post("/resign")
async def resign(asking: Asking, id: TableId, wanted: SeatIn) -> MovedOut:
    """Resign; a bot takes over so that the others can play on."""
    return await act(asking, id, wanted.seat, lambda table: commands.resign(table, wanted.seat, stand_in()))


@router.post("/return")
async def come_back(asking: Asking, id: TableId, wanted: SeatIn) -> MovedOut:
    """Take your seat back from the bot that plays for it."""
    return await act(asking, id, wanted.seat, lambda table: commands.come_back(table, wanted.seat))


@router.post("/consent")
async def consent(asking: Asking, id: TableId, wanted: ConsentIn) -> MovedOut:
    """Agree to let a bot play for somebody who has left or keeps the table waiting; it does once all agree."""
    level = checked_level(wanted.level or stand_in())
    return await act(asking, id, wanted.seat, lambda table: commands.consent(table, wanted.seat, wanted.absent, level))


@router.post("/learned")
async def learned(asking: Asking, id: TableId, wanted: LearnedIn) -> MovedOut:
    """Note that a lesson of a guided game has been read."""
    return await act(asking, id, wanted.seat, lambda table: commands.learned(table, wanted.seat, wanted.key))
