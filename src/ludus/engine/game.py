"""The contract of a game: what a folder under `games/` says of itself, and where everything else is found.

A `Game` is light: it is made without importing Numba, so that listing games and reading help stay instant. Its kernels,
words and pictures are loaded when first asked for.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ludus.engine.errors import WrongOption
from ludus.engine.language import N_, SOURCE, Named
from ludus.engine.options import Option

if TYPE_CHECKING:
    import numpy as np

    from ludus.engine.match import Match
    from ludus.engine.view import View


@dataclass(frozen=True)
class Game:
    """One game: its name, its table options, and the package its rules, words and pictures live in."""

    name: str  # as on the command line, with hyphens
    title: str  # as on pages, in English; translated by the game's own catalogue
    package: str  # where its modules are, dotted
    version: int  # changes whenever the same log would play differently
    fewest: int
    most: int
    at_once: bool = False  # whether everybody decides at the same time, all along
    patience: int = 0  # how often search plays on from a decision before it looks at answers: more where luck rules
    options: tuple[Option, ...] = ()
    check: str = ""  # "module:function" that refuses combinations of options; see `config`

    @property
    def players(self) -> range:
        return range(self.fewest, self.most + 1)

    @property
    def domain(self) -> str:
        """The game's own message catalogue."""
        return self.name

    def module(self, name: str) -> ModuleType:
        return importlib.import_module(f"{self.package}.{name}")

    @cached_property
    def state(self) -> np.dtype[Any]:
        dtype: np.dtype[Any] = self.module("state").State
        return dtype

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The text form of every action, by number."""
        table: tuple[str, ...] = tuple(self.module("actions").WORDS)
        return table

    @cached_property
    def partial(self) -> frozenset[int]:
        """Actions whose words are only the beginning of a line; the next action of the same seat completes it."""
        return frozenset(getattr(self.module("actions"), "PARTIAL", ()))

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        return {words: number for number, words in enumerate(self.words)}

    @cached_property
    def kernels(self) -> Any:
        """The game's rules, callable from Python as `(games, index, ...)`; see `engine.crossing`."""
        from ludus.engine.crossings import cross

        return cross(self)

    @cached_property
    def text(self) -> Any:
        return self.module("text")

    @cached_property
    def board(self) -> Any:
        return self.module("board")

    def overheard(self, before: View, after: View, lang: str) -> str:
        """What others hear when a seat does something in secret: what came of it, or nothing where nothing did."""
        tell = getattr(self.text, "overheard", None)
        return str(tell(before, after, lang)) if tell else ""

    def notices(self, before: View, after: View) -> bool:
        """Whether somebody who is not told of a secret action can see that something came of it."""
        if before.records.tobytes() == after.records.tobytes():
            return False
        if not hasattr(self.text, "overheard"):
            return True
        asked: list[object] = [(view.active(), self.text.question(view, SOURCE)) for view in (before, after)]
        return asked[0] != asked[1] or bool(self.overheard(before, after, SOURCE))

    def shows_points(self, view: View, seat: int) -> bool:
        """Whether a viewer is to be shown a seat's points of the moment: always, where the game does not say."""
        ask = getattr(self.text, "shows_points", None)
        return bool(ask(view, seat)) if ask else True

    def lets_be(self, action: int) -> bool:
        """Whether an action does nothing but let be what somebody else does; where the game does not say, none does."""
        ask = getattr(self.text, "lets_be", None)
        return bool(ask(action)) if ask else False

    def config(self, players: int, given: Mapping[str, object]) -> tuple[int, ...]:
        """The numbers `start` takes: the player count, then every option in its declared order."""
        title = Named(self.domain, self.title)
        if players not in self.players:
            message = N_("{title} is for {fewest} to {most} players, not {players}.")
            raise WrongOption(message, title=title, fewest=self.fewest, most=self.most, players=players)
        known = [option.name for option in self.options]
        for name in given:
            if name not in known:
                message = N_("{title} has no option {name}; its options are: {known}.")
                raise WrongOption(message, title=title, name=name, known=", ".join(known))
        numbers = (players, *(option.number(given.get(option.name, option.default)) for option in self.options))
        if self.check:
            module, function = self.check.split(":")
            getattr(self.module(module), function)(numbers)
        return numbers

    def new(self, players: int | None = None, seed: int | None = None, **options: object) -> Match:
        """Sit down to a new match."""
        from ludus.engine.match import Match

        return Match.new(self, self.fewest if players is None else players, seed, options)
