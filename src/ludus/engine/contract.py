"""The contract of a game: every function the engine asks of a game's folder, documented once.

A game implements each protocol below in the module that its docstring names. Functions marked `optional` may be left
out; their body here is what then takes their place. Everything that must know which functions there are (loading,
warm-up, templates, docs/architecture.md) derives it from this file.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from ludus.engine.lessons import Lesson
    from ludus.engine.telling import Section
    from ludus.engine.view import View

Record: TypeAlias = Any  # one game, or one seat of it: typed by the compiler, not by the checker
Int: TypeAlias = int | np.int64  # kernels pass their own integers on to each other
Actions: TypeAlias = NDArray[np.int16]
Ranks: TypeAlias = NDArray[np.int16]
Config: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float32]
Function = TypeVar("Function", bound=Callable[..., object])

MAX_SEATS = 8  # more than any game has
OPTIONAL: dict[str, str] = {}  # optional functions, and the function that takes their place ("" for the body here)


def optional(instead: str = "") -> Callable[[Function], Function]:
    """Mark a function a game may leave out; another one, or the body given here, takes its place."""

    def mark(function: Function) -> Function:
        OPTIONAL[function.__name__] = instead
        return function

    return mark


class Rules(Protocol):
    """Module `rules`: the rules themselves, as kernels. `s` is one record, `s.seats[seat]` one seat's part of it."""

    @staticmethod
    def start(s: Record, seed: Int, config: Config) -> None:
        """Set up a fresh game in `s`, whatever was in it before. `config`: player count, then the options in order."""

    @staticmethod
    def active(s: Record) -> int:
        """Bit mask of the seats that may act now; 0 only when finished. In a view: those the viewer may know of."""
        ...

    @staticmethod
    def legal(s: Record, seat: Int, actions: Actions) -> int:
        """Write the seat's legal action numbers in ascending order; return how many. Works on a view too."""
        ...

    @staticmethod
    def step(s: Record, seat: Int, action: Int) -> None:
        """Play a legal action; never checks."""

    @staticmethod
    def finished(s: Record) -> bool:
        """Whether the game is over."""
        ...

    @staticmethod
    def points(s: Record, seat: Int) -> int:
        """The seat's points at this moment (the public ones, in somebody else's view)."""
        ...

    @staticmethod
    def standing(s: Record, ranks: Ranks) -> None:
        """Write the rank of every seat: 1 for the best, ties share a rank."""

    @staticmethod
    def secret(s: Record, seat: Int, action: Int) -> bool:
        """Whether, before this step, the action is to be shown to nobody but the seat itself."""
        ...

    @staticmethod
    @optional()
    def situation(s: Record) -> int:
        """A small number for the kind of decision that is open, so that a GPU can sort games by it; -1: unknown."""
        return -1

    @staticmethod
    @optional()
    def course(s: Record, seat: Int, action: Int) -> int:
        """A small number for the path a step will take through the rules, for sorting before it; -1: unknown."""
        return -1


class Views(Protocol):
    """Module `view`: what a seat may know, and what it may imagine."""

    @staticmethod
    def look(s: Record, seat: Int, out: Record) -> None:
        """Copy what `seat` may know into the zeroed record `out`; seat -1 is a spectator. Never the generator."""

    @staticmethod
    def redeal(s: Record, seat: Int, seed: Int) -> None:
        """Turn a view of `seat` into a complete game: all that is unknown drawn anew, consistent with what is known."""


class Observations(Protocol):
    """Module `features`: numbers for learners. The module also states how many there are, as `FEATURES`."""

    @staticmethod
    def features(s: Record, seat: Int, out: Floats) -> None:
        """Write what the seat may know as numbers of about the size of 1."""


