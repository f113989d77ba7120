"""Bots: computer players. `make("greedy")` gives one; `names()` says which there are."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from ludus.bots.base import Advice, Bot, Budget
from ludus.bots.external import External
from ludus.bots.levels import LEVELS, THINKERS
from ludus.bots.simple import Expert, Greedy, Random
from ludus.engine.errors import LudusError
from ludus.engine.language import N_, words

if TYPE_CHECKING:
    from ludus.engine.game import Game

__all__ = ["Advice", "Bot", "Budget", "make", "names", "thinks_ahead", "warm_up"]

EXTERNAL = "external:"
WARM_UP_BUDGET = Budget(seconds=0.01, iterations=2)
BOTS: dict[str, tuple[Callable[[int], Bot], str]] = {
    "random": (Random, N_("picks any legal action at random")),
    "greedy": (Greedy, N_("follows a rule of thumb and does not think ahead")),
    **THINKERS,
}

UNLISTED: dict[str, Callable[[int], Bot]] = {"expert": Expert}  # for studies, not for company


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name. The same seed and the same positions give the same choices."""
    if name.startswith(EXTERNAL):
        return External(name.removeprefix(EXTERNAL))
    if name in BOTS:
        return BOTS[name][0](seed)
    if name in UNLISTED:
        return UNLISTED[name](seed)
    listed = ", ".join([*BOTS, *UNLISTED, f"{EXTERNAL}COMMAND"])
    raise LudusError(N_("Unknown bot {name}. Available: {bots}."), name=name, bots=listed)


def names(lang: str = "en") -> dict[str, str]:
    """The name of every bot that people play against, weakest first, with a line about it."""
    _ = words("ludus", lang)
    return {name: _(line) for name, (_make, line) in BOTS.items()}


def thinks_ahead(name: str) -> bool:
    """Whether a bot searches: only compiled rules are fast enough for that."""
    return name in LEVELS and LEVELS[name][0].simulations > 0


@cache
def warm_up(game: Game, players: int, name: str) -> None:
    """Have one of our own bots think for a moment, once in a process: what it needs is loaded then."""
    from ludus.engine.match import Match

    if not name.startswith(EXTERNAL):
        match = Match.new(game, players, seed=1)
        seat = match.active()[0]
        make(name).explain(match.view(seat), seat, WARM_UP_BUDGET)
