"""The greedy policy beats random players, ends its games and does nothing pointless; values lie between 0 and 1."""

import numpy as np
import pytest

from ludus.engine.loading import playouts
from rulebook.concordia.table import GAME, Table

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


# ---------------------------------------------------------------- nothing pointless

STARTING = ("tribune", "architect", "prefect", "prefect", "colonist", "mercator", "diplomat", "senator")


def sensible(t: Table) -> list[str]:
    actions = np.zeros(GAME.max_legal, np.int16)
    count = GAME.kernels.legal(t.records[0], t.to_move, actions)
    return [GAME.words[n] for n in actions[: GAME.kernels.sensible(t.records[0], t.to_move, actions, count)]]


def chosen(t: Table) -> str:
    actions = np.zeros(GAME.max_legal, np.int16)
    count = GAME.kernels.legal(t.records[0], t.to_move, actions)
    return GAME.words[GAME.kernels.greedy(t.records[0], t.to_move, actions, count)]


def table(*discarded: str) -> Table:
    """Three players on Imperium without goods or houses; seat 0 has played some of its cards."""
    t = Table(3, map="imperium")
    hand = list(STARTING)
    for card in discarded:
        hand.remove(card)
    t.hand(0, *hand)
    t.discard(0, *discarded)
    for seat in range(3):
        t.goods(seat)
        t.money(seat, 10)
    return t


def test_no_tribune_that_takes_back_only_itself() -> None:
    t = table()
    assert "play tribune" in t.legal()
    assert "play tribune" not in sensible(t)
    assert "play tribune" in sensible(table("mercator"))


def test_no_tribune_is_copied_that_takes_back_only_the_diplomat() -> None:
    t = table()
    t.discard(1, "tribune")
    assert "play diplomat" not in sensible(t)
    t = table("mercator")
    t.discard(1, "tribune")
    t.play("play diplomat")
    assert sensible(t) == ["copy 1"]


def test_no_prefect_into_a_full_storehouse() -> None:
    t = table("mercator")
    t.goods(0, brick=8)  # four colonists fill the rest
    assert "play prefect" not in sensible(t)
    t.flip("Asia")
    assert "play prefect" in sensible(t)  # for the coins
    t.play("play prefect")
    assert sensible(t) == ["coins"] and chosen(t) == "coins"


def test_no_province_that_feeds_a_rival_more_than_oneself() -> None:
    t = table("mercator")
    t.s.magnus = 1
    t.build(1, "Antiochia", "Tyros")
    t.play("play prefect")
    assert "produce Syria" in t.legal()
    assert "produce Syria" not in sensible(t)
    t.goods(1, brick=7)  # room for one good only
    assert "produce Syria" in sensible(t)
    assert "coins" not in sensible(t)  # there are none


def test_no_senator_who_can_buy_nothing_and_none_who_buys_nothing() -> None:
    t = table("mercator")
    assert "play senator" not in sensible(t)
    t.goods(0, brick=2, food=2, tool=2, wine=1, cloth=1)
    assert "play senator" in sensible(t)
    t.play("play senator")
    assert "done" in t.legal() and "done" not in sensible(t)
    t.play(next(words for words in t.legal() if words.startswith("card ")))
    assert "done" not in t.legal() or "done" in sensible(t)  # one is enough


def test_no_architect_who_cannot_build() -> None:
    t = table("mercator")
    assert "play architect" not in sensible(t)
    t.goods(0, brick=1, food=1, tool=1, wine=1, cloth=1)
    assert "play architect" in sensible(t)


def test_an_architect_goes_where_a_house_can_be_built_and_builds_it() -> None:
    for seed in range(20):
        t = Table(3, seed=seed, map="imperium")
        t.play("play architect")
        while t.s.turn == t.s.first:
            assert chosen(t) in sensible(t)
            t.play_words(t.to_move, sensible(t)[seed % len(sensible(t))])
        assert t.houses(int(t.s.first)), "whatever sensible was done"


def test_no_card_is_played_for_nothing_in_whole_games_of_sensible_players() -> None:
    """Any sensible actions at all, not only those of a good player."""
    for seed in range(6):
        t, chance = Table(3, seed=seed, round_limit=40), np.random.default_rng(seed)
        while not t.finished:
            before, turn = t.fork(), int(t.s.turn)
            while not t.finished and t.s.turn == turn:
                t.play_words(t.to_move, str(chance.choice(sensible(t))))
            mine, now = before.seat(turn), t.seat(turn)
            changed = [
                name for name in ("money", "houses", "bought", "goods", "colonists") if (mine[name] != now[name]).any()
            ]
            taken_back = now.hand.sum() > mine.hand.sum() - 1
            assert changed or taken_back, "a turn came to nothing"


def test_done_is_no_answer_to_whom_to_copy_and_whom_to_settle() -> None:
    t = table("mercator")
    t.discard(1, "mercator")
    t.play("play diplomat")
    assert "done" in t.legal() and sensible(t) == ["copy 1"]
    t = table("mercator")
    t.play("play colonist")
    assert "done" in t.legal() and "done" not in sensible(t)
