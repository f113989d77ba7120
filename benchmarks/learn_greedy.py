"""Learns the weights of Hadrian's Wall's greedy policy by playing.

    python benchmarks/learn_greedy.py ROUNDS FILE

The policy picks actions by chance, the likelier the more they are worth. After every round of games each weight moves
so that choices become likelier after which more points than usual were still to come, and rarer those after which fewer
were (REINFORCE with the mean of the points to come as a baseline, and Adam's steps). It starts from the weights the
game has; an hour of one core brings it there from nothing. FILE is weights.toml, once it has proved to be better.
"""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Any

import numpy as np

from ludus.engine.chance import roll, scramble, seed_chance
from ludus.engine.kernels import kernel
from ludus.engine.loading import runnable
from ludus.games.hadrians_wall.actions import MAX_LEGAL
from ludus.games.hadrians_wall.greedy.policy import WEIGHT
from ludus.games.hadrians_wall.greedy.terms import (
    FIRST_STEP,
    KINDS,
    PATH_TERMS,
    STEPS,
    TERM_COUNT,
    TERMS,
    YEAR_TERMS,
    term,
)
from ludus.games.hadrians_wall.rules.scoring import points
from ludus.games.hadrians_wall.rules.table import active, finished, legal, step
from ludus.games.hadrians_wall.rules.year import deal, lay_out
from ludus.games.hadrians_wall.state import State
from ludus.games.hadrians_wall.tables import CARDS, YEARS

GAMES_A_ROUND = 1500
RATE = 0.03
SCALE = 10  # weights are rounded to tenths
# Players, difficulty, gifts: alone on normal difficulty half of the time.
TABLES = np.array([[1, 1, 0]] * 6 + [[1, 2, 0], [2, 1, 0], [3, 1, 0], [1, 0, 0], [4, 2, 0], [3, 1, 1]], np.int64)
POINTS_TO_COME = np.array([80, 75, 65, 55, 40, 20], np.float64)  # a first guess for each year

Numbers = np.ndarray[Any, np.dtype[np.float64]]


@kernel
def likelihoods(s: Any, seat: int, count: int, actions: Any, weights: Any, terms: Any, likely: Any) -> None:
    """How likely each legal action is, and the terms it has."""
    highest = -1e30
    for n in range(count):
        worth = 0.0
        for k in range(TERMS):
            terms[n, k] = term(s, seat, actions[n], k)
            worth += weights[terms[n, k]]
        likely[n] = worth
        highest = max(highest, worth)
    total = 0.0
    for n in range(count):
        likely[n] = np.exp(likely[n] - highest)
        total += likely[n]
    for n in range(count):
        likely[n] /= total


@kernel
def pick(likely: Any, count: int, x: Any) -> int:
    left = (x >> np.uint64(11)) / 9007199254740992.0
    for n in range(count - 1):
        left -= likely[n]
        if left < 0:
            return n
    return count - 1


@kernel
def play(s: Any, seed: int, config: Any, weights: Any, slope: Any, at_year: Any) -> int:
    """One game; for the first seat, by year, which way each weight makes its choices likelier. Returns its points."""
    actions = np.empty(MAX_LEGAL, np.int16)
    terms = np.empty((MAX_LEGAL, TERMS), np.int32)
    likely = np.empty(MAX_LEGAL)
    seed_chance(s, seed)
    lay_out(s, config)
    deal(s)
    x = scramble(seed + 1)
    year = -1
    while not finished(s):
        if s.year != year:
            year = s.year
            at_year[year] = points(s, 0)
        seat = 0
        while not (active(s) >> seat) & 1:
            seat += 1
        count = legal(s, seat, actions)
        likelihoods(s, seat, count, actions, weights, terms, likely)
        x = roll(x)
        chosen = pick(likely, count, x)
        if seat == 0 and count > 1:
            likely[chosen] -= 1.0
            for n in range(count):
                for k in range(TERMS):
                    slope[year, terms[n, k]] -= likely[n]
        step(s, seat, actions[chosen])
    return points(s, 0)


