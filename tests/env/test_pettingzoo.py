"""PettingZoo's own tests, unmodified, for every game and several player counts."""

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

import ludus.env
from ludus.games import games

TABLES = [(game.name, players) for game in games() for players in sorted({*game.players[:2], game.max_players})]
SIMULTANEOUS = [(game.name, players) for game in games() if game.simultaneous for players in game.players]
# PettingZoo recommends plain arrays, but has an action mask in a dictionary, as here, in all board games of its own.
pytestmark = pytest.mark.filterwarnings("ignore:Observation space for each agent|Observation is not a NumPy array")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_api(name: str, players: int) -> None:
    api_test(ludus.env.aec(name, players=players), num_cycles=100)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_seed(name: str, players: int) -> None:
    seed_test(partial(ludus.env.aec, name, players=players), num_cycles=50)


@pytest.mark.parametrize(("name", "players"), SIMULTANEOUS)
def test_parallel_api(name: str, players: int) -> None:
    parallel_api_test(ludus.env.parallel(name, players=players), num_cycles=200)


@pytest.mark.parametrize(("name", "players"), SIMULTANEOUS)
def test_parallel_seed(name: str, players: int) -> None:
    parallel_seed_test(partial(ludus.env.parallel, name, players=players), num_cycles=50)


@pytest.mark.parametrize(("name", "players"), SIMULTANEOUS)
def test_max_cycles(name: str, players: int) -> None:
    parallel_env = partial(ludus.env.parallel, name, players=players)
    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=in_turns(parallel_env)))


def in_turns(parallel_env: Callable[..., Any]) -> Callable[..., Any]:
    return lambda **arguments: parallel_to_aec(parallel_env(**arguments))


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_performance(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It always takes five seconds."""
    performance_benchmark(ludus.env.aec(name))
    assert "Finished performance benchmark" in capsys.readouterr().out


def test_agents_at_once_play_a_whole_game() -> None:
    """Who has nothing to do waits; the points are those that were gained."""
    name, players = SIMULTANEOUS[1]
    env = ludus.env.parallel(name, players=players, reward="points", render_mode="ansi")
    seen, _ = env.reset(seed=4)
    total = dict.fromkeys(env.agents, 0.0)
    waited = False
    while env.agents:
        masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
        waited = waited or any(mask[-1] for mask in masks.values())
        seen, rewards, *_ = env.step(
            {agent: int(env.action_space(agent).sample(mask)) for agent, mask in masks.items()}
        )
        for agent, reward in rewards.items():
            total[agent] += reward
    assert waited
    assert list(total.values()) == env.seats.table.results[0].tolist()
    assert len(env.render() or "") > 100


def test_games_in_turns_have_no_parallel_environment() -> None:
    name = next(game.name for game in games() if not game.simultaneous)
    with pytest.raises(ValueError, match="use its AEC environment"):
        ludus.env.parallel(name)
