"""The other people at a table, as one of them sees them."""

from __future__ import annotations

from dataclasses import dataclass

from ludus.server.people.players import Player
from ludus.server.tables.commands import ABSENT_AFTER, VANISHED_AFTER
from ludus.server.tables.table import Table


@dataclass(frozen=True)
class PersonInfo:
    """Somebody else at the table, and what the visitor may do about them."""

    seat: int
    name: str
    muted: bool
    absent: bool  # a bot may play for them
    agreed: bool  # the visitor has already said so, and the others have not


def people_around(table: Table, player: Player | None, seat: int) -> list[PersonInfo]:
    """The other people at a table, for a player at a seat or somebody who watches."""
    own, muted = (player.id, player.muted) if player else ("", frozenset())
    return [
        PersonInfo(
            number,
            other.name,
            other.player in muted,
            table.absent(number, ABSENT_AFTER),
            seat in other.consents and table.waited(number) <= VANISHED_AFTER,
        )
        for number, other in enumerate(table.seats)
        if other.player and other.player != own
    ]