@kernel
def play_round(games: Any, seed: int, tables: Any, weights: Any, usual: Any, gradient: Any, results: Any) -> None:
    """Many games; the slope of each, weighed by how much better than usual it went from each year on."""
    slope = np.zeros((YEARS, TERM_COUNT))
    at_year = np.zeros(YEARS)
    for n in range(results.size):
        slope[:] = 0
        table = n % len(tables)
        results[n] = play(games[0], seed + n, tables[table], weights, slope, at_year)
        for year in range(YEARS):
            to_come = results[n] - at_year[year]
            gradient += 0.1 * (to_come - usual[table, year]) * slope[year]
            usual[table, year] += 0.002 * (to_come - usual[table, year])


class Learner:
    """The weights while they are being learned, with Adam's memory of past gradients."""

    def __init__(self, weights: Numbers, seed: int):
        self.weights = weights
        self.seed = seed
        self.round = 0
        self.mean, self.square = np.zeros(TERM_COUNT), np.zeros(TERM_COUNT)
        self.usual = np.tile(POINTS_TO_COME, (len(TABLES), 1))
        self.games = np.zeros(1, State)

    def learn(self, rate: float) -> float:
        """Play one round and take one step; the mean points alone on normal difficulty."""
        gradient, results = np.zeros(TERM_COUNT), np.zeros(GAMES_A_ROUND)
        runnable(play_round)(self.games, self.seed, TABLES, self.weights, self.usual, gradient, results)
        self.seed += GAMES_A_ROUND
        self.round += 1
        gradient /= GAMES_A_ROUND
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient**2 - self.square)
        corrected = np.sqrt(self.square / (1 - 0.999**self.round)) + 1e-5
        self.weights += rate * self.mean / (1 - 0.9**self.round) / corrected
        self.weights[0] = 0  # the term of nothing
        return float(np.mean([result for n, result in enumerate(results) if n % len(TABLES) < 6]))


def row(name: str, numbers: Numbers) -> list[str]:
    """One row of weights in TOML, wrapped, without the zeros at its end."""
    found = [str(int(number)) for number in np.rint(numbers * SCALE)]
    while found and found[-1] == "0":
        found.pop()
    if not found:
        return []
    key = f'"{name}"' if " " in name else name
    line = f"{key} = [{', '.join(found)}]"
    if len(line) <= 118:
        return [line]
    lines = [f"{key} = [", "   "]
    for number in found:
        if len(lines[-1]) + len(number) > 116:
            lines.append("   ")
        lines[-1] += f" {number},"
    return [*lines, "]"]


def text(weights: Numbers) -> str:
    """The whole of weights.toml."""
    by_card = weights[PATH_TERMS:].reshape(len(CARDS), len(KINDS))
    lines = ["# What the greedy policy finds an action worth. Only comparisons matter, so the unit is arbitrary."]
    lines += ["# Learned by playing (benchmarks/learn_greedy.py); zeros at the end of a row are left out."]
    lines += ["", "[year] # by kind of action: in years 1 to 6"]
    for n, kind in enumerate(KINDS):
        lines += row(kind, weights[YEAR_TERMS + n * YEARS : YEAR_TERMS + (n + 1) * YEARS])
    lines += ["", "[progress] # by kind of action: at each step that terms.py counts for it"]
    for n, kind in enumerate(KINDS):
        lines += row(kind, weights[FIRST_STEP[n] : FIRST_STEP[n] + STEPS[n]])
    lines += ["", "[path] # by kind of action: with each player card kept, in the order of components.toml"]
    for n, kind in enumerate(KINDS):
        lines += row(kind, by_card[:, n])
    return "\n".join(lines) + "\n"


def main(rounds: int, path: Path) -> None:
    learner = Learner(WEIGHT / SCALE, seed=secrets.randbelow(2**40))
    for n in range(1, rounds + 1):
        mean = learner.learn(RATE * (1 - 0.9 * n / rounds))
        if n % 25 == 0:
            print(f"round {n} of {rounds}: {mean:.1f} points", flush=True)
    path.write_text(text(learner.weights), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
