"""`ludus backup` and `ludus restore`: everything a server keeps, in one file."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Annotated, Any

import typer

from ludus.cli.common import _, console, progress
from ludus.cli.database import address_of
from ludus.cli.serve import Database

Work = Callable[[Callable[[int, int], None]], Coroutine[Any, Any, int]]


def add_to(app: typer.Typer) -> None:
    app.command("backup", help=_("Write a server's database to one file, while the server goes on."))(backup)
    app.command("restore", help=_("Fill an empty database from a backup, SQLite or PostgreSQL."))(restore)


def backup(
    file: Annotated[Path, typer.Argument(help=_("Where to write the backup."))], database: Database = ""
) -> None:
    from ludus.server.store.backup import back_up
    from ludus.server.store.sqlite_file import check_exists

    url = address_of(database)
    check_exists(url)
    rows = with_bar(_("Backing up"), lambda report: back_up(url, file, report))
    console.print(_.plural("Wrote {n} row to {path}.", "Wrote {n} rows to {path}.", rows, path=file))
    if not os.environ.get("LUDUS_SECRET"):
        remind_of_secret()


def restore(
    file: Annotated[Path, typer.Argument(help=_("A file written by ludus backup."))],
    database: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help=_("Delete what the database holds now."))] = False,
) -> None:
    from ludus.server.store.backup import restore as fill

    rows = with_bar(_("Restoring"), lambda report: fill(file, address_of(database), replace, report))
    console.print(_.plural("Restored {n} row from {path}.", "Restored {n} rows from {path}.", rows, path=file))


def with_bar(title: str, work: Work) -> int:
    with progress() as bar:
        task = bar.add_task(title, total=None)
        return asyncio.run(work(lambda done, total: bar.update(task, completed=done, total=total)))


def remind_of_secret() -> None:
    from ludus.server.configuration import data_folder

    path = data_folder() / "secret"
    if path.exists():
        console.print(_("Keep a copy of {path} as well: people's cookies and links work only with it.", path=path))
