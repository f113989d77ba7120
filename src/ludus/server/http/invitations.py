"""Invitations: links to seats that are kept for somebody."""

from __future__ import annotations

from collections.abc import Sequence

from ludus.engine.language import N_
from ludus.server.http.visitors import Visitor
from ludus.server.people.tokens import Tokens, hashed
from ludus.server.refusals import NotNow, Unknown
from ludus.server.store.rows import Invite
from ludus.server.tables.events import Event
from ludus.server.tables.payloads import BotSeated, PersonSeated, SeatOpened, SeatReserved
from ludus.server.tables.table import Table


def invitation_tokens(table: str, events: Sequence[Event], tokens: Tokens) -> dict[int, str]:
    """The invitation to each seat that is kept; it depends on the event that kept the seat, so a later one voids it."""
    kinds = (PersonSeated, BotSeated, SeatReserved, SeatOpened)
    latest = {event.seat: event for event in events if isinstance(event.payload, kinds)}
    return {
        seat: tokens.invitation(table, seat, event.number)
        for seat, event in latest.items()
        if isinstance(event.payload, SeatReserved)
    }


def stored_invites(table: str, events: Sequence[Event], tokens: Tokens) -> list[Invite]:
    """What the database holds of the invitations: their hashes."""
    return [Invite(hashed(token), seat) for seat, token in invitation_tokens(table, events, tokens).items()]


def invitation_links(visitor: Visitor, table: Table) -> dict[int, str]:
    """The links that invite to a table, for the person who set it up."""
    if not visitor.id or table.header.host != visitor.id:
        return {}
    base = str(visitor.request.base_url)
    return {seat: f"{base}join/{token}" for seat, token in _tokens(visitor, table).items()}


def _tokens(visitor: Visitor, table: Table) -> dict[int, str]:
    return invitation_tokens(table.header.id, table.other_events, visitor.services.tokens)


async def invited_to(visitor: Visitor, token: str) -> tuple[str, int]:
    """The table and seat an invitation was made for, whether it is still valid or not."""
    found = await visitor.services.store.invited(hashed(token))
    if found is None:
        raise Unknown(N_("This invitation is no longer valid; ask for a new one."))
    return found


async def checked_seat(visitor: Visitor, table: Table, token: str) -> int:
    """The seat an invitation is for. Once taken, an invitation is worth nothing to anybody else."""
    id, seat = await invited_to(visitor, token)
    if id != table.header.id:
        raise Unknown(N_("This invitation is no longer valid; ask for a new one."))
    if table.seats[seat].taken:
        if table.seats[seat].player == visitor.id:
            return seat
        raise NotNow(N_("This seat is taken by {name}."), name=table.seats[seat].name)
    if token != _tokens(visitor, table).get(seat):
        raise Unknown(N_("This invitation is no longer valid; ask for a new one."))
    return seat
