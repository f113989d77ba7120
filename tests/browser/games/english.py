"""What a page says, and which of it is still in English.

A language that is not written in Latin letters gives itself away by any Latin word that is no name; the others by
words that are English and occur nowhere in what the language itself says.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from babel.messages.pofile import read_po

from ludus.bots import BOTS
from ludus.engine.language import LUDUS, SOURCE, catalogue_path, language_name, languages, words
from ludus.games import games
from ludus.server.people.names import BOT_NAMES, SUGGESTED

ROOT = Path(__file__).resolve().parents[3]
GAMES = ROOT / "src" / "ludus" / "games"
SPOKEN = re.compile(r"aria-label|title|placeholder|alt|data-say-.*|data-sure")  # attributes that people read or hear
SILENT = ("script", "style", "kbd")
VOID = ("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr")
SHORTEST = 3  # letters; shorter words are too often the same in two languages
WORD = re.compile(r"\w+(?:-\w+)*")
PAUSE = re.compile(r"\s*[:;,·]\s*")
OTHERS = [lang for lang in languages() if lang != SOURCE]
PEOPLE = ("Livia", "Aulus")  # who sits at the tables of these tests


def tokens(text: str) -> Iterator[str]:
    return (word for word in re.findall(r"\w+", text) if word.isalpha() and len(word) >= SHORTEST)


class Shown(HTMLParser):
    """Every text and every spoken name of a page, but for what is marked as being in another language."""

    def __init__(self, html: str, lang: str) -> None:
        super().__init__()
        self.lang = lang
        self.read: list[str] = []
        self.unread = [False]  # for every element we are in, whether it is to be left out
        self.feed(html)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        own = dict(attributes)
        hidden = self.unread[-1] or tag in SILENT or (own.get("lang") or self.lang) != self.lang
        if not hidden:
            self.read += [value for name, value in attributes if value and SPOKEN.fullmatch(name)]
        if tag not in VOID:
            self.unread.append(hidden)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.unread.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self.unread.pop()

    def handle_data(self, data: str) -> None:
        if not self.unread[-1] and data.strip():
            self.read.append(" ".join(data.split()))


@cache
def catalogues(lang: str) -> tuple[str, str]:
    """All that the messages say in English, and in a language."""
    english: list[str] = []
    said: list[str] = []
    for path in [catalogue_path(domain, lang) for domain in (LUDUS, *(game.domain for game in games()))]:
        with path.open("rb") as file:
            for message in read_po(file, locale=lang):
                english += [message.id] if isinstance(message.id, str) else message.id
                said += [message.string] if isinstance(message.string, str) else message.string or ()
    return " ".join(english), " ".join(said)


@cache
def names() -> frozenset[str]:
    """What is called the same in every language: places on maps, bots, people."""
    printed = [tomllib.loads(path.read_text(encoding="utf-8")) for path in GAMES.rglob("*.toml")]
    places = {word for word in tokens(" ".join(values(printed))) if word[0].isupper()}
    people = {*SUGGESTED, *BOT_NAMES.values(), *map(str.capitalize, BOTS), *PEOPLE, "Ludus", "SHA"}
    return frozenset({form for name in places | people for form in (name, name.upper(), name.capitalize())})


def values(table: object) -> Iterator[str]:
    """Every word in a table of components."""
    if isinstance(table, str):
        yield table
    elif isinstance(table, dict):
        yield from (text for part in table.items() for one in part for text in values(one))
    elif isinstance(table, list):
        yield from (text for one in table for text in values(one))


@cache
def own_words(lang: str) -> frozenset[str]:
    rules = " ".join(path.read_text(encoding="utf-8") for path in GAMES.glob(f"*/summary.{lang}.md"))
    return frozenset(word.lower() for word in tokens(f"{catalogues(lang)[1]} {rules}"))


@cache
def english_words(lang: str) -> frozenset[str]:
    """Words of our messages, rules and documents that the language does not have."""
    pages = [*GAMES.glob("*/summary.en.md"), ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    written = " ".join(path.read_text(encoding="utf-8") for path in pages if path.name != "glossary.md")
    known = own_words(lang) | {name.lower() for name in names()}
    return frozenset(word.lower() for word in tokens(f"{catalogues(lang)[0]} {written}")) - known


def in_latin_letters(lang: str) -> bool:
    return any(letter.isascii() for letter in language_name(lang))


def is_english(word: str, lang: str) -> bool:
    if not in_latin_letters(lang):
        return word.isascii() and word not in names() and word.lower() not in own_words(lang)
    return word.lower() in english_words(lang) and word not in names()


def option_values(lang: str) -> frozenset[str]:
    """The choices of options as programs write them, where people read something else."""
    return frozenset(
        choice
        for game in games()
        for option in game.options
        for choice in option.choices
        if words(game.domain, lang)(option.named(choice)) != choice
    )


@cache
def said_in_messages(lang: str) -> frozenset[str]:
    """Every word of the messages in a language; any language's catalogues have the English ones."""
    text = catalogues(OTHERS[0])[0] if lang == SOURCE else catalogues(lang)[1]
    return frozenset(WORD.findall(text.lower()))


def raw_values(texts: Iterable[str], lang: str) -> list[str]:
    """Texts that show an option's value as programs write it: by itself, after a colon or in a list; or anywhere, if
    it is no word of the language's own messages."""
    values = option_values(lang)
    foreign = values - said_in_messages(lang)
    return sorted({text for text in texts if values & set(PAUSE.split(text)) or foreign & set(WORD.findall(text))})


def left_in_english(texts: Iterable[str], lang: str) -> list[str]:
    return sorted({text for text in texts if any(is_english(word, lang) for word in tokens(text))})
