"""OpenSpiel: its tree search plays Concordia against a random player, with the game's own evaluation at the leaves.

python examples/openspiel_mcts.py --simulations 50
"""

import argparse
from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

import ludus.env


class GameValue(mcts.Evaluator):
    """How well each seat stands, from -1 to 1, by the game's own heuristic; all actions are alike at first."""

    def evaluate(self, state: Any) -> Any:
        values = [state.game.kernels.value(state.records[0], seat) for seat in range(state.num_players())]
        return 2 * np.array(values) - 1

    def prior(self, state: Any) -> Any:
        actions = state.chance_outcomes() if state.is_chance_node() else state.legal_actions()
        return actions if state.is_chance_node() else [(action, 1 / len(actions)) for action in actions]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    chance = np.random.RandomState(given.seed)
    game = ludus.env.spiel("concordia", players=2, round_limit=given.rounds)
    search = mcts.MCTSBot(game, 2.0, given.simulations, GameValue(), random_state=chance)
    bots = [search, uniform_random.UniformRandomBot(1, chance)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=chances)))
        else:
            seat = state.current_player()
            action = bots[seat].step(state)
            print(f"seat {seat}: {state.action_to_string(seat, action)}")
            state.apply_action(action)
    print("points", [int(state.game.kernels.points(state.records[0], seat)) for seat in range(2)])
    print("utilities", state.returns())


if __name__ == "__main__":
    main()
