"""Fill an empty database with a little of everything a server keeps, as this version of Ludus keeps it.

python scripts/sample_database.py DATABASE

For each game: a table that waits for players, one in the middle of a game, one that has ended. The same people sit at
all of them; their cookies are signed with the secret "sample". Tests open dumps of such databases, made by earlier
versions (tests/upgrades/databases).
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from pathlib import Path

from ludus.engine.game import Game
from ludus.games import games
from ludus.server.configuration import Configuration
from ludus.server.http.invitations import stored_invites
from ludus.server.people.players import Player
from ludus.server.people.tokens import hashed
from ludus.server.services import Services
from ludus.server.tables import commands, moves, undoing
from ludus.server.tables.events import Stage, numbered
from ludus.server.tables.seats import SeatKind
from ludus.server.tables.table import Table
from ludus.server.tables.table_setup import SeatSetup, TableSetup, first_events, rematch_setup

SECRET = "sample"  # noqa: S105 - of a server that exists only in tests
PEOPLE = [Player("livia", "Livia", 0), Player("marcus", "Marcus", 0)]
MOVES = 40  # in the game that has not ended
LONGEST = 5000


class Sample:
    """One database being filled."""

    def __init__(self, database: str, folder: Path):
        self.services = Services(Configuration(database=database, secret=SECRET, folder=folder))
        self.chance = random.Random(1)

    async def fill(self) -> None:
        store, tokens = self.services.store, self.services.tokens
        await store.open()
        for player in PEOPLE:
            await store.add_player(player, hashed(tokens.link(player)))
        for game in games():
            await self.waiting(game)
            await self.in_play(game)
            await self.ended(game)
        await store.close()

    async def set_up(self, game: Game, *others: SeatSetup, **more: object) -> str:
        setup = TableSetup(game.name, [SeatSetup(SeatKind.PERSON, PEOPLE[0].name), *others], **more)  # type: ignore[arg-type]
        header, drafts = first_events(setup, PEOPLE[0].id)
        invites = stored_invites(header.id, numbered(drafts, 0), self.services.tokens)
        await self.services.registry.create(header, drafts, invites)
        return header.id

    async def waiting(self, game: Game) -> None:
        free = [SeatSetup(SeatKind.KEPT), SeatSetup(SeatKind.FREE), SeatSetup(SeatKind.FREE)]
        await self.set_up(game, *free[: max(1, game.min_players - 1)])

    async def in_play(self, game: Game) -> None:
        id = await self.set_up(game, *self.company(game), clock=24 * 3600, listed=True)
        await self.play(id, MOVES)
        change = self.services.registry.change
        await change(id, lambda table: commands.chat(table, 0, "Salve! <b>Quid agis?</b>"))
        await change(id, lambda table: commands.chat(table, 1, "Bene “valeo” 🙂"))
        await self.undo(id)
        await change(id, lambda table: commands.leave(table, 1))
        await change(id, lambda table: commands.come_back(table, 1))

    async def ended(self, game: Game) -> None:
        id = await self.set_up(game, *self.company(game))
        table = await self.play(id, LONGEST)
        assert table.stage == Stage.FINISHED, (game.name, table.number)
        header, drafts = first_events(rematch_setup(table), PEOPLE[0].id)
        await self.services.registry.create(header, drafts, [])
        await self.services.registry.change(id, lambda now: commands.rematch(now, 0, header.id))

    def company(self, game: Game) -> list[SeatSetup]:
        """Who sits with Livia: Marcus, and a bot where the game is for more."""
        marcus = SeatSetup(SeatKind.PERSON, PEOPLE[1].name, player=PEOPLE[1].id)
        return [marcus] + [SeatSetup(SeatKind.BOT, level="greedy")] * (game.max_players > 2)

    async def play(self, id: str, most: int) -> Table:
        """Play at random, so many moves or to the end."""
        table = await self.services.registry.table(id)
        for _ in range(most):
            if table.stage != Stage.PLAYING:
                break
            table = await self.move(table)
        return table

    async def move(self, table: Table) -> Table:
        assert table.match is not None
        seat = self.chance.choice(table.to_move())
        action = self.chance.choice(table.match.legal_numbers(seat))
        by_person = not table.seats[seat].by_bot
        return await self.services.registry.change(
            table.header.id, lambda now: moves.move(now, seat, now.visible_count(seat), [action], by_person)
        )

    async def undo(self, id: str) -> None:
        """Take back one move, of the first game position where somebody can."""
        for _ in range(MOVES):
            table = await self.services.registry.table(id)
            assert table.match is not None
            for seat in range(2):
                if table.match.can_undo(seat):
                    known = table.visible_count(seat)
                    await self.services.registry.change(id, lambda now, s=seat, k=known: undoing.undo(now, s, k))  # type: ignore[misc]
                    return
            await self.move(table)
        raise AssertionError("nothing could be undone")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(Sample(sys.argv[1], Path(name)).fill())
