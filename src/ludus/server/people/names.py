"""What people and bots are called."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Collection

from ludus.engine.language import N_
from ludus.server.refusals import Refused

LONGEST_NAME = 24
LONGEST_CHAT = 500
LONGEST_REASON = 200

# Suggested to people who have not chosen a name yet; names of the ancient world need no translation.
SUGGESTED = tuple(
    """
    Aelia Aulus Claudia Decimus Fabia Flavius Gaius Hortensia Julia Livia
    Lucius Marcus Octavia Publius Quintus Sabina Septimia Tiberius Titus Valeria
    """.split()  # noqa: SIM905 - a list of quoted words would take twenty lines
)
BOT_NAMES = {"random": "Fortuna", "greedy": "Avarus"}
NUMERALS = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")


def suggested_names(count: int, taken: Collection[str] = ()) -> list[str]:
    """Different names for some people who have not chosen any yet; none of those that are taken, as far as they go."""
    free = [name for name in SUGGESTED if name not in taken] or list(SUGGESTED)
    return secrets.SystemRandom().sample(free, min(count, len(free)))


def told_apart(name: str, taken: Collection[str]) -> str:
    """A name that nobody else at a table has: with a numeral, like that of a Roman emperor, if need be."""
    numbered = (f"{name[: LONGEST_NAME - len(numeral)].rstrip()}{numeral}" for numeral in NUMERALS)
    return next((one for one in numbered if one not in taken), name)


def one_line(text: str) -> str:
    """Text as one line without control characters, so that nobody can disturb how others see the page."""
    kept = (" " if char.isspace() else char for char in text if char.isspace() or unicodedata.category(char)[0] != "C")
    return " ".join("".join(kept).split())


def checked_name(name: str) -> str:
    name = one_line(name)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused(N_("A name must have 1 to {most} characters."), most=LONGEST_NAME)
    return name


def checked_chat(text: str) -> str:
    text = one_line(text)
    if not 1 <= len(text) <= LONGEST_CHAT:
        raise Refused(N_("A message must have 1 to {most} characters."), most=LONGEST_CHAT)
    return text


def checked_reason(text: str) -> str:
    text = one_line(text)
    if not 1 <= len(text) <= LONGEST_REASON:
        raise Refused(N_("A reason must have 1 to {most} characters."), most=LONGEST_REASON)
    return text


def bot_name(level: str) -> str:
    """What a bot of a level is called. All are Latin: chance itself, a miser, and the ranks of a legion."""
    return BOT_NAMES.get(level, level.capitalize())


def bot_names(levels: list[str]) -> list[str]:
    """Names for some bots of a table; bots of one level are distinguished by numerals."""
    return [bot_name(level) + NUMERALS[levels[:n].count(level)] for n, level in enumerate(levels)]
