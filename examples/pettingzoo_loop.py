"""PettingZoo: seats play in turn; one of them at random, the others by a rule of its own.

python examples/pettingzoo_loop.py --game concordia --players 3
"""

import argparse

import numpy as np

import ludus.env


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="hadrians-wall")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    env = ludus.env.aec(given.game, players=given.players, reward="points")
    env.reset(seed=given.seed)
    chance = np.random.default_rng(given.seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(chance.choice(legal) if agent == "seat_0" else legal[0]))
    print({agent: round(points) for agent, points in total.items()})


if __name__ == "__main__":
    main()
