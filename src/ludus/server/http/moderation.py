"""What people do about one another: remove, ban, mute and report. Pages and API do it alike."""

from __future__ import annotations

from ludus.engine.language import N_
from ludus.server.http.visitors import Visitor
from ludus.server.people.names import checked_reason
from ludus.server.people.players import Player
from ludus.server.refusals import Forbidden, NotNow, TooMuch
from ludus.server.store.blocks import Report
from ludus.server.store.people import BAN, MUTE
from ludus.server.tables import commands, events, moderation
from ludus.server.tables.table import Table
from ludus.server.tables.table_setup import default_level

MAX_REPORTS = 20  # that one person may send in a day
DAY = 24 * 3600_000


async def check_welcome(visitor: Visitor, table: Table) -> None:
    """Refuse somebody whom the host does not want at any of their tables."""
    if visitor.id and visitor.id in await visitor.services.store.banned_by(table.header.host):
        raise Forbidden(N_("The host does not let you sit at this table."))


async def remove(visitor: Visitor, id: str, seat: int, ban: str) -> Table:
    """For the host: take a person's seats away, and keep them from this table or from all of the host's."""
    services, player = visitor.services, visitor.known()
    table = await services.registry.table(id)
    commands.check_host(table, player.id)
    commands.check_seat(table, seat)
    person = moderation.person_in(table, seat)

    def command(now: Table) -> list[events.Draft]:
        if now.seats[seat].player != person:  # somebody else sits there by now, or nobody
            return []
        return moderation.remove(now, player.id, seat, bool(ban), default_level())

    table = await services.registry.change(id, command)
    if ban == "host":
        await services.store.block(BAN, player.id, person)
    return table


async def mute(visitor: Visitor, id: str, seat: int, about: int, muted: bool) -> None:
    """Hide somebody's messages from the visitor, here and at every other table; or show them again."""
    table = await visitor.services.registry.table(id)
    player, other = _two_people(visitor, table, seat, about)
    store = visitor.services.store
    await (store.block if muted else store.unblock)(MUTE, player.id, other)


async def report(visitor: Visitor, id: str, seat: int, about: int, reason: str) -> None:
    """Tell the operator of the server about somebody."""
    table = await visitor.services.registry.table(id)
    player, other = _two_people(visitor, table, seat, about)
    reason = checked_reason(reason)
    store = visitor.services.store
    if await store.reports_since(player.id, events.now() - DAY) >= MAX_REPORTS:
        raise TooMuch(N_("You have already sent {most} reports today."), most=MAX_REPORTS)
    await store.add_report(Report(id, player.id, other, table.seats[about].name, reason))


def _two_people(visitor: Visitor, table: Table, seat: int, about: int) -> tuple[Player, str]:
    """The visitor, at a seat of theirs, and the player in another seat."""
    visitor.own_seat(table, seat)
    commands.check_seat(table, about)
    player, other = visitor.known(), moderation.person_in(table, about)
    if other == player.id:
        raise NotNow(N_("This is your own seat."))
    return player, other
