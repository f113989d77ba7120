"""Positions, boards, reasons, hints, logs, and the stream of what happens."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Header, Query, Response
from fastapi.responses import PlainTextResponse, StreamingResponse

from ludus.engine.language import N_
from ludus.engine.logfile import dump
from ludus.server.http.api.requests import SeatIn
from ludus.server.http.api.responses import PositionOut, SeatOut
from ludus.server.http.parameters import Moment, TableId, ViewedSeat
from ludus.server.http.visitors import CurrentVisitor
from ludus.server.live.stream import stream
from ludus.server.refusals import NotNow
from ludus.server.tables.events import Stage
from ludus.server.tables.moves import match_of
from ludus.server.views.hints import Hint, hints
from ludus.server.views.position import Position, position
from ludus.server.views.why_not import Obstacle, obstacles

router = APIRouter(prefix="/tables/{id}")


@router.get("/position")
async def show_position(
    visitor: CurrentVisitor, id: TableId, seat: ViewedSeat = None, at: Moment = None
) -> PositionOut:
    """Everything a seat may know: the question, the legal actions, the table and the story in words."""
    table = await visitor.services.registry.table(id)
    found = await asyncio.to_thread(position, table, visitor.viewer(table, seat), at)
    return position_out(found, table.seats_of(visitor.id))


@router.get("/board.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def board(visitor: CurrentVisitor, id: TableId, seat: ViewedSeat = None, at: Moment = None) -> Response:
    """The board as a stand-alone picture."""
    table = await visitor.services.registry.table(id)
    viewer = visitor.viewer(table, seat)
    svg = await asyncio.to_thread(lambda: position(table, viewer, at).board)
    return Response(svg, media_type="image/svg+xml")


@router.get("/events", response_class=StreamingResponse, responses={200: {"content": {"text/event-stream": {}}}})
async def listen(
    visitor: CurrentVisitor,
    id: TableId,
    seat: ViewedSeat = None,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
) -> StreamingResponse:
    """What happens from now on, numbered as this viewer counts, as server-sent events."""
    table = await visitor.services.registry.table(id)
    viewer = visitor.viewer(table, seat)
    last = int(last_event_id) if last_event_id and last_event_id.isdecimal() else None
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(
        stream(visitor.services.registry, id, viewer, last), media_type="text/event-stream", headers=headers
    )


@router.get("/why")
async def why(
    visitor: CurrentVisitor, id: TableId, target: Annotated[str, Query(max_length=100)], seat: ViewedSeat = None
) -> list[Obstacle]:
    """Why the actions of something on the board are not possible now, with every reason."""
    table = await visitor.services.registry.table(id)
    return await asyncio.to_thread(obstacles, table, visitor.viewer(table, seat), target)


@router.post("/hint")
async def hint(visitor: CurrentVisitor, id: TableId, body: SeatIn) -> list[Hint]:
    """What a bot would do in the seat's place, best first."""
    table = await visitor.services.registry.table(id)
    viewer = visitor.viewer(table, visitor.own_seat(table, body.seat))
    return await visitor.services.run_in_bot_thread(hints, table, viewer, visitor.services.bot_runner.adviser(table))


@router.get("/log", response_class=PlainTextResponse)
async def log(visitor: CurrentVisitor, id: TableId) -> PlainTextResponse:
    """The whole log with its seed, when the game is over."""
    table = await visitor.services.registry.table(id)
    visitor.viewer(table)
    if not table.over:
        raise NotNow(N_("The log can be downloaded once the game is over: it contains the seed."))
    name = f"{table.header.game}-{table.header.id}.ludus"
    return PlainTextResponse(dump(match_of(table)), headers={"Content-Disposition": f'attachment; filename="{name}"'})


def position_out(found: Position, own: tuple[int, ...]) -> PositionOut:
    return PositionOut.model_validate(
        vars(found)
        | {
            "table": found.table.header.id,
            "seat": found.viewer.seat,
            "stage": found.table.stage,
            "seats": [SeatOut(**vars(shown), yours=shown.seat in own) for shown in found.seats],
            "breakdown": found.breakdown if found.table.stage == Stage.FINISHED else [],
        }
    )
