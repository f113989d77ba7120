"""`ludus serve`: the same games in the browser, for one person or a community."""

from __future__ import annotations

import socket
from typing import Annotated

import typer

from ludus.cli.common import _

USUAL_PORT = 8000


def add_to(app: typer.Typer) -> None:
    app.command("serve", help=_("Play in the browser; others can join through the same server."))(serve)


def serve(
    host: Annotated[str, typer.Option(help=_("Address to listen on; 0.0.0.0 lets others in."))] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(help=_("Port; by default 8000, or any free one."), min=0, max=65535)
    ] = None,
    database: Annotated[
        str, typer.Option(help=_("An SQLite file or a PostgreSQL address; by default a file in your user folder."))
    ] = "",
    open_browser: Annotated[bool, typer.Option("--open", help=_("Open the browser."))] = False,
) -> None:
    from ludus.server.run import serve as run

    run(host, usual_port(host) if port is None else port, database, open_browser)


def usual_port(host: str) -> int:
    """The usual port, or 0 for any free one where it is taken: nobody who wants to play is to be refused."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, USUAL_PORT))
        except OSError:
            return 0
    return USUAL_PORT
