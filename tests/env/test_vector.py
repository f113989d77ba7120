"""The vector environment: the same games as a match plays, whatever plays them and wherever, on the caller's arrays."""

from typing import Any

import numpy as np
import pytest

from ludus.engine.match import Match
from ludus.env import VectorEnv
from ludus.env.cores import stepping
from ludus.games import find, games

SMALL = "micatio"
GAMES = [*(game.name for game in games()), SMALL]


def shape_of(name: str) -> int:
    return max(2, find(name).min_players)


@pytest.mark.parametrize("name", GAMES)
def test_every_buffer_says_what_a_match_says(name: str) -> None:
    """Each place is followed by a match from the same seed, decision by decision, over the end of a game."""
    env = VectorEnv(name, 3, players=shape_of(name), reward="points", options=SHORT.get(name))
    seed, places = 40, range(3)
    env.reset(seed)
    matches = [begun(env, seed + n) for n in places]
    dealt = [1] * 3
    for _ in range(60):
        for n, match in enumerate(matches):
            seat = match.active()[0]
            assert env.seats[n] == seat
            assert tuple(np.flatnonzero(env.masks[n])) == match.legal_numbers(seat)
            assert env.random_actions[n] in match.legal_numbers(seat)
            seen = np.zeros_like(env.observations[n])
            env.game.kernels.features(match.view(seat).records[0], seat, seen)
            assert (env.observations[n] == seen).all()
        before = [[match.points(seat) for seat in range(env.players)] for match in matches]
        played = env.random_actions.copy()
        env.step(played)
        for n, match in enumerate(matches):
            match.play(match.active()[0], int(played[n]))
            points = [match.points(seat) for seat in range(env.players)]
            assert env.rewards[n].tolist() == [now - old for now, old in zip(points, before[n], strict=True)]
            assert env.dones[n] == match.finished
            if match.finished:
                assert env.results[n].tolist() == points
                matches[n] = begun(env, seed + n + 3 * dealt[n])
                dealt[n] += 1
    assert sum(dealt) > 3 or name not in SHORT


SHORT: dict[str, dict[str, Any]] = {SMALL: {}, "age-of-heroes": {"round_limit": 1}}


def begun(env: VectorEnv, seed: int) -> Match:
    options = env.game.values(env.buffers.config.tolist())
    return Match.new(env.game, env.players, seed, options)


