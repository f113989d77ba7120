"""Running a server: from a terminal, until it is asked to stop."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ludus.engine.errors import LudusError
from ludus.engine.language import N_
from ludus.server.configuration import Configuration, from_environment
from ludus.server.http.app import create_app
from ludus.server.http.connections import Connection, ConnectionCounter
from ludus.server.http.logs import start_logging
from ludus.server.metrics import serve_metrics
from ludus.server.work.open_files import raise_limit

LOOPBACK = ("127.0.0.1", "localhost", "::1")
KEEP_ALIVE = 75  # seconds an idle connection is kept
# For each handle uvloop accepts one connection in a round of its loop: with one, whoever comes after a thousand others
# waits a thousand rounds before anything can be fair to them.
ACCEPTING = 32
GRACE = 5  # seconds that running requests get when the server stops
SWITCH_INTERVAL = 0.001  # seconds after which a thread that draws or thinks lets the others in


class Server(uvicorn.Server):
    """Ends live streams as soon as it is asked to stop, so that stopping does not wait for them."""

    def handle_exit(self, sig: int, frame: object) -> None:
        app = self.config.app
        app.state.services.registry.close()  # type: ignore[union-attr]
        super().handle_exit(sig, frame)  # type: ignore[arg-type]


def listening(host: str, port: int) -> socket.socket:
    """A socket at an address; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
        sock.listen()  # whoever reads the address may connect at once, and waits until the server is up
    except OSError as error:
        sock.close()
        message = N_("Cannot listen on {host}:{port} ({reason}); choose another port.")
        raise LudusError(message, host=host, port=port, reason=error.strerror) from None
    return sock


def print_address(address: str) -> None:
    """For programs that start a server: they read one line."""
    print(address, flush=True)  # noqa: T201 - this is its purpose


def server_config(app: FastAPI, grace: int) -> uvicorn.Config:
    """How uvicorn serves the application, which knows by itself whom to believe an address: `trusted_proxies`."""
    made = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=grace,
    )
    configuration: Configuration = app.state.services.configuration
    if configuration.limits:
        proxies = ProxyHeadersMiddleware(app, list(configuration.trusted_proxies)).trusted_hosts  # type: ignore[arg-type]
        made.http = partial(Connection, counter=ConnectionCounter(configuration.limit, proxies.__contains__))  # type: ignore[assignment]
    return made


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    open_browser: bool = False,
    *,
    log_style: str = "json",
    announce: Callable[[str], None] = print_address,
    **more: Any,
) -> None:
    """Serve until interrupted. `database` is a file or an address; empty for a file in the user's data folder. `more`
    is any other part of the configuration, before what the environment says."""
    start_logging(log_style)
    sys.setswitchinterval(SWITCH_INTERVAL)
    configuration = replace(from_environment(), **more)
    sock = listening(host, port)
    address = f"http://{'localhost' if host in LOOPBACK else host}:{sock.getsockname()[1]}/"
    hosts = configuration.hosts or (LOOPBACK if host in LOOPBACK else ())
    limit = configuration.limit.fitting(raise_limit())
    app = create_app(replace(configuration, database=database or configuration.database, hosts=hosts, limit=limit))
    config = server_config(app, GRACE)
    if configuration.metrics_port is not None:
        taken = serve_metrics(configuration.metrics_host, configuration.metrics_port)
        logging.getLogger("ludus").info("metrics", extra={"host": configuration.metrics_host, "port": taken})
    # Ctrl+C is how people stop a server, so it is no failure.
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run(config, sock, partial(announce, address), address if open_browser else ""))


async def run(config: uvicorn.Config, sock: socket.socket, announce: Callable[[], None], opened: str) -> None:
    """A database that cannot be used is refused before the address is printed."""
    app = config.app
    await app.state.services.store.open()  # type: ignore[union-attr]
    announce()
    if opened:
        threading.Timer(0.8, webbrowser.open, (opened,)).start()
    await Server(config).serve([sock, *(sock.dup() for _ in range(ACCEPTING - 1))])
