"""The desk: what pages and programs ask for alike when they set tables, sit down, invite and leave."""

from __future__ import annotations

import dataclasses

from ludus.engine.errors import LudusError
from ludus.engine.language import N_
from ludus.server import commands, events
from ludus.server.events import Draft
from ludus.server.names import bot_names
from ludus.server.places import FREE
from ludus.server.refusals import NotNow, Refused, Unknown
from ludus.server.setting import Setting, again, checked_level, invites, kept_places, set_table
from ludus.server.table import Table
from ludus.server.tokens import hashed
from ludus.server.visitor import Visitor

STAGES = {"waiting": ("waiting",), "playing": ("playing",), "mine": ("waiting", "playing")}


async def create(asking: Visitor, setting: Setting) -> Table:
    """Set a table; whoever sets it becomes a player, named like their first place."""
    own = [chair for chair in setting.chairs if chair.kind == "person"]
    if not own:
        raise Refused(N_("Whoever creates a table sits at it: at least one seat must be at this screen."))
    header, drafts = set_table(setting, "")  # everything is checked before anybody is made a player
    player = await asking.named(own[0].name)
    header = dataclasses.replace(header, host=player.id)
    drafts = [_seated_as(draft, player.id) for draft in drafts]
    kept = invites(header.id, events.numbered(drafts, 0), asking.house.tokens)
    return await asking.house.hall.create(header, drafts, kept)


def _seated_as(draft: Draft, player: str) -> Draft:
    return draft._replace(data={**draft.data, "player": player}) if draft.kind == events.SIT else draft


async def listed(asking: Visitor, stage: str) -> list[Table]:
    """Tables of the lobby, or one's own; those whose rules are not at hand are left out."""
    store = asking.house.store
    if stage == "mine":
        ids = await store.tables_of(asking.id, STAGES[stage]) if asking.id else []
    else:
        ids = await store.lobby(stage)
    found = []
    for id in ids:
        try:
            found.append(await asking.house.hall.table(id))
        except LudusError:
            continue
    return found


async def sit(asking: Visitor, id: str, seat: int | None, name: str, invitation: str = "") -> Table:
    """Take a place: the one an invitation is for, the one chosen, or the first free one."""
    table = await asking.house.hall.table(id)
    if invitation:
        seat = await invited_to(asking, table, invitation)
    if seat is None:
        seat = next((n for n, place in enumerate(table.places) if place.kind == FREE), None)
    if seat is None:
        raise NotNow(N_("No seat at this table is free."))
    commands.check_seat(table, seat)
    player = await asking.named(name)
    return await asking.house.hall.change(
        id, lambda now: commands.sit(now, seat, player.id, player.name, invited=bool(invitation))
    )


async def invited_to(asking: Visitor, table: Table, invitation: str) -> int:
    """The seat an invitation is for. Once taken, an invitation is worth nothing to anybody else."""
    found = await asking.house.store.invited(hashed(invitation))
    if found is None or found[0] != table.header.id:
        raise Unknown(N_("This invitation is no longer valid; ask for a new one."))
    seat = found[1]
    if table.places[seat].taken:
        if table.places[seat].player == asking.id:
            return seat
        raise NotNow(N_("This seat is taken by {name}."), name=table.places[seat].name)
    if invitation not in {token for one, token in _kept(asking, table) if one == seat}:
        raise Unknown(N_("This invitation is no longer valid; ask for a new one."))
    return seat


def _kept(asking: Visitor, table: Table) -> list[tuple[int, str]]:
    id, tokens = table.header.id, asking.house.tokens
    return [(seat, tokens.invitation(id, seat, number)) for seat, number in kept_places(table.talk).items()]


def invitations(asking: Visitor, table: Table) -> dict[int, str]:
    """The links that invite to a table, for the person who set it."""
    if not asking.id or table.header.host != asking.id:
        return {}
    base = str(asking.request.base_url)
    return {seat: f"{base}join/{token}" for seat, token in _kept(asking, table)}


async def settle(asking: Visitor, id: str, seat: int, kind: str, level: str) -> Table:
    table = await asking.house.hall.table(id)
    commands.check_seat(table, seat)
    player = asking.known()
    name = ""
    if kind == "bot":
        others = [place.level for place in table.places if place.by_bot]
        name = bot_names([*others, checked_level(level)])[-1]
    after = await asking.house.hall.change(id, lambda now: commands.settle(now, player.id, seat, kind, level, name))
    kept = invites(id, after.talk, asking.house.tokens)
    await asking.house.store.invite(id, kept)
    return after


async def rematch(asking: Visitor, id: str, seat: int) -> Table:
    """Set the same table again with everybody in their places; all learn of it at the old one."""
    old = await asking.house.hall.table(id)
    asking.own_seat(old, seat)
    if old.rematch:
        return await asking.house.hall.table(old.rematch)
    commands.rematch(old, seat, "")
    header, drafts = set_table(again(old), old.header.host)
    players = {one: place.player for one, place in enumerate(old.places)}
    drafts = [
        draft._replace(data={**draft.data, "player": players[draft.seat]}) if draft.kind == events.SIT else draft
        for draft in drafts
    ]
    fresh = await asking.house.hall.create(header, drafts, [])
    after = await asking.house.hall.change(id, lambda now: commands.rematch(now, seat, header.id))
    return fresh if after.rematch == header.id else await asking.house.hall.table(after.rematch)
