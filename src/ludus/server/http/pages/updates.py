"""What the script of a table's page asks for: moves, plans and updates, answered by what the page must change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from ludus.server.http import table_service
from ludus.server.http.api.positions import STREAMING
from ludus.server.http.api.requests import PageMovesIn, PageUndoIn, PlanIn
from ludus.server.http.compressed_streams import event_stream
from ludus.server.http.pages.fragments import changed_parts, plan_parts
from ludus.server.http.parameters import Moment, ShownSeat, TableId, ViewedSeat
from ludus.server.http.visitors import CurrentVisitor, Visitor, current_visitor
from ludus.server.live.changes import Change
from ludus.server.live.story import Viewer
from ludus.server.live.stream import stream
from ludus.server.tables import moves, undoing
from ludus.server.tables.table import Table
from ludus.server.views.plan import plan
from ludus.server.views.position import STORY_LINES
from ludus.server.views.renderings import LATEST, PageUpdate

router = APIRouter(prefix="/api/page/{id}")
EVERY_LINE = 10_000
Version = Annotated[str, Query(max_length=32)]


@router.get("/parts")
async def parts(
    visitor: CurrentVisitor,
    id: TableId,
    seat: ViewedSeat = None,
    at: Moment = None,
    whole_story: bool = False,
    have: Version = "",
    of: ShownSeat = None,
) -> PageUpdate:
    """What the page must change to show a position; all parts, where it does not say what it shows."""
    table = await visitor.services.registry.table(id)
    lines = EVERY_LINE if whole_story else STORY_LINES
    return await visitor.in_turn(changed_parts, visitor, table, visitor.viewer(table, seat), have, at, lines, of)


@router.post("/moves")
async def play(visitor: CurrentVisitor, id: TableId, body: PageMovesIn) -> PageUpdate:
    """Play some actions; the answer brings the page up to date."""
    table = await table_service.act(visitor, id, body.seat, moves.move, body.number, body.actions)
    return await visitor.in_turn(changed_parts, visitor, table, visitor.viewer(table, body.seat), body.have)


@router.post("/undo")
async def undo(visitor: CurrentVisitor, id: TableId, body: PageUndoIn) -> PageUpdate:
    table = await table_service.act(visitor, id, body.seat, undoing.undo, body.number, body.everything, body.rewind)
    return await visitor.in_turn(changed_parts, visitor, table, visitor.viewer(table, body.seat), body.have)


@router.post("/plan")
async def show_plan(visitor: CurrentVisitor, id: TableId, body: PlanIn) -> Mapping[str, str]:
    """The parts of the page that differ while a person plans."""
    table = await visitor.services.registry.table(id)
    viewer = visitor.viewer(table, visitor.own_seat(table, body.seat))
    return plan_parts(visitor, table, await visitor.in_turn(plan, table, viewer, body.actions))


@router.get("/events")
async def listen(visitor: CurrentVisitor, id: TableId, seat: ViewedSeat = None) -> Response:
    """What happens from now on, each change with what the page must change to show it."""
    table = await visitor.services.registry.table(id)
    viewer = visitor.viewer(table, seat)

    async def look(now: Table) -> Viewer | None:
        return (await current_visitor(visitor.request)).looks_from(now, viewer.seat)

    updates = stream(visitor.services.registry, id, viewer, None, look, PageFollower(visitor).changed)
    return event_stream(visitor.request, updates, STREAMING)


class PageFollower:
    """Works out what one page must change with each change of its table."""

    def __init__(self, visitor: Visitor):
        self.visitor = visitor
        self.have = LATEST  # what the page shows once it has caught up

    async def changed(self, change: Change, viewer: Viewer) -> dict[str, Any]:
        """The page's own moves were answered already: whatever was rendered then is what it shows."""
        if all(event.seat == viewer.seat for event in change.events):
            self.have = LATEST
            return {}
        visitor = self.visitor
        drawing = visitor.services.drawing  # the stream itself notices when the page is gone
        found = await drawing.run(visitor.owner, changed_parts, visitor, change.after, viewer, self.have)
        self.have = found.version
        return vars(found)
