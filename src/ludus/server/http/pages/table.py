"""A table's pages: the waiting room, handing the screen over, the game itself, a moment of it, invitations."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Response
from markupsafe import Markup

from ludus import bots
from ludus.engine.language import N_, words
from ludus.engine.view import SPECTATOR
from ludus.server.http import table_service
from ludus.server.http.api.requests import PlanIn
from ludus.server.http.invitations import checked_seat, invitation_links, invited_to
from ludus.server.http.pages.forms import form, whole
from ludus.server.http.pages.static import board_style
from ludus.server.http.pages.templates import render
from ludus.server.http.parameters import Moment, TableId, ViewedSeat
from ludus.server.http.visitors import CurrentVisitor, Visitor
from ludus.server.live.story import Viewer
from ludus.server.refusals import NotReady, Unknown
from ludus.server.tables.commands import PATIENCE
from ludus.server.tables.events import Stage
from ludus.server.tables.seats import RESIGNED
from ludus.server.tables.table import Table
from ludus.server.views.boards import embedded
from ludus.server.views.plan import plan
from ludus.server.views.position import STORY_LINES, Position, fairness, position
from ludus.server.views.score_chart import score_chart

router = APIRouter()
EVERY_LINE = 10_000


@router.get("/t/{id}")
async def show(visitor: CurrentVisitor, id: TableId, seat: ViewedSeat = None, at: Moment = None) -> Response:
    """The one link of a table: whatever it is in, this page shows it."""
    try:
        table = await visitor.services.registry.table(id)
    except NotReady as error:
        return render(visitor, "preparing.html", text=error.text(visitor.lang))
    if table.stage == Stage.WAITING:
        return waiting_room(visitor, table)
    own = table.seats_of(visitor.id)
    if seat is None and len(own) > 1 and not table.over:
        return render(visitor, "handover.html", table=table, own=own, to_move=table.to_move())
    return await play_page(visitor, table, visitor.viewer(table, seat), at)


async def play_page(visitor: Visitor, table: Table, viewer: Viewer, at: int | None) -> Response:
    return await asyncio.to_thread(render_position, visitor, "table.html", table, viewer, at)


def render_position(
    visitor: Visitor, template: str, table: Table, viewer: Viewer, at: int | None, lines: int = STORY_LINES
) -> Response:
    """A page with a position. Drawing takes a while, so this runs in a thread beside the server."""
    found = position(table, viewer, at, lines)
    style, earlier = board_style(table.game.name), found.number > lines
    return render(visitor, template, board_style=style, earlier=earlier, **position_values(visitor, found))


@router.get("/t/{id}/at/{moment}")
async def show_moment(visitor: CurrentVisitor, id: TableId, moment: int) -> Response:
    """A moment that somebody shared: counted as spectators count, shown as the visitor may see it."""
    table = await visitor.services.registry.table(id)
    viewer = visitor.viewer(table)
    public = table.moments(SPECTATOR)
    if not 0 <= moment < len(public):
        raise Unknown(N_("This table has positions 0 to {last}."), last=len(public) - 1)
    own = table.moments(viewer.seat)
    return await play_page(visitor, table, viewer, max(n for n, length in enumerate(own) if length <= public[moment]))


@router.get("/t/{id}/play")
async def fragment(
    visitor: CurrentVisitor, id: TableId, seat: ViewedSeat = None, at: Moment = None, whole_story: bool = False
) -> Response:
    """The changing parts of a table's page, for the script to put in place."""
    table = await visitor.services.registry.table(id)
    lines = EVERY_LINE if whole_story else STORY_LINES
    return await asyncio.to_thread(render_position, visitor, "play.html", table, visitor.viewer(table, seat), at, lines)


@router.post("/t/{id}/plan")
async def plan_fragment(visitor: CurrentVisitor, id: TableId, body: PlanIn) -> Response:
    """The parts of the page that differ while a person plans."""
    table = await visitor.services.registry.table(id)
    viewer = visitor.viewer(table, visitor.own_seat(table, body.seat))
    found = await asyncio.to_thread(plan, table, viewer, body.actions)
    return render(visitor, "plan.html", table=table, plan=found, board=Markup(embedded(found.board, "copy-")))


def position_values(visitor: Visitor, found: Position) -> dict[str, Any]:
    """What the templates of a game's page are filled with."""
    table, seat = found.table, found.viewer.seat
    public, here = table.moments(SPECTATOR), table.moments(seat)[found.moment]
    own = table.seats_of(visitor.id)
    return {
        "position": found,
        "sections": found.sections,
        "table": table,
        "seat": seat,
        "own": own,
        "mine": seat in own,
        "others_to_move": [one for one in own if one != seat and one in table.to_move()],
        "share": max(n for n, length in enumerate(public) if length <= here),
        "board": Markup(embedded(found.board)),  # drawn by the game, escaped by its builder
        "fairness": fairness(table),
        "absent": [one for one in range(len(table.seats)) if table.absent(one, PATIENCE) and one not in own],
        "resigned": seat >= 0 and table.seats[seat].away == RESIGNED,
        "lesson_text": words(table.game.domain, visitor.lang)(found.lesson.text) if found.lesson else "",
        "breakdown": found.breakdown if table.stage == Stage.FINISHED else [],
        "curve": score_chart(table, visitor.lang) if table.over else "",
    }


def waiting_room(visitor: Visitor, table: Table) -> Response:
    return render(
        visitor,
        "waiting.html",
        table=table,
        own=table.seats_of(visitor.id),
        host=bool(visitor.id) and table.header.host == visitor.id,
        invitations=invitation_links(visitor, table),
        levels=bots.names(visitor.lang),
        name=visitor.name,
        fairness=fairness(table),
        link=f"{visitor.request.base_url}t/{table.header.id}",
    )


@router.post("/t/{id}/sit")
async def submit_sit(visitor: CurrentVisitor, id: TableId) -> Response:
    fields = await form(visitor.request)
    await table_service.join(visitor, id, whole(fields.get("seat", "0")), fields.get("name", ""))
    return visitor.redirect(f"/t/{id}")


@router.post("/t/{id}/places")
async def submit_seat(visitor: CurrentVisitor, id: TableId) -> Response:
    fields = await form(visitor.request)
    kind, _, level = fields.get("kind", "").partition(" ")
    await table_service.change_seat(visitor, id, whole(fields.get("seat", "0")), kind, level)
    return visitor.redirect(f"/t/{id}")


@router.get("/join/{token}")
async def show_invitation(visitor: CurrentVisitor, token: str) -> Response:
    id, seat = await invited_to(visitor, token)
    table = await visitor.services.registry.table(id)
    if seat in table.seats_of(visitor.id):
        return visitor.redirect(f"/t/{id}")
    await checked_seat(visitor, table, token)
    return render(visitor, "join.html", table=table, seat=seat, token=token, name=visitor.name)


@router.post("/join/{token}")
async def accept_invitation(visitor: CurrentVisitor, token: str) -> Response:
    fields = await form(visitor.request)
    id, seat = await invited_to(visitor, token)
    await table_service.join(visitor, id, seat, fields.get("name", ""), token)
    return visitor.redirect(f"/t/{id}")