class Heuristics(Protocol):
    """Module `greedy`: how to play sensibly without search, from what the seat may know."""

    @staticmethod
    def greedy(s: Record, seat: Int, actions: Actions, count: Int) -> int:
        """A sensible action among the first `count` of the legal ones."""
        ...

    @staticmethod
    def value(s: Record, seat: Int) -> float:
        """Evaluation: how well the seat stands, from 0 to 1, for search that stops early."""
        ...

    @staticmethod
    @optional(instead="greedy")
    def expert(s: Record, seat: Int, actions: Actions, count: Int) -> int:
        """A stronger heuristic, where a game has one. The strongest bot weighs both; it expects others to be greedy."""
        ...


class Kernels(Rules, Views, Observations, Heuristics, Protocol):
    """Every kernel of a game. Called from Python with `games[i]`, a record of an array."""


class Text(Protocol):
    """Module `text`: the game in words, in the reader's language, made from the reader's view alone."""

    @staticmethod
    def describe(action: int, view: View, lang: str) -> str:
        """What an action does, as a short phrase: "Build the large hotel"."""
        ...

    @staticmethod
    def why_not(view: View, seat: int, action: int, lang: str) -> list[str]:
        """Every reason why an action is not legal now, as short phrases; empty if it is legal."""
        ...

    @staticmethod
    def narrate(before: View, seat: int, action: int, after: View, lang: str) -> str:
        """What happened, as a sentence; `before` and `after` are the reader's own views."""
        ...

    @staticmethod
    def question(view: View, lang: str) -> str:
        """What this seat has to decide now, or what everybody waits for."""
        ...

    @staticmethod
    def tell(view: View, lang: str, of: int | None = None) -> list[Section]:
        """The whole table as titled sections; `of` names the seat whose board is meant, where each has its own."""
        ...

    @staticmethod
    def breakdown(view: View, seat: int, lang: str) -> list[tuple[str, int]]:
        """The seat's score as (label, points)."""
        ...

    @staticmethod
    def report(view: View, seat: int) -> dict[str, int]:
        """What the seat did, as name → number, for statistics."""
        ...

    @staticmethod
    def reported(lang: str) -> dict[str, str]:
        """What the names of `report` are called."""
        ...

    @staticmethod
    @optional()
    def narrate_secret(before: View, after: View, lang: str) -> str:
        """What others may learn when a secret action has visible consequences, without who did what; "" if nothing."""
        return ""

    @staticmethod
    @optional()
    def shows_points(view: View, seat: int) -> bool:
        """Whether this viewer is shown a seat's points now, in games that may keep them hidden."""
        return True

    @staticmethod
    @optional()
    def is_pass(action: int) -> bool:
        """Whether an action only declines to react to another player; such a question has a short clock."""
        return False


class Board(Protocol):
    """Module `board`: the game as a picture."""

    @staticmethod
    def draw(view: View, lang: str, of: int | None = None) -> str:
        """An SVG, a pure function, with `tell` in its `<desc>`; what can be pressed is marked `data-target="NAME"`."""
        ...

    @staticmethod
    def target(action: int) -> str:
        """The name of the drawn thing an action belongs to; "" for one that has a button only."""
        ...


class Guide(Protocol):
    """Module `guide`: what a first game explains, and when."""

    LESSONS: Sequence[Lesson]


KERNEL_MODULES: Mapping[str, type] = {"rules": Rules, "view": Views, "features": Observations, "greedy": Heuristics}


def functions(contract: type) -> dict[str, Callable[..., object]]:
    """The functions of a protocol by name, in the order of this file, those it inherits included."""
    found: dict[str, Callable[..., object]] = {}
    for part in (*contract.__bases__, contract):
        found |= {name: member.__func__ for name, member in vars(part).items() if isinstance(member, staticmethod)}
    return found


def implementation(contract: type, module: ModuleType) -> dict[str, Callable[..., object]]:
    """A game's functions by name, with the contract's own for optional ones that the module does not define."""
    found: dict[str, Callable[..., object]] = {}
    for name, declared in functions(contract).items():
        if name in vars(module):
            found[name] = vars(module)[name]
        elif name in OPTIONAL:
            found[name] = found[OPTIONAL[name]] if OPTIONAL[name] else declared
        else:
            raise ImportError(f"{module.__name__} must define {name}{inspect.signature(declared)}: {declared.__doc__}")
    return found
