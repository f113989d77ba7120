"""Many games between policies: what comes out, whatever plays them, and how wrong input is refused."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any, Never

import numpy as np
import pytest
from numpy.typing import NDArray

import ludus
from ludus.bots import Budget
from ludus.engine.errors import LudusError
from ludus.engine.game import Game
from ludus.engine.loading import playouts
from ludus.engine.view import blank
from ludus.games import games
from ludus.playing import set_table
from ludus.playing.matches import play_matches
from ludus.playing.table import COMPILED

Arrays = tuple[NDArray[Any], ...]
OnRay = Callable[[str, str], Arrays]
LITTLE = Budget(iterations=3)
SMALL = "micatio"
ON_RAY = """
import sys
import numpy as np
import ludus
from ludus.bots import Budget
from ludus.games import games
for game in games():
    for policies in sys.argv[2:]:
        played = ludus.play(game, policies.split(","), 9, "ray", seed=3, budget=Budget(iterations=3))
        np.savez(f"{sys.argv[1]}/{game.name}-{policies}.npz", *played.arrays)
"""
MIXED = ("greedy,random", "tiro,random")  # compiled, and played by bots


def same(one: Arrays, other: Arrays) -> bool:
    return all((a.dtype, a.tolist()) == (b.dtype, b.tolist()) for a, b in zip(one, other, strict=True))


@pytest.fixture(scope="module")
def on_ray(tmp_path_factory: pytest.TempPathFactory, micatio: None) -> OnRay:
    """Everything that these tests play on Ray, played once, in a process of its own."""
    folder = tmp_path_factory.mktemp("ray")
    command = [sys.executable, "-c", ON_RAY, str(folder), *MIXED]
    done = subprocess.run(command, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stderr
    return lambda name, policies: tuple(np.load(folder / f"{name}-{policies}.npz").values())


@pytest.mark.parametrize("policies", MIXED)
@pytest.mark.parametrize("name", [*(game.name for game in games()), SMALL])
def test_the_same_games_wherever_they_are_played(name: str, policies: str, on_ray: OnRay) -> None:
    core, cores = (
        ludus.play(name, policies.split(","), 9, place, seed=3, budget=LITTLE, workers=2) for place in ("core", "cores")
    )
    assert same(core.arrays, cores.arrays)
    assert same(core.arrays, on_ray(name, policies))
    assert len(set(core.lengths)) > 1
    assert (core.lengths > 0).all()


def test_search_bots_play_the_same_in_other_processes() -> None:
    core, cores = (
        ludus.play(SMALL, ["miles", "greedy"], 4, place, budget=LITTLE, workers=2) for place in ("core", "cores")
    )
    assert same(core.arrays, cores.arrays)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_each_game_is_dealt_from_its_own_seed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither chunks nor the games before it matter to a game."""
    names = ["greedy"] + ["random"] * (max(2, game.min_players) - 1)
    monkeypatch.setattr("ludus.playing.CHUNK", 3)
    ticks: list[int] = []
    played = ludus.play(game, names, 200, "cores", seed=11, workers=2, tick=ticks.append)
    assert len(ticks) > 60
    assert ticks == sorted(ticks) and ticks[-1] == 200
    config = np.array(game.config(len(names), {}, bots_only=True), np.int64)
    policies, actions = np.array([COMPILED[name] for name in names]), np.empty(game.max_legal, np.int16)
    for n in (0, 1, 77, 199):
        s = blank(game)
        length = playouts(game).play_out(s[0], 11 + n, config, policies, actions, 100_000)
        assert played.lengths[n] == length
        assert played.points[n].tolist() == [game.kernels.points(s[0], seat) for seat in range(len(names))]


@pytest.mark.parametrize("game", [game for game in games() if not game.simultaneous], ids=lambda game: game.name)
def test_compiled_policies_decide_as_the_bots_do(game: Game) -> None:
    """A policy is given the whole game, a bot only its view: what a seat may not know must make no difference."""
    compiled = ludus.play(game, "greedy", 6, "core", seed=2)
    assert same(compiled.arrays, play_matches(set_table(game, "greedy"), 2, 6).arrays)


def test_an_expert_is_compiled_where_a_game_has_one() -> None:
    played = ludus.play("age-of-heroes", ["expert", "greedy"], 400)
    plain = ludus.play("age-of-heroes", ["greedy", "greedy"], 400)
    assert (played.points != plain.points).any()
    assert (played.ranks[:, 0] == 1).mean() > (plain.ranks[:, 0] == 1).mean()


def test_results_have_a_row_for_each_game_and_a_column_for_each_seat() -> None:
    played = ludus.play(SMALL, ["greedy", "random", "random"], 500, "core")
    assert played.points.shape == played.ranks.shape == (500, 3)
    assert played.lengths.shape == (500,)
    best = played.points == played.points.max(axis=1, keepdims=True)
    assert best[played.ranks == 1].all()  # of equals, only some may be first
    assert (played.ranks == 1).any(axis=1).all()


def test_no_games_are_no_rows() -> None:
    assert ludus.play(SMALL, "random", 0).points.shape == (0, 1)


def test_a_name_will_do_and_options_count() -> None:
    easy, hard = (
        ludus.play("hadrians-wall", "greedy", 50, options={"difficulty": level}) for level in ("easy", "hard")
    )
    assert easy.points.mean() != hard.points.mean()
    assert ludus.play("hadrians-wall", "random", 2, players=3).points.shape == (2, 3)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, "Unknown game chess"),
        ({"policies": ["nero", "greedy"]}, "Unknown bot nero"),
        ({"policies": ["greedy"] * 3, "players": 2}, "bots is 3, but the number of seats is 2"),
        ({"policies": ["greedy"] * 9}, "players, not 9"),
        ({"policies": []}, "bots is 0"),
        ({"policies": "expert"}, "no bot expert"),
        ({"where": "moon"}, "core, cores, cuda, ray, not on moon"),
        ({"where": "cuda", "policies": ["miles", "greedy"]}, "random, greedy, expert, not miles"),
        ({"games": -1}, "games is a whole number, 0 or more, not -1"),
        ({"games": 1.5}, "not 1.5"),
        ({"workers": 0}, "workers is a whole number, 1 or more"),
        ({"seed": -1}, "A seed is a whole number"),
        ({"seed": 2**63 - 5}, "A seed is a whole number"),
        ({"options": {"colour": "red"}}, "no option colour"),
    ],
)
def test_wrong_input_is_refused_with_a_reason(arguments: dict[str, Any], message: str) -> None:
    right: dict[str, Any] = {"game": "concordia", "policies": "greedy", "games": 10}
    with pytest.raises(LudusError, match=message):
        ludus.play(**right | arguments)


def test_a_missing_ray_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LudusError, match="Ray is not installed"):
        ludus.play("concordia", "greedy", 1, "ray")


def test_a_failure_in_a_worker_is_reported_and_stops_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_job: object) -> Never:
        raise RuntimeError("broken")

    monkeypatch.setattr("ludus.playing.play_compiled", lambda table, seed, games: fail() if games else None)
    with pytest.raises(RuntimeError, match="broken"):
        ludus.play(SMALL, "greedy", 100, "cores", workers=2)
