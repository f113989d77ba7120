"""Words for people, in their language: gettext catalogues, one per game and one for the rest.

Catalogues are kept as readable `.po` files and compiled in memory when a language is first asked for. English is the
source text itself and needs no catalogue. A game's catalogues are in its own folder; `LUDUS_LOCALE` names another
place for all of them, with a folder for each language.
"""

import gettext
import io
import os
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ludus.engine.typography import percent_sign, typeset

LUDUS = "ludus"  # the catalogue of everything that belongs to no game
OUR_LOCALE = Path(__file__).resolve().parents[1] / "locale"
LOCALE = Path(os.environ.get("LUDUS_LOCALE") or OUR_LOCALE)
SOURCE = "en"
WHOLE = "#,##0"  # the whole part of a number, in the language of patterns


class Words:
    """A translator for one catalogue and one language: `_("{name} builds {what}.", name=…, what=…)`."""

    def __init__(self, catalogue: gettext.NullTranslations, lang: str = SOURCE):
        self.catalogue = catalogue
        self.lang = lang

    def __call__(self, message: str, **values: object) -> str:
        return self._filled(self.catalogue.gettext(message), values)

    def plural(self, singular: str, plural: str, n: int, **values: object) -> str:
        """The form that fits the number: `_.plural("{n} card", "{n} cards", n)`."""
        return self._filled(self.catalogue.ngettext(singular, plural, abs(n)), {"n": signed(n), **values})

    def plural_context(self, context: str, singular: str, plural: str, n: int, **values: object) -> str:
        """`plural` where the grammatical case matters: "object" is what a verb acts on, «бере 1 карту»."""
        return self._filled(self.catalogue.npgettext(context, singular, plural, abs(n)), {"n": signed(n), **values})

    def context(self, context: str, message: str, **values: object) -> str:
        """A message whose meaning needs a hint for translators."""
        return self._filled(self.catalogue.pgettext(context, message), values)

    def _filled(self, text: str, values: dict[str, object]) -> str:
        """A message with its values; English is typeset here, translations are in their catalogues."""
        text = typeset(text, SOURCE) if self.lang == SOURCE else text
        return text.format(**values) if values else text

    def each_in(self, context: str, *messages: str) -> tuple[str, ...]:
        """Several messages of one context, such as all tribes in one grammatical case."""
        return tuple(self.context(context, message) for message in messages)

    def number(self, value: float, places: int = 0, min_places: int | None = None) -> str:
        """A number as the language writes it, 1234.5 as 1,234.5 or as 1 234,5, with so many decimal places."""
        from babel.numbers import format_decimal

        pattern = WHOLE + _fraction(places if min_places is None else min_places, places)
        return signed(format_decimal(round(value, 9), pattern, self.lang))

    def percent(self, value: float, places: int = 0) -> str:
        """A part of a whole, 0.5 as 50% or 50 %, as the language writes it."""
        return self.number(100 * value, places) + percent_sign(self.lang)


def signed(number: object) -> str:
    """A number with a proper minus, "−12"; digits are not grouped."""
    return str(number).replace("-", "−")


def _fraction(min_places: int, most: int) -> str:
    """The decimal places of a pattern: those that are always written, then those that need not be."""
    return f".{'0' * min_places}{'#' * (most - min_places)}" if most else ""


class Named(NamedTuple):
    """A word of a catalogue that fills a message of another one, such as a game's title: translated along with it."""

    domain: str
    message: str

    def text(self, lang: str) -> str:
        return words(self.domain, lang)(self.message)


def N_(message: str) -> str:  # noqa: N802 - gettext's own name
    """Mark a message in a table for translation; the words are looked up where they are shown."""
    return message


@cache
def words(domain: str, lang: str = SOURCE) -> Words:
    """The translator for a catalogue (a game's name, or "ludus") and a language; unknown languages give English."""
    return Words(_catalogue(domain, lang), lang)


def languages() -> tuple[str, ...]:
    """English, and every language that has a folder of catalogues."""
    return (SOURCE, *sorted(path.parent.name for path in LOCALE.glob(f"*/{LUDUS}.po")))


@cache
def language_name(code: str) -> str:
    """A language as those who speak it call it."""
    from babel import Locale

    return str(Locale.parse(code).get_language_name(code)).capitalize()


def catalogue_path(domain: str, lang: str) -> Path:
    """Where a catalogue is kept, whether it exists or not."""
    if domain == LUDUS or LOCALE != OUR_LOCALE:
        return LOCALE / lang / f"{domain}.po"
    from ludus.games import find

    return find(domain).folder / "locale" / f"{lang}.po"


def _catalogue(domain: str, lang: str) -> gettext.NullTranslations:
    path = catalogue_path(domain, lang)
    if lang == SOURCE or not path.exists():
        return gettext.NullTranslations()
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    compiled = io.BytesIO()
    with path.open("rb") as file:
        write_mo(compiled, read_po(file, locale=lang))
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)
