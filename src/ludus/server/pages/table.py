"""A table's pages: the waiting room, handing the screen over, the game itself, a moment of it, invitations."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Response
from fastapi.responses import RedirectResponse
from markupsafe import Markup

from ludus import bots
from ludus.engine.language import N_
from ludus.engine.view import SPECTATOR
from ludus.server import desk
from ludus.server.api.models import PlanIn
from ludus.server.api.reading import Looking, Moment
from ludus.server.api.tables import TableId
from ludus.server.commands import PATIENCE
from ludus.server.curve import picture as curve
from ludus.server.drawing import in_page
from ludus.server.names import offered
from ludus.server.pages.forms import form, whole
from ludus.server.pages.rendering import render
from ludus.server.pages.static import board_style
from ludus.server.places import RESIGNED
from ludus.server.plan import plan
from ludus.server.refusals import NotReady, Unknown
from ludus.server.showing import STORY_LINES, Eyes, Position, fairness, lesson_text, position
from ludus.server.table import FINISHED, WAITING, Table
from ludus.server.tokens import hashed
from ludus.server.visitor import Asking, Visitor

router = APIRouter()
EVERY_LINE = 10_000


@router.get("/t/{id}")
async def show(asking: Asking, id: TableId, seat: Looking = None, at: Moment = None) -> Response:
    """The one link of a table: whatever it is in, this page shows it."""
    try:
        table = await asking.house.hall.table(id)
    except NotReady as error:
        return render(asking, "preparing.html", text=error.text(asking.lang))
    if table.stage == WAITING:
        return waiting_room(asking, table)
    own = table.seats_of(asking.id)
    if seat is None and len(own) > 1 and not table.over:
        return render(asking, "handover.html", table=table, own=own, awaited=table.awaited())
    return await play_page(asking, table, asking.eyes(table, seat), at)


async def play_page(asking: Visitor, table: Table, eyes: Eyes, at: int | None) -> Response:
    return await asyncio.to_thread(drawn, asking, "table.html", table, eyes, at)


def drawn(
    asking: Visitor, template: str, table: Table, eyes: Eyes, at: int | None, lines: int = STORY_LINES
) -> Response:
    """A page with a position. Drawing takes a while, so this runs in a thread beside the server."""
    found = position(table, eyes, at, lines)
    style, earlier = board_style(table.game.name), found.number > lines
    return render(asking, template, board_style=style, earlier=earlier, **shown(asking, found))


@router.get("/t/{id}/at/{moment}")
async def show_moment(asking: Asking, id: TableId, moment: int) -> Response:
    """A moment that somebody shared: counted as spectators count, shown with the visitor's own eyes."""
    table = await asking.house.hall.table(id)
    eyes = asking.eyes(table)
    public = table.moments(SPECTATOR)
    if not 0 <= moment < len(public):
        raise Unknown(N_("This table has positions 0 to {last}."), last=len(public) - 1)
    own = table.moments(eyes.seat)
    return await play_page(asking, table, eyes, max(n for n, length in enumerate(own) if length <= public[moment]))


@router.get("/t/{id}/play")
async def fragment(
    asking: Asking, id: TableId, seat: Looking = None, at: Moment = None, whole_story: bool = False
) -> Response:
    """The changing parts of a table's page, for the script to put in place."""
    table = await asking.house.hall.table(id)
    lines = EVERY_LINE if whole_story else STORY_LINES
    return await asyncio.to_thread(drawn, asking, "play.html", table, asking.eyes(table, seat), at, lines)


@router.post("/t/{id}/plan")
async def plan_fragment(asking: Asking, id: TableId, wanted: PlanIn) -> Response:
    """The parts of the page that differ while a person plans."""
    table = await asking.house.hall.table(id)
    eyes = asking.eyes(table, asking.own_seat(table, wanted.seat))
    found = await asyncio.to_thread(plan, table, eyes, wanted.actions)
    return render(asking, "plan.html", table=table, plan=found, eyes=eyes, board=Markup(in_page(found.board, "copy-")))


def shown(asking: Visitor, found: Position) -> dict[str, Any]:
    """What the templates of a game's page are filled with."""
    table, seat = found.table, found.eyes.seat
    public, here = table.moments(SPECTATOR), table.moments(seat)[found.moment]
    own = table.seats_of(asking.id)
    return {
        "position": found,
        "told": found.told,
        "table": table,
        "seat": seat,
        "own": own,
        "mine": seat in own,
        "others_awaited": [one for one in own if one != seat and one in table.awaited()],
        "share": max(n for n, length in enumerate(public) if length <= here),
        "board": Markup(in_page(found.board)),  # drawn by the game, escaped by its builder
        "fairness": fairness(table),
        "absent": [one for one in range(len(table.places)) if table.absent(one, PATIENCE) and one not in own],
        "resigned": seat >= 0 and table.places[seat].away == RESIGNED,
        "lesson_text": lesson_text(table.game.domain, found.lesson, asking.lang) if found.lesson else "",
        "breakdown": found.breakdown if table.stage == FINISHED else [],
        "curve": curve(table, asking.lang) if table.over else "",
    }


def waiting_room(asking: Visitor, table: Table) -> Response:
    return render(
        asking,
        "waiting.html",
        table=table,
        own=table.seats_of(asking.id),
        host=bool(asking.id) and table.header.host == asking.id,
        invitations=desk.invitations(asking, table),
        levels=bots.names(asking.lang),
        name=asking.player.name if asking.player else offered(),
        fairness=fairness(table),
        link=f"{asking.request.base_url}t/{table.header.id}",
    )


@router.post("/t/{id}/sit")
async def sit(asking: Asking, id: TableId) -> Response:
    fields = await form(asking.request)
    await desk.sit(asking, id, whole(fields.get("seat", "0")), fields.get("name", ""))
    return at_table(asking, id)


@router.post("/t/{id}/places")
async def settle(asking: Asking, id: TableId) -> Response:
    fields = await form(asking.request)
    kind, _, level = fields.get("kind", "").partition(" ")
    await desk.settle(asking, id, whole(fields.get("seat", "0")), kind, level)
    return at_table(asking, id)


def at_table(asking: Visitor, id: str) -> Response:
    response = RedirectResponse(f"/t/{id}", 303)
    asking.remember(response)
    return response


@router.get("/join/{token}")
async def invited(asking: Asking, token: str) -> Response:
    table, seat = await invitation(asking, token)
    if seat in table.seats_of(asking.id):
        return at_table(asking, table.header.id)
    await desk.invited_to(asking, table, token)
    name = asking.player.name if asking.player else offered()
    return render(asking, "join.html", table=table, seat=seat, token=token, name=name)


@router.post("/join/{token}")
async def join(asking: Asking, token: str) -> Response:
    fields = await form(asking.request)
    table, seat = await invitation(asking, token)
    await desk.sit(asking, table.header.id, seat, fields.get("name", ""), token)
    return at_table(asking, table.header.id)


async def invitation(asking: Visitor, token: str) -> tuple[Table, int]:
    found = await asking.house.store.invited(hashed(token))
    if found is None:
        raise Unknown(N_("This invitation is no longer valid; ask for a new one."))
    return await asking.house.hall.table(found[0]), found[1]
