"""Who plays what: a game, its options, and a policy on every seat, checked before anything is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from ludus.bots import Budget, make
from ludus.engine.contract import Config
from ludus.engine.errors import LudusError, WrongOption
from ludus.engine.game import Game
from ludus.engine.gpu.toolkit import toolkit
from ludus.engine.language import N_, Named
from ludus.engine.playouts import EXPERT, GREEDY, RANDOM
from ludus.games import find
from ludus.playing.workers import ray_cluster

COMPILED = {"random": RANDOM, "greedy": GREEDY, "expert": EXPERT}  # policies that need no Python
PLACES = ("core", "cores", "cuda", "ray")
BUDGET = Budget(iterations=200)  # for bots that search


@dataclass(frozen=True)
class Table:
    """A table that games can be played at; light enough to be sent to other processes."""

    game: Game
    numbers: tuple[int, ...]  # as `lay_out` takes them: the player count, then the options
    policies: tuple[str, ...]  # by seat
    budget: Budget

    @property
    def players(self) -> int:
        return self.numbers[0]

    @property
    def config(self) -> Config:
        return np.array(self.numbers, np.int64)

    @property
    def is_compiled(self) -> bool:
        """Whether whole games can be played without Python."""
        return set(self.policies) <= set(COMPILED)

    @property
    def policy_numbers(self) -> Config:
        return np.array([COMPILED[name] for name in self.policies], np.int64)


def set_table(
    game: Game | str,
    policies: str | Sequence[str],
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    budget: Budget | None = None,
) -> Table:
    """A table for bots only, where an option may have another default than for people (`Option.bot_default`)."""
    game = find(game) if isinstance(game, str) else game
    names = (policies,) if isinstance(policies, str) else tuple(policies)
    if players is None:
        players = len(names) if len(names) > 1 else game.min_players
    numbers = game.config(players, options or {}, bots_only=True)
    names = names * players if len(names) == 1 else names
    if len(names) != players:
        message = N_("The number of bots is {given}, but the number of seats is {players}; name one, or one per seat.")
        raise WrongOption(message, given=len(names), players=players)
    for name in set(names):
        check_policy(game, name)
    return Table(game, numbers, names, budget or BUDGET)


def check_policy(game: Game, name: str) -> None:
    make(name).close()  # refuses names that it does not know
    if name == "expert" and game.kernels.expert is game.kernels.greedy:
        raise WrongOption(
            N_("{title} has no bot expert; greedy is its only heuristic."), title=Named(game.domain, game.title)
        )


def check_place(table: Table, where: str) -> None:
    """Refuse places that there are not, here and now, or that cannot play what is asked for."""
    if where not in PLACES:
        message = N_("Games can be played on {places}, not on {where}.")
        raise WrongOption(message, places=", ".join(PLACES), where=where)
    if where == "cuda":
        others = [name for name in table.policies if name not in COMPILED]
        if others:
            message = N_("A GPU plays only {policies}, not {others}.")
            raise LudusError(message, policies=", ".join(COMPILED), others=", ".join(dict.fromkeys(others)))
        toolkit()
    if where == "ray":
        ray_cluster()
