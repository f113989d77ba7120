"""Gymnasium's own checker, unmodified, for every environment; and what the checker does not look at."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ludus.env
from ludus.env.catalogue import entries
from ludus.games import find

NAMES = [f"ludus/{entry.name}" for entry in entries()]
ENTRY = next(entry for entry in entries() if entry.players == 1)
SOLO = f"ludus/{ENTRY.name}"


IN_COMPANY = [
    (f"ludus/{entry.name}", {"players": players, "opponents": opponents})
    for entry in entries()
    if entry.players > 1
    for players, opponents in ((entry.game.min_players, "greedy"), (entry.game.max_players, "random"))
    if players > 1
]


@pytest.mark.parametrize("name", NAMES)
def test_the_checker_is_content(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize(("name", "arguments"), IN_COMPANY)
def test_the_checker_is_content_with_few_and_many_players(name: str, arguments: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, **arguments).unwrapped)


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game(name: str) -> None:
    """The mask leads to the end; illegal actions change nothing and cost a point."""
    env = ludus.env.make(name, render_mode="ansi")
    seen, info = env.reset(seed=3)
    total, steps, over = 0.0, 0, False
    while not over:
        illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
        same, cost, ended, cut, _ = env.step(illegal)
        assert (same == seen).all() and (cost, ended, cut) == (-1, False, False)
        action = env.action_space.sample(info["action_mask"])
        seen, reward, over, _, info = env.step(action)
        assert np.abs(seen).max() < 16
        total, steps = total + float(reward), steps + 1
    assert not info["action_mask"].any()
    assert steps > 10
    assert total in (1, -1, 0) or "Solo" in name
    assert len(env.render() or "") > 100


def test_the_plugin_registers_without_an_import() -> None:
    """Gymnasium asks the entry point; `import ludus.env` does the same for installations that have none."""
    code = f"import ludus.env, gymnasium; print(gymnasium.make({SOLO!r}).unwrapped.games.players)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=None)
    assert done.stdout.strip() == "1", done.stderr


def test_a_vector_environment_is_made_by_gymnasium() -> None:
    env = gymnasium.make_vec(SOLO, num_envs=6)
    seen, info = env.reset(seed=1)
    assert seen.shape == env.observation_space.shape == (6, len(ENTRY.game.feature_names))
    ended = 0
    while ended < 6:
        actions = np.array([env.single_action_space.sample(mask.astype(np.int8)) for mask in info["action_mask"]])
        seen, rewards, terminations, truncations, info = env.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (6,)
        ended += int(terminations.sum())
    assert info["points"].any()
    env.close()


def test_an_environment_has_one_agent() -> None:
    with pytest.raises(ValueError, match="name opponents for all seats but one"):
        ludus.env.make(NAMES[0], opponents=(None, None))


def test_versions_are_the_games_own() -> None:
    for entry in entries():
        assert entry.name.endswith(f"-v{find(entry.game.name).env_version}")
    with pytest.raises(gymnasium.error.Error):
        ludus.env.make(SOLO.replace("-v", "-v9"))
