"""Every language is whole, its plurals are right, no word bypasses the catalogues, and a folder makes a language."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from string import Formatter, ascii_letters

import pytest
from babel.messages.pofile import write_po
from jinja2 import Environment, nodes

from ludus.engine import errors, language
from ludus.engine.game import Game
from ludus.engine.options import unusual
from ludus.engine.typography import NBSP
from ludus.games import find, games
from ludus.server import refusals

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "ludus"
COUNTS = (1, 2, 5, 21, 112)
CARDS = {  # the same message in every language we can read
    "en": ("1 card", "2 cards", "5 cards", "21 cards", "112 cards"),
    "uk": ("1 карта", "2 карти", "5 карт", "21 карта", "112 карт"),
    "pl": ("1 karta", "2 karty", "5 kart", "21 kart", "112 kart"),
    "ru": ("1 карта", "2 карты", "5 карт", "21 карта", "112 карт"),
}
PSEUDO = "eo"
WIDE = {ord(letter): ord(letter) + 0xFEE0 for letter in ascii_letters}  # the letters of the made-up language
WORD = re.compile(r"[A-Za-z]{2,}")
ROMAN = re.compile(r"[IVX]+")

messages = import_module("messages")
faults = import_module("faults")
LANGUAGES = messages.languages()


# ---------------------------------------------------------------- the languages there are


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_is_whole(lang: str) -> None:
    assert list(messages.check(lang)) == []


def test_the_english_messages_are_well_written() -> None:
    assert list(messages.check_sources()) == []


@pytest.mark.parametrize("lang", language.languages())
def test_a_language_is_called_by_its_own_name(lang: str) -> None:
    assert language.language_name(lang) == {"en": "English", "uk": "Українська", "pl": "Polski", "ru": "Русский"}[lang]


@pytest.mark.parametrize("lang", CARDS)
def test_plurals_follow_the_language(lang: str) -> None:
    _ = language.words("age-of-heroes", lang)
    assert tuple(_.plural("{n} card", "{n} cards", n).replace(NBSP, " ") for n in COUNTS) == CARDS[lang]


def test_less_than_nothing_is_counted_like_as_much_above_it() -> None:
    _ = language.words("ludus", "uk")
    assert [_.plural("{n} point", "{n} points", n) for n in (-1, -2, -5, -21)] == [
        "−1\N{NO-BREAK SPACE}очко",
        "−2\N{NO-BREAK SPACE}очки",
        "−5\N{NO-BREAK SPACE}очок",
        "−21\N{NO-BREAK SPACE}очко",
    ]


@pytest.mark.parametrize("lang", language.languages())
def test_every_counted_message_can_be_said_with_any_number(lang: str) -> None:
    counted = 0
    for domain, files in messages.domains().items():
        _ = language.words(domain, lang)
        for message in messages.template(files):
            if not isinstance(message.id, str):
                one, many = message.id
                others = dict.fromkeys(faults.placeholders(many) - {"n"}, "…")
                for n in COUNTS[1:]:
                    assert str(n) in _.plural(one, many, n, **others), message.id
                counted += 1
    assert counted > 20


def test_the_glossary_is_what_the_catalogues_say() -> None:
    glossary = import_module("glossary")
    assert glossary.PAGE.read_text(encoding="utf-8") == glossary.page(), "run python scripts/glossary.py"


def test_every_choice_of_an_option_that_has_names_has_one() -> None:
    assert [
        (game.name, option.name)
        for game in games()
        for option in game.options
        if option.names and len(option.names) != len(option.choices)
    ] == []


def test_options_have_names_for_people() -> None:
    concordia = find("concordia")
    chosen = {"map": "italia", "colonist_income": "five-plus-one-each", "projected_score": "off", "round_limit": "0"}
    described = [
        option.described(value, concordia.domain, "en") for option, value in unusual(concordia.options, chosen)
    ]
    assert described == ["Map: Italia", "Money from a Colonist card: 5, and 1 for each colonist"]


# ---------------------------------------------------------------- a language made up on the spot


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a language in which every message is the English one in wide letters."""
    folder = tmp_path_factory.mktemp("locale")
    with speaking_from(folder):
        assert messages.main(["add", PSEUDO]) == 0
        for domain in messages.domains():
            catalog = messages.catalogue(PSEUDO, domain)
            for message in catalog:
                if message.id:
                    message.string = wide(message.id) if isinstance(message.id, str) else tuple(map(wide, message.id))
            with language.catalogue_path(domain, PSEUDO).open("wb") as file:
                write_po(file, catalog)
        assert messages.main(["typeset", PSEUDO]) == 0
    return folder


