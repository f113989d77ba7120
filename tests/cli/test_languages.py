"""The command line in every language: help, results, mistakes, numbers; `--language`, then the environment, decide."""

import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from ludus.engine.errors import LudusError, WrongOption
from ludus.engine.language import languages, words
from ludus.games import find, games
from ludus.playing.table import PLACES

GAME = "hadrians-wall"
CYRILLIC = ("uk", "ru")
OTHERS = [lang for lang in languages() if lang != "en"]
SHELL = """
import contextlib, io, json, sys
sys.argv = ["ludus", "--language", sys.argv[1]]
import ludus.cli.app
from ludus.cli.common import console
said = []
for line in json.load(sys.stdin):
    sys.argv[1:] = line
    console.file = out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        try:
            ludus.cli.main()
        except SystemExit:
            pass
    said.append(out.getvalue())
print(json.dumps(said))
"""  # many lines typed one after another in one process, and what each says
ADMIN = ("tables", "close", "ban", "unban", "reports", "export", "delete", "purge")
COMMANDS = ["games", "rules", "serve", "play", "simulate", "arena", "bench", "replay", "check", "show", "admin"]
COMMANDS += [f"admin {name}" for name in ADMIN]
COMMANDS += ["backup", "restore", "database", "database version", "database upgrade", "database downgrade"]
HELP = [["--help"], *([*name.split(), "--help"] for name in COMMANDS)]
MISTAKES = {
    "--foo": "Unknown option {name}; --help lists the options.",
    "play": "{name} is missing; see --help.",
    "arena concordia": "{name} is missing; see --help.",
    "nope": "Unknown command {name}. Available: {known}.",
    "play concordia --players x": "{name} takes a whole number, not {value}.",
    "bench --seconds x": "{name} takes a number, not {value}.",
    "simulate concordia --games 0": "{name} takes {ge} or more, not {value}.",
    "serve --port 70000": "{name} takes {le} or less, not {value}.",
    "serve --host": "Option {name} lacks its value, or was given one it does not take.",
    "check a b": "Unrecognised argument {word}; write options as --name value.",
    "play concordia --players 9": "{title} is for {fewest} to {most} players, not {players}.",
    "show hadrians-wall -o /no/such.svg": "Cannot open {path}. Check the path and your write permission.",
    "play concordia --colour red": "{title} has no option {name}; its options are: {known}.",
}
LATIN = re.compile(r"(?<![\w-])[A-Za-z][a-z]{2,}(?![\w-])")  # a word as in an English text
NOT_ENGLISH = {
    "ludus",
    "waiting",
    "playing",
    "finished",
    "closed",
    "games",
    "serve",
    "external",
    "text",
    "json",
    "match",
    "txt",
    "greedy",
    "random",
    "Hadrian",
    "Ludus",
    "Ray",
    "Prometheus",
    *PLACES,
}


def typed(lang: str, lines: list[list[str]], **environment: str) -> list[str]:
    """What the command line says to some lines."""
    done = subprocess.run(
        [sys.executable, "-c", SHELL, lang],
        input=json.dumps(lines),
        env={**os.environ, "COLUMNS": "200", **environment},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    found: list[str] = json.loads(done.stdout.splitlines()[-1])
    return found


@cache
def helped(lang: str) -> str:
    return "\n".join(typed(lang, HELP))


@pytest.mark.parametrize("lang", languages())
def test_help_is_in_the_language(lang: str) -> None:
    _ = words("ludus", lang)
    text = helped(lang)
    headings = ("Usage:", "Options", "Arguments", "Commands", "[required]", "[OPTIONS]")
    for message in (*headings, "Show this help and exit."):
        assert _(message) in text, message
    assert _("[default: {}]").format(100) in text


@pytest.mark.parametrize("lang", CYRILLIC)
def test_no_english_is_left_in_the_help(lang: str) -> None:
    names = {one.name for one in games()} | NOT_ENGLISH | set(" ".join(COMMANDS).split())
    assert {word for word in LATIN.findall(helped(lang)) if word not in names} == set()


@pytest.mark.parametrize("lang", languages())
def test_mistakes_are_reported_in_the_language(lang: str) -> None:
    _ = words("ludus", lang)
    said = typed(lang, [line.split() for line in MISTAKES])
    for (line, message), text in zip(MISTAKES.items(), said, strict=True):
        pattern = re.sub(r"\\\{\w+\\\}", ".+", re.escape(_(message)))
        assert re.search(pattern, text), (line, text)


@pytest.mark.parametrize("lang", OTHERS)
def test_results_are_in_the_language(lang: str, tmp_path: Path) -> None:
    match = find(GAME).new(1, seed=7)
    match.play(0, match.legal(0)[0])
    match.save(tmp_path / "match.txt")
    saved = str(tmp_path / "match.txt")
    bot = ["--bot", "greedy", "--games", "3"]
    lines = [["games"], ["rules", GAME], ["simulate", GAME, *bot], ["check", saved], ["replay", saved, "--table"]]
    listed, rules, simulated, checked, told = typed(lang, lines)
    title = words(GAME, lang)(find(GAME).title)
    assert title in listed and title in rules and title in checked
    assert re.search(r"\d,\d", simulated) and not re.search(r"\d\.\d", simulated)  # 41,3 and not 41.3
    if lang in CYRILLIC:
        for text in (simulated, checked, told):
            assert {word for word in LATIN.findall(text) if word not in NOT_ENGLISH} == set()


@pytest.mark.parametrize(
    ("asked", "environment", "lang"),
    [
        ("", {"LANG": "pl_PL.UTF-8"}, "pl"),
        ("", {"LANG": "C", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ("", {"LANG": "pl_PL.UTF-8", "LUDUS_LANGUAGE": "uk"}, "uk"),
        ("uk", {"LANG": "pl_PL.UTF-8"}, "uk"),
        ("", {"LANG": "C"}, "en"),
    ],
)
def test_the_option_then_the_environment_choose_the_language(
    asked: str, environment: dict[str, str], lang: str
) -> None:
    plain = dict.fromkeys(("LUDUS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"), "")
    (text,) = typed(asked, [["games"]], **plain | environment)
    assert words("ludus", lang)("Players") in text


def test_a_games_title_in_an_error_is_translated() -> None:
    with pytest.raises(WrongOption) as caught:
        find("concordia").config(9, {})
    assert caught.value.text("ru").startswith("Конкордия:")
    assert caught.value.text("en").startswith("Concordia is for")


@pytest.mark.parametrize(
    ("lang", "number", "percent"),
    [("en", "1,234.5", "12.3%"), ("uk", "1 234,5", "12,3 %"), ("pl", "1 234,5", "12,3%"), ("ru", "1 234,5", "12,3 %")],
)
def test_numbers_are_written_as_the_language_does(lang: str, number: str, percent: str) -> None:
    _ = words("ludus", lang)
    assert _.number(1234.5, 1).replace("\xa0", " ").replace("\u202f", " ") == number
    assert _.percent(0.1234, 1).replace("\xa0", " ") == percent
    assert _.number(-2) == "−2"
    assert LudusError("{n} s", n=0.3).text(lang)[:3] == _.number(0.3, 1)
