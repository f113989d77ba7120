"""What every bot promises: legal actions, the same choice from the same knowledge, advice that fits the choice."""

from dataclasses import replace
from functools import partial

import numpy as np
import pytest

from bots.conftest import NewMatch
from ludus import bots
from ludus.bots import Budget
from ludus.bots import search as searching
from ludus.bots.levels import LEVELS, SEARCH
from ludus.bots.search import search
from ludus.bots.search.advising import heuristic_action
from ludus.bots.search.layout import OPENING, settings
from ludus.bots.simple import expert_action, greedy_action, sensible_actions
from ludus.bots.thinker import Thinker
from ludus.engine.errors import LudusError
from ludus.engine.game import Game
from ludus.engine.loading import callable_from_python
from ludus.engine.match import Match
from ludus.games import find

LITTLE = Budget(iterations=40)


@pytest.mark.parametrize("name", bots.names())
def test_every_bot_plays_a_whole_game_legally(name: str, new_match: NewMatch) -> None:
    for players in (1, 2):
        match = new_match(players)
        seated = [bots.make(name, seat) for seat in range(players)]
        while not match.finished:
            seat = match.active()[0]
            match.play(seat, seated[seat].choose(match.view(seat), seat, LITTLE))  # `play` refuses what is illegal
        assert min(match.standing()) == 1


@pytest.mark.parametrize("name", bots.names())
def test_same_seed_same_choices(name: str, new_match: NewMatch) -> None:
    view = new_match().view(0)
    first, second = bots.make(name, 5), bots.make(name, 5)
    assert [first.choose(view, 0, LITTLE) for _ in range(4)] == [second.choose(view, 0, LITTLE) for _ in range(4)]


@pytest.mark.parametrize("name", bots.names())
def test_advice_names_every_legal_action_once_best_first(name: str, new_match: NewMatch) -> None:
    view = new_match().view(0)
    advice = bots.make(name, 3).explain(view, 0, LITTLE)
    assert sorted(one.action for one in advice) == sorted(view.legal())
    assert all(0 <= one.value <= 1 for one in advice)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(LudusError, match=r"Unknown bot nero\. Available: random, greedy, tiro"):
        bots.make("nero")


def test_every_bot_has_a_name_and_a_description() -> None:
    assert list(bots.names()) == ["random", "greedy", "tiro", "miles", "centurio", "legatus"]
    assert all(bots.names("en").values())


def test_the_random_bot_plays_everything(new_match: NewMatch) -> None:
    view = new_match().view(0)
    bot = bots.make("random", 1)
    assert {bot.choose(view, 0, LITTLE) for _ in range(100)} == set(view.legal())


def test_the_greedy_bot_plays_the_greedy_heuristic(new_match: NewMatch) -> None:
    view = new_match().view(0)
    assert bots.make("greedy").choose(view, 0, LITTLE) == view.game.numbers["pebble"]


def test_without_an_expert_heuristic_the_expert_plays_the_greedy_one(new_match: NewMatch) -> None:
    view = new_match().view(0)
    assert expert_action(view, 0) == greedy_action(view, 0)


def test_legatus_uses_the_expert_heuristic_and_expects_the_greedy_one_of_others() -> None:
    game = find("age-of-heroes")
    actions, alike = np.zeros(game.max_legal, np.int16), set()
    for played in range(60):
        match = match_after(game.name, 2, played)
        seat = match.active()[0]
        view, count = match.view(seat), game.kernels.legal(match._records[0], seat, actions)
        heuristic = partial(callable_from_python(search(game).evaluation).heuristic, match._records[0], seat)
        assert heuristic(seat, actions, count) == expert_action(view, seat)
        assert heuristic(1 - seat, actions, count) == greedy_action(view, seat)
        for name, rule in (("legatus", expert_action), ("centurio", greedy_action)):
            assert heuristic_action(view, settings(game, **LEVELS[name][0].settings)) == rule(view, seat)
        alike.add(expert_action(view, seat) == greedy_action(view, seat))
    assert alike == {True, False}


