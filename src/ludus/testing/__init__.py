"""The conformance suite: whether a game keeps every promise of the contract, for authors of games and for Ludus itself.

    @pytest.mark.parametrize("check", checks(GAME), ids=str)
    def test_conformance(check):
        check()

`check_game(GAME)` runs everything at once. A broken promise raises an AssertionError that says which; translations
that are missing are warnings.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludus.engine.game import Game
from ludus.testing import contract, play, secrets, words
from ludus.testing.cases import Case, cases
from ludus.testing.translations import Untranslated

__all__ = ["Case", "Check", "Untranslated", "cases", "check_game", "checks"]

MODULES = (contract, play, secrets, words)  # every public function of these is a property of a game, or of a case


@dataclass(frozen=True)
class Check:
    """One property of one game, or of one of its cases; called, it raises if the property does not hold."""

    proves: Callable[[Any], None]
    of: Game | Case

    def __str__(self) -> str:
        return f"{self.proves.__name__}-{self.of.name if isinstance(self.of, Game) else self.of}"

    def __call__(self) -> None:
        try:
            with np.errstate(over="ignore"):  # generators are meant to wrap around where rules run interpreted
                self.proves(self.of)
        except Exception as error:
            error.add_note(f"{self}: {self.proves.__doc__}")
            raise


def checks(game: Game) -> list[Check]:
    """Every property, for the game or for each of its player counts and choices of options."""
    subjects: dict[str, list[Any]] = {"game": [game], "case": cases(game)}
    return [
        Check(proves, subject)
        for proves in properties()
        for subject in subjects[next(iter(inspect.signature(proves).parameters))]
    ]


def properties() -> list[Callable[[Any], None]]:
    """The functions of the suite, in the order in which they are written."""
    return [
        member
        for module in MODULES
        for name, member in vars(module).items()
        if inspect.isfunction(member) and member.__module__ == module.__name__ and not name.startswith("_")
    ]


def check_game(game: Game) -> None:
    """Run every check; the first broken promise raises."""
    for check in checks(game):
        check()
