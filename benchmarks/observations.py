"""Whether observations suffice: a small network learns to predict greedy's move and the final score from them.

    python benchmarks/observations.py hadrians-wall --seconds 600
    python benchmarks/observations.py concordia --players 2 --width 1024 --seconds 600

Greedy plays all seats. The network is tested on decisions that it has not seen yet: how often its first choice among
the legal actions is greedy's, where there is a choice, and how much of the variance of the final points it explains.
NumPy does the learning, so that nothing else is needed.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from ludus.env import VectorEnv

Floats = NDArray[np.float32]
Batch = tuple[Floats, NDArray[np.bool_], NDArray[np.int64], Floats]  # seen, masks, greedy's actions, final points
SCALE = np.float32(0.02)  # of points
RATE = 1e-3
BATCH = 1024
POOL = 64 * BATCH  # decisions that are shuffled together: neighbours are alike


def decisions(env: VectorEnv) -> Iterator[Batch]:
    """Greedy's decisions in games that have just ended, with the points that its seat ended with."""
    kept: list[list[tuple[Floats, NDArray[np.bool_], int, int]]] = [[] for _ in range(env.games)]
    while True:
        actions = env.advise("greedy").copy()
        for n in np.flatnonzero(env.masks.sum(axis=1) > 1):
            kept[n].append((env.observations[n].copy(), env.masks[n].copy(), int(actions[n]), int(env.seats[n])))
        env.step(actions)
        for n in np.flatnonzero(env.dones):
            seen, masks, chosen, seats = map(np.array, zip(*kept[n], strict=True))
            kept[n] = []
            yield seen, masks, chosen, env.results[n][seats].astype(np.float32)


def batches(env: VectorEnv, chance: np.random.Generator) -> Iterator[Batch]:
    """Decisions of many games in random order."""
    source = decisions(env)
    while True:
        games: list[Batch] = []
        while sum(len(game[2]) for game in games) < POOL:
            games.append(next(source))
        pool = [np.concatenate(parts) for parts in zip(*games, strict=True)]
        order = chance.permutation(len(pool[2]))
        for at in range(0, len(order) - BATCH + 1, BATCH):
            seen, masks, chosen, points = (part[order[at : at + BATCH]] for part in pool)
            yield seen, masks, chosen, points


class Network:
    """Two hidden layers; the score of every action, and last the final points. Learns by Adam."""

    def __init__(self, features: int, actions: int, width: int, chance: np.random.Generator) -> None:
        sizes = (features, width, width, actions + 1)
        self.weights: list[Floats] = []
        for before, after in pairwise(sizes):
            self.weights.append((chance.standard_normal((before, after)) * np.sqrt(2 / before)).astype(np.float32))
            self.weights.append(np.zeros(after, np.float32))
        self.mean = [np.zeros_like(weight) for weight in self.weights]
        self.square = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def layers(self, seen: Floats) -> list[Floats]:
        """The input, the hidden layers and the output."""
        found = [seen]
        for n in range(0, len(self.weights), 2):
            x = found[-1] @ self.weights[n] + self.weights[n + 1]
            found.append(np.maximum(x, 0) if n + 2 < len(self.weights) else x)
        return found

    def learn(self, batch: Batch, rate: float) -> tuple[float, Floats]:
        """One step; how often greedy's move was foreseen before it, and the points that were foreseen."""
        seen, masks, chosen, points = batch
        layers = self.layers(seen)
        scores = np.where(masks, layers[-1][:, :-1], np.float32(-1e9))
        right = float((scores.argmax(axis=1) == chosen).mean())
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        slope = np.empty_like(layers[-1])
        slope[:, :-1] = chances
        slope[np.arange(len(chosen)), chosen] -= 1
        slope[:, -1] = layers[-1][:, -1] - points * SCALE
        self.descend(layers, slope / np.float32(len(chosen)), rate)
        return right, layers[-1][:, -1] / SCALE

    def descend(self, layers: list[Floats], slope: Floats, rate: float) -> None:
        self.steps += 1
        for n in reversed(range(0, len(self.weights), 2)):
            below = layers[n // 2]
            onward = (slope @ self.weights[n].T) * (below > 0)
            for k, gradient in ((n, below.T @ slope), (n + 1, slope.sum(axis=0))):
                self.mean[k] += np.float32(0.1) * (gradient - self.mean[k])
                self.square[k] += np.float32(0.001) * (gradient**2 - self.square[k])
                size = np.sqrt(self.square[k] / np.float32(1 - 0.999**self.steps)) + np.float32(1e-8)
                self.weights[k] -= np.float32(rate / (1 - 0.9**self.steps)) * self.mean[k] / size
            slope = onward


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=600)
    given = parser.parse_args()
    chance = np.random.default_rng(1)
    env = VectorEnv(given.game, given.games, given.players, where="cores")
    env.reset(1)
    network = Network(env.observations.shape[1], env.masks.shape[1], given.width, chance)
    began, reported = time.time(), 0.0
    right, errors, points = [], [], []
    for batch in batches(env, chance):
        spent = (time.time() - began) / given.seconds
        found, foreseen = network.learn(batch, RATE * max(0.01, 1 - spent))
        right.append(found)
        errors.append(float(((foreseen - batch[3]) ** 2).mean()))
        points.append(float(batch[3].var()))
        if spent >= reported + 0.05 or spent >= 1:
            reported, last = spent, slice(-64, None)
            explained = 1 - np.mean(errors[last]) / np.mean(points[last])
            print(
                f"{network.steps * BATCH:9} decisions: {100 * np.mean(right[last]):.2f}% of greedy's moves, "
                f"{100 * explained:.1f}% of the variance of the points",
                flush=True,
            )
        if spent >= 1:
            break


if __name__ == "__main__":
    main()
