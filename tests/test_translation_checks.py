"""What a check of the catalogues finds: translations that are faulty, doubtful, misprinted, missing or obsolete."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from ludus.engine import errors, language
from ludus.games import games

messages = import_module("messages")
faults = import_module("faults")
typography = import_module("typography")


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
