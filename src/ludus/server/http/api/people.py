"""People at a table: removing, banning, muting, reporting, and whom one has banned or muted."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from ludus.server.http import moderation
from ludus.server.http.api.lobby import table_out
from ludus.server.http.api.requests import LARGEST, MuteIn, RemoveIn, ReportIn
from ludus.server.http.api.responses import BlockOut, TableOut
from ludus.server.http.parameters import TableId
from ludus.server.http.visitors import CurrentVisitor, Visitor

router = APIRouter()
BlockNumber = Annotated[int, Path(ge=1, le=LARGEST, description="the number of a ban or mute of yours")]


@router.post("/tables/{id}/remove")
async def remove(visitor: CurrentVisitor, id: TableId, body: RemoveIn) -> TableOut:
    """For the host: remove a person; during the game a bot takes over. They may be banned from this table, or from all
    that you create."""
    return table_out(visitor, await moderation.remove(visitor, id, body.seat, body.ban))


@router.post("/tables/{id}/mute", status_code=204)
async def mute(visitor: CurrentVisitor, id: TableId, body: MuteIn) -> None:
    """Do not show a person's messages to you any more, at any table; or show them again."""
    await moderation.mute(visitor, id, body.seat, body.about, body.muted)


@router.post("/tables/{id}/report", status_code=204)
async def report(visitor: CurrentVisitor, id: TableId, body: ReportIn) -> None:
    """Report a person to the operator of the server, with a short reason."""
    await moderation.report(visitor, id, body.seat, body.about, body.reason)


@router.get("/blocks")
async def list_blocks(visitor: CurrentVisitor) -> list[BlockOut]:
    """Everybody you have banned from your tables or muted."""
    return await _blocks(visitor)


@router.post("/blocks/{number}/lift")
async def lift_block(visitor: CurrentVisitor, number: BlockNumber) -> list[BlockOut]:
    """Take back a ban or a mute of yours; the others remain."""
    await visitor.services.store.lift(visitor.known().id, number)
    return await _blocks(visitor)


async def _blocks(visitor: Visitor) -> list[BlockOut]:
    found = await visitor.services.store.blocks_of(visitor.id) if visitor.id else []
    return [BlockOut(**block._asdict()) for block in found]
