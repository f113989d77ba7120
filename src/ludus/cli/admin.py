"""`ludus admin`: for the operator of a server, which may run meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Annotated, Any

import typer
from rich.table import Table

from ludus.cli.common import _, console
from ludus.cli.localized import Commands
from ludus.cli.serve import Database
from ludus.engine.errors import WrongOption
from ludus.engine.language import N_

Person = Annotated[str, typer.Argument(help=_("A person's id, or their name if nobody else has it."))]
AsJson = Annotated[bool, typer.Option("--json", help=_("Print JSON instead of a table."))]
STAGES = ("waiting", "playing", "finished", "closed")


def add_to(app: typer.Typer) -> None:
    group = typer.Typer(help=_("Run a server for others: tables, bans, reports, people's data."), cls=Commands)
    for name, help, command in (
        ("tables", _("List tables, those where something happened last first."), tables),
        ("close", _("Close a table for good; nothing secret is revealed."), close),
        ("ban", _("Keep a person from doing anything on this server; bots take their seats."), ban),
        ("unban", _("Take back a ban."), unban),
        ("reports", _("List what people have reported."), reports),
        ("export", _("Print everything that is stored about a person, as JSON."), export),
        ("delete", _("Delete a person's data; finished games keep an anonymous seat."), delete),
        ("purge", _("Delete abandoned tables; without --yes, only list them."), purge),
    ):
        group.command(name, help=help)(command)
    app.add_typer(group, name="admin")


def on(database: str, work: Callable[[Any], Any]) -> Any:
    """Do something with the database a server would use."""
    from ludus.server.admin.transaction import administer
    from ludus.server.configuration import from_environment
    from ludus.server.store import address

    return asyncio.run(administer(address(database or from_environment().database_address), work))


def tables(
    stage: Annotated[str, typer.Option(help=_("Only tables in this stage: {stages}.", stages=", ".join(STAGES)))] = "",
    game: Annotated[str, typer.Option(help=_("Only tables of this game."))] = "",
    person: Annotated[str, typer.Option(help=_("Only tables of this person."))] = "",
    older: Annotated[
        float, typer.Option(help=_("Only tables at which nothing has happened for so many days."), min=0)
    ] = 0,
    limit: Annotated[int, typer.Option(help=_("How many tables to list."), min=1)] = 50,
    as_json: AsJson = False,
    database: Database = "",
) -> None:
    from ludus.server.admin.people import find_person
    from ludus.server.admin.tables import list_tables

    if stage and stage not in STAGES:
        raise WrongOption(N_("A stage is one of {stages}, not {stage}."), stages=", ".join(STAGES), stage=stage)

    def work(db: Any) -> Any:
        player = find_person(db, person).id if person else ""
        return list_tables(db, [stage] if stage else (), game, player, older, limit)

    show_tables(on(database, work), as_json)


def show_tables(found: Sequence[Any], as_json: bool = False) -> None:
    if as_json:
        typer.echo(json.dumps([one._asdict() for one in found], ensure_ascii=False, indent=2))
        return
    headings = [_("Table"), _.context("of a table", "Game"), _("Stage"), _("Created"), _("Last event"), _("People")]
    rows = [(one.id, one.game, one.stage, day(one.created), day(one.latest), ", ".join(one.names)) for one in found]
    show(headings, rows)


def close(
    table: Annotated[str, typer.Argument(help=_("A table's id, as its address shows it."))], database: Database = ""
) -> None:
    from ludus.server.admin.tables import close_table

    on(database, lambda db: close_table(db, table))
    console.print(_("Table {id} is closed.", id=table))


def ban(person: Person, database: Database = "") -> None:
    from ludus.server.admin import people

    console.print(_("{name} is banned.", name=on(database, lambda db: people.ban(db, person)).name))


def unban(person: Person, database: Database = "") -> None:
    from ludus.server.admin import people

    console.print(_("{name} is no longer banned.", name=on(database, lambda db: people.unban(db, person)).name))


def reports(
    drop: Annotated[int, typer.Option(help=_("Delete the report of this number, once it is dealt with."), min=0)] = 0,
    as_json: AsJson = False,
    database: Database = "",
) -> None:
    from ludus.server.admin.people import drop_report, list_reports

    if drop:
        on(database, lambda db: drop_report(db, drop))
    found = on(database, list_reports)
    if as_json:
        typer.echo(json.dumps([one._asdict() for one in found], ensure_ascii=False, indent=2))
        return
    headings = ["#", _("Date"), _("Table"), _("About"), _("Their id"), _("Reported by"), _("Reason")]
    show(headings, [(str(one.number), day(one.created), *one[2:]) for one in found])


def export(person: Person, database: Database = "") -> None:
    from ludus.server.admin import personal_data

    typer.echo(json.dumps(on(database, lambda db: personal_data.export(db, person)), ensure_ascii=False, indent=2))


def delete(
    person: Person, yes: Annotated[bool, typer.Option("--yes", help=_("Do not ask."))] = False, database: Database = ""
) -> None:
    from ludus.server.admin.people import find_person
    from ludus.server.admin.personal_data import delete_person

    found = on(database, lambda db: find_person(db, person))
    if not yes and not typer.confirm(_("Delete all data of {name} ({id})?", name=found.name, id=found.id)):
        raise typer.Exit(1)
    on(database, lambda db: delete_person(db, found.id))
    console.print(_("The data of {name} is deleted.", name=found.name))


def purge(
    days: Annotated[float, typer.Option(help=_("Days without any event."), min=0)] = 90,
    yes: Annotated[bool, typer.Option("--yes", help=_("Delete them."))] = False,
    database: Database = "",
) -> None:
    from ludus.server.admin.tables import purge as purge_tables

    found = on(database, lambda db: purge_tables(db, days, really=yes))
    show_tables(found)
    n = len(found)
    if yes:
        console.print(_.plural("{n} table deleted.", "{n} tables deleted.", n))
    else:
        console.print(_.plural("{n} table would be deleted.", "{n} tables would be deleted.", n) + " (--yes)")


def show(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    table = Table(box=None, pad_edge=False)
    for heading in headings:
        table.add_column(heading, no_wrap=heading != headings[-1])
    for row in rows:
        table.add_row(*row)
    console.print(table)


def day(moment: int) -> str:
    """A time as the operator reads it, wherever the server is."""
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%d %H:%M")
