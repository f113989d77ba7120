"""The greedy policy plays well, and the evaluation says who stands well."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludus.engine.loading import playouts
from ludus.engine.seeding import begin
from ludus.games.hadrians_wall.greedy.policy import WEIGHT
from ludus.games.hadrians_wall.greedy.terms import KIND, KINDS, STEPS, TERM_COUNT, kind_of, progress
from rulebook.hadrians_wall.sorts import counting
from rulebook.hadrians_wall.table import GAME, KERNELS, Table

RANDOM, GREEDY = 0, 1


def play_out(games: int, policies: list[int], **options: object) -> np.ndarray[Any, Any]:
    """The points of every seat in so many games."""
    records, actions = np.zeros(1, GAME.state), np.empty(GAME.max_legal, np.int16)
    config = np.array(GAME.config(len(policies), options), np.int64)
    found = np.zeros((games, len(policies)))
    for seed in range(games):
        playouts(GAME).play_out(records[0], seed, config, np.array(policies, np.int16), actions, 10_000)
        found[seed] = [KERNELS.points(records[0], seat) for seat in range(len(policies))]
    return found


def test_greedy_scores_well_above_45_alone_on_normal_difficulty() -> None:
    points = play_out(1000, [GREEDY], difficulty="normal")
    assert points.mean() > 75
    assert np.percentile(points, 5) > 60


@pytest.mark.parametrize(("difficulty", "least"), [("easy", 75), ("hard", 65)])
def test_greedy_copes_with_every_difficulty(difficulty: str, least: int) -> None:
    assert play_out(100, [GREEDY], difficulty=difficulty).mean() > least


@pytest.mark.parametrize("gifts", ["neighbour", "neutral"])
def test_greedy_beats_random_players_at_every_table(gifts: str) -> None:
    for players in (2, 4, 6):
        points = play_out(20, [RANDOM] * (players - 1) + [GREEDY], gifts=gifts)
        assert (points[:, -1] > points[:, :-1].max(axis=1)).all()


def test_greedy_has_a_weight_for_every_kind_of_action_where_kinds_compete() -> None:
    assert WEIGHT.size == TERM_COUNT
    assert np.count_nonzero(WEIGHT) > 1000
    assert {kind_of(words) for words in GAME.words} == set(KINDS)


def test_greedy_counts_no_more_steps_of_progress_than_it_has_weights_for() -> None:
    """In games that fill whole sheets, for everything that is legal."""
    seen: set[str] = set()

    def watch(s: Any, seat: int, action: int) -> None:
        for number in GAME.legal_numbers(player.records[0], seat):
            kind, steps = int(KIND[number]), int(progress(s, seat, number))
            assert 0 <= steps < STEPS[kind], GAME.words[number]
            seen.add(KINDS[kind])

    player = counting.Player(GAME, "rich", 5, watch)
    player.play((1, 2, 0))
    player.play((3, 1, 0))
    assert len(seen) > 80


def value(table: Table, seat: int = 0) -> float:
    return float(KERNELS.value(table.records[0], seat))


def test_value_of_a_finished_solo_game_follows_its_points() -> None:
    table = Table().actions_of(6)
    table.play("stop")
    values = []
    for renown in range(26):
        table.mark(renown=renown)
        values.append(value(table))
    assert values == sorted(values)
    assert len(set(values)) == 26
    assert 0 <= values[0] < values[-1] <= 1


def test_value_rises_with_points_supplies_and_production() -> None:
    plain = value(Table().actions_of(3))
    assert value(Table().actions_of(3).mark(piety=2)) > plain
    assert value(Table().actions_of(3, soldier=2)) > plain
    table = Table().actions_of(3)
    table.seat().production = 4
    assert value(table) > plain


def test_value_at_a_table_compares_with_the_best_of_the_others() -> None:
    table = Table(players=3).actions_of(4)
    even = [value(table, seat) for seat in range(3)]
    assert even == pytest.approx([0.5] * 3, abs=0.1)
    table.mark(1, valour=12)
    assert value(table, 1) > even[1]
    assert value(table, 0) < even[0]


def test_value_foresees_how_games_of_greedy_players_end() -> None:
    """After three years it tells the later winner of two in clearly more than half of the games."""
    records, actions = np.zeros(1, GAME.state), np.empty(GAME.max_legal, np.int16)
    config = np.array(GAME.config(2, {}), np.int64)
    right = 0
    games = 60
    for seed in range(games):
        begin(GAME, records, config, seed)
        foreseen = None
        while active := KERNELS.active(records[0]):
            seat = 0 if active & 1 else 1
            count = KERNELS.legal(records[0], seat, actions)
            if foreseen is None and records["year"][0] == 3:
                foreseen = KERNELS.value(records[0], 0) > 0.5
            KERNELS.step(records[0], seat, int(KERNELS.greedy(records[0], seat, actions, count)))
        right += foreseen == (KERNELS.points(records[0], 0) > KERNELS.points(records[0], 1))
    assert right > 0.6 * games
