"""A game by somebody else: the guide is followed command by command, with a copy that has another name."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.people import TablePage
from example import EXAMPLE

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "benchmarks"))  # how servers are started for measurements

from chromium import launched  # noqa: E402
from serving import SERVE, ServerProcess  # noqa: E402

NAME = "vatio"
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
QUOTE = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FENCE = re.compile(r"^```(\S+)", re.MULTILINE)
COPY, INSTALL, *COMMANDS = "".join(CONSOLE.findall(GUIDE)).splitlines()
PRINTED = {  # what each command prints, among other things
    "ludus games": NAME,
    "NUMBA_DISABLE_JIT=1 pytest my-game/tests": " passed",
    "pytest my-game/tests": "Untranslated",  # a warning, and no failure
    "ludus play micatio": "Round 1 of 2.",
    "ludus simulate micatio --players 2 --bot miles,greedy --games 10": "10 games",
    "ludus bench micatio": "one core",
}
MORE = {"ludus bench micatio": " --seconds 0.05"}  # so that it does not take long


class Author:
    """Somebody in a folder with the examples of Ludus, and in a virtual environment with its packages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "examples").symlink_to(ROOT / "examples")
        virtual = folder / "environment"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(virtual)], check=True)
        self.python = virtual / "bin" / "python"
        packages = next(virtual.glob("lib/python*/site-packages"))
        packages.joinpath("ludus.pth").write_text(f"{sysconfig.get_path('purelib')}\n{ROOT / 'src'}\n")
        for name, command in {
            "ludus": f"{self.python} -m ludus",
            "pytest": f"{self.python} -m pytest",
            "pip": f"{sys.executable} -m pip --python {self.python}",
        }.items():
            self.python.with_name(name).write_text(f'#!/bin/sh\nexec {command} "$@"\n')
            self.python.with_name(name).chmod(0o755)
        self.environment = {
            "PATH": f"{self.python.parent}:{os.environ['PATH']}",
            "LUDUS_CACHE": os.environ["LUDUS_CACHE"],
            "PIP_NO_DEPS": "1",  # nothing is fetched: all there is to build and run a game is here already
            "PIP_NO_BUILD_ISOLATION": "0",
        }

    def types(self, command: str) -> str:
        """Run a command in a shell, and return what it prints."""
        done = subprocess.run(
            command, shell=True, cwd=self.folder, env=self.environment, input="q\n", capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout.replace("\N{NO-BREAK SPACE}", " ")


@pytest.fixture(scope="module")
def author(tmp_path_factory: pytest.TempPathFactory) -> Author:
    """An author who has copied, renamed and installed the example."""
    author = Author(tmp_path_factory.mktemp("elsewhere"))
    author.types(COPY)
    folder = author.folder / "my-game"
    for path in [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"]:
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("micatio", NAME).replace("Micatio", NAME.capitalize()), encoding="utf-8")
        path.rename(path.with_name(path.name.replace("micatio", NAME)))
    (folder / "src" / "micatio").rename(folder / "src" / NAME)
    author.types(INSTALL)
    return author


@pytest.mark.parametrize("command", [command for command in COMMANDS if command in PRINTED])
def test_the_commands_of_the_guide_work(command: str, author: Author) -> None:
    typed = command.replace("micatio", NAME) + MORE.get(command, "")
    assert PRINTED[command] in author.types(typed)


def test_every_command_of_the_guide_is_tested() -> None:
    assert COPY.startswith("cp ")
    assert INSTALL.startswith("pip install ")
    assert set(COMMANDS) == {*PRINTED, "ludus serve --open"}  # the last one in the browser, below


@pytest.fixture
def server(author: Author, tmp_path: Path) -> Iterator[ServerProcess]:
    author.types(f"{author.python} -m ludus.bots.preparing {NAME}")  # what a server would do in the background
    process = ServerProcess(tmp_path, command=[str(author.python), *SERVE[1:]])
    ours = {name: value for name, value in process.environment.items() if name.startswith("LUDUS_")}
    process.environment = {**ours, **author.environment, "LUDUS_GAMES": NAME}  # the others need not be compiled
    try:
        process.start(ready=NAME)
        yield process
    finally:
        process.stop()


def test_it_is_played_in_the_browser(server: ServerProcess) -> None:
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
        own = EXAMPLE / "src" / "micatio" / "picture.svg"
        assert picture.text().strip() == own.read_text(encoding="utf-8").replace("Micatio", NAME.capitalize()).strip()


def test_the_guide_quotes_the_example_as_it_is() -> None:
    quotes = QUOTE.findall(GUIDE)
    languages = FENCE.findall(GUIDE)
    assert len(quotes) == len([language for language in languages if language != "console"]) > 10
    for name, quoted in quotes:
        assert quoted in (EXAMPLE / name).read_text(encoding="utf-8"), f"{name} does not hold:\n{quoted}"