@pytest.mark.parametrize("name", GAMES)
def test_all_cores_play_the_games_of_one(name: str) -> None:
    found = []
    for where in ("core", "cores"):
        env = VectorEnv(name, 7, players=shape_of(name), opponents="random", where=where, workers=3)
        env.reset(5)
        for _ in range(30):
            env.step(env.random_actions)
        found.append([array.copy() for array in (env.observations, env.masks, env.rewards, env.seats, env.results)])
        env.close()
    assert all((one == other).all() for one, other in zip(*found, strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_opponents_play_as_whole_games_do(name: str) -> None:
    """With greedy on every seat but one, and greedy's choices on that one, the results are those of `play_out`."""
    game = find(name)
    players = shape_of(name)
    env = VectorEnv(game, 4, players, opponents="greedy", auto_reset=False)
    env.reset(9)
    actions = np.empty(game.max_legal, np.int16)
    while not env.dones.all():
        assert (env.seats[~env.dones] == 0).all()
        env.step(np.where(env.dones, -1, env.advise()))
    for n in range(4):
        match = Match.new(game, players, 9 + n, game.values(env.buffers.config.tolist()))
        while not match.finished:
            seat = match.active()[0]
            s = match.view(seat).records[0]
            match.play(seat, int(game.kernels.greedy(s, seat, actions, game.kernels.legal(s, seat, actions))))
        assert env.results[n].tolist() == [match.points(seat) for seat in range(players)]
        ranks = match.standing()
        assert (env.rewards[n, 0] > 0) == (ranks[0] == 1 and list(ranks).count(1) < players) or env.rewards[n, 0] == 0
    env.step(np.full(4, -1))
    assert env.dones.all() and not env.masks.any()


def test_victory_is_shared_and_paid_for() -> None:
    env = VectorEnv(SMALL, 60, players=3)
    env.reset()
    gained = np.zeros((0, 3))
    while len(gained) < 60:
        env.step(env.random_actions)
        gained = np.concatenate([gained, env.rewards[env.dones]])
    assert np.allclose(gained.sum(axis=1), 0, atol=1e-6)
    assert {1.0, -0.5} <= set(np.unique(gained).tolist())
    victory = stepping(env.game).victory
    for ranks, rewards in (((1, 1, 3), (0.25, 0.25, -0.5)), ((1, 1, 1), (0, 0, 0)), ((2, 1, 3), (-0.5, 1, -0.5))):
        assert [victory(np.array(ranks, np.int16), seat, 3) for seat in range(3)] == list(rewards)


def highest(_observations: Any, masks: Any, _seats: Any) -> Any:
    """A policy in Python."""
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


@pytest.mark.parametrize("auto_reset", [True, False])
def test_a_function_may_be_an_opponent(auto_reset: bool) -> None:
    """It acts through the same buffers, and whatever it gains meanwhile is told."""
    env = VectorEnv(SMALL, 5, players=3, opponents=(highest, None, highest), auto_reset=auto_reset, reward="points")
    env.reset(3)
    total, ended = env.buffers.points.astype(float), np.zeros(5, np.bool_)
    while not ended.all():
        assert (env.seats[~env.dones] == 1).all()
        env.step(np.where(env.masks.any(axis=1), env.masks.argmax(axis=1), -1))
        total[~ended] += env.rewards[~ended]
        for n in np.flatnonzero(env.dones & ~ended):
            match = played_by_numbers(env, 3 + int(n))
            assert env.results[n].tolist() == [match.points(seat) for seat in range(3)]
            assert (total[n] == env.results[n]).all() or auto_reset
        ended |= env.dones


def played_by_numbers(env: VectorEnv, seed: int) -> Match:
    """A match in which seat 1 plays its lowest legal action, the others their highest."""
    match = begun(env, seed)
    while not match.finished:
        seat = match.active()[0]
        numbers = match.legal_numbers(seat)
        match.play(seat, numbers[0] if seat == 1 else numbers[-1])
    return match


def test_an_opponent_that_breaks_the_rules_is_named() -> None:
    env = VectorEnv(SMALL, 2, opponents=lambda _seen, _masks, seats: np.full(len(seats), 999), players=2)
    with pytest.raises(ValueError, match=r"The opponent .*lambda.* chose an action that is not legal"):
        env.reset(1)
        while True:
            env.step(env.random_actions)


def test_buffers_may_be_the_callers_own() -> None:
    mine = {"observations": np.zeros((4, 3), np.float32), "masks": np.zeros((4, 8), np.bool_)}
    with pytest.raises(ValueError, match=r"observations must be float32 of shape \(4, \d+\), not float32 of shape"):
        VectorEnv(SMALL, 4, players=2, buffers=mine)
    with pytest.raises(ValueError, match="no buffer colours"):
        VectorEnv(SMALL, 4, players=2, buffers={"colours": mine["masks"]})
    plain = VectorEnv(SMALL, 4, players=2)
    shape = plain.observations.shape
    columns = np.zeros(shape[::-1], np.float32).T  # column by column, as on a GPU
    env = VectorEnv(SMALL, 4, players=2, buffers={"observations": columns})
    for one in (plain, env):
        one.reset(1)
        one.step(one.random_actions)
    assert (columns == plain.observations).all() and columns.any()
    assert env.observations is columns


def test_what_is_wrong_is_refused_and_costs_nothing() -> None:
    env = VectorEnv(SMALL, 3, players=2)
    with pytest.raises(ValueError, match="reset before step"):
        env.step(np.zeros(3, np.int64))
    env.reset(1)
    with pytest.raises(ValueError, match="takes 3 actions"):
        env.step(np.zeros(4, np.int64))
    before = env.records.copy()
    illegal = int(np.flatnonzero(~env.masks[1])[0]) if not env.masks[1].all() else 10_000
    with pytest.raises(ValueError, match=rf"Action {illegal}.* is not legal for seat 0 in game 1"):
        env.step(np.array([-1, illegal, -1]))
    assert env.records.tobytes() == before.tobytes()
    for arguments, words in (
        ({"opponents": "nero"}, "An opponent is one of random, greedy, expert"),
        ({"opponents": ("random", "random")}, "None for at least one"),
        ({"reward": "gold"}, "reward is one of points, victory"),
        ({"where": "moon"}, "where is one of core, cores, cuda"),
        ({"games": 0}, "games is a whole number from 1"),
        ({"players": 99}, "players, not 99"),
    ):
        with pytest.raises(ValueError, match=words):
            VectorEnv(SMALL, **{"players": 2, **arguments})  # type: ignore[arg-type]


def test_random_actions_are_uniform() -> None:
    env = VectorEnv(SMALL, 6000, players=2)
    env.reset(0)
    chosen = np.bincount(env.random_actions, minlength=env.masks.shape[1])[env.masks[0]]
    assert chosen.min() > 0.85 * chosen.mean()
