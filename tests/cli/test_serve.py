"""`ludus serve` in a terminal: one friendly line, no logs but problems, and Ctrl+C stops it quietly."""

import json
import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludus.engine.language import words

CTRL_C = b"\x03"
SERVE = [sys.executable, "-m", "ludus", "serve", "--port", "0"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A Polish user; without games nothing is compiled, and the pages are there all the same."""
    own = {"LUDUS_DATA": str(tmp_path), "LUDUS_GAMES": "none", "LC_ALL": "pl_PL.UTF-8", "TERM": "dumb"}
    return {**os.environ, "LUDUS_LANGUAGE": "", **own}


class Screen:
    """What a process has written to its terminal so far."""

    def __init__(self, terminal: int):
        self.terminal = terminal
        self.text = ""

    def read(self) -> bool:
        """Wait for more; whether there is any."""
        try:
            more = os.read(self.terminal, 4096)
        except OSError:  # on Linux, the end: the process has closed its side
            return False
        self.text += more.decode()
        return bool(more)

    def press(self, keys: bytes) -> None:
        os.write(self.terminal, keys)


@pytest.fixture
def screen(environment: dict[str, str]) -> Iterator[tuple[subprocess.Popen[bytes], Screen]]:
    """A server in a terminal of its own, where Ctrl+C reaches it as it does from a keyboard."""
    ours, theirs = pty.openpty()
    code = "import os, sys, termios, fcntl; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"
    process = subprocess.Popen(
        [sys.executable, "-c", code, *SERVE],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield process, Screen(ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def test_a_terminal_shows_one_friendly_line_until_ctrl_c(screen: tuple[subprocess.Popen[bytes], Screen]) -> None:
    process, shown = screen
    while "\n" not in shown.text and shown.read():
        pass
    address = re.search(r"http://localhost:\d+/", shown.text)
    assert address, shown.text
    assert words("ludus", "pl")("Ludus is at {address} — press Ctrl+C to stop.", address=address[0]) in shown.text
    assert httpx.get(address[0], timeout=60).status_code == 200
    shown.press(CTRL_C)
    while shown.read():
        pass
    assert process.wait(60) == 0
    assert shown.text.replace("^C", "").strip().count("\n") == 0, shown.text


def test_programs_read_the_address_and_logs_in_json(environment: dict[str, str]) -> None:
    with subprocess.Popen(SERVE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, text=True) as process:
        assert process.stdout and process.stderr
        address = process.stdout.readline().strip()
        assert httpx.get(address, timeout=60).status_code == 200
        process.terminate()
        logged = [json.loads(line) for line in process.stderr.read().splitlines()]
    assert "request" in [line["event"] for line in logged]


def test_an_unknown_kind_of_log_is_refused(environment: dict[str, str]) -> None:
    done = subprocess.run([*SERVE, "--log", "xml"], capture_output=True, env=environment, text=True, timeout=60)
    assert done.returncode == 2
    assert "text, json" in done.stderr and "xml" in done.stderr
