"""A game: what its folder says about itself, and where its rules, words and pictures are found.

A `Game` is light: it is made without importing Numba, so that listing games and reading help stay instant. Its kernels,
words and pictures are loaded when first asked for.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

from ludus.engine.errors import WrongOption
from ludus.engine.language import N_, SOURCE, Named
from ludus.engine.options import Option

if TYPE_CHECKING:
    import numpy as np

    from ludus.engine.contract import Board, Guide, Kernels, Record, Text
    from ludus.engine.match import Match
    from ludus.engine.view import View


def game_of(package: str) -> Game:
    """The game of a package, wherever that is installed."""
    game: Game = vars(importlib.import_module(package))["GAME"]
    return game


def any_options(_config: Sequence[int]) -> None:
    """Most games can be played with every combination of their options."""


@dataclass(frozen=True)
class Game:
    """One game: its name, its table options, and the package its rules, words and pictures live in."""

    name: str  # as on the command line, with hyphens
    title: str  # as on pages, in English; translated by the game's own catalogue
    package: str  # where its modules are, dotted
    version: int  # changes whenever the same log would play differently
    min_players: int
    max_players: int
    env_version: int = 0  # of its environments: changes with observations, actions, rewards, rules and heuristics
    unkeyed: tuple[int, ...] = ()  # versions before, alike but for their chance: it had no key
    simultaneous: bool = False  # whether everybody decides at the same time, throughout the game
    expand_after: int = 0  # visits before search expands a node: more where luck rules
    options: tuple[Option, ...] = ()
    check: Callable[[Sequence[int]], None] = any_options  # refuses combinations of options; see `config`

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """Other processes import the game again: compiled rules cannot be sent to them."""
        return game_of, (self.package,)

    def supports(self, version: int) -> bool:
        """Whether matches of a version of the rules can be replayed and played on."""
        return version in (self.version, *self.unkeyed)

    def checked_version(self, version: object) -> int:
        """A version of the rules, as a number or in a log's words, if it is supported."""
        number = int(str(version)) if str(version).isdecimal() else -1
        if not self.supports(number):
            message = N_("This match was played with version {theirs} of the rules; this is version {ours}.")
            raise WrongOption(message, theirs=version, ours=self.version)
        return number

    @property
    def players(self) -> range:
        return range(self.min_players, self.max_players + 1)

    @property
    def domain(self) -> str:
        """The game's own message catalogue."""
        return self.name

    @cached_property
    def folder(self) -> Path:
        return Path(self.module("__init__").__file__ or "").parent

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
        return frozenset(self.module("actions").PARTIAL)

    @cached_property
    def max_legal(self) -> int:
        """The most legal actions a seat can ever have at once."""
        return int(self.module("actions").MAX_LEGAL)

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        return {words: number for number, words in enumerate(self.words)}

    @cached_property
    def kernels(self) -> Kernels:
        """The game's rules as kernels, called from Python with `games[i]`."""
        from ludus.engine.loading import first_kernels

        return first_kernels(self)

    @cached_property
    def text(self) -> Text:
        from ludus.engine.contract import Text, implementation

        return cast(Text, SimpleNamespace(**implementation(Text, self.module("text"))))

    @cached_property
    def board(self) -> Board:
        from ludus.engine.contract import Board, implementation

        return cast(Board, SimpleNamespace(**implementation(Board, self.module("board"))))

    @property
    def feature_names(self) -> Sequence[str]:
        """What each number of an observation is."""
        names: Sequence[str] = self.module("feature_names").NAMES
        return names

    @property
    def guide(self) -> Guide:
        return cast("Guide", self.module("guide"))

    def legal_numbers(self, s: Record, seat: int) -> tuple[int, ...]:
        """The legal actions of a seat, in ascending order."""
        import numpy as np

        actions = np.empty(self.max_legal, np.int16)
        return tuple(actions[: self.kernels.legal(s, seat, actions)].tolist())

    def is_noticed(self, before: View, after: View) -> bool:
        """Whether somebody who may not know of a secret action can see a consequence of it."""
        from ludus.engine import contract

        if before.records.tobytes() == after.records.tobytes():
            return False
        if self.text.narrate_secret is contract.Text.narrate_secret:  # the game does not say: better once too often
            return True
        asked: list[object] = [(view.active(), self.text.question(view, SOURCE)) for view in (before, after)]
        return asked[0] != asked[1] or bool(self.text.narrate_secret(before, after, SOURCE))

    def config(self, players: int, given: Mapping[str, object], bots_only: bool = False) -> tuple[int, ...]:
        """The numbers `lay_out` takes: the player count, then every option in its declared order."""
        title = Named(self.domain, self.title)
        if players not in self.players:
            message = N_("{title} is for {fewest} to {most} players, not {players}.")
            raise WrongOption(message, title=title, fewest=self.min_players, most=self.max_players, players=players)
        known = [option.name for option in self.options]
        for name in given:
            if name not in known:
                message = N_("{title} has no option {name}; its options are: {known}.")
                raise WrongOption(message, title=title, name=name, known=", ".join(known))
        values = [given.get(option.name, option.default_for(bots_only)) for option in self.options]
        numbers = (players, *(option.number(value) for option, value in zip(self.options, values, strict=True)))
        self.check(numbers)
        return numbers

    def values(self, config: Sequence[int]) -> dict[str, str | int]:
        """Every option of a table by name, from the numbers `lay_out` takes."""
        return {option.name: option.value(number) for option, number in zip(self.options, config[1:], strict=True)}

    def new(self, players: int | None = None, seed: int | None = None, **options: object) -> Match:
        """Sit down to a new match."""
        from ludus.engine.match import Match

        return Match.new(self, self.min_players if players is None else players, seed, options)
