"""The kernels of a game: its rules, what a seat may know, numbers for learners, and heuristics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from ludus.engine.contract.arguments import Actions, Config, Floats, Int, Ranks, Record
from ludus.engine.contract.functions import optional


class Rules(Protocol):
    """Module `rules`: the rules themselves, as kernels. `s` is one record, `s.seats[seat]` one seat's part of it."""

    @staticmethod
    def lay_out(s: Record, config: Config) -> None:
        """Make `s` a game of which nothing has been drawn yet, whatever was in it before but its chance, which stays.
        The same for the same `config` (player count, then the options in order), so that a GPU may copy the result."""

    @staticmethod
    def deal(s: Record) -> None:
        """Draw all that chance decides before the first decision; the chance of `s` is already new."""

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
        """A small number for the kind of decision that is open, if finding legal actions differs so much between kinds
        that a GPU is to sort games by it first; -1: it need not, in any game."""
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
        """Copy what `seat` may know into the zeroed record `out`; seat -1 is a spectator. Never its chance."""

    @staticmethod
    def redeal(s: Record, seat: Int, seed: Int) -> None:
        """Turn a view of `seat` into a complete game: draw all that is unknown, consistent with what is known."""


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

    @staticmethod
    @optional()
    def sensible(s: Record, seat: Int, actions: Actions, count: Int) -> int:
        """Move to the front, in order, those of the first `count` legal actions that are not plainly pointless; return
        how many, at least one. A tree search weighs these only, and bots slip into no other; what `greedy` and `expert`
        choose is always one of them."""
        return int(count)


class Kernels(Rules, Views, Observations, Heuristics, Protocol):
    """Every kernel of a game. Called from Python with `games[i]`, a record of an array."""


KERNEL_MODULES: Mapping[str, type] = {"rules": Rules, "view": Views, "features": Observations, "greedy": Heuristics}
