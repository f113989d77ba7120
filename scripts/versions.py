"""Tests Ludus with the oldest and the newest dependencies it allows, and with every supported Python of this machine.

python scripts/versions.py [NAME …]    all environments, or those whose names begin so: 3.11-lowest, 3.13
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "versions"
UV = os.environ.get("UV") or shutil.which("uv", path=Path(sys.executable).parent) or "uv"
TOOLS = ("pytest", "pytest-xdist", "hypothesis", "httpx")  # the newest, whatever is tested
# The engine, the layout, the languages, the command line, and of the conformance suite each game for two players.
TESTS = ("tests/engine", "tests/test_layout.py", "tests/test_languages.py", "tests/cli")
CONFORMANCE = ("tests/conformance", "-k", "2] or interpreted")


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

    def install(self, interpreter: str) -> None:
        pip = (UV, "pip", "install", "--quiet", "--python", self.folder)
        run(UV, "venv", "--quiet", "--clear", "--python", interpreter, self.folder)
        run(*pip, "--resolution", self.resolution, "--editable", ROOT)
        run(*pip, *TOOLS)

    def test(self) -> bool:
        pytest = (self.folder / "bin" / "python", "-m", "pytest", "-q")
        # What an old version warned of is no concern of ours; what the newest one warns of will be.
        old = () if self.resolution == "highest" else ("-W", "default")
        passed = [run(*pytest, *old, *part, check=False, cache=self.folder) for part in (TESTS, CONFORMANCE)]
        return all(passed)


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
    """Where a Python is on this machine, "" if nowhere; nothing is downloaded."""
    command = (UV, "python", "find", "--system", "--no-python-downloads", python)
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.strip()


def result(environment: Environment) -> str:
    interpreter = interpreter_of(environment.python)
    if not interpreter:
        return f"not tested: no Python {environment.python} found"
    environment.install(interpreter)
    return "passed" if environment.test() else "FAILED"


def main(wanted: list[str]) -> int:
    results = {env: result(env) for env in environments() if not wanted or str(env).startswith(tuple(wanted))}
    for environment, said in results.items():
        sys.stdout.write(f"{environment!s:16} {said}\n")
    return "FAILED" in results.values()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
