"""A table's pages: the waiting room, handing the screen over, the game itself, a moment of it, invitations."""

from __future__ import annotations

from fastapi import APIRouter, Response

from ludus import bots
from ludus.engine.language import N_
from ludus.engine.view import SPECTATOR
from ludus.server.http import moderation, table_service
from ludus.server.http.archive import archive
from ludus.server.http.invitations import checked_seat, invitation_links, invited_to
from ludus.server.http.pages.forms import form, whole
from ludus.server.http.pages.fragments import hosts, rendering
from ludus.server.http.pages.static import board_style
from ludus.server.http.pages.templates import render, title_or_name
from ludus.server.http.parameters import Moment, TableId, ViewedSeat
from ludus.server.http.visitors import CurrentVisitor, Visitor
from ludus.server.live.story import Viewer
from ludus.server.refusals import ReadOnly, Unknown
from ludus.server.tables import commands
from ludus.server.tables.events import Stage
from ludus.server.tables.table import Table
from ludus.server.views.archive import lines as archived_lines
from ludus.server.views.position import fairness

router = APIRouter()


@router.get("/t/{id}")
async def show(visitor: CurrentVisitor, id: TableId, seat: ViewedSeat = None, at: Moment = None) -> Response:
    """The one link of a table: whatever it is in, this page shows it."""
    try:
        table = await visitor.services.registry.table(id)
    except ReadOnly as error:
        return await archive_page(visitor, id, error)
    if table.stage == Stage.WAITING:
        return waiting_room(visitor, table)
    own = table.seats_of(visitor.id)
    if seat is None and len(own) > 1 and not table.finished:
        return render(visitor, "handover.html", table=table, own=own, to_move=table.to_move())
    return await play_page(visitor, table, visitor.viewer(table, seat), at)


async def archive_page(visitor: Visitor, id: str, error: ReadOnly) -> Response:
    """A table that cannot be replayed: why, and what is stored of it."""
    stored, own = await archive(visitor, id)
    return render(
        visitor,
        "archive.html",
        id=id,
        title=title_or_name(stored.game, visitor.lang),
        names=[seat.name for seat in stored.seats if seat.name],
        seats=stored.seats,
        text=error.text(visitor.lang),
        lines=archived_lines(stored, own, visitor.lang),
    )


async def play_page(visitor: Visitor, table: Table, viewer: Viewer, at: int | None) -> Response:
    return await visitor.in_turn(render_table, visitor, table, viewer, at)


def render_table(visitor: Visitor, table: Table, viewer: Viewer, at: int | None) -> Response:
    """The whole page. Drawing takes a while, so this runs in a thread beside the server."""
    made = rendering(visitor, table, viewer, at)
    mine = viewer.seat in table.seats_of(visitor.id)
    style = board_style(table.game.name)
    return render(
        visitor,
        "table.html",
        board_style=style,
        table=table,
        seat=viewer.seat,
        mine=mine,
        company=mine and any(other.player not in ("", visitor.id) for other in table.seats),
        version=made.version,
        parts=made.parts,
    )


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


def waiting_room(visitor: Visitor, table: Table) -> Response:
    return render(
        visitor,
        "waiting.html",
        table=table,
        own=table.seats_of(visitor.id),
        host=hosts(visitor, table),
        invitations=invitation_links(visitor, table),
        levels=bots.names(visitor.lang),
        name=visitor.name_beside(names_at(table)),
        others=any(seat.by_person and seat.player != visitor.id for seat in table.seats),
        fairness=fairness(table),
        link=f"{visitor.request.base_url}t/{table.header.id}",
    )


def names_at(table: Table) -> list[str]:
    return [seat.name for seat in table.seats if seat.name]


@router.post("/t/{id}/leave")
async def submit_leaving(visitor: CurrentVisitor, id: TableId) -> Response:
    """Leave the waiting room, with everybody at the same screen; when the last has left, the table is closed."""
    for seat in (await visitor.services.registry.table(id)).seats_of(visitor.id):
        await table_service.act(visitor, id, seat, commands.leave)
    return visitor.redirect("/")


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


@router.post("/t/{id}/remove")
async def submit_removal(visitor: CurrentVisitor, id: TableId) -> Response:
    fields = await form(visitor.request)
    await moderation.remove(visitor, id, whole(fields.get("seat", "")), "host" if fields.get("ban") else "")
    return visitor.redirect(f"/t/{id}")


@router.get("/join/{token}")
async def show_invitation(visitor: CurrentVisitor, token: str) -> Response:
    id, seat = await invited_to(visitor, token)
    table = await visitor.services.registry.table(id)
    if seat in table.seats_of(visitor.id):
        return visitor.redirect(f"/t/{id}")
    await checked_seat(visitor, table, token)
    name = visitor.name_beside(names_at(table))
    return render(visitor, "join.html", table=table, seat=seat, token=token, name=name)


@router.post("/join/{token}")
async def accept_invitation(visitor: CurrentVisitor, token: str) -> Response:
    fields = await form(visitor.request)
    id, seat = await invited_to(visitor, token)
    await table_service.join(visitor, id, seat, fields.get("name", ""), token)
    return visitor.redirect(f"/t/{id}")
