"""Every language is whole, its plurals are right, no word bypasses the catalogues, and a folder makes a language."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from string import Formatter, ascii_letters

import pytest
from babel.messages.catalog import Catalog
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
typography = import_module("typography")
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


def test_options_are_told_with_names_for_people() -> None:
    concordia = find("concordia")
    chosen = {"map": "italia", "colonist_income": "five-plus-one-each", "projected_score": "off", "round_limit": "0"}
    told = [option.described(value, concordia.domain, "en") for option, value in unusual(concordia.options, chosen)]
    assert told == ["Map: Italia", "Money from a Colonist card: 5, and 1 for each colonist"]


# ---------------------------------------------------------------- what a check finds


def said(
    string: str | tuple[str, ...], original: str | tuple[str, ...], lang: str = "uk", flags: tuple[str, ...] = ()
) -> list[str]:
    """What is wrong with a translation of a message."""
    catalog = Catalog(locale=lang)
    there = catalog.add(original, string, flags=flags)
    return [fault.split(" (")[0] for fault in faults.faults(catalog.add(original), there, catalog, lang)]


@pytest.mark.parametrize(
    ("string", "original", "faults"),
    [
        ("{who} будує.", "{who} builds.", []),
        ("", "Build", ["not translated"]),
        ("Будує.", "{who} builds.", ["placeholders differ"]),
        ("{who} будує {what}.", "{who} builds.", ["placeholders differ"]),
        ("{who будує.", "{who} builds.", ["braces do not fit"]),
        ("{who} будує", "{who} builds.", ["ends differently"]),
        ("будує ", "builds", ["begins or ends with a space"]),
        (("{n}\u00a0карта", "{n}\u00a0карти", "{n}\u00a0карт"), ("one card", "{n} cards"), []),
        (("{n} карта", "{n} карти", ""), ("{n} card", "{n} cards"), ["not translated"]),
        (("одна карта", "{n}\u00a0карти", "{n}\u00a0карт"), ("{n} card", "{n} cards"), ["placeholders differ"]),
    ],
)
def test_a_faulty_translation_is_found(
    string: str | tuple[str, ...], original: str | tuple[str, ...], faults: list[str]
) -> None:
    assert said(string, original) == faults


def test_a_form_for_one_number_alone_need_not_name_it() -> None:
    assert said(("jedna karta", "{n}\u00a0karty", "{n}\u00a0kart"), ("{n} card", "{n} cards"), lang="pl") == []


def test_a_doubtful_translation_is_found() -> None:
    assert said("Будує", "Builds", flags=("fuzzy",)) == ["marked as fuzzy"]


@pytest.mark.parametrize(
    ("bad", "good", "original", "lang"),
    [
        ("{n} карт", "{n}\u00a0карт", "{n} cards", "uk"),
        ("{seconds} с", "{seconds}\u00a0с", "{seconds} s", "ru"),
        ("{most} liter", "{most}\u00a0liter", "{most} letters", "pl"),
        ("95 %", "95\u00a0%", "95%", "uk"),
        ("95 %", "95%", "95%", "pl"),
        ("Створити стіл …", "Створити стіл…", "Set up a table…", "uk"),
        ("Створити стіл\u00a0…", "Створити стіл…", "Set up a table…", "uk"),
        ("Думаем...", "Думаем…", "Thinking…", "ru"),
        ("{one}-{other}", "{one} – {other}", "{one} – {other}", "pl"),
        ("{one} - {other}", "{one} – {other}", "{one} – {other}", "pl"),
        ("разом -{n}", "разом −{n}", "total −{n}", "uk"),
        ("Рим - місто", "Рим — місто", "Rome is a city", "uk"),
        ("Ви берете: {cards}.", "Ви берете {cards}.", "You draw {cards}.", "uk"),
        ("{player} kupuje: {goods}.", "{player} kupuje {goods}.", "{player} buys {goods}.", "pl"),
        ("Оставить: {goods}", "Оставить {goods}", "Keep {goods}", "ru"),
    ],
)
def test_a_misprint_is_found(bad: str, good: str, original: str, lang: str) -> None:
    assert list(typography.misprints(original, bad, lang)) != []
    assert list(typography.misprints(original, good, lang)) == []


@pytest.mark.parametrize(
    ("string", "original", "lang"),
    [
        ("{built} з {all}", "{built} of {all}", "uk"),  # nothing is counted
        ("рядок «{key} …»", "the line “{key} …”", "uk"),  # words are left out
        ("Карти: {cards}", "Cards: {cards}", "uk"),  # English has the colon too
        ("{who} грабують вас: {cards}.", "{who} plunder {cards} from you.", "uk"),  # the verb has its object
        ("бракує: {cards}", "you are {cards} short", "uk"),  # a nominative is right
        ("--bot і -1", "--bot and -1", "uk"),  # as typed
        ("будь-хто", "anybody", "uk"),
    ],
)
def test_what_is_no_misprint_is_left_alone(string: str, original: str, lang: str) -> None:
    assert list(typography.misprints(original, string, lang)) == []


@pytest.mark.parametrize(
    "text", ["Thinking …", "Thinking...", "{one}-{other}", "{n}\u00a0cards", "95 % interval", "-{n}"]
)
def test_a_misprint_in_english_is_found(text: str) -> None:
    assert len(list(typography.misprints_in_source(text))) == 1


def test_english_is_typeset_when_it_is_shown() -> None:
    _ = language.words("ludus")
    assert list(typography.misprints_in_source("{n} cards, {n} of {most} houses")) == []
    assert _("{n} cards, {n} of {most} houses", n=2, most=5) == "2\u00a0cards, 2 of 5\u00a0houses"
    assert _("{name} waits {seconds} s", name="Livia", seconds=3) == "Livia waits 3\u00a0s"
    assert language.words("ludus", "uk")("{n} cards", n=2) == "2 cards"  # other languages have it in their catalogues


def test_what_programs_read_has_ordinary_spaces() -> None:
    error = errors.LudusError("at most {most} bytes", most=9)
    assert (str(error), error.text("en")) == ("at most 9 bytes", "at most 9\u00a0bytes")
    assert not any("\u00a0" in words for game in games() for words in game.words)


def test_catalogues_are_typeset_once_and_for_all(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(language, "LOCALE", tmp_path)
    monkeypatch.setattr(messages, "domains", lambda: {"some": []})
    catalog = Catalog(locale="uk")
    catalog.add(("{n} card", "{n} cards"), ("{n} карта", "{n} карти", "{n} карт"))
    catalog.add("Wait …", "Чекайте ...")
    messages.write("uk", "some", [message for message in catalog if message.id])
    messages.main(["typeset", "uk"])
    once = language.catalogue_path("some", "uk").read_text(encoding="utf-8")
    assert "{n}\u00a0карти" in once and '"Чекайте…"' in once and "{n} card" in once
    messages.main(["typeset", "uk"])
    assert language.catalogue_path("some", "uk").read_text(encoding="utf-8") == once


def test_missing_and_obsolete_messages_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    source = tmp_path / "some.py"
    source.write_text('_("Wanted")\n_.plural("{n} thing", "{n} things", n)\n', encoding="utf-8")
    there = Catalog(locale="uk")
    there.add("Gone", "Нема")
    there.add("{n} thing", "{n} річ")
    monkeypatch.setattr(messages, "SOURCE", tmp_path)
    monkeypatch.setattr(messages, "domains", lambda: {"some": [source]})
    monkeypatch.setattr(messages, "catalogue", lambda _language, _domain: there)
    assert list(messages.check("uk")) == [
        "uk/some.po: missing: 'Wanted'",
        "uk/some.po: missing: ('{n} thing', '{n} things')",
        "uk/some.po: no longer wanted: 'Gone'",
        "uk/some.po: no longer wanted: '{n} thing'",
    ]


# ---------------------------------------------------------------- a language made up on the spot


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with a language in which every message is the English one in wide letters."""
    folder = tmp_path_factory.mktemp("locale")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(language, "LOCALE", folder)
        assert messages.main(["add", PSEUDO]) == 0
        for domain in messages.domains():
            catalog = messages.catalogue(PSEUDO, domain)
            for message in catalog:
                if message.id:
                    message.string = wide(message.id) if isinstance(message.id, str) else tuple(map(wide, message.id))
            with language.catalogue_path(domain, PSEUDO).open("wb") as file:
                write_po(file, catalog)
        assert messages.main(["typeset", PSEUDO]) == 0
        yield folder
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
    command = [sys.executable, str(ROOT / "tests" / "spoken.py"), game.name, PSEUDO]
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


def test_errors_are_told_in_messages_that_can_be_translated() -> None:
    kinds = {name for module in (errors, refusals) for name, kind in vars(module).items() if is_error(kind)}
    bare = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in kinds - {"Illegal", "Ambiguous"}:
                if node.args and isinstance(node.args[0], ast.Constant | ast.JoinedStr | ast.BinOp):
                    bare.append(f"{path.relative_to(SOURCE)}:{node.lineno}")
    assert bare == []


def test_every_message_stands_where_it_is_gathered() -> None:
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
