"""What can be wrong with one translation: it is missing, or its build does not fit the original's."""

from __future__ import annotations

import gettext
from collections.abc import Callable, Iterator
from string import Formatter

from babel.messages.catalog import Catalog, Message
from typography import misprints

PAUSES = ".:;,?!…"
COUNTS = range(1000)  # enough for every plural rule there is


def forms(text: str | tuple[str, ...] | list[str] | None) -> list[str]:
    """The forms of a message or of its translation: one, or as many as there are plurals."""
    return [text] if isinstance(text, str) else list(text or ())


def faults(message: Message, there: Message | None, catalog: Catalog, language: str) -> Iterator[str]:
    """What is wrong with the translation of one message."""
    if there is None:
        yield "missing"
        return
    strings = forms(there.string)
    if not strings or not all(strings):
        yield "not translated"
        return
    if there.fuzzy:
        yield "marked as fuzzy"
    original = forms(message.id)[-1]
    for form, string in enumerate(strings):
        yield from differences(original, string, may_omit_number(catalog, form) and not isinstance(message.id, str))
        yield from (f"{misprint} ({string})" for misprint in misprints(original, string, language))


def differences(original: str, string: str, number_is_clear: bool) -> Iterator[str]:
    """Where a translation's build does not fit the original's; the words are for people to judge."""
    try:
        names = placeholders(string)
    except ValueError:
        yield f"braces do not fit ({string})"
        return
    wanted = placeholders(original)
    if names != wanted and not (number_is_clear and names == wanted - {"n"}):
        yield f"placeholders differ ({string})"
    if string != string.strip() and original == original.strip():
        yield f"begins or ends with a space ({string})"
    if pause(string) != pause(original):
        yield f"ends differently ({string})"


def may_omit_number(catalog: Catalog, form: int) -> bool:
    """Whether a plural form is used for a single number, so that it may say "one card" without naming the number."""
    which: Callable[[int], int] = gettext.c2py(catalog.plural_expr)
    return sum(which(n) == form for n in COUNTS) == 1


def placeholders(text: str) -> set[str]:
    return {name for _text, name, _spec, _conversion in Formatter().parse(text) if name is not None}


def pause(text: str) -> str:
    return text[-1] if text[-1:] in PAUSES else ""
