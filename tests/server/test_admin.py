"""`ludus admin` beside a running server, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import select
from typer.testing import CliRunner

from ludus.cli.app import app
from ludus.engine.errors import LudusError
from ludus.server.admin.people import find_person
from ludus.server.admin.transaction import AdminTransaction, administer
from ludus.server.store import address
from ludus.server.store.schema import METADATA
from ludus.server.tables import events
from server.conftest import Running, configuration
from server.person import ANYBODY, PEBBLE, Person, sit_down
from serving import postgresql
from waiting import eventually

Admin = Callable[..., str]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("served")
    if request.param == "sqlite":
        running = Running(configuration(folder))
        yield running
        running.stop()
        return
    with postgresql() as uri:
        running = Running(configuration(folder, database=uri))
        yield running
        running.stop()


@pytest.fixture
def admin(served: Running) -> Admin:
    """Run a command beside the server; what it prints."""

    def run(*arguments: str, typed: str = "", status: int = 0) -> str:
        database = served.services.configuration.database_address
        done = CliRunner().invoke(app, ["admin", *arguments, "--database", database], input=typed)
        if isinstance(done.exception, LudusError):
            raise done.exception
        assert done.exit_code == status, done.output
        return done.stdout

    return run


@pytest.fixture
def people(served: Running) -> Iterator[tuple[Person, Person, Person]]:
    with Person(served.url, "Livia") as one, Person(served.url, "Marcus") as two, Person(served.url, "Gaius") as three:
        yield one, two, three


def on(served: Running, work: Callable[[AdminTransaction], Any]) -> Any:
    return asyncio.run(administer(address(served.services.configuration.database_address), work))


def named(person: Person, name: str) -> Person:
    """A person with a name that nobody else has."""
    person.ok("players", name=name)
    person.name = name
    return person


def listed(admin: Admin, *filters: str) -> list[str]:
    return [one["id"] for one in json.loads(admin("tables", "--json", *filters))]


def stored(served: Running) -> str:
    """Everything in the database, as text."""

    def rows(db: AdminTransaction) -> str:
        return "\n".join(str(row) for table in METADATA.sorted_tables for row in db.connection.execute(select(table)))

    return str(on(served, rows))


def test_tables_are_listed_by_stage_game_person_and_age(admin: Admin, people: tuple[Person, Person, Person]) -> None:
    livia, marcus, _ = people
    named(marcus, "Marcus Lister")
    playing = sit_down(livia, marcus)
    waiting = livia.set_table(ANYBODY)["id"]
    assert listed(admin)[:2] == [waiting, playing]
    assert waiting not in listed(admin, "--stage", "playing")
    assert listed(admin, "--person", "marcus lister") == [playing]
    assert listed(admin, "--game", "none") == []
    assert listed(admin, "--limit", "1") == [waiting]
    assert listed(admin, "--older", "1") == []
    assert playing in admin("tables", "--person", "Marcus Lister")
    with pytest.raises(LudusError, match="A stage is one of waiting, playing, finished, closed, not open"):
        admin("tables", "--stage", "open")


def test_a_closed_table_stays_closed_and_reveals_nothing(admin: Admin, people: tuple[Person, Person, Person]) -> None:
    livia, marcus, gaius = people
    table, waiting = sit_down(livia, marcus), livia.set_table(ANYBODY)["id"]
    livia.position(table)
    with livia.listening(table, 0) as received:
        assert f"Table {table} is closed." in admin("close", table)
        eventually(lambda: received[-1].get("kind") == "close")
    eventually(lambda: livia.position(table)["stage"] == "closed")
    assert "The operator of this server has closed the table." in livia.get(f"/t/{table}").text
    assert "secret" not in livia.get(f"/api/v1/tables/{table}").json()["fairness"]
    assert livia.get(f"/api/v1/tables/{table}/position?seat=1").status_code == 403
    assert livia.move(table, 0, PEBBLE).status_code == 409
    assert livia.api(f"tables/{table}/return", seat=0).status_code == 409
    assert livia.api(f"tables/{table}/chat", seat=0, text="Salve").status_code == 409
    admin("close", waiting)
    eventually(lambda: gaius.api(f"tables/{waiting}/sit", name="Gaius").status_code == 409)
    assert gaius.get(f"/t/{waiting}").status_code == 409
    with pytest.raises(LudusError, match="There is no table nowhere"):
        admin("close", "nowhere")


def test_a_banned_person_can_look_and_do_nothing(admin: Admin, people: tuple[Person, Person, Person]) -> None:
    livia, marcus, _ = people
    named(marcus, "Marcus Banned")
    table = sit_down(livia, marcus)
    assert "Marcus Banned is banned." in admin("ban", "marcus banned")
    eventually(lambda: livia.position(table)["seats"][1]["away"] == "removed")
    eventually(lambda: marcus.api("tables", game="micatio", chairs=[]).status_code == 403)
    assert marcus.get(f"/t/{table}").is_success
    assert marcus.get(f"/api/v1/tables/{table}/position?seat=1").status_code == 403
    admin("ban", "marcus banned")  # once is enough
    assert "no longer banned" in admin("unban", "marcus banned")
    eventually(lambda: marcus.api("players", name="Marcus Banned").is_success)
    with pytest.raises(LudusError, match="Marcus Banned is not banned"):
        admin("unban", "Marcus Banned")


def test_reports_are_listed_until_they_are_dealt_with(admin: Admin, people: tuple[Person, Person, Person]) -> None:
    livia, marcus, _ = people
    table = sit_down(livia, marcus)
    livia.api(f"tables/{table}/report", seat=0, about=1, reason="throws dice at people")
    (report,) = [one for one in json.loads(admin("reports", "--json")) if one["table"] == table]
    assert (report["name"], report["reason"]) == ("Marcus", "throws dice at people")
    admin("reports", "--drop", str(report["number"]))
    assert table not in admin("reports", "--json")
    with pytest.raises(LudusError, match=f"There is no report {report['number']}"):
        admin("reports", "--drop", str(report["number"]))


def test_an_export_holds_all_that_is_known_and_no_secret(
    served: Running, admin: Admin, people: tuple[Person, Person, Person]
) -> None:
    livia, marcus, _ = people
    named(marcus, "Marcus Exported")
    table, finished = sit_down(livia, marcus), sit_down(livia, marcus, options={"rounds": 1})
    marcus.ok(f"tables/{table}/chat", seat=1, text="Salvete omnes")
    livia.ok(f"tables/{table}/chat", seat=0, text="Salve, Marce")
    marcus.move(table, 1, PEBBLE)
    livia.api(f"tables/{table}/report", seat=0, about=1, reason="too loud")
    marcus.api(f"tables/{table}/mute", seat=1, about=0)
    livia.move(finished, 0, 1)
    marcus.move(finished, 1, 2)
    text = admin("export", "Marcus Exported")
    found = json.loads(text)
    assert found["person"]["name"] == "Marcus Exported"
    assert {one["id"] for one in found["tables"]} == {table, finished}
    (running,) = [one for one in found["tables"] if one["id"] == table]
    assert [event["kind"] for event in running["events"]] == ["sit", "chat", "move"]
    assert [one["table_id"] for one in found["results"]] == [finished]
    assert [one["kind"] for one in found["bans and mutes"]] == ["mute"]
    assert [one["reason"] for one in found["reports received"]] == ["too loud"]
    header = served.services.registry.live[table].table.header
    assert len(header.secret) == 32
    for secret in (header.secret, "Salve, Marce"):
        assert secret not in text


def test_a_deleted_person_leaves_an_anonymous_seat(
    served: Running, admin: Admin, people: tuple[Person, Person, Person]
) -> None:
    livia, marcus, gaius = people
    named(marcus, "Marcus Deleted")
    running, finished = sit_down(livia, marcus), sit_down(livia, marcus, options={"rounds": 1})
    waiting = marcus.set_table(ANYBODY)["id"]
    marcus.ok(f"tables/{finished}/chat", seat=1, text="My secret sorrow")
    livia.ok(f"tables/{finished}/chat", seat=0, text="Mine, too")
    livia.api(f"tables/{running}/mute", seat=0, about=1)
    livia.move(finished, 0, 1)
    marcus.move(finished, 1, 2)
    points = [seat["points"] for seat in livia.position(finished)["seats"]]
    id = on(served, lambda db: find_person(db, "Marcus Deleted")).id
    assert id in stored(served)
    assert admin("delete", "Marcus Deleted", typed="n\n", status=1)
    assert id in stored(served)
    admin("delete", "Marcus Deleted", typed="y\n")
    for trace in (id, "Marcus Deleted", "My secret sorrow"):
        assert trace not in stored(served).replace(f"'{id}', 0", "")  # but for the notice of it
    eventually(lambda: livia.position(finished)["seats"][1]["name"] == "Nemo")
    story = [line["text"] for line in livia.position(finished)["story"]]
    assert "Mine, too" in story
    assert not any("Marcus" in line or "sorrow" in line for line in story)
    assert [seat["points"] for seat in livia.position(finished)["seats"]] == points
    assert "Marcus" not in livia.get(f"/api/v1/tables/{finished}/log").text
    eventually(lambda: livia.position(running)["seats"][1]["kind"] == "bot")
    eventually(lambda: marcus.get("/api/v1/results").json() == [])
    eventually(lambda: gaius.get(f"/t/{waiting}").status_code == 409)  # nobody could begin a game there any more
    fresh = livia.ok(f"tables/{finished}/rematch", seat=0)
    assert [seat["kind"] for seat in fresh["seats"]] == ["person", "bot"]


def test_abandoned_tables_are_purged_and_finished_games_kept(
    admin: Admin, people: tuple[Person, Person, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    livia, marcus, _ = people
    long_ago = events.now() - 200 * 24 * 3600_000
    with monkeypatch.context() as then:
        then.setattr(events, "now", lambda: long_ago)
        old = sit_down(livia, marcus)
        finished = sit_down(livia, marcus, options={"rounds": 1})
        livia.move(finished, 0, 1)
        marcus.move(finished, 1, 2)
    recent = sit_down(livia, marcus)
    assert set(listed(admin, "--older", "90")) == {old, finished}
    output = admin("purge")
    assert old in output
    assert "1 table would be deleted." in output.replace("\N{NO-BREAK SPACE}", " ")
    assert livia.get(f"/t/{old}").is_success
    admin("purge", "--days", "90", "--yes")
    eventually(lambda: livia.get(f"/t/{old}").status_code == 404)
    assert livia.get(f"/t/{finished}").is_success
    assert livia.get(f"/t/{recent}").is_success


def test_unknown_and_ambiguous_names_are_refused(admin: Admin, people: tuple[Person, Person, Person]) -> None:
    with pytest.raises(LudusError, match="There is no person Nobody; give an id or a name"):
        admin("export", "Nobody")
    for one in people[:2]:
        named(one, "Gemini")
    with pytest.raises(LudusError, match=r"Several people are called gemini; give an id.*: [a-z0-9]{20}, [a-z0-9]{20}"):
        admin("ban", "gemini")


def test_a_database_that_is_not_there_is_not_made(tmp_path: Any) -> None:
    done = CliRunner().invoke(app, ["admin", "tables", "--database", str(tmp_path / "none.db")])
    assert isinstance(done.exception, LudusError)
    assert "There is no database" in str(done.exception)
    assert not list(tmp_path.iterdir())
