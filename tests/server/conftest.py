"""A real server in a thread, with a tiny game of its own, and people who talk to it over HTTP."""

from __future__ import annotations

import asyncio
import hashlib
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn

import ludus.games
from ludus.engine import kernels
from ludus.server.configuration import Configuration
from ludus.server.http.app import create_app
from ludus.server.live.preparation import Preparation
from ludus.server.run import Server, listening
from server.person import Person

TOYS = str(Path(__file__).with_name("toys"))
sys.path.append(str(Path(__file__).resolve().parents[2] / "benchmarks"))  # tests run what measures, for a moment


def toy_hash(*_of_what: str) -> str:
    """The cache of compiled kernels must notice a change of the toy, too."""
    sources = b"".join(path.read_bytes() for path in sorted(Path(TOYS).rglob("*.py")))
    return hashlib.sha256(sources).hexdigest()[:16]


async def known_here_only(self: Preparation, name: str) -> AsyncIterator[tuple[int, int]]:
    yield 1, 1
    await asyncio.Event().wait()


@contextmanager
def only_toys() -> Iterator[None]:
    """Micatio is the only game while this lasts. It is compiled in this process, where it is known, and its bots do not
    think ahead: what search is compiled from would take longer than all these tests."""
    folders = list(ludus.games.__path__)
    ludus.games.__path__[:] = [TOYS]
    ludus.games.games.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Preparation, "compiled", known_here_only)
        patch.setattr(kernels, "rules_hash", toy_hash)
        yield
    ludus.games.__path__[:] = folders
    ludus.games.games.cache_clear()


@pytest.fixture(scope="package", autouse=True)
def toys() -> Iterator[None]:
    with only_toys():
        yield


class Running:
    """A server in a thread of its own."""

    def __init__(self, configuration: Configuration):
        self.app = create_app(configuration)
        self.services = self.app.state.services
        sock = listening("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{sock.getsockname()[1]}"
        self.server = Server(uvicorn.Config(self.app, log_config=None, access_log=False, timeout_graceful_shutdown=2))
        self.thread = threading.Thread(target=lambda: asyncio.run(self.server.serve([sock])), daemon=True)
        self.thread.start()
        self._wait_until_ready()

    def _wait_until_ready(self) -> None:
        with httpx.Client(base_url=self.url) as client:
            for _ in range(600):
                try:
                    assert not any(one.failed for one in self.services.preparation.progress_of.values())
                    if all(game["ready"] for game in client.get("/api/v1/games").json()):
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


def configuration(folder: Path, **more: object) -> Configuration:
    return Configuration(**{"folder": folder, "secret": "for tests", "limits": False, "bot_pause": 0, **more})


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