def test_every_sensible_action_is_tried_with_both_heuristics_and_every_legal_one_advised_once() -> None:
    match = match_after("age-of-heroes", 2, 30)
    seat = match.active()[0]
    view, setting = match.view(seat), settings(match.game, **LEVELS["legatus"][0].settings)
    tree = search(match.game)._grow(view, seat, LITTLE, 1, setting)
    root = np.flatnonzero((tree["visits"] > 0) & (tree["seat"] == seat))[: 2 * len(view.legal())]
    raced = sorted(zip(tree["action"][root].tolist(), tree["expert"][root].tolist(), strict=True))
    assert raced == sorted((action, way) for action in sensible_actions(view, seat) for way in (0, 1))
    advice = bots.make("legatus", 1).explain(view, seat, LITTLE)
    assert sorted(one.action for one in advice) == sorted(view.legal())


def test_bots_slip_into_nothing_pointless() -> None:
    """Whatever the level, and even if every decision is a mistake."""
    for played in range(0, 60, 4):
        match = match_after("age-of-heroes", 3, played)
        seat = match.active()[0]
        view = match.view(seat)
        for name in ("tiro", "miles"):
            bot = Thinker(name, replace(LEVELS[name][0], mistakes=1.0), seed=played)
            assert bot.choose(view, seat, LITTLE) in sensible_actions(view, seat)


def test_where_a_game_calls_nothing_pointless_everything_legal_is_sensible(new_match: NewMatch) -> None:
    view = new_match().view(0)
    assert sensible_actions(view, 0) == view.legal()


def test_time_is_kept(new_match: NewMatch) -> None:
    from time import perf_counter

    view = new_match().view(0)
    setting = settings(view.game, **LEVELS["legatus"][0].settings)
    search(view.game).tree(view, 0, Budget(iterations=1), 1, setting)  # compiles
    began = perf_counter()
    search(view.game).tree(view, 0, Budget(seconds=0.2), 1, setting)
    assert 0.15 < perf_counter() - began < 1.0


