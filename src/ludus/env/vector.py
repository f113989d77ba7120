"""Thousands of games at once on flat buffers, on one core, on all cores or on a GPU."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ludus.engine.game import Game
from ludus.engine.seeding import checked_seed
from ludus.env.buffers import Array, Buffers, gather, layout
from ludus.env.cores import Cores
from ludus.env.opponents import CALLER, Opponent, seat_opponents
from ludus.games import find
from ludus.playing.table import COMPILED

REWARDS = ("points", "victory")
PLACES = ("core", "cores", "cuda")


class VectorEnv:
    """Many games, a step at a time: `step` plays one action in each of them and fills the buffers with what came of it.

    A game that ends is replaced at once: its row of `dones` is true, `results` has its points, and the observation is
    the first one of the next game. With `auto_reset=False` it stays, and nothing is legal in it any more.

    The k-th game at place n is dealt from `seed + n + k * games`, so the same actions give the same games wherever they
    are played. Seats without an opponent are the caller's; where several are, `seats` says for whom to decide.
    Rewards are points made ("points"), or 1 for victory and -1 / (players - 1) for defeat ("victory").
    """

    def __init__(
        self,
        game: Game | str,
        games: int = 1024,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        opponents: Opponent | Sequence[Opponent] = None,
        *,
        reward: str | None = None,
        where: str = "core",
        workers: int | None = None,
        auto_reset: bool = True,
        buffers: Mapping[str, Array] | None = None,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.players = self.game.min_players if players is None else players
        config = self.game.config(self.players, options or {}, bots_only=True)
        if opponents is None:
            opponents = (None,) * self.players
        self.opponents = seat_opponents(self.game, self.players, opponents)
        self.reward = reward or default_reward(self.players)
        check_choice("reward", self.reward, REWARDS)
        check_choice("where", where, PLACES)
        self.games, self.auto_reset, self.where = games, auto_reset, where
        if games < 1:
            raise ValueError(f"games is a whole number from 1, not {games}.")
        workers = 1 if where == "core" else workers or os.cpu_count() or 1
        self.backend: Any = make_backend(self.game, where, workers, self.opponents.alone)
        arrays = gather(layout(self.game, games, self.players), buffers or {}, self.backend.make, self.backend.take)
        self.records = self.backend.records(games)
        self.buffers = Buffers(
            **arrays,
            config=self.backend.copy(np.array(config, np.int64)),
            policies=self.backend.copy(self.opponents.array),
        )
        self.observations, self.masks, self.rewards = (
            self.buffers.observations,
            self.buffers.masks,
            self.buffers.rewards,
        )
        self.dones, self.seats, self.results = self.buffers.dones, self.buffers.seats, self.buffers.results
        self.random_actions, self.refused = self.buffers.random_actions, self.buffers.refused
        self.started = False

    def reset(self, seed: int = 0) -> Array:
        """Deal all games again, game n from seed + n; returns the observations."""
        checked_seed(checked_seed(seed) + self.games)
        self.backend.start(self.records, self.buffers, seed)
        self.started = True
        self._play_functions()
        self.backend.clear(self.buffers)
        return self.observations

    def step(self, actions: Array) -> tuple[Array, Array, Array]:
        """Play an action in every game (-1: none); returns observations, rewards and dones: the same buffers each time.

        An action that is not legal is not played; on a CPU that is an error, on a GPU see `refused`.
        """
        if not self.started:
            raise ValueError("Call reset before step.")
        self._act(actions, CALLER, fresh=True)
        if self.where != "cuda" and self.refused.any():
            self._refuse(actions)
        self._play_functions()
        return self.observations, self.rewards, self.dones

    def advise(self, policy: str = "greedy") -> Array:
        """What a compiled policy would do in every game: a teacher, or a measure. Returns the same array each time."""
        check_choice("policy", policy, tuple(COMPILED))
        self.backend.advise(self.records, self.buffers, COMPILED[policy])
        return self.buffers.advice

    def _act(self, actions: Array, turn: int, fresh: bool) -> None:
        chosen = self.backend.actions(actions)
        if chosen.shape != (self.games,):
            raise ValueError(f"step takes {self.games} actions, one for each game, not an array of {chosen.shape}.")
        self.backend.step(self.records, self.buffers, chosen, turn, self.reward == "points", self.auto_reset, fresh)

    def _play_functions(self) -> None:
        """Ask the functions among the opponents until every game waits for the caller."""
        changed = bool(self.opponents.functions)
        while changed:
            changed = False
            for number, seats, function in self.opponents.turns():
                if self.backend.awaits(self.buffers, seats):
                    self._act(function(self.observations, self.masks, self.seats), number, fresh=False)
                    changed = changed or bool(self.backend.host(self.buffers.changed).any())
                    if self.backend.host(self.refused).any():
                        raise ValueError(f"The opponent {function!r} chose an action that is not legal.")

    def _refuse(self, actions: Array) -> None:
        n = int(np.flatnonzero(self.refused)[0])
        action, seat = int(actions[n]), int(self.seats[n])
        named = f" ({self.game.words[action]})" if 0 <= action < len(self.game.words) else ""
        raise ValueError(
            f"Action {action}{named} is not legal for seat {seat} in game {n}: choose one that `masks` allows. "
            f"Such actions were refused in {int(self.refused.sum())} of {self.games} games, which stay as they were."
        )

    def close(self) -> None:
        self.backend.close()


def default_reward(players: int) -> str:
    return "points" if players == 1 else "victory"


def check_choice(name: str, value: str, choices: Sequence[str]) -> None:
    if value not in choices:
        raise ValueError(f"{name} is one of {', '.join(choices)}, not {value!r}.")


def make_backend(game: Game, where: str, workers: int, alone: bool) -> Any:
    if where == "cuda":
        from ludus.env.gpu import Gpu

        return Gpu(game, alone)
    return Cores(game, workers)
