"""The greedy player and the expert one: sensible, legal, quick, and no wiser than their seat."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ludus.engine.loading import playouts
from ludus.engine.records import readable
from ludus.engine.seeding import begin
from ludus.games.age_of_heroes.state import BY_CITIES, BY_MONUMENT, LAST_TRIBE, TRADING
from ludus.games.age_of_heroes.tables import GOLD
from rulebook.age_of_heroes.table import GAME, Table
from rulebook.rig import Array

GREEDY, RANDOM = 1, 0


def played(players: int, seed: int, policies: list[int], **options: object) -> Any:
    records = np.zeros(1, GAME.state)
    config = np.array(GAME.config(players, options), np.int64)
    actions = np.zeros(GAME.max_legal, np.int16)
    playouts(GAME).play_out(records[0], seed, config, np.array(policies + [RANDOM] * 8), actions, 100_000)
    assert GAME.kernels.finished(records[0])
    return readable(records)[0]


def chosen(t: Table, tribe: str, rule: str = "greedy") -> str:
    actions = np.zeros(GAME.max_legal, np.int16)
    count = t.kernels.legal(t.records[0], t.seat(tribe), actions)
    action: int = getattr(t.kernels, rule)(t.records[0], t.seat(tribe), actions, count)
    return GAME.words[action]


def decisions(rules: list[str], seed: int, **options: object) -> Iterator[tuple[int, Array, Array]]:
    """Play a game by a rule for each seat, and tell every action and what was legal; the record comes with them."""
    records, actions = np.zeros(1, GAME.state), np.zeros(GAME.max_legal, np.int16)
    begin(GAME, records, GAME.config(len(rules), options), seed)
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


# ---------------------------------------------------------------- nothing pointless


def sensible(t: Table, tribe: str) -> list[str]:
    actions = np.zeros(GAME.max_legal, np.int16)
    count = t.kernels.legal(t.records[0], t.seat(tribe), actions)
    return [GAME.words[n] for n in actions[: t.kernels.sensible(t.records[0], t.seat(tribe), actions, count)]]


def fair(players: int = 2, **options: Any) -> Table:
    t = Table(players, begin="fair", **options)
    t.hands("iron")
    return t


def test_nothing_is_given_for_nothing() -> None:
    t = fair()
    assert any(words.startswith("give") for words in t.legal("egyptians"))
    assert not any(words.startswith("give") for words in sensible(t, "egyptians"))
    assert "pass" in sensible(t, "egyptians")


@pytest.mark.parametrize("rule", ["greedy", "expert"])
def test_material_of_ones_monument_is_neither_offered_nor_discarded(rule: str) -> None:
    t = fair()
    t.hand("egyptians", "limestone", "luck", "hero")
    assert not any(words.startswith("offer limestone") for words in sensible(t, "egyptians"))
    assert not chosen(t, "egyptians", rule).startswith("offer limestone")
    t = Table(2)
    t.own("egyptians", cities=0)
    t.hand("egyptians", "limestone", "gold")
    assert "swap limestone" in t.legal("egyptians")
    assert "swap limestone" not in sensible(t, "egyptians")
    assert chosen(t, "egyptians", rule) != "swap limestone"


def test_what_the_monument_does_not_need_may_go() -> None:
    t = fair()
    t.hand("egyptians", "limestone", "iron")
    t.own("egyptians", monument=5)
    assert any(words.startswith("offer limestone") for words in sensible(t, "egyptians"))


def test_material_is_refused_in_a_free_exchange() -> None:
    t = fair(exchange="free")
    t.hand("egyptians", "gold")
    t.hand("romans", "concrete")
    t.answer("offer gold for concrete")
    assert sensible(t, "romans") == ["refuse"]
    assert chosen(t, "romans") == chosen(t, "romans", "expert") == "refuse"


@pytest.mark.parametrize("rule", ["greedy", "expert"])
def test_gold_is_asked_for_only_when_it_cannot_be_taken_back(rule: str) -> None:
    t = fair()
    t.hand("egyptians", "iron", "iron")
    t.hand("romans", "gold", "gold", "gold")
    assert not any(words.endswith("for gold") for words in sensible(t, "egyptians"))
    assert not chosen(t, "egyptians", rule).endswith("for gold")
    t.of("romans").passed = 1
    assert "offer iron for gold" in sensible(t, "egyptians")


def test_gold_is_offered_only_where_it_cannot_come_back() -> None:
    t = fair()
    t.hand("egyptians", "gold", "gold")
    assert not any(words.startswith("offer gold") for words in sensible(t, "egyptians"))
    t.of("egyptians").offers = 2  # the last offer
    assert "offer gold for iron" in sensible(t, "egyptians")


def test_gold_never_goes_back_and_forth_at_a_fair_whatever_sensible_tribes_do() -> None:
    for seed in range(12):
        players, chance = 2 + seed % 5, np.random.default_rng(seed)
        records, actions = np.zeros(1, GAME.state), np.zeros(GAME.max_legal, np.int16)
        begin(GAME, records, GAME.config(players, {}), seed)
        passed: set[tuple[int, int]] = set()
        while not GAME.kernels.finished(records[0]):
            before = records["seats"]["hand"][0, :, GOLD].astype(int)
            if records["stage"][0] != TRADING:
                passed.clear()
            asked = int(GAME.kernels.active(records[0]))
            seat = next(seat for seat in range(players) if asked >> seat & 1)
            count = GAME.kernels.sensible(records[0], seat, actions, GAME.kernels.legal(records[0], seat, actions))
            trading = records["stage"][0] == TRADING
            GAME.kernels.step(records[0], seat, int(chance.choice(actions[:count])))
            change = records["seats"]["hand"][0, :, GOLD] - before
            if trading and change.min() == -1 and change.max() == 1 and change.sum() == 0:
                pair = int(change.argmin()), int(change.argmax())
                assert pair[::-1] not in passed
                passed.add(pair)
