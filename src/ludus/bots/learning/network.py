"""A small network with one hidden layer, trained with NumPy alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

BATCH = 256
RATE = 2e-3
DECAY = 1e-5  # of weights, against learning by heart
KEPT_BACK = 10  # the last of so many parts is kept back to see how well the others teach


@dataclass
class Network:
    """Features to a judgement between 0 and 1."""

    weights: Array
    offsets: Array
    last: Array
    last_offset: Array

    @classmethod
    def fresh(cls, features: int, hidden: int, mean: float, chance: np.random.Generator) -> Network:
        return cls(
            (chance.normal(size=(features, hidden)) / np.sqrt(features)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (chance.normal(size=hidden) / np.sqrt(hidden)).astype(np.float32),
            np.array([np.log(mean / (1 - mean))], np.float32),
        )

    @classmethod
    def of(cls, flat: Array, features: int) -> Network:
        """The network that the kernels know as one flat array."""
        hidden = (flat.size - 1) // (features + 2)
        weights, offsets, last, last_offset = np.split(
            flat, [features * hidden, (features + 1) * hidden, (features + 2) * hidden]
        )
        return cls(weights.reshape(features, hidden), offsets, last, last_offset)

    def parts(self) -> list[Array]:
        return [self.weights, self.offsets, self.last, self.last_offset]

    def flat(self) -> Array:
        """As the kernels take it."""
        return np.concatenate([part.ravel() for part in self.parts()]).astype(np.float32)

    def judge(self, rows: Array) -> Array:
        return self._forward(rows)[2]

    def _forward(self, rows: Array) -> tuple[Array, Array, Array]:
        before = rows @ self.weights + self.offsets
        after = np.maximum(before, 0)
        return before, after, 1 / (1 + np.exp(-(after @ self.last + self.last_offset)))

    def slopes(self, rows: Array, targets: Array) -> list[Array]:
        """How the squared error of a batch changes with every number."""
        before, after, judged = self._forward(rows)
        error = (judged - targets) * judged * (1 - judged) * 4 / len(rows)
        back = np.outer(error, self.last) * (before > 0)
        return [
            rows.T @ back + DECAY * self.weights,
            back.sum(0),
            after.T @ error + DECAY * self.last,
            error.sum(keepdims=True),
        ]

    def save(self, path: Path, version: int) -> None:
        np.savez_compressed(
            path,
            version=version,
            weights=self.weights.astype(np.float16),
            offsets=self.offsets,
            last=self.last,
            last_offset=self.last_offset,
        )


def train(rows: Array, targets: Array, hidden: int, epochs: int, seed: int, tell: Callable[[str], object]) -> Network:
    """A network for these positions, by Adam with a falling rate."""
    chance = np.random.default_rng(seed)
    centre, spread = rows.mean(0), rows.std(0) + 0.02
    scaled = ((rows - centre) / spread).astype(np.float32)
    wanted = targets.astype(np.float32)
    network = Network.fresh(rows.shape[1], hidden, float(np.clip(wanted.mean(), 0.01, 0.99)), chance)
    used, kept = np.split(np.arange(len(rows)), [len(rows) - len(rows) // KEPT_BACK])  # other games, not other moments
    moments = [[np.zeros_like(part), np.zeros_like(part)] for part in network.parts()]
    steps = epochs * (len(used) // BATCH)
    for step in range(1, steps + 1):
        batch = chance.choice(used, BATCH)
        rate = RATE * (1 - step / (steps + 1))
        for part, slope, moment in zip(
            network.parts(), network.slopes(scaled[batch], wanted[batch]), moments, strict=True
        ):
            moment[0] += 0.1 * (slope - moment[0])
            moment[1] += 0.001 * (slope**2 - moment[1])
            part -= rate * (moment[0] / (1 - 0.9**step)) / (np.sqrt(moment[1] / (1 - 0.999**step)) + 1e-8)
    error = float(np.mean((network.judge(scaled[kept]) - wanted[kept]) ** 2))
    tell(f"explains {1 - error / max(1e-9, float(wanted[kept].var())):.0%} of what came of positions it had not seen")
    network.weights = network.weights / spread[:, None]
    network.offsets = network.offsets - centre @ network.weights
    return network
