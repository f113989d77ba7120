"""The greedy player and the expert one: sensible, legal, quick, and no wiser than their seat."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ludus.engine.loading import playouts
from ludus.games.age_of_heroes.state import BY_CITIES, BY_MONUMENT, LAST_TRIBE
from rulebook.age_of_heroes.table import GAME, Table
from rulebook.rig import Array

GREEDY, RANDOM = 1, 0


def played(players: int, seed: int, policies: list[int], **options: object) -> Any:
    records = np.zeros(1, GAME.state)
    config = np.array(GAME.config(players, options), np.int64)
    actions = np.zeros(GAME.max_legal, np.int16)
    playouts(GAME).play_out(records[0], seed, config, np.array(policies + [RANDOM] * 8), actions, 100_000)
    assert GAME.kernels.finished(records[0])
    return records.view(np.recarray)[0]


def chosen(t: Table, tribe: str, rule: str = "greedy") -> str:
    actions = np.zeros(GAME.max_legal, np.int16)
    count = t.kernels.legal(t.records[0], t.seat(tribe), actions)
    action: int = getattr(t.kernels, rule)(t.records[0], t.seat(tribe), actions, count)
    return GAME.words[action]


def decisions(rules: list[str], seed: int, **options: object) -> Iterator[tuple[int, Array, Array]]:
    """Play a game by a rule for each seat, and tell every action and what was legal; the record comes with them."""
    records, actions = np.zeros(1, GAME.state), np.zeros(GAME.max_legal, np.int16)
    GAME.kernels.start(records[0], seed, np.array(GAME.config(len(rules), options), np.int64))
    while not GAME.kernels.finished(records[0]):
        asked = int(GAME.kernels.active(records[0]))
        seat = next(seat for seat in range(len(rules)) if asked >> seat & 1)
        count = GAME.kernels.legal(records[0], seat, actions)
        action = getattr(GAME.kernels, rules[seat])(records[0], seat, actions, count)
        yield action, actions[:count], records
        GAME.kernels.step(records[0], seat, action)


@pytest.mark.parametrize("exchange", ["forced", "free"])
def test_greedy_beats_random_in_at_least_ninety_of_a_hundred_games_of_two(exchange: str) -> None:
    won = 0
    for seed in range(100):
        seat = seed % 2
        policies = [RANDOM, RANDOM]
        policies[seat] = GREEDY
        won += int(played(2, seed, policies, exchange=exchange).winners) == 1 << seat
    assert won >= 90


def test_every_way_to_win_occurs_and_sensible_play_ends_in_some_six_to_twelve_rounds() -> None:
    endings = set()
    for players in GAME.players:
        games = [played(players, seed, [GREEDY] * players) for seed in range(150)]
        endings |= {int(s.ending) for s in games}
        assert 6 <= np.mean([int(s.rounds) for s in games]) <= 12
    assert {BY_CITIES, BY_MONUMENT, LAST_TRIBE} <= endings


@pytest.mark.parametrize("rule", ["greedy", "expert"])
@pytest.mark.parametrize("options", [{}, {"exchange": "free"}, {"barbarian_armies": 3, "hero_cards": 6}])
def test_what_is_chosen_is_always_legal(options: dict[str, str | int], rule: str) -> None:
    for seed in range(12):
        for action, legal, _records in decisions([rule] * (2 + seed % 5), seed, **options):
            assert action in legal


@pytest.mark.parametrize("players", GAME.players)
def test_the_expert_player_wins_more_than_its_share_against_greedy_ones(players: int) -> None:
    won = 0
    for seed in range(60):
        rules = ["greedy"] * players
        rules[seed % players] = "expert"
        *_, (_action, _legal, records) = decisions(rules, seed)
        won += int(records["winners"][0]) == 1 << seed % players
    assert won > 1.3 * 60 / players


def test_the_expert_player_pays_for_an_army_with_gold_and_the_greedy_one_saves_it_for_a_city() -> None:
    t = Table(2)
    t.hand("egyptians", "grain", "grain", "gold")
    assert chosen(t, "egyptians", "expert") == "build army"
    assert chosen(t, "egyptians") == "taxes"


def test_greedy_builds_a_city_when_it_can() -> None:
    t = Table(2)
    t.hand("egyptians", "stone", "wood", "wood")
    assert chosen(t, "egyptians") == "build city"


def test_greedy_breaks_a_claim_by_war() -> None:
    t = Table(2)
    t.hands("iron")
    t.own("romans", cities=5, armies=0)
    t.of("romans").claim = 1
    t.own("egyptians", armies=2)
    assert chosen(t, "egyptians") == "war romans conquest"


def test_value_is_a_share_of_the_whole() -> None:
    t = Table(3)
    values = [float(t.kernels.value(t.records[0], t.seat(tribe))) for tribe in ("egyptians", "romans", "greeks")]
    assert sum(values) == pytest.approx(1)
    t.own("egyptians", cities=4)
    assert float(t.kernels.value(t.records[0], t.seat("egyptians"))) > max(values)
