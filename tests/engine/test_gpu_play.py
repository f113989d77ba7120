"""The kernels for GPUs, run by a GPU of Python threads: they play, byte for byte, the games a CPU plays."""

from contextlib import nullcontext
from typing import Any

import numpy as np
import pytest

import ludus
from ludus.engine.chance import SEED_STRIDE, roll
from ludus.engine.gpu.lockstep import WARP, block_size
from ludus.engine.gpu.random_play import RandomGames
from ludus.engine.loading import playouts
from ludus.engine.view import blank
from ludus.games import games
from ludus.playing.gpu import whole_games
from ludus.playing.table import COMPILED
from thread_gpu import THREADS, Gpu, use_few_threads

SEED = 20_240


SHORT = {"round_limit": 1}  # for games that have such an option: they end within the test, and begin anew


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_gpu_plays_the_games_of_a_cpu(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two blocks of unlike sizes, one of them with several games a thread, and games that end and begin anew."""
    use_few_threads(monkeypatch)
    monkeypatch.setattr("ludus.engine.gpu.random_play.toolkit", Gpu)
    monkeypatch.setattr("ludus.engine.gpu.random_play.without_inlining", nullcontext)
    monkeypatch.setattr(playouts(game), "roll", lambda x: np.uint64(roll(x)))  # Python would have it signed
    count, steps = 5 * WARP, 25
    short = {option.name: SHORT[option.name] for option in game.options if option.name in SHORT}
    config = np.array(game.config(game.min_players, short), np.int64)
    random_games = RandomGames(game, config, count)
    ended, done, expected = random_games.run(SEED, steps), random_games.done, np.zeros(count, game.state)
    actions = np.empty(game.max_legal, np.int16)
    for i in range(count):
        assert done[i] == playouts(game).random_play(expected, i, SEED + i * SEED_STRIDE, config, steps, actions)
    assert ended == done.sum() and (ended > 0 or not short)
    assert random_games.games.copy_to_host().tobytes() == expected.tobytes()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_gpu_plays_whole_games_as_a_core_does(game: Any) -> None:
    """Games of unlike lengths, a thread for each, and threads of the last block that have none."""
    players, count = max(2, game.min_players), THREADS + 9
    config = np.array(game.config(players, {}, bots_only=True), np.int64)
    policies = np.array([COMPILED["greedy"]] + [COMPILED["random"]] * (players - 1), np.int64)
    found, expected = np.zeros(count, game.state), blank(game, count)
    points, ranks, lengths = np.zeros((count, players), np.int32), np.zeros((count, players), np.int16), np.zeros(count)
    gpu = Gpu()
    gpu.launch(whole_games(gpu, game), 2, THREADS, found, SEED, config, policies, points, ranks, lengths)
    actions, row, places = np.empty(game.max_legal, np.int16), np.zeros(players, np.int32), np.zeros(players, np.int16)
    for n in range(count):
        played = playouts(game).play_game(expected[n], SEED + n, config, policies, actions, row, places)
        assert (lengths[n], points[n].tolist(), ranks[n].tolist()) == (played, row.tolist(), places.tolist())
    assert found.tobytes() == expected.tobytes()
    assert len(set(lengths)) > 1


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_playing_on_a_gpu_is_playing_on_a_core(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies there and back, in two goes, the second of which is smaller."""
    for module in ("table", "gpu"):
        monkeypatch.setattr(f"ludus.playing.{module}.toolkit", Gpu)
    for context in ("without_inlining", "tables_in_global_memory"):
        monkeypatch.setattr(f"ludus.playing.gpu.{context}", nullcontext)
    use_few_threads(monkeypatch)
    monkeypatch.setattr("ludus.playing.GPU_CHUNK", THREADS + 1)
    ticks: list[int] = []
    there = ludus.play(game, "greedy", 2 * THREADS, "cuda", seed=5, tick=ticks.append)
    here = ludus.play(game, "greedy", 2 * THREADS, "core", seed=5)
    assert all((one == other).all() for one, other in zip(there.arrays, here.arrays, strict=True))
    assert ticks == [THREADS + 1, 2 * THREADS]


def test_every_multiprocessor_gets_its_share() -> None:
    for count in (1 << 12, 1 << 19, 1 << 20, 132 * 1024):
        size = block_size(count, 132)
        assert size % WARP == 0
        assert -(-count // size) <= 132
