"""Looking: positions, boards, reasons, hints, logs, and the stream of what happens."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Header, Query, Response
from fastapi.responses import PlainTextResponse, StreamingResponse

from ludus.engine.language import N_
from ludus.engine.logfile import dump
from ludus.server.api.models import (
    ActionOut,
    HintOut,
    LineOut,
    ObstacleOut,
    PositionOut,
    SeatIn,
    SeatOut,
    SectionOut,
)
from ludus.server.api.tables import TableId
from ludus.server.hints import hints
from ludus.server.refusals import NotNow
from ludus.server.showing import Position, begun, position
from ludus.server.stream import stream
from ludus.server.table import FINISHED
from ludus.server.visitor import Asking
from ludus.server.why import obstacles

router = APIRouter(prefix="/tables/{id}")
Looking = Annotated[int | None, Query(ge=-1, lt=8, description="one of your own seats, or -1 for a spectator")]
Moment = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="an earlier position to show")]


@router.get("/position")
async def show_position(asking: Asking, id: TableId, seat: Looking = None, at: Moment = None) -> PositionOut:
    """Everything a seat may know: the question, the legal actions, the table and the story in words."""
    table = await asking.house.hall.table(id)
    found = await asyncio.to_thread(position, table, asking.eyes(table, seat), at)
    return position_out(found, table.seats_of(asking.id))


@router.get("/board.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def board(asking: Asking, id: TableId, seat: Looking = None, at: Moment = None) -> Response:
    """The board as a stand-alone picture."""
    table = await asking.house.hall.table(id)
    eyes = asking.eyes(table, seat)
    svg = await asyncio.to_thread(lambda: position(table, eyes, at).board)
    return Response(svg, media_type="image/svg+xml")


@router.get("/events", response_class=StreamingResponse, responses={200: {"content": {"text/event-stream": {}}}})
async def listen(
    asking: Asking,
    id: TableId,
    seat: Looking = None,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
) -> StreamingResponse:
    """What happens from now on, numbered as this viewer counts, as server-sent events."""
    table = await asking.house.hall.table(id)
    eyes = asking.eyes(table, seat)
    since = int(last_event_id) if last_event_id and last_event_id.isdecimal() else None
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(
        stream(asking.house.hall, id, eyes, since), media_type="text/event-stream", headers=headers
    )


@router.get("/why")
async def why(
    asking: Asking, id: TableId, target: Annotated[str, Query(max_length=100)], seat: Looking = None
) -> list[ObstacleOut]:
    """Why the actions of something on the board are not possible now, with every reason."""
    table = await asking.house.hall.table(id)
    found = await asyncio.to_thread(obstacles, table, asking.eyes(table, seat), target)
    return [ObstacleOut(text=one.text, reasons=list(one.reasons)) for one in found]


@router.post("/hint")
async def hint(asking: Asking, id: TableId, wanted: SeatIn) -> list[HintOut]:
    """What a bot would do in the seat's place, best first."""
    table = await asking.house.hall.table(id)
    eyes = asking.eyes(table, asking.own_seat(table, wanted.seat))
    found = await asking.house.think(hints, table, eyes, asking.house.tender.adviser(table))
    return [HintOut(**action._asdict(), value=value) for action, value in found]


@router.get("/log", response_class=PlainTextResponse)
async def log(asking: Asking, id: TableId) -> PlainTextResponse:
    """The whole log with its seed, when the game is over."""
    table = await asking.house.hall.table(id)
    asking.eyes(table)
    if not table.over:
        raise NotNow(N_("The log can be downloaded once the game is over: it contains the seed."))
    name = f"{table.header.game}-{table.header.id}.ludus"
    return PlainTextResponse(dump(begun(table)), headers={"Content-Disposition": f'attachment; filename="{name}"'})


def position_out(found: Position, own: tuple[int, ...]) -> PositionOut:
    return PositionOut(
        table=found.table.header.id,
        seat=found.eyes.seat,
        stage=found.table.stage,
        number=found.number,
        moment=found.moment,
        moments=found.moments,
        seats=[SeatOut(**shown._asdict(), yours=shown.seat in own) for shown in found.seats],
        question=found.question,
        actions=[ActionOut(**action._asdict()) for action in found.actions],
        told=[SectionOut(title=part.title, lines=list(part.lines)) for part in found.told],
        story=[LineOut(seat=line.seat, kind=line.kind, text=line.text, moment=line.moment) for line in found.story],
        can_undo=found.can_undo,
        seconds_left=found.seconds_left,
        breakdown=found.breakdown if found.table.stage == FINISHED else [],
    )
