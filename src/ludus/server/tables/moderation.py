"""What people may do about one another at a table: a host removes somebody."""

from __future__ import annotations

from ludus.engine.language import N_
from ludus.server.refusals import NotNow
from ludus.server.tables import commands, payloads
from ludus.server.tables.events import Draft
from ludus.server.tables.seats import Seats
from ludus.server.tables.table import Table


def remove(table: Table, player: str, seat: int, ban: bool, level: str) -> list[Draft]:
    """The host takes every seat away from the person in this one: it is free then or, during the game, a bot's."""
    commands.check_host(table, player)
    commands.check_seat(table, seat)
    if table.over:
        raise NotNow(N_("The game is over."))
    person = person_in(table, seat)
    if person == player:
        raise NotNow(N_("You cannot remove yourself; leave the table instead."))
    return removal(table.seats, person, level if table.begun else "", ban)


def removal(seats: Seats, player: str, level: str, ban: bool) -> list[Draft]:
    """What takes a person's seats away."""
    return [
        Draft(payloads.PersonRemoved(player, seat.name, level, ban or None), number)
        for number, seat in enumerate(seats)
        if seat.player == player
    ]


def person_in(table: Table, seat: int) -> str:
    """The player in a seat."""
    if not table.seats[seat].player:
        raise NotNow(N_("Nobody sits there."))
    return table.seats[seat].player
