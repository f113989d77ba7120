"""Observations mean what the tables of the docs say, and versions change with behaviour."""

import hashlib
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from environment_tables import FOLDER, page

from ludus.engine.game import Game
from ludus.engine.match import Match
from ludus.env import VectorEnv
from ludus.games import find, games

BEHAVIOUR = Path(__file__).with_name("behaviour.toml")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_tables_in_the_docs_are_current(game: Game) -> None:
    path = FOLDER / f"{game.name}.md"
    assert path.read_text(encoding="utf-8") == page(game), "run scripts/environment_tables.py"


def seen(name: str, players: int, seat: int) -> tuple[dict[str, float], Any]:
    """A seat's observation of a fresh game by name, and the record."""
    game = find(name)
    match = Match.new(game, players, 5)
    out = np.zeros(len(game.feature_names), np.float32)
    view = match.view(seat)
    game.kernels.features(view.records[0], seat, out)
    return dict(zip(game.feature_names, out.tolist(), strict=True)), view.s


def test_names_of_hadrians_wall() -> None:
    named, s = seen("hadrians-wall", 3, 1)
    assert named["table/year/1"] == 1 and named["table/year/2"] == 0
    assert named["table/phase/cards"] == named["table/difficulty/normal"] == 1
    assert named["table/players"] == 0.5
    for kind, supply in enumerate(("soldier", "builder", "servant", "civilian", "resource")):
        assert named[f"seat 0/supply/{supply}"] == pytest.approx(s.seats[1].supplies[kind] / 10)
    assert sum(value for name, value in named.items() if name.startswith("own/hand/")) == 2
    assert named["seat 3/points"] == named["seat 5/production"] == 0


def test_names_of_concordia() -> None:
    named, s = seen("concordia", 2, 1)
    assert named["table/question/play"] == 1 and named["table/own decision"] == (s.to_move == 1)
    assert named["seat 0/money"] == pytest.approx(s.seats[1].money / 50)
    assert named["seat 1/money"] == pytest.approx(s.seats[0].money / 50)
    assert named["seat 0/hand/senator"] == 0.5 and named["seat 0/hand/consul"] == 0
    assert named["seat 0/colonists out/sea"] == pytest.approx(1 / 3)
    assert sum(value for name, value in named.items() if name.startswith("display 1/card/")) == 1
    assert sum(named[f"seat 1/house in city/{n}"] for n in range(1, 10)) == 0
    assert named["seat 4/money"] == 0


def test_names_of_age_of_heroes() -> None:
    named, s = seen("age-of-heroes", 3, 2)
    assert [named[f"seat {n}/playing"] for n in range(4)] == [1, 1, 1, 0]
    assert named["seat 0/cards"] == pytest.approx(s.seats[2].cards / 5)
    assert named["seat 0/first player"] == (s.first == 2)
    held = [value for name, value in named.items() if name.startswith("seat 0/hand, as far as known/")]
    assert sum(held) * 3 == pytest.approx(s.seats[2].hand.sum())
    assert named["stage/choosing tribes"] == named["question/tribe"] == 1


def behaviour(game: Game) -> str:
    """A digest of names, actions, and what some random games show and reward."""
    digest = hashlib.blake2b("\n".join([*game.feature_names, *game.words]).encode(), digest_size=8)
    env = VectorEnv(game, 4, max(2, game.min_players), opponents="random", reward="points")
    env.reset(1)
    for _ in range(100):
        env.step(env.random_actions)
        for array in (np.rint(env.observations * 1000).astype(np.int32), env.masks, env.rewards, env.dones):
            digest.update(np.ascontiguousarray(array).tobytes())
    return digest.hexdigest()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_version_changes_with_behaviour(game: Game) -> None:
    """Who compares results must be able to trust a name: it never means two things."""
    known = tomllib.loads(BEHAVIOUR.read_text(encoding="utf-8"))[game.name]
    now = {"version": game.env_version, "digest": behaviour(game)}
    assert now == known, f"raise env_version of {game.name} if it is as it was, and write {now} into {BEHAVIOUR.name}"
