"""The wheel holds everything: installed alone, far from the repository, it lists, simulates and serves the games."""

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
from fresh import Fresh
from ludus.engine.game import Game
from ludus.engine.language import languages, words
from ludus.games import games

ROOT = Path(__file__).parents[2]
Command = Callable[..., str]
Where = dict[str, Any]  # arguments of `subprocess.run`
BOARD = re.compile(r"<svg[^>]*>.*data-target=", re.DOTALL)


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    """An environment with nothing but the wheel and what it depends on."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True, timeout=300)
    (wheel,) = folder.glob("*.whl")
    made = Fresh(folder / "environment")
    install = [str(made.programs / "pip"), "install", "--quiet", "--ignore-installed", "--no-deps", str(wheel)]
    subprocess.run(install, env=made.environment(), check=True, timeout=300)
    return made


@pytest.fixture(scope="module")
def site(fresh: Fresh) -> Path:
    return fresh.packages


@pytest.fixture(scope="module")
def installed(fresh: Fresh) -> Where:
    """How to start a process in the fresh environment, with interpreted rules."""
    own = {"LUDUS_DATA": str(fresh.folder / "data"), "LUDUS_LIMITS": "off", "NUMBA_DISABLE_JIT": "1", "LC_ALL": "C"}
    return {"cwd": fresh.folder, "env": fresh.environment(**own), "text": True}


@pytest.fixture(scope="module")
def run(installed: Where) -> Command:
    def run(*arguments: str) -> str:
        return str(subprocess.run(arguments, capture_output=True, check=True, timeout=300, **installed).stdout)

    return run


@pytest.fixture(scope="module")
def address(installed: Where) -> Iterator[str]:
    """A server that runs from the wheel."""
    command = ["ludus", "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, **installed) as process:
        try:
            assert process.stdout
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


def test_the_wheel_is_what_runs(site: Path, run: Command) -> None:
    said = run("python", "-c", "import ludus; print(ludus.__file__)")
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


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_click_on_the_front_page_opens_a_table(address: str, game: Game) -> None:
    with httpx.Client(follow_redirects=True, timeout=60, base_url=address, headers={"Origin": address[:-1]}) as client:
        table = client.post("/quick", data={"game": game.name})
        while not BOARD.search(table.text):  # the page says that it prepares the rules, and asks again
            assert table.status_code == 200 and 'http-equiv="refresh"' in table.text, table.text
            table = client.get(table.url)
        style = re.search(r'href="(/boards/[^"]*)"', table.text)
        assert style and client.get(style[1]).status_code == 200


def test_every_file_of_the_package_is_in_the_wheel(site: Path) -> None:
    files = [path.relative_to(ROOT / "src") for path in (ROOT / "src" / "ludus").rglob("*") if path.is_file()]
    assert {".py", ".po", ".toml", ".svg", ".html", ".js", ".css", ".md"} <= {path.suffix for path in files}
    assert [path for path in files if "__pycache__" not in path.parts and not (site / path).exists()] == []
