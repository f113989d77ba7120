"""A real server in a thread, with the example game, and people who talk to it over HTTP."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from example import offered
from ludus.engine.kernels import INTERPRETED
from ludus.server.configuration import Configuration
from ludus.server.http import limits
from ludus.server.http.app import create_app
from ludus.server.run import Server, listening, server_config
from server.person import Person

sys.path.append(str(Path(__file__).resolve().parents[2] / "benchmarks"))  # tests run what measures, for a moment


@pytest.fixture(scope="package", autouse=True)
def micatio(example: Path) -> Iterator[None]:
    """The example is the only game, here and in servers of their own; everything of it is compiled beforehand."""
    with offered(example, only="micatio"):
        if not INTERPRETED:
            subprocess.run([sys.executable, "-m", "ludus.bots.preparing", "micatio"], check=True, capture_output=True)
        yield


class Running:
    """A server in a thread of its own."""

    def __init__(self, configuration: Configuration, compiled: bool = not INTERPRETED) -> None:
        self.app = create_app(configuration)
        self.services = self.app.state.services
        sock = listening("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{sock.getsockname()[1]}"
        self.server = Server(server_config(self.app, grace=2))
        self.thread = threading.Thread(target=lambda: asyncio.run(self.server.serve([sock])), daemon=True)
        self.thread.start()
        self._wait_until_ready(compiled)

    def _wait_until_ready(self, compiled: bool) -> None:
        with httpx.Client(base_url=self.url) as client:
            for _ in range(600):
                try:
                    found = client.get("/api/v1/games").json()
                    if not compiled or all(game["ready"] for game in found):
                        return
                except httpx.TransportError:
                    pass
                time.sleep(0.1)
        raise TimeoutError("the server does not come up")

    def stop(self) -> None:
        self.services.registry.close()
        self.server.should_exit = True
        self.thread.join(10)
        assert not self.thread.is_alive()


def configuration(folder: Path, **more: Any) -> Configuration:
    usual: dict[str, Any] = {"secret": "for tests", "limits": False, "bot_pause": 0}
    return Configuration(folder=folder, **usual | more)


def stand_still(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    """Nobody is allowed more requests as time goes by; `most` times what the limits allow in a second, at once."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    monkeypatch.setattr(limits.RateLimit, "BURST", most)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(configuration(tmp_path_factory.mktemp("data")))
    yield running
    running.stop()


@pytest.fixture
def person(server: Running) -> Iterator[Person]:
    with Person(server.url, "Livia") as one:
        yield one


@pytest.fixture
def other(server: Running) -> Iterator[Person]:
    with Person(server.url, "Marcus") as one:
        yield one


@pytest.fixture
def stranger(server: Running) -> Iterator[Person]:
    with Person(server.url, "Nemo") as one:
        yield one
