"""`ludus database`: the version of a server's database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludus.cli.common import _, console
from ludus.cli.localized import Commands
from ludus.cli.serve import Database

if TYPE_CHECKING:
    from sqlalchemy.engine import URL


def add_to(app: typer.Typer) -> None:
    group = typer.Typer(help=_("The version of a server's database."), cls=Commands)
    group.command("version", help=_("Show the revision of the database and the latest one."))(version)
    group.command("upgrade", help=_("Bring the database up to date, as a server does when it starts."))(upgrade)
    group.command("downgrade", help=_("Bring the database back to a revision of an earlier version."))(downgrade)
    app.add_typer(group, name="database")


def version(database: Database = "") -> None:
    from ludus.server.store import upgrades

    report(on(database, upgrades.current), upgrades.latest())


def upgrade(database: Database = "") -> None:
    from ludus.server.store import upgrades

    on(database, upgrades.upgrade, alone=True)
    version(database)


def downgrade(
    revision: Annotated[str, typer.Argument(help=_("The revision to go back to."))], database: Database = ""
) -> None:
    from ludus.server.store import upgrades

    on(database, lambda connection: upgrades.downgrade(connection, revision), alone=True)
    version(database)


def on(database: str, work: Callable[..., Any], alone: bool = False) -> Any:
    """Do something with the schema of the database a server would use."""
    from ludus.server.store.sqlite_file import check_exists
    from ludus.server.store.transactions import migrating

    url = address_of(database)
    check_exists(url)
    return asyncio.run(migrating(url, work, alone))


def address_of(database: str) -> URL:
    """The address of the database that was named, or of the one a server would use."""
    from ludus.server.configuration import from_environment
    from ludus.server.store import address

    return address(database or from_environment().database_address)


def report(found: str, latest: str) -> None:
    console.print(_("Revision {found}; the latest is {latest}.", found=found or "–", latest=latest))
