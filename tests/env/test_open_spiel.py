"""OpenSpiel's own random simulations, unmodified; and chance and information states as they should be."""

import random
from typing import Any

import pyspiel
import pytest

import ludus.env
from ludus.games import games

TABLES = [(game.name, players) for game in games() for players in sorted({*game.players[:2], game.max_players})]


def table(name: str, players: int) -> Any:
    """A game that ends soon, where an option says how long it lasts."""
    game = next(game for game in games() if game.name == name)
    limits = {option.name: 2 for option in game.options if option.name == "round_limit"}
    return ludus.env.spiel(name, players=players, **limits)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_simulations(name: str, players: int) -> None:
    pyspiel.random_sim_test(table(name, players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_a_random_simulation_without_a_limit(name: str) -> None:
    pyspiel.random_sim_test(ludus.env.spiel(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_a_history_says_everything(name: str) -> None:
    """The same actions and outcomes lead to the same state, and text to the same game."""
    game = table(name, next(players for other, players in TABLES if other == name))
    state = played(game.new_initial_state(), 40, random.Random(1))
    again = pyspiel.load_game(str(game)).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


def played(state: Any, steps: int, chance: random.Random) -> Any:
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_every_chance_node_has_its_own_draws(name: str) -> None:
    """No outcome is known before its node: the same decision may go on in different ways."""
    game = ludus.env.spiel(name, players=next(players for other, players in TABLES if other == name))
    state = game.new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == 256
    deals = set()
    for outcome in range(12):
        deal = state.child(outcome)
        while deal.is_chance_node():
            deal.apply_action(7)
        deals.add(seen(deal))
    assert len(deals) > 1  # a game may draw no more than who begins, and everything else when it is needed
    later, chance = played(state.clone(), 4, random.Random(2)), random.Random(2)
    assert not later.is_chance_node()
    while len({seen(later.child(outcome)) for outcome in range(30)} if later.is_chance_node() else ()) < 2:
        assert not later.is_terminal()  # whoever draws the last card of a deck can draw only one
        played(later, 1, chance)


def seen(state: Any) -> str:
    """What anybody knows of a state."""
    return "".join(state.observation_string(seat) for seat in range(state.num_players())) + str(state)


def test_an_observation_holds_nothing_a_seat_must_not_know() -> None:
    """A secret action of one seat changes nothing in the information state of another."""
    name = next(game.name for game in games() if game.simultaneous)
    state = ludus.env.spiel(name, players=2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(3)
    assert state.current_player() == 0
    before = state.information_state_string(1)
    children = [state.child(action) for action in state.legal_actions()]
    assert len(children) > 1
    assert {child.information_state_string(1) for child in children} == {before}
    assert len({child.information_state_string(0) for child in children}) == len(children)


def test_utilities_are_points_alone_and_victory_otherwise() -> None:
    name = next(game.name for game in games() if game.min_players == 1)
    for players, low, high in ((1, -10_000, 10_000), (2, -1, 1)):
        game = ludus.env.spiel(name, players=players)
        assert (game.min_utility(), game.max_utility()) == (low, high)
        end = played(game.new_initial_state(), 100_000, random.Random(3))
        assert end.is_terminal()
        assert all(low <= value <= high for value in end.returns())
        assert players == 1 or abs(sum(end.returns())) < 1e-6
