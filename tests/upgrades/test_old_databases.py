"""Databases of earlier versions go on: every table is shown and played on, and the database can be taken back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sample_database import PEOPLE, Sample
from sqlalchemy import Connection, inspect, select

from ludus.games import games
from ludus.server.live.story import Viewer
from ludus.server.people.tokens import hashed
from ludus.server.store import address, upgrades
from ludus.server.store.schema import TABLES
from ludus.server.store.transactions import migrating, snapshot
from ludus.server.tables import commands
from ludus.server.tables.events import Stage
from ludus.server.tables.payloads import ActionsUndone, ChatSent
from ludus.server.views.position import position
from upgrades.conftest import filled

MORE = 5  # moves that are played on

pytestmark = pytest.mark.filterwarnings("ignore:overflow encountered:RuntimeWarning")  # of interpreted rules


@pytest.fixture
def sample(old: str, tmp_path: Path) -> Sample:
    return Sample(old, tmp_path / "data")


def run(sample: Sample, work: Any) -> None:
    async def opened() -> None:
        await sample.services.store.open()
        try:
            await work()
        finally:
            await sample.services.store.close()

    asyncio.run(opened())


async def ids(sample: Sample, stage: Stage) -> list[str]:
    def read(connection: Connection) -> list[tuple[str, str]]:
        return [tuple(row) for row in connection.execute(select(TABLES.c.game, TABLES.c.id).filter_by(stage=stage))]

    found = await snapshot(sample.services.store.url, read)
    assert {game for game, _ in found} == {game.name for game in games()}
    return [id for _, id in found]


def test_games_in_play_continue(sample: Sample) -> None:
    reached = {}

    async def go_on() -> None:
        for id in await ids(sample, Stage.PLAYING):
            table = await sample.services.registry.table(id)
            for viewer in (Viewer(0, "en"), Viewer(-1, "uk")):
                assert position(table, viewer).sections
            reached[id] = (await sample.play(id, MORE)).number
            assert reached[id] == table.number + MORE

    async def look_again() -> None:
        for id, number in reached.items():
            sample.services.registry.live.clear()
            assert (await sample.services.registry.table(id)).number == number

    async def both() -> None:
        await go_on()
        await look_again()

    run(sample, both)
    assert len(reached) == 2 * len(games())


def test_what_was_said_and_undone_is_kept(sample: Sample) -> None:
    async def look() -> None:
        said, undone = 0, 0
        for id in await ids(sample, Stage.PLAYING):
            events = await sample.services.store.events(id)
            said += sum(isinstance(event.payload, ChatSent) for event in events)
            undone += sum(isinstance(event.payload, ActionsUndone) for event in events)
        assert (said, undone) == (2 * len(games()), len(games()))

    run(sample, look)


def test_open_tables_can_be_joined(sample: Sample) -> None:
    async def join() -> None:
        for id in await ids(sample, Stage.WAITING):
            table = await sample.services.registry.change(
                id, lambda now: commands.take_seat(now, 1, PEOPLE[1].id, PEOPLE[1].name, invited=True)
            )
            assert table.stage == Stage.PLAYING

    run(sample, join)


def test_ended_games_and_people_are_kept(sample: Sample) -> None:
    async def look() -> None:
        for id in await ids(sample, Stage.FINISHED):
            table = await sample.services.registry.table(id)
            assert table.stage == Stage.FINISHED
            assert (await sample.services.registry.table(table.rematch)).stage == Stage.PLAYING
        store, tokens = sample.services.store, sample.services.tokens
        for player in PEOPLE:
            assert await store.player_by_link(hashed(tokens.link(player))) == player
            assert len(await store.past_games(player.id)) == len(games())

    run(sample, look)


def schema(connection: Connection) -> dict[str, Any]:
    """Tables with their columns and indexes."""
    found = inspect(connection)
    return {
        name: (
            sorted((one["name"], str(one["type"]), one["nullable"]) for one in found.get_columns(name)),
            sorted((str(one["name"]), one["column_names"]) for one in found.get_indexes(name)),
            found.get_pk_constraint(name)["constrained_columns"],
            sorted(one["constrained_columns"] for one in found.get_foreign_keys(name)),
        )
        for name in found.get_table_names()
        if name != "alembic_version"
    }


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_after_playing_on_a_database_can_be_taken_back(kind: str, new_database: Any, tmp_path: Path) -> None:
    """The version that made it finds the very schema it left."""
    untouched, used = (filled(new_database(kind), kind) for _ in range(2))
    sample = Sample(used, tmp_path / "data")

    async def play_on() -> None:
        for id in await ids(sample, Stage.WAITING):
            await sample.services.registry.change(id, lambda now: commands.chat(now, 0, "Salve"))

    run(sample, play_on)
    asyncio.run(migrating(address(used), lambda connection: upgrades.downgrade(connection, upgrades.FIRST), alone=True))
    assert asyncio.run(snapshot(address(used), schema)) == asyncio.run(snapshot(address(untouched), schema))
