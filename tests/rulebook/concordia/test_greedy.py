"""The greedy policy beats random players and ends its games; the evaluation stays between 0 and 1."""

import numpy as np
import pytest

from ludus.engine.loading import playouts
from rulebook.concordia.table import GAME

RANDOM, GREEDY = 0, 1


def played(policies: list[int], seed: int, **options: object) -> tuple[np.ndarray, list[int]]:
    """A whole game; the record and everybody's rank."""
    records = np.zeros(1, GAME.state)
    config = np.array(GAME.config(len(policies), {"round_limit": 500, **options}), np.int64)
    actions, ranks = np.empty(GAME.max_legal, np.int16), np.zeros(8, np.int16)
    playouts(GAME).play_out(records[0], seed, config, np.array(policies, np.int64), actions, 100_000)
    assert GAME.kernels.finished(records[0])
    GAME.kernels.standing(records[0], ranks)
    return records, ranks[: len(policies)].tolist()


@pytest.mark.parametrize(("players", "chosen", "least"), [(2, "italia", 95), (3, "imperium", 90), (5, "imperium", 90)])
def test_greedy_beats_random_players(players: int, chosen: str, least: int) -> None:
    won = 0
    for seed in range(100):
        me = seed % players
        _, ranks = played([GREEDY if seat == me else RANDOM for seat in range(players)], seed, map=chosen)
        won += ranks[me] == 1
    assert won >= least


@pytest.mark.parametrize(("players", "chosen"), [(2, "italia"), (3, "imperium"), (4, "italia"), (5, "imperium")])
def test_greedy_players_end_the_game_in_a_sensible_number_of_rounds(players: int, chosen: str) -> None:
    rounds = [int(played([GREEDY] * players, seed, map=chosen)[0]["rounds"][0]) for seed in range(60)]
    assert np.mean(rounds) < 60
    assert max(rounds) < 150


def test_value_lies_between_0_and_1_and_prefers_the_leader() -> None:
    for seed in range(20):
        records, ranks = played([GREEDY, RANDOM, RANDOM], seed)
        values = [GAME.kernels.value(records[0], seat) for seat in range(3)]
        assert all(0 <= value <= 1 for value in values)
        assert values[ranks.index(1)] == max(values)
