"""What all commands share: the language, the console, and a game's own options as flags."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console

from ludus.engine.errors import LudusError, WrongOption
from ludus.engine.game import Game
from ludus.engine.language import N_, SOURCE, languages, words

if TYPE_CHECKING:
    from rich.progress import Progress

OWN_OPTIONS = {
    "allow_extra_args": True,
    "ignore_unknown_options": True,
}  # a game's options are flags: --difficulty hard


def chosen_language(arguments: Sequence[str]) -> str:
    """The language of `--language`, else of the environment; help texts need it before any argument is parsed."""
    asked = ""
    for position, word in enumerate(arguments):
        if word == "--language" and position + 1 < len(arguments):
            asked = arguments[position + 1]
        elif word.startswith("--language="):
            asked = word.partition("=")[2]
    for code in (asked, *(os.environ.get(name, "") for name in ("LUDUS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))):
        if code[:2] in languages():
            return code[:2]
    return SOURCE


LANG = chosen_language(sys.argv)
_ = words("ludus", LANG)
console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)  # also for progress, so that standard output stays clean for data


def complain(message: str) -> None:
    """One line on standard error."""
    errors.print(f"[bold red]✗[/] {message}", soft_wrap=True)


def error_text(error: LudusError | OSError) -> str:
    """What went wrong, in the language; the system's own words for files that cannot be opened are English."""
    if isinstance(error, LudusError):
        return error.text(LANG)
    return _("Cannot open {path}. Check the path and your write permission.", path=error.filename)


def check_language(code: str | None) -> None:
    if code and code[:2] not in languages():
        raise WrongOption(N_("Unknown language {code}. Available: {known}."), code=code, known=", ".join(languages()))


def own_options(arguments: Sequence[str]) -> dict[str, object]:
    """A game's own options from what is left of the command line: `--difficulty hard` or `--difficulty=hard`."""
    found: dict[str, object] = {}
    rest = list(arguments)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--"):
            raise LudusError(N_("Unrecognised argument {word}; write options as --name value."), word=repr(word))
        name, equals, value = word[2:].partition("=")
        if not equals:
            if not rest or rest[0].startswith("--"):
                raise WrongOption(N_("Option {name} needs a value: --{name} VALUE."), name=name)
            value = rest.pop(0)
        found[name.replace("-", "_")] = value
    return found


def progress() -> Progress:
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    return Bar(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
    )


def title_of(game: Game) -> str:
    return words(game.domain, LANG)(game.title)
