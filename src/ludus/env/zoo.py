"""Games as PettingZoo environments: one agent per seat, in turn or, where a game is simultaneous, all at once.

An observation is {"observation": features, "action_mask": legal actions}, as in PettingZoo's own board games.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ludus.engine.game import Game
from ludus.env.catalogue import word
from ludus.env.gym import ILLEGAL, LARGEST, observation_space
from ludus.env.single import SingleGame, in_words

Observation = dict[str, Any]
Options = Mapping[str, object] | None


class Seats:
    """What both kinds of environments share: the game, its agents and their spaces."""

    def __init__(self, game: Game | str, players: int | None, options: Options, reward: str | None, extra: int) -> None:
        self.table = SingleGame(game, players, options, reward)
        self.names = [f"seat_{seat}" for seat in range(self.table.players)]
        count = len(self.table.game.words) + extra
        seen, masks = observation_space(self.table.game), Box(0, 1, (count,), np.int8)
        self.observation_spaces = {name: Dict({"observation": seen, "action_mask": masks}) for name in self.names}
        self.action_spaces = {name: Discrete(count) for name in self.names}
        self.chance = np.random.default_rng()

    def start(self, seed: int | None) -> None:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.table.reset(int(self.chance.integers(LARGEST)))

    def metadata(self, parallel: bool) -> dict[str, Any]:
        game = self.table.game
        name = f"{word(game)}_v{game.env_version}"
        return {"name": name, "render_modes": ["ansi"], "is_parallelizable": parallel}

    def in_words(self) -> str:
        """The table in words, with everything that is public."""
        return in_words(self.table.game, self.table.record, -1, self.table.players)


class SeatedEnv:
    """What an environment answers from its `Seats`."""

    seats: Seats
    render_mode: str | None

    def sit(self, seats: Seats, parallel: bool, render_mode: str | None) -> None:
        self.seats, self.render_mode = seats, render_mode
        self.metadata = seats.metadata(parallel)
        self.possible_agents = list(seats.names)
        self.observation_spaces, self.action_spaces = seats.observation_spaces, seats.action_spaces

    def observation_space(self, agent: str) -> Dict:
        return self.seats.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.seats.action_spaces[agent]

    def render(self) -> str | None:
        return self.seats.in_words() if self.render_mode == "ansi" else None


class TurnEnv(SeatedEnv, AECEnv[str, Observation, int]):
    """Every game, a decision at a time; of seats that decide at the same time the first is asked first."""

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Options = None,
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.sit(Seats(game, players, options, reward, extra=0), parallel=False, render_mode=render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.seats.start(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        if not self.seats.table.over:
            self.agent_selection = self.possible_agents[self.seats.table.active()[0]]

    def observe(self, agent: str) -> Observation:
        seen, mask = self.seats.table.show(self.possible_agents.index(agent))
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still in the game and has to choose an action.")
        table = self.seats.table
        rewards = table.play(self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {name: float(reward) for name, reward in zip(self.possible_agents, rewards, strict=True)}
        self.terminations = dict.fromkeys(self.agents, table.over)
        self._select()
        self._accumulate_rewards()


class SimultaneousEnv(SeatedEnv, ParallelEnv[str, Observation, int]):
    """Simultaneous games: all agents act in every step. The last action is to wait, for those who have nothing to do.

    Actions are played in the order of seats. One that is not legal is a wait: so is one that somebody else's action in
    the same step has made illegal. After `max_cycles` steps the game is cut short.
    """

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Options = None,
        reward: str | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.sit(Seats(game, players, options, reward, extra=1), parallel=True, render_mode=render_mode)
        if not self.seats.table.game.simultaneous:
            raise ValueError(f"{self.seats.table.game.title} is played in turns: use its AEC environment.")
        self.max_cycles = max_cycles
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Any]]:
        self.seats.start(seed)
        self.agents, self.cycles = list(self.possible_agents), 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            seen, mask = self.seats.table.show(seat)
            found[agent] = {"observation": seen, "action_mask": np.append(mask, np.int8(not mask.any()))}
        return found

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        table, agents = self.seats.table, self.agents
        total = np.zeros(table.players)
        for seat, agent in enumerate(self.possible_agents):
            action = int(actions.get(agent, -1))
            mask = table.show(seat)[1]
            if 0 <= action < mask.size and mask[action]:
                total += table.play(seat, action)
        self.cycles += 1
        over = table.over
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        if over or cut:
            self.agents = []
        rewards = {agent: float(gained) for agent, gained in zip(self.possible_agents, total, strict=True)}
        infos: dict[str, Any] = {agent: {} for agent in agents}
        return self._observations(), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos


def aec(game: Game | str, **arguments: Any) -> AECEnv[str, Observation, int]:
    """The AEC environment of a game, with PettingZoo's usual wrappers: an illegal action ends the game for -1."""
    env: Any = TurnEnv(game, **arguments)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def parallel(game: Game | str, **arguments: Any) -> SimultaneousEnv:
    """The parallel environment of a simultaneous game."""
    return SimultaneousEnv(game, **arguments)
