"""What a game says of itself that has no translation."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from gettext import NullTranslations

from ludus.engine.game import Game
from ludus.engine.language import SOURCE, Words, language_name, languages, words


class Untranslated(UserWarning):
    """Something of a game is shown in English to readers of another language."""


class Misses(NullTranslations):
    """The last place to look for a message: notes that it was not found before."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: list[str] = []

    def gettext(self, message: str) -> str:
        self.messages.append(message)
        return message


def untranslated(game: Game) -> Iterator[str]:
    """One line for each language that lacks something: the summary, or titles, options and lessons."""
    for lang in languages():
        if lang == SOURCE:
            continue
        if not (game.folder / f"summary.{lang}.md").exists():
            yield f"{game.name} has no summary.{lang}.md ({language_name(lang)})"
        misses, catalogue = Misses(), copy.copy(words(game.domain, lang).catalogue)
        catalogue.add_fallback(misses)
        _ = Words(catalogue, lang)
        for message in own_words(game):
            _(message)
        if misses.messages:
            yield f"{game.name} has no {language_name(lang)} for: {'; '.join(misses.messages)}"


def own_words(game: Game) -> Iterator[str]:
    """The messages a game's tables hold."""
    yield game.title
    for option in game.options:
        yield from (message for message in (option.label, option.help) if message)
    yield from (lesson.text for lesson in game.guide.LESSONS)
