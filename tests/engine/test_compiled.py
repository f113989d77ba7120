"""Interpreted and compiled rules side by side: whoever plays a decision, the records are the same, byte for byte."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import pytest

from ludus.engine import loading
from ludus.engine.compiled import can_compile
from ludus.engine.match import Match
from ludus.games import games

DECISIONS = 150
WITHOUT_NUMBA = """
import logging, sys
sys.modules["numba"] = None
logging.basicConfig()
from ludus.bots.simple import greedy_action
from ludus.games import games
for game in games():
    match = game.new(seed=1)
    for _ in range(20):
        seat = match.active()[0]
        match._play(seat, greedy_action(match.view(seat), seat))
"""


@pytest.fixture(params=games(), ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Any:
    """A game whose kernels a test may exchange."""
    found = request.param
    yield found
    vars(found).pop("kernels", None)


@pytest.mark.skipif(not can_compile(), reason="there is nothing to compare with")
def test_a_game_may_change_over_at_any_decision(game: Any) -> None:
    """Three games of the same choices: interpreted, compiled, and now the one, now the other."""
    interpreted, compiled = loading.interpreted_kernels(game), loading.compiled_kernels(game)
    kinds = [[interpreted], [compiled], [interpreted, compiled]]
    matches: list[Match] = []
    for kind in kinds:
        vars(game)["kernels"] = kind[0]
        matches.append(game.new(max(2, game.min_players), seed=7))
    chance = Random(7)
    for n in range(DECISIONS):
        seen = []
        pick = chance.random()
        for kind, match in zip(kinds, matches, strict=True):
            vars(game)["kernels"] = kind[n % len(kind)]
            if match.finished:
                continue
            seat = match.active()[int(pick * len(match.active()))]
            view, legal = match.view(seat), match.legal_numbers(seat)
            action = legal[int(pick * len(legal))]
            secret = match.secret(seat, action)
            dealt = match.fork(seat, seed=n).bytes()
            match._play(seat, action)
            seen.append((seat, legal, secret, view.records.tobytes(), dealt, match.bytes(), match.standing()))
        assert all(one == seen[0] for one in seen), f"decision {n}"
    assert matches[0].log == matches[1].log == matches[2].log


@pytest.mark.skipif(not can_compile(), reason="nothing is ever compiled here")
def test_a_process_that_never_compiles_begins_interpreted_and_takes_over(game: Any) -> None:
    match = game.new(max(2, game.min_players), seed=3)
    names = ["deal", "legal", "step"]
    for _ in loading.warm_up(game, names):
        pass
    expected = match.bytes()
    vars(game).pop("kernels", None)
    loading.never_compile()
    try:
        match = game.new(max(2, game.min_players), seed=3)
        assert match.bytes() == expected
        assert game.kernels.step is loading.interpreted_kernels(game).step
        assert loading.take_over(game) >= set(names)
        assert game.kernels.step is loading.compiled_kernels(game).step
        seat = match.active()[0]
        match._play(seat, match.legal_numbers(seat)[0])
    finally:
        loading.never_compile(False)


def test_games_can_be_played_where_there_is_no_compiler() -> None:
    told = subprocess.run([sys.executable, "-W", "error", "-c", WITHOUT_NUMBA], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert told.stderr.count("no compiler here") == 1 or not can_compile()
