"""Small parts of speech that every game's sentences share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ludus.engine.language import LUDUS, words

if TYPE_CHECKING:
    from ludus.engine.view import View


def player_name(view: View, seat: int, lang: str) -> str:
    """What a seat is called at this table, as the subject of a sentence: a name, or "Player 3"."""
    _ = words(LUDUS, lang)
    named = view.names[seat] if seat < len(view.names) else ""
    return named or _("Player {n}", n=seat + 1)


def listed(parts: Iterable[str], lang: str) -> str:
    """Things in a row: "1 brick, 2 food"; "nothing" if there are none."""
    _ = words(LUDUS, lang)
    return ", ".join(parts) or _("nothing")


def joined(parts: Iterable[str], lang: str) -> str:
    """Things in a sentence: "3 sestertii, 1 brick and 1 wine"."""
    _ = words(LUDUS, lang)
    *first, last = list(parts) or [_("nothing")]
    return _("{first} and {last}", first=", ".join(first), last=last) if first else last


def either(parts: Iterable[str], lang: str) -> str:
    """A choice in a sentence: "a city, a fortress or an army"."""
    _ = words(LUDUS, lang)
    *first, last = list(parts) or [_("nothing")]
    return _("{first} or {last}", first=", ".join(first), last=last) if first else last


def sentence(text: str) -> str:
    """A phrase with a capital at its beginning."""
    return text[:1].upper() + text[1:]
