"""What pages and API do alike: set up tables, list them, take and assign seats, play again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from ludus.engine.errors import LudusError
from ludus.engine.language import N_
from ludus.server.http.invitations import checked_seat, stored_invites
from ludus.server.http.moderation import check_welcome
from ludus.server.http.visitors import Visitor
from ludus.server.people.names import bot_names
from ludus.server.refusals import NotNow, Refused
from ludus.server.tables import commands
from ludus.server.tables.events import Draft, Stage, numbered
from ludus.server.tables.seats import SeatKind
from ludus.server.tables.table import Table
from ludus.server.tables.table_setup import TableSetup, checked_level, first_events, rematch_setup

P = ParamSpec("P")


async def act(
    visitor: Visitor,
    id: str,
    seat: int,
    command: Callable[Concatenate[Table, int, P], list[Draft]],
    *details: P.args,
    **more: P.kwargs,
) -> Table:
    """Do something for one of the visitor's seats."""
    visitor.own_seat(await visitor.services.registry.table(id), seat)
    return await visitor.services.registry.change(id, lambda now: command(now, seat, *details, **more))


async def create_table(visitor: Visitor, setup: TableSetup) -> Table:
    """Set up a table; whoever does so becomes a player, named like their first seat."""
    own = [seat for seat in setup.seats if seat.kind == SeatKind.PERSON]
    if not own:
        raise Refused(N_("Whoever creates a table sits at it: at least one seat must be at this screen."))
    setup.check()  # before anybody is made a player
    await visitor.services.open_tables.check(visitor.owner)
    player = await visitor.named(own[0].name)
    header, drafts = first_events(setup, player.id)
    invites = stored_invites(header.id, numbered(drafts, 0), visitor.services.tokens)
    visitor.services.open_tables.add(visitor.owner, header.id)
    return await visitor.services.registry.create(header, drafts, invites)


async def lobby(visitor: Visitor, stage: Stage) -> list[Table]:
    """Listed tables with a free seat, or listed tables being played."""
    found = await _loaded(visitor, await visitor.services.store.lobby(stage))
    return [table for table in found if table.stage == stage]


async def own_tables(visitor: Visitor) -> list[Table]:
    """The tables at which the visitor sits; not those they were removed from."""
    stages = (Stage.WAITING, Stage.PLAYING)
    found = await visitor.services.store.tables_of(visitor.id, stages) if visitor.id else []
    return [table for table in await _loaded(visitor, found) if table.seats_of(visitor.id)]


async def own_archives(visitor: Visitor) -> list[str]:
    """The ids of those of the visitor's tables that can be read, but not played on."""
    stages = (Stage.WAITING, Stage.PLAYING)
    ids = await visitor.services.store.tables_of(visitor.id, stages) if visitor.id else []
    return [id for id in ids if id in visitor.services.registry.read_only]


async def _loaded(visitor: Visitor, ids: list[str]) -> list[Table]:
    """Tables by their ids; those whose rules are not at hand are left out."""
    found = []
    for id in ids:
        try:
            found.append(await visitor.services.registry.table(id))
        except LudusError:
            continue
    return found


async def join(visitor: Visitor, id: str, seat: int | None, name: str, invitation: str = "") -> Table:
    """Take a seat: the one an invitation is for, the one chosen, or the first free one."""
    table = await visitor.services.registry.table(id)
    await check_welcome(visitor, table)
    if invitation:
        seat = await checked_seat(visitor, table, invitation)
    if seat is None:
        seat = next((n for n, one in enumerate(table.seats) if one.kind == SeatKind.FREE), None)
    if seat is None:
        raise NotNow(N_("No seat at this table is free."))
    commands.check_seat(table, seat)
    player = await visitor.named(name)
    return await visitor.services.registry.change(
        id, lambda now: commands.take_seat(now, seat, player.id, player.name, invited=bool(invitation))
    )


async def change_seat(visitor: Visitor, id: str, seat: int, kind: str, level: str) -> Table:
    """For the host, before the game begins: what an empty seat is for."""
    services = visitor.services
    table = await services.registry.table(id)
    commands.check_seat(table, seat)
    player = visitor.known()
    name = ""
    if kind == SeatKind.BOT:
        name = bot_names([*(one.level for one in table.seats if one.by_bot), checked_level(level)])[-1]
    table = await services.registry.change(
        id, lambda now: commands.assign_seat(now, player.id, seat, kind, level, name)
    )
    await services.store.invite(id, stored_invites(id, table.other_events, services.tokens))
    return table


async def rematch(visitor: Visitor, id: str, seat: int) -> Table:
    """Set up the same table again with everybody in their seats; all learn of it at the old one."""
    registry = visitor.services.registry
    old = await registry.table(id)
    visitor.own_seat(old, seat)
    if old.rematch:
        return await registry.table(old.rematch)
    commands.rematch(old, seat, "")  # refused before anything is set up
    await visitor.services.open_tables.check(visitor.owner)
    unwanted = await visitor.services.store.banned_by(old.header.host)
    header, drafts = first_events(rematch_setup(old, unwanted), old.header.host)
    visitor.services.open_tables.add(visitor.owner, header.id)
    return await registry.continue_with(id, lambda now: commands.rematch(now, seat, header.id), header, drafts)
