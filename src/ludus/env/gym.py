"""Games as gymnasium environments: one seat is the agent's, the others belong to opponents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludus.engine.game import Game
from ludus.env.buffers import feature_count
from ludus.env.opponents import Opponent
from ludus.env.single import in_words
from ludus.env.vector import VectorEnv

BOUND = 16.0  # features are numbers of about 1; none comes near this
ILLEGAL = -1.0  # the reward of an action that is not legal; it changes nothing
LARGEST = 2**62  # of the seeds that environments draw for themselves
Numbers = NDArray[np.float32]
Info = dict[str, Any]


def observation_space(game: Game) -> Any:
    return Box(-BOUND, BOUND, (feature_count(game),), np.float32)


def one_caller(env: VectorEnv) -> int:
    """The agent's seat, of which there must be one."""
    callers = env.opponents.callers
    if len(callers) != 1:
        raise ValueError(f"A gymnasium environment has one agent: name opponents for all seats but one, not {callers}.")
    return callers[0]


class GymEnv(gymnasium.Env[Numbers, np.int64]):
    """One game. `info["action_mask"]` says what is legal; another action changes nothing and is rewarded with -1."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as gymnasium declares it

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        opponents: Opponent | Sequence[Opponent] = None,
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.games = VectorEnv(game, 1, players, options, opponents, reward=reward, auto_reset=False)
        self.seat = one_caller(self.games)
        self.action_space = Discrete(len(self.games.game.words))
        self.observation_space = observation_space(self.games.game)
        self.render_mode = render_mode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, Info]:
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(LARGEST)))
        return self.games.observations[0].copy(), self._info()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, Info]:
        legal = self.action_masks()[action]
        if legal:
            self.games.step(np.array([action]))
        reward = float(self.games.rewards[0, self.seat]) if legal else ILLEGAL
        return self.games.observations[0].copy(), reward, bool(self.games.dones[0]), False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, under the name that sb3-contrib asks for."""
        mask: NDArray[np.bool_] = self.games.masks[0]
        return mask

    def _info(self) -> Info:
        return {"action_mask": self.action_masks().astype(np.int8)}

    def render(self) -> str | None:
        """The table in words, as the agent's seat sees it."""
        if self.render_mode != "ansi":
            return None
        return in_words(self.games.game, self.games.records[0], self.seat, self.games.players)


class GymVectorEnv(gymnasium.vector.VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """Many games as one gymnasium vector environment; a game that ends is followed by the next in the same step.

    The arrays it returns are the buffers themselves, overwritten by every step. `info["action_mask"]` says what is
    legal; an action that is not is an error.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, num_envs: int = 1024, where: str = "cores", **arguments: Any) -> None:
        self.games = VectorEnv(games=num_envs, where=where, **arguments)
        self.seat = one_caller(self.games)
        self.num_envs = num_envs
        self.single_action_space = Discrete(len(self.games.game.words))
        self.single_observation_space = observation_space(self.games.game)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._truncations = np.zeros(num_envs, np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, Info]:
        super().reset(seed=seed)
        return self.games.reset(int(self.np_random.integers(LARGEST))), self._info()

    def step(self, actions: NDArray[np.int64]) -> tuple[Numbers, Any, Any, Any, Info]:
        observations, rewards, dones = self.games.step(actions)
        return observations, rewards[:, self.seat], dones, self._truncations, self._info()

    def _info(self) -> Info:
        return {"action_mask": self.games.masks, "points": self.games.results[:, self.seat]}

    def close_extras(self, **_kwargs: Any) -> None:
        self.games.close()