@contextmanager
def speaking_from(folder: Path) -> Iterator[None]:
    """Read every catalogue from another folder for a while; other tests, in whatever order, never notice."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(language, "LOCALE", folder)
        language.words.cache_clear()
        yield
    language.words.cache_clear()


def wide(text: str) -> str:
    """A message with other letters, its placeholders untouched."""
    parts = []
    for literal, name, spec, _conversion in Formatter().parse(text):
        parts.append(literal.translate(WIDE))
        if name is not None:
            parts.append(f"{{{name}:{spec}}}" if spec else f"{{{name}}}")
    return "".join(parts)


def proper_names(game_folder: Path) -> set[str]:
    """Names on the map, which are Latin in every language, and numerals."""
    listed = " ".join(path.read_text(encoding="utf-8") for path in game_folder.rglob("*.toml"))
    names = {word for word in WORD.findall(listed) if word[0].isupper()}
    return names | {name.upper() for name in names} | {name.capitalize() for name in names}


def test_a_folder_of_catalogues_is_a_language(pseudo: Path) -> None:
    with speaking_from(pseudo):
        assert PSEUDO in language.languages()
        assert language.language_name(PSEUDO) == "Esperanto"
        assert [fault for fault in messages.check(PSEUDO) if ".po" in fault] == []
        assert language.words("ludus", PSEUDO)("Statistics") == wide("Statistics")


def test_the_command_line_speaks_a_new_language(pseudo: Path) -> None:
    command = [sys.executable, "-m", "ludus", "--language", PSEUDO, "games"]
    done = subprocess.run(command, env=os.environ | {"LUDUS_LOCALE": str(pseudo)}, capture_output=True, check=True)
    assert wide("Players") in done.stdout.decode()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_no_word_of_a_game_bypasses_its_catalogue(pseudo: Path, game: Game) -> None:
    command = [sys.executable, str(ROOT / "tests" / "print_texts.py"), game.name, PSEUDO]
    env = os.environ | {"LUDUS_LOCALE": str(pseudo), "NUMBA_DISABLE_JIT": "1"}
    spoken = json.loads(subprocess.run(command, env=env, capture_output=True, check=True).stdout)
    allowed = proper_names(SOURCE / "games" / game.package.split(".")[-1])
    found = {word for text in spoken for word in WORD.findall(text)}
    assert {word for word in found - allowed if not ROMAN.fullmatch(word)} == set()


# ---------------------------------------------------------------- pages and errors


@pytest.mark.parametrize("path", sorted(SOURCE.glob("web/templates/**/*.html")), ids=lambda path: path.stem)
def test_no_word_of_a_page_bypasses_the_catalogue(path: Path) -> None:
    parts = Environment(autoescape=True).parse(path.read_text(encoding="utf-8")).find_all(nodes.TemplateData)
    written = re.sub(r"<kbd>\w+</kbd>", "", "\0".join(part.data for part in parts))
    shown = re.sub(r"<[^>]*>", " ", written)
    labels = re.findall(r'(?:title|alt|placeholder|aria-label)="([^"\0]*)', written)
    assert set(WORD.findall(re.sub(r"[\w-]+=\"[^\"]*\"?|<[^>]*|[^<]*>", " ", " ".join([shown, *labels])))) <= {"Ludus"}


def test_errors_have_messages_that_can_be_translated() -> None:
    kinds = {name for module in (errors, refusals) for name, kind in vars(module).items() if is_error(kind)}
    bare = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in kinds - {"Illegal", "Ambiguous"}:
                if node.args and isinstance(node.args[0], ast.Constant | ast.JoinedStr | ast.BinOp):
                    bare.append(f"{path.relative_to(SOURCE)}:{node.lineno}")
    assert bare == []


def test_every_message_is_where_it_is_gathered() -> None:
    """A translator has a name, `_`: a message given to one that has none would not be found by scripts/messages.py."""
    nameless = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Call) and node.args:
                if getattr(node.func.func, "id", "") == "words" and isinstance(node.args[0], ast.Constant):
                    nameless.append(f"{path.relative_to(SOURCE)}:{node.lineno}")
    assert nameless == []


def is_error(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, errors.LudusError)
