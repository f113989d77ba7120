"""The commands that pages show can be typed: the command, its options and the files it names exist."""

import importlib
import importlib.util
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from ludus.cli.app import app
from ludus.games import games
from project.test_docs import PAGES, ROOT, tokens

OTHER_PAGES = sorted(ROOT.glob("examples/**/*.md"))
ASSIGNMENT = re.compile(r"[A-Z_]+=\S*")
OPTION = re.compile(r"--[a-z-]+")
VARIABLE = re.compile(r"\bLUDUS_[A-Z_]*[A-Z]\b(?!_)")
FOLDERS = ("benchmarks/", "scripts/", "examples/", "docs/examples/")
MADE_BY_READERS = ("my-game",)
DEPLOYMENT = ("LUDUS_HOST", "LUDUS_PASSWORD", "LUDUS_SERVERS")  # read by the files in deploy/, not by Ludus
every_page = pytest.mark.parametrize("page", [*PAGES, *OTHER_PAGES], ids=lambda page: page.relative_to(ROOT).as_posix())


def lines(page: Path) -> list[str]:
    """What stands as code on a page, but for the text of programs and of files."""
    return [
        line.strip()
        for token in tokens(page)
        if token.type in ("code_inline", "code_block") or (token.type == "fence" and token.info == "console")
        for line in token.content.splitlines()
    ]


def commands(page: Path) -> Iterator[list[str]]:
    """The words of each command, without the variables before it and the remark behind it."""
    for line in lines(page):
        for part in re.split(r" +#| {3,}|\||&&", line):
            try:
                words = shlex.split(re.sub(r"[\[\]]", " ", part))
            except ValueError:  # an apostrophe: prose or a program
                continue
            while words and (ASSIGNMENT.fullmatch(words[0]) or words[0] in ("nice", "-n", "-15", "python")):
                del words[0]
            if words:
                yield words


def check_ludus(words: list[str]) -> None:
    command: Any = typer.main.get_command(app)
    options = {name for one in command.params for name in one.opts}
    flags = []
    words = list(words)
    while words:
        word = words.pop(0)
        if word.startswith("--"):
            flags.append(word.split("=")[0])
            if word == "--language":
                words.pop(0)
        elif word in getattr(command, "commands", {}):
            command = command.commands[word]
            options |= {name for one in command.params for name in one.opts}
        else:
            assert not hasattr(command, "commands"), f"ludus has no command {word}"
    if command.context_settings.get("ignore_unknown_options"):
        options |= {f"--{option.name.replace('_', '-')}" for game in games() for option in game.options}
    assert set(flags) <= options, f"{command.name} takes {sorted(options)}"


def check_program(name: str, words: list[str]) -> None:
    source = (ROOT / name).read_text(encoding="utf-8")
    flags = [word for word in words if OPTION.fullmatch(word)]
    assert [flag for flag in flags if flag not in source] == [], name


def check_pytest(words: list[str]) -> None:
    paths = [word for word in words if "/" in word and not word.startswith(MADE_BY_READERS)]
    assert [path for path in paths if not (ROOT / path).exists()] == []


@every_page
def test_commands_can_be_typed(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for name, *words in commands(page):
        if name == "ludus":
            check_ludus(words)
        elif name == "make":
            assert {word for word in words if "=" not in word} <= targets, words
        elif name == "pytest":
            check_pytest(words)
        elif name == "-m":
            assert importlib.util.find_spec(words[0]), words
        elif name.endswith(".py") and name.startswith(FOLDERS):
            check_program(name, words)


@every_page
def test_variables_mean_something(page: Path) -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py")]
    limits = importlib.import_module("ludus.server.work.limits").Limits
    known = {name for source in sources for name in VARIABLE.findall(source)}
    known |= {f"LUDUS_LIMIT_{field.upper()}" for field in limits.__dataclass_fields__} | {*DEPLOYMENT}
    assert {name for line in lines(page) for name in VARIABLE.findall(line)} <= known


@pytest.mark.parametrize("line", ["ludus dance", "ludus serve --naked", "ludus admin sing", "ludus --loud games"])
def test_a_command_that_does_not_exist_is_found(line: str) -> None:
    with pytest.raises(AssertionError):
        check_ludus(line.split()[1:])
