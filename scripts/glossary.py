"""Writes docs/glossary.md: the terms of every game in every language, from the games' names and the catalogues.

python scripts/glossary.py
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import messages
from babel.messages.catalog import Message
from faults import placeholders

from ludus.engine.game import Game
from ludus.engine.language import Words, language_name, languages, words
from ludus.engine.typography import NBSP
from ludus.games import games

PAGE = Path(__file__).resolve().parents[1] / "docs" / "glossary.md"
ARTICLES = re.compile(r"\b(a|an|the)\b", re.IGNORECASE)  # phrases have them, terms do not
MAX_WORDS = 4
SHORT = re.compile(r"{n}( (?!short\b)[A-Za-z]+){1,3}")
COUNTS = (1, 2, 5)  # with these numbers every form of a word is seen in the languages there are
ORDER = ("en", "uk", "pl", "ru")
# Terms that stand on boards and in sentences only, besides those in `names.py`.
MORE = {
    "hadrians-wall": (
        "resource production",
        "Training grounds",
        "forum",
        "disdain",
        "favour",
        "diplomat",
        "scouts",
        "cohorts",
        "different goods",
        "small granary",
        "pieces",
        "Prospect",
        "This year's path",
        "the Fate deck",
        "legate of the legion (legatus legionis)",
    ),
    "concordia": ("Cards for sale", "Provinces", "Intermediate scoring", "any 1 good"),
    "age-of-heroes": ("The fair", "CLAIM", "Battle", "Tribes", "your special resource"),
}
HEAD = """# Glossary

The words of each game in every language. Where a rulebook exists in a language, its terms are used: Hadrian's Wall in
Ukrainian and Polish, Concordia in Ukrainian, Age of Heroes in Russian. Elsewhere the words are of the same family. This
page is written by `python scripts/glossary.py` from the games' names and the catalogues.
"""


def page() -> str:
    return "\n".join([HEAD, *(section(game) for game in games())])


def section(game: Game) -> str:
    """One game's terms as a table, with a column for each language."""
    codes = sorted(languages(), key=lambda code: (*ORDER, code).index(code))
    translators = [words(game.domain, code) for code in codes]
    rows = [[_(term) for _ in translators] for term in terms(game)]
    rows += [[counted(_, *forms) for _ in translators] for forms in countable(game)]
    lines = [[language_name(code) for code in codes], ["---"] * len(codes), *rows]
    return "\n".join([f"## {game.title}\n", *(f"| {' | '.join(line)} |" for line in lines), ""])


def counted(_: Words, singular: str, plural: str) -> str:
    """A thing with a few numbers, each form once."""
    forms: dict[str, str] = {}
    for n in COUNTS:
        said = _.plural(singular, plural, n).replace(NBSP, " ")
        forms.setdefault(said.replace(str(n), "", 1), said)
    return ", ".join(forms.values())


def countable(game: Game) -> Iterator[tuple[str, str]]:
    """The short messages that count something."""
    for message in messages.template(messages.domains()[game.domain]):
        if isinstance(message.id, tuple) and not message.context and placeholders(message.id[1]) == {"n"}:
            singular, plural = message.id
            if SHORT.fullmatch(plural):
                yield singular, plural


def terms(game: Game) -> Iterator[str]:
    """The title, the short names of the tables in their order, and what stands elsewhere; each once."""
    folder = messages.SOURCE / "games" / game.package.split(".")[-1]
    named = [str(message.id) for message in messages.template([folder / "names.py"]) if is_term(message)]
    yield from dict.fromkeys([game.title, *named, *MORE.get(game.name, ())])


def is_term(message: Message) -> bool:
    text = message.id
    if not text or not isinstance(text, str) or message.context:
        return False
    plain = text[0].isalpha() and not set(text) & set(".{-") and text != "nothing"
    return plain and len(text.split()) <= MAX_WORDS and not ARTICLES.search(text)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
