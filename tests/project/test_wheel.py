"""The wheel holds everything: installed alone, far from the repository, it lists, simulates and serves the games."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import httpx
import pytest

import ludus
from ludus.engine.language import languages, words
from ludus.games import games

ROOT = Path(__file__).parents[2]
Command = Callable[..., str]
Where = dict[str, Any]  # arguments of `subprocess.run`


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but the installed wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True, timeout=300)
    (wheel,) = folder.glob("*.whl")
    install = ["install", "--quiet", "--no-deps", "--no-index", "--target", str(folder / "site"), str(wheel)]
    subprocess.run([sys.executable, "-m", "pip", *install], check=True, capture_output=True, timeout=300)
    return folder / "site"


@pytest.fixture(scope="module")
def installed(site: Path) -> Where:
    """How to start a process that knows the installed wheel only, with interpreted rules."""
    keep = {name: value for name, value in os.environ.items() if not name.startswith(("LUDUS", "PYTHON"))}
    own = {"PYTHONPATH": str(site), "LUDUS_DATA": str(site.parent / "data"), "NUMBA_DISABLE_JIT": "1", "COLUMNS": "200"}
    return {"cwd": site.parent, "env": keep | own, "text": True}


@pytest.fixture(scope="module")
def run(installed: Where) -> Command:
    def run(*arguments: str) -> str:
        command = [sys.executable, "-m", *arguments]
        return str(subprocess.run(command, capture_output=True, check=True, timeout=300, **installed).stdout)

    return run


@pytest.fixture
def address(installed: Where) -> Iterator[str]:
    """A server that runs from the wheel."""
    command = [sys.executable, "-m", "ludus", "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, **installed) as process:
        try:
            assert process.stdout
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


def test_the_wheel_is_what_runs(site: Path, installed: Where) -> None:
    where = [sys.executable, "-c", "import ludus; print(ludus.__file__)"]
    said = subprocess.run(where, capture_output=True, check=True, **installed).stdout
    assert Path(said.strip()) == site / "ludus" / "__init__.py"


def test_the_version_is_stated_once(site: Path, run: Command) -> None:
    assert run("ludus", "--version").strip() == f"ludus {ludus.__version__}"
    assert (site / f"ludus-{ludus.__version__}.dist-info").is_dir()


@pytest.mark.parametrize("lang", languages())
def test_games_are_listed_in_every_language(run: Command, lang: str) -> None:
    listed = run("ludus", "--language", lang, "games")
    for game in games():
        assert game.name in listed
        assert words(game.domain, lang)(game.title) in listed


def test_a_game_can_be_simulated(run: Command) -> None:
    assert "random" in run("ludus", "simulate", "hadrians-wall", "--games", "2")


def test_pages_are_served_with_all_they_link_to(address: str) -> None:
    with httpx.Client(follow_redirects=True, timeout=60) as client:
        page = client.get(address)
        assert page.status_code == 200
        links = set(re.findall(r'(?:src|href)="(/[^"]*\.(?:css|js|svg)[^"]*)"', page.text))
        assert {Path(link.split("?")[0]).suffix for link in links} == {".css", ".js", ".svg"}
        for link in links:
            assert client.get(urljoin(address, link)).status_code == 200, link


def test_every_file_of_the_package_is_in_the_wheel(site: Path) -> None:
    files = [path.relative_to(ROOT / "src") for path in (ROOT / "src" / "ludus").rglob("*") if path.is_file()]
    assert {".py", ".po", ".toml", ".svg", ".html", ".js", ".css", ".md"} <= {path.suffix for path in files}
    assert [path for path in files if "__pycache__" not in path.parts and not (site / path).exists()] == []
