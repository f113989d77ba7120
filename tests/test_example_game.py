"""A game by somebody else: the example, copied under another name and installed, is played by everything there is."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.people import TablePage
from example import EXAMPLE, installed

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "benchmarks"))  # how servers are started for measurements

from chromium import launched  # noqa: E402
from serving import ServerProcess  # noqa: E402

NAME = "vatio"
GUIDE = ROOT / "docs" / "adding-a-game.md"
QUOTE = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FENCE = re.compile(r"^```(\S+)", re.MULTILINE)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example with its package, its game and its entry point called otherwise."""
    folder = tmp_path_factory.mktemp("elsewhere") / NAME
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in [path for path in folder.rglob("*") if path.is_file()]:
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("micatio", NAME).replace("Micatio", NAME.capitalize()), encoding="utf-8")
        path.rename(path.with_name(path.name.replace("micatio", NAME)))
    (folder / "src" / "micatio").rename(folder / "src" / NAME)
    return folder


@pytest.fixture(scope="module")
def environment(copy: Path) -> dict[str, str]:
    """Nothing but where packages are and where compiled kernels are kept."""
    kept = {name: os.environ[name] for name in ("PATH", "LUDUS_CACHE")}
    return kept | {"PYTHONPATH": os.pathsep.join([str(installed(copy)), os.environ.get("PYTHONPATH", "")])}


def run(environment: dict[str, str], *arguments: str) -> str:
    done = subprocess.run([sys.executable, "-m", *arguments], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_passes_the_conformance_suite(copy: Path, environment: dict[str, str]) -> None:
    said = run(environment, "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(copy), str(copy / "tests"))
    assert re.search(r"^\d+ passed", said, re.MULTILINE), said
    assert "Untranslated" in said  # told, but no failure


def test_it_is_simulated(environment: dict[str, str]) -> None:
    assert NAME in run(environment, "ludus", "games")
    assert "20 games" in run(environment, "ludus", "simulate", NAME, "--players", "3", "--games", "20").replace(
        "\xa0", " "
    )


def test_a_bot_that_searches_plays_it(environment: dict[str, str]) -> None:
    options = ("--players", "2", "--bot", "miles,greedy", "--games", "2", "--iterations", "60", "--json")
    said = json.loads(run(environment, "ludus", "simulate", NAME, *options))
    assert (said["game"], said["games"]) == (NAME, 2)
    assert min(said["scores"]) > 0


@pytest.fixture
def server(environment: dict[str, str], tmp_path: Path) -> Iterator[ServerProcess]:
    run(environment, "ludus.bots.preparing", NAME)  # a server would have it done when nothing else wants the processor
    process = ServerProcess(tmp_path)
    ours = {name: value for name, value in process.environment.items() if name.startswith("LUDUS_")}
    process.environment = {**ours, **environment, "LUDUS_GAMES": NAME}  # the others need not be compiled for this
    try:
        process.start(ready=NAME)
        yield process
    finally:
        process.stop()


def test_it_is_played_in_the_browser(server: ServerProcess, copy: Path) -> None:
    with launched() as browser:
        page = browser.new_context(base_url=server.url).new_page()
        page.goto("/")
        card = page.locator(f"li.card:has(input[value={NAME}])")
        expect(card.get_by_role("heading")).to_have_text(NAME.capitalize())
        table = TablePage(page).start_quick_game(NAME)
        assert table.play_on(3) == 3
        assert table.on_the_board + table.by_list == 3
        page.goto("/")
        picture = page.request.get(card.locator("img").get_attribute("src") or "")
        assert picture.text().strip() == (copy / "src" / NAME / "picture.svg").read_text(encoding="utf-8").strip()


def test_the_guide_quotes_the_example_as_it_is() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    quotes = QUOTE.findall(guide)
    languages = FENCE.findall(guide)
    assert len(quotes) == len([language for language in languages if language != "console"]) > 10
    for name, quoted in quotes:
        assert quoted in (EXAMPLE / name).read_text(encoding="utf-8"), f"{name} does not hold:\n{quoted}"
