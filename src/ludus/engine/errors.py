"""What can go wrong, in words for people. Every error loses nothing: the match is as it was before.

An error carries its message as a template with values, so that it can be read in any language (`text`); as a string it
is English with ordinary spaces. The names are what a person would say: an action is unreadable, illegal now, or
ambiguous.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludus.engine.language import N_, SOURCE, Named, Words, words
from ludus.engine.typography import NBSP


class LudusError(ValueError):
    """Anything a person or program asked for that cannot be; the message says what would be right."""

    def __init__(self, message: str, *, domain: str = "ludus", **values: object):
        self.message = message
        self.domain = domain  # the catalogue the message is in: a game's own, or that of the rest
        self.values = values
        super().__init__(self.text(SOURCE).replace(NBSP, " "))  # programs read this one

    def text(self, lang: str) -> str:
        _ = words(self.domain, lang)
        return _(self.message, **{name: _said(value, _) for name, value in self.values.items()})


def _said(value: object, _: Words) -> object:
    """What fills a message, as the reader's language writes it."""
    if isinstance(value, Named):
        return value.text(_.lang)
    return _.number(value, 3, min_places=0) if isinstance(value, float) else value


class WrongOption(LudusError):
    """A seed, player count or table option that the game does not have."""


class DamagedLog(LudusError):
    """A saved match that cannot be read or does not replay."""


class Unreadable(LudusError):
    """Words or a number that name no action of the game."""


class Illegal(LudusError):
    """An action of the game that cannot be done now, with every reason."""

    def __init__(self, action: str, reasons: Sequence[str]):
        self.action = action
        self.reasons = tuple(reasons)
        super().__init__(N_("{action} is not possible now: {reasons}."), action=action, reasons="; ".join(reasons))


class Ambiguous(LudusError):
    """Words that could mean several actions that are legal now."""

    def __init__(self, action: str, candidates: Sequence[str]):
        self.action = action
        self.candidates = tuple(candidates)
        listed = ", ".join(self.candidates)
        super().__init__(N_("{action} could mean: {candidates}."), action=action, candidates=listed)


class NoUndo(LudusError):
    """A step back that would take back what somebody has already seen."""
