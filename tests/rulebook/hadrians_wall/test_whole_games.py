"""Ten thousand whole games by three sorts of random players, watched for anything that must never be."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from ludus.games.hadrians_wall import actions as act
from ludus.games.hadrians_wall import tables
from ludus.games.hadrians_wall.state import FAVOURS_PHASE, OVER
from rulebook.hadrians_wall import sorts
from rulebook.hadrians_wall.sheets import check_attributes, check_sheets, check_table, whole_parts
from rulebook.hadrians_wall.sorts import config, counting
from rulebook.hadrians_wall.table import GAME

GAMES = {"uniform": 6500, "eager": 2500, "rich": 1000}  # ten thousand


@pytest.fixture(scope="module")
def players() -> dict[str, Any]:
    """All games of all sorts, played once."""
    found = {}
    for sort, games in GAMES.items():
        found[sort] = counting.Player(GAME, sort, 1)
        for n in range(games):
            found[sort].play(config(n))
    return found


def test_ten_thousand_games_play_every_action_there_is(players: dict[str, Any]) -> None:
    assert sum(player.games for player in players.values()) == 10_000
    total = sum(player.counts for player in players.values())
    never = [words for words, count in zip(GAME.words, total, strict=True) if count == 0]
    assert not never, counting.table(GAME, players)


def test_uniform_players_reach_the_common_kinds_and_eager_ones_nearly_all(players: dict[str, Any]) -> None:
    kinds = {sort: counting.by_kind(GAME, player.counts) for sort, player in players.items()}
    assert all(kinds["uniform"][kind] for kind in ("mine", "fort", "citizen", "build theatre", "scout", "diplomat"))
    missed = {kind for kind, count in kinds["eager"].items() if count == 0}
    assert len(missed) <= 3, missed


class Watcher:
    """Checks the acting seat after every decision, and everybody whenever a year has ended."""

    def __init__(self) -> None:
        self.seen = 0
        self.complete: set[str] = set()  # parts of the sheets that somebody has filled

    def begin(self, players: int) -> None:
        self.chosen = [{"discipline": 0, "valour": 0} for _ in range(players)]
        self.year = 0

    def __call__(self, s: Any, seat: int, action: int) -> None:
        words = GAME.words[action].split()
        if words[0] == "attribute" and words[1] in self.chosen[seat]:
            self.chosen[seat][words[1]] += 1
        years_done = int(s.year) + (s.phase == OVER)
        check_table(s)
        for other in range(int(s.players)) if years_done > self.year else (seat,):
            p = s.seats[other]
            taken = years_done + (s.phase == FAVOURS_PHASE and p.settled)
            check_sheets(p)
            check_attributes(p, self.chosen[other], defended=int(tables.POTENTIAL[:taken].sum()) - int(p.disdain))
            self.complete |= whole_parts(p)
        self.year = years_done
        self.seen += 1


@pytest.mark.parametrize("sort", counting.SORTS)
def test_no_reward_is_lost_or_made_up_and_no_supply_is_negative(sort: str) -> None:
    watcher = Watcher()
    player = counting.Player(GAME, sort, 2, watcher)
    for n in range(12):
        watcher.begin(config(n)[0])
        player.play(config(n))
    assert watcher.seen == int(player.counts.sum()) > 1000
    if sort == "rich":
        assert watcher.complete >= {"tracks", "buildings", "citizens", "cohorts", "goods", "rulings", "temples"}


def test_eager_players_stop_only_when_nothing_else_is_legal() -> None:
    """And are then asked for nothing but to stop."""
    player = counting.Player(GAME, "eager", 3)
    player.actions[:3] = [act.TRACK, act.BUILD, act.STOP]
    assert {player.choose(3) for _ in range(50)} == {act.TRACK, act.BUILD}
    player.actions[0] = act.STOP
    assert player.choose(1) == act.STOP


def digests(disable_jit: str) -> list[str]:
    environment = os.environ | {"NUMBA_DISABLE_JIT": disable_jit, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, sorts.__file__], env=environment, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stderr
    found: list[str] = json.loads(done.stdout)
    return found


def test_every_sort_of_game_is_the_same_interpreted_and_compiled() -> None:
    interpreted, compiled = digests("1"), digests("0")
    assert len(interpreted) == len(set(interpreted)) > 1000
    assert interpreted == compiled
