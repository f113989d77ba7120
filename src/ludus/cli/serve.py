"""`ludus serve`: the same games in the browser, for one person or a community."""

from __future__ import annotations

import socket
import sys
from typing import Annotated, Any

import typer

from ludus.cli.common import _, console
from ludus.engine.errors import WrongOption
from ludus.engine.language import N_

USUAL_PORT = 8000
Database = Annotated[
    str, typer.Option(help=_("An SQLite file or a PostgreSQL address; by default a file in your user folder."))
]
LOG_STYLES = ("text", "json")


def add_to(app: typer.Typer) -> None:
    app.command("serve", help=_("Play in the browser; others can join through the same server."))(serve)


def serve(
    host: Annotated[str, typer.Option(help=_("Address to listen on; 0.0.0.0 lets others in."))] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(help=_("Port; by default 8000, or any free one."), min=0, max=65535)
    ] = None,
    database: Database = "",
    open_browser: Annotated[bool, typer.Option("--open", help=_("Open the browser."))] = False,
    log: Annotated[
        str | None,
        typer.Option(help=_("What to log: text, problems only, as in a terminal; or json, everything, for programs.")),
    ] = None,
    trusted_proxies: Annotated[
        str | None, typer.Option(help=_("Reverse proxies to trust: IP addresses or networks, separated by commas."))
    ] = None,
    metrics_port: Annotated[
        int | None, typer.Option(help=_("Port for Prometheus to read metrics from; by default none."), min=0, max=65535)
    ] = None,
    metrics_host: Annotated[
        str | None, typer.Option(help=_("Address for the metrics port; by default 127.0.0.1."))
    ] = None,
) -> None:
    log_style = checked_style(log) if log else LOG_STYLES[not sys.stderr.isatty()]

    from ludus.server.configuration import listed
    from ludus.server.run import print_address
    from ludus.server.run import serve as run

    announce = welcome if sys.stdout.isatty() else print_address
    where = host, usual_port(host) if port is None else port
    proxies = None if trusted_proxies is None else listed(trusted_proxies)
    chosen = {"trusted_proxies": proxies, "metrics_port": metrics_port, "metrics_host": metrics_host}
    more: dict[str, Any] = {name: value for name, value in chosen.items() if value is not None}
    run(*where, database, open_browser, log_style=log_style, announce=announce, **more)


def welcome(address: str) -> None:
    """For the person at the terminal."""
    line = _("Ludus is at {address} — press Ctrl+C to stop.", address=f"[bold]{address}[/]")
    console.print(line, soft_wrap=True)


def checked_style(name: str) -> str:
    if name not in LOG_STYLES:
        raise WrongOption(N_("Logs are written as {known}, not as {name}."), known=", ".join(LOG_STYLES), name=name)
    return name


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