@pytest.mark.parametrize(("first", "strides"), [(0.1, 9), (5.0, 10)])
def test_no_stride_is_begun_that_would_end_too_late_and_loading_is_not_counted(
    first: float, strides: int, new_match: NewMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr(searching, "perf_counter", lambda: now)
    begun = []
    for _ in searching.strides(new_match().view(0), 1, Budget(seconds=0.99), 32):
        begun.append(now)
        now += 0.1 if now else first
    assert len(begun) == strides
    assert begun[-1] + 0.1 <= 0.99 + (first if first > searching.LOADING else 0)


def test_replies_are_searched_only_after_an_action_was_tried_often_enough(new_match: NewMatch) -> None:
    view = new_match().view(0)
    setting = settings(view.game, **SEARCH)
    for simulations, deeper in ((1, False), (200, True)):
        tree = search(view.game)._grow(view, 0, Budget(iterations=simulations), 1, setting)
        nodes = np.count_nonzero(tree["visits"])
        assert (nodes > len(view.legal())) == deeper, f"{nodes} nodes after {simulations} simulations"


def redealt_copy(match: Match, viewer: int) -> Match:
    """Another match that looks the same to one seat: what it cannot know is dealt again."""
    redealt = match.fork(viewer, seed=99)
    assert redealt.bytes() != match.bytes()
    assert redealt.view(viewer).records.tobytes() == match.view(viewer).records.tobytes()
    return redealt


@pytest.mark.parametrize("name", ["greedy", "tiro", "miles", "centurio", "legatus"])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(name: str, new_match: NewMatch) -> None:
    for played in (0, 3, 6):
        match = new_match(seed=played + 2, played=played)
        seat = match.active()[0]
        redealt = redealt_copy(match, seat)
        choices = [bots.make(name, 4).explain(one.view(seat), seat, LITTLE) for one in (match, redealt)]
        assert choices[0] == choices[1]


def match_after(name: str, players: int, played: int) -> Match:
    """A match after some decisions by the greedy heuristic."""
    match = Match.new(find(name), players, seed=7)
    for _ in range(played):
        seat = match.active()[0]
        match.play(seat, greedy_action(match.view(seat), seat))
    return match


@pytest.mark.parametrize("players", [1, 2])
def test_a_plan_does_not_depend_on_what_the_seat_cannot_know(players: int) -> None:
    match = match_after("hadrians-wall", players, 40)
    seat = match.active()[0]
    redealt = redealt_copy(match, seat)
    choices = [bots.make("legatus", 4).explain(one.view(seat), seat, LITTLE) for one in (match, redealt)]
    assert choices[0] == choices[1]


def test_a_plan_is_legal_until_something_hidden_is_revealed() -> None:
    match = match_after("hadrians-wall", 1, 10)
    bot = bots.make("centurio", 1)
    assert isinstance(bot, Thinker)
    known = int(match._s.revealed)
    taken = bot.choose(match.view(0), 0, LITTLE)
    planned = (taken, *bot.ahead)
    assert len(planned) > 3
    for number, action in enumerate(planned):
        assert int(match._s.revealed) == known, f"something came to light after {number} decisions"
        match.play(0, action)  # refuses what is illegal
    assert match.finished or int(match._s.revealed) > known


def test_a_plan_is_replaced_only_by_one_that_is_better_by_more_than_luck() -> None:
    view, budget = match_after("hadrians-wall", 1, 15).view(0), Budget(iterations=300)
    usual, doubtful = (settings(view.game, **{**SEARCH, **more}) for more in ({}, {"confidence": 1000.0}))
    replaced = 0
    for seed in range(10):
        thumb = search(view.game).plan(view, 0, Budget(iterations=1), seed, doubtful).actions
        assert search(view.game).plan(view, 0, budget, seed, doubtful).actions == thumb
        replaced += search(view.game).plan(view, 0, budget, seed, usual).actions != thumb
    assert replaced > 0


def test_challengers_are_compared_with_the_plan_over_new_deals_each_time() -> None:
    """Who was unlucky in some deals would otherwise be dropped for the same ones each time, however often it tries."""
    view = match_after("hadrians-wall", 1, 10).view(0)
    kernels, at_once = search(view.game).plans, -1e9  # no challenge takes more than a first and a second look
    plan, values, openings = np.zeros(100, np.int16), np.empty(512), np.zeros(len(view.game.words), OPENING)
    pursued = (view.records, 0, 1, at_once, 7, plan, values, openings, np.zeros_like(plan))
    kernels.pursue(*pursued, 0, 0)
    beginnings: set[int] = set()
    for chance in range(16):
        values[:] = np.nan
        kernels.pursue(*pursued, chance, 1)
        beginnings.update(np.flatnonzero(~np.isnan(values))[:1])
    assert len(beginnings) > 4


def share_of_wins(first: str, second: str, game: Game, deals: int = 10) -> float:
    """What the first bot wins of the points in mirrored games."""
    won = 0.0
    for deal in range(deals):
        for names in ((first, second), (second, first)):
            match = Match.new(game, 2, deal)
            seated = [bots.make(name, deal) for name in names]
            while not match.finished:
                seat = match.active()[0]
                match._play(seat, seated[seat].choose(match.view(seat), seat, Budget(iterations=200)))
            ranks = match.standing()
            mine = names.index(first)
            won += 0.5 if ranks[0] == ranks[1] else float(ranks[mine] == 1)
    return won / (2 * deals)


def test_searching_beats_the_greedy_heuristic(micatio: Game) -> None:
    assert share_of_wins("centurio", "greedy", micatio) > 0.8
