"""Running a server: from a terminal, until it is told to stop."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
import webbrowser
from dataclasses import replace

import uvicorn

from ludus.engine.errors import LudusError
from ludus.engine.language import N_
from ludus.server.configuration import from_environment
from ludus.server.http.app import create_app
from ludus.server.http.logs import start_logging

LOOPBACK = ("127.0.0.1", "localhost", "::1")
GRACE = 5  # seconds that running requests get when the server stops
SWITCH_INTERVAL = 0.001  # seconds after which a thread that draws or thinks lets the others in


class Server(uvicorn.Server):
    """Ends live streams as soon as it is told to stop, so that stopping does not wait for them."""

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


def serve(host: str = "127.0.0.1", port: int = 8000, database: str = "", open_browser: bool = False) -> None:
    """Serve until interrupted. `database` is a file or an address; empty for a file in the user's data folder."""
    start_logging()
    sys.setswitchinterval(SWITCH_INTERVAL)
    sock = listening(host, port)
    address = f"http://{'localhost' if host in LOOPBACK else host}:{sock.getsockname()[1]}/"
    configuration = from_environment()
    hosts = configuration.hosts or (LOOPBACK if host in LOOPBACK else ())
    app = create_app(replace(configuration, database=database or configuration.database, hosts=hosts))
    config = uvicorn.Config(
        app, log_config=None, access_log=False, timeout_keep_alive=75, timeout_graceful_shutdown=GRACE
    )
    print(address, flush=True)  # noqa: T201 - for the person at the terminal
    if open_browser:
        threading.Timer(0.8, webbrowser.open, (address,)).start()
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(Server(config).serve([sock]))
