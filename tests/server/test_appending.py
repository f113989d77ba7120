"""Appending to a PostgreSQL: events of many tables in one statement, and what other processes are told of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from ludus.server.store import Conflict, Store, address
from ludus.server.store.appending import MAX_NOTIFICATION, notification, parse_notification
from ludus.server.store.rows import NewTable, Summary
from ludus.server.tables.events import EVERYBODY, Event, Header, Stage
from ludus.server.tables.payloads import ActionPlayed, ChatSent, GameBegun
from serving import postgresql

WAITING = Summary(Stage.WAITING, 0, False, frozenset())


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgresql() as uri:
        yield uri


@asynccontextmanager
async def opened(database: str, *tables: str) -> AsyncIterator[Store]:
    """A store with some tables, each with one event."""
    store = Store(address(database))
    await store.open()
    for table in tables:
        header = Header(table, "micatio", 1, 1, {}, host="", created=0)
        await store.create(NewTable(header, [Event(1, -1, EVERYBODY, 0, GameBegun())], WAITING))
    yield store
    await store.close()


def chat(number: int, text: str = "Salve") -> Event:
    return Event(number, 0, EVERYBODY, 1234567890123, ChatSent(text))


async def numbers(store: Store, table: str) -> list[int]:
    return [event.number for event in await store.events(table)]


def test_a_late_writer_is_refused_and_harms_nobody_else(database: str) -> None:
    async def scenario() -> None:
        async with opened(database, "a", "b", "c") as store:
            wanted = [("b", [chat(2)]), ("a", [chat(2), chat(3)]), ("a", [chat(2)]), ("c", [chat(1)]), ("b", [chat(3)])]
            ended = await asyncio.gather(*(store.append(*one) for one in wanted), return_exceptions=True)
            assert [type(one) for one in ended] == [type(None), type(None), Conflict, Conflict, type(None)]
            assert [await numbers(store, table) for table in "abc"] == [[1, 2, 3], [1, 2, 3], [1]]
            assert (await store.events("a"))[1:] == [chat(2), chat(3)]

    asyncio.run(scenario())


def test_a_lost_connection_is_made_again(database: str) -> None:
    async def scenario() -> None:
        async with opened(database, "lost") as store:
            await store.append("lost", [chat(2)])
            assert store.appender
            assert store.appender.connection
            lost, closed = store.appender.connection, asyncio.Event()
            lost.add_termination_listener(lambda _: closed.set())
            other = await asyncpg.connect(database)
            await other.execute("SELECT pg_terminate_backend($1)", lost.get_server_pid())
            await other.close()
            await closed.wait()
            await store.append("lost", [chat(3)])
            assert await numbers(store, "lost") == [1, 2, 3]

    asyncio.run(scenario())


def test_everything_that_is_appended_is_notified_with_its_events(database: str) -> None:
    async def scenario() -> None:
        async with opened(database, "table") as store:
            notifications: asyncio.Queue[str] = asyncio.Queue()
            other = await asyncpg.connect(database)
            await other.add_listener("ludus", lambda *notification: notifications.put_nowait(notification[3]))
            await store.append("table", [chat(2)])
            await store.append("table", [chat(3), chat(4)], summary=WAITING)
            assert parse_notification(await notifications.get()) == ("table", 2, [chat(2)])
            assert parse_notification(await notifications.get()) == ("table", 4, [chat(3), chat(4)])
            await other.close()

    asyncio.run(scenario())


def test_news_say_everything_or_where_to_find_it(tmp_path: Path) -> None:
    secret = Event(7, 1, 4, 99, ActionPlayed(12, (0, 2)))
    assert parse_notification(notification("abc", [secret, chat(8, "Цезар")])) == ("abc", 8, [secret, chat(8, "Цезар")])
    long = [chat(number, "ж" * 300) for number in range(1, 20)]
    assert parse_notification(notification("abc", long)) == ("abc", 19, [])
    assert max(len(notification("abc", long[:n]).encode()) for n in range(1, 20)) <= MAX_NOTIFICATION
    assert parse_notification("somebody 0") == ("somebody", 0, [])
