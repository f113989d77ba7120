"""Positions, boards, reasons, hints, logs, and the stream of what happens."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Header, Query, Response
from fastapi.responses import PlainTextResponse, StreamingResponse

from ludus.engine.language import N_
from ludus.engine.logfile import dump
from ludus.server.http.api.requests import LARGEST, SeatIn
from ludus.server.http.api.responses import PositionOut, SeatOut
from ludus.server.http.archive import archived_log
from ludus.server.http.disconnects import while_connected
from ludus.server.http.parameters import Moment, TableId, ViewedSeat
from ludus.server.http.visitors import CurrentVisitor, current_visitor
from ludus.server.live.story import Viewer
from ludus.server.live.stream import stream
from ludus.server.refusals import NotNow, ReadOnly
from ludus.server.tables.events import Stage
from ludus.server.tables.moves import match_of
from ludus.server.tables.table import Table
from ludus.server.views.board_picture import BoardPicture
from ludus.server.views.hints import Hint, hint_question, hints
from ludus.server.views.position import Position, position
from ludus.server.views.preview import Preview, previews
from ludus.server.views.why_not import Obstacle, obstacles

router = APIRouter(prefix="/tables/{id}")
STREAMING = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}  # nobody on the way may hold events back


@router.get("/position")
async def show_position(
    visitor: CurrentVisitor, id: TableId, seat: ViewedSeat = None, at: Moment = None
) -> PositionOut:
    """Everything a seat may know: the question, the legal actions, the table and the story in words."""
    table = await visitor.services.registry.table(id)
    found = await visitor.in_turn(position, table, visitor.viewer(table, seat), at)
    return position_out(found, table.seats_of(visitor.id))


@router.get("/board.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def board(visitor: CurrentVisitor, id: TableId, seat: ViewedSeat = None, at: Moment = None) -> Response:
    """The board as a stand-alone picture."""
    table = await visitor.services.registry.table(id)
    picture, pictures = BoardPicture(table, visitor.viewer(table, seat), at), visitor.services.pictures
    svg = pictures.find(picture.key) or await visitor.in_turn(pictures.draw, picture.key, picture.draw)
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

    async def look(now: Table) -> Viewer | None:
        return (await current_visitor(visitor.request)).looks_from(now, viewer.seat)

    updates = stream(visitor.services.registry, id, viewer, last, look)
    return StreamingResponse(updates, media_type="text/event-stream", headers=STREAMING)


@router.get("/why")
async def why(
    visitor: CurrentVisitor, id: TableId, target: Annotated[str, Query(max_length=100)], seat: ViewedSeat = None
) -> list[Obstacle]:
    """Why the actions of something on the board are not possible now, with every reason."""
    table = await visitor.services.registry.table(id)
    return await visitor.in_turn(obstacles, table, visitor.viewer(table, seat), target)


@router.get("/preview")
async def show_preview(
    visitor: CurrentVisitor,
    id: TableId,
    seat: ViewedSeat = None,
    target: Annotated[str, Query(max_length=100)] = "",
    action: Annotated[int | None, Query(ge=0, le=LARGEST)] = None,
) -> list[Preview]:
    """What the legal actions of something on the board, or one action, would cost and give."""
    table = await visitor.services.registry.table(id)
    return await visitor.in_turn(previews, table, visitor.viewer(table, seat), target, action)


@router.post("/hint")
async def hint(visitor: CurrentVisitor, id: TableId, body: SeatIn) -> list[Hint]:
    """What a bot would do in the seat's place, best first."""
    table = await visitor.services.registry.table(id)
    viewer = visitor.viewer(table, visitor.own_seat(table, body.seat))
    runner = visitor.services.bot_runner
    question = hint_question(table, viewer, runner.adviser(table))
    advice = await while_connected(visitor.request, runner.advise(visitor.owner, question))
    return await visitor.in_turn(hints, table, viewer, advice)


@router.get("/log", response_class=PlainTextResponse)
async def log(visitor: CurrentVisitor, id: TableId) -> PlainTextResponse:
    """The whole log with its key, when the game is finished. Of a table that cannot be replayed here: what is stored
    and may be known, as a header and events, one JSON object a line."""
    try:
        table = await visitor.services.registry.table(id)
    except ReadOnly:
        return await archived_log(visitor, id)
    visitor.viewer(table)
    if not table.finished:
        raise NotNow(N_("The log can be downloaded once the game is finished: it contains the key."))
    name = f"{table.header.game}-{table.header.id}.ludus"
    return PlainTextResponse(dump(match_of(table)), headers={"Content-Disposition": f'attachment; filename="{name}"'})


def position_out(found: Position, own: tuple[int, ...]) -> PositionOut:
    return PositionOut.model_validate(
        vars(found)
        | {
            "table": found.table.header.id,
            "seat": found.viewer.seat,
            "stage": found.table.stage,
            "unranked": found.table.unranked,
            "seats": [SeatOut(**vars(shown), yours=shown.seat in own) for shown in found.seats],
            "breakdown": found.breakdown if found.table.stage == Stage.FINISHED else [],
        }
    )
