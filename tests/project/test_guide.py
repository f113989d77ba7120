"""The commands of the guide for authors of games, typed one after the other as it gives them."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest

from fresh import Fresh

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "adding-a-game.md"
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.DOTALL | re.MULTILINE)
COMMANDS = [line for block in CONSOLE.findall(GUIDE.read_text(encoding="utf-8")) for line in block.splitlines()]
SERVE = "ludus serve --open"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What the commands use of a checkout."""
    folder = tmp_path / "ludus"
    ignored = shutil.ignore_patterns("__pycache__", ".pytest_cache")
    shutil.copytree(ROOT / "examples", folder / "examples", ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def test_every_command_of_the_guide_works(checkout: Path, tmp_path: Path) -> None:
    fresh = Fresh(tmp_path / "environment", paths=(ROOT / "src",), programs=("pip", "pytest", "ludus"))
    own = {name: os.environ[name] for name in ("LUDUS_CACHE",)}
    own |= {"LUDUS_DATA": str(tmp_path), "LC_ALL": "C.UTF-8", "BROWSER": "true"}
    where = {"cwd": checkout, "env": fresh.environment(**own), "shell": True, "text": True}
    said = {line: typed(line, where) for line in COMMANDS if line != SERVE}
    assert "micatio" in said["ludus games"]
    assert len(said) > 6 and SERVE in COMMANDS
    assert served(where).count("micatio") > 0


def typed(line: str, where: dict[str, object]) -> str:
    """What a command prints; a game in the terminal is left at once."""
    done = subprocess.run(line, input="q\n", capture_output=True, timeout=600, **where)  # type: ignore[call-overload]
    assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
    return str(done.stdout)


def served(where: dict[str, object]) -> str:
    """The front page of the server that the last command starts."""
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(f"exec {SERVE}", **pipes, **where) as process:  # type: ignore[call-overload]
        try:
            return httpx.get(process.stdout.readline().strip(), timeout=60).text
        finally:
            process.terminate()
