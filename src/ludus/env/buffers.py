"""The flat arrays that a vector environment reads and writes: one row for each game, owned by whoever calls it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from ludus.engine.game import Game

Array = Any  # of NumPy or on a GPU


class Buffers(NamedTuple):
    """All that a kernel needs but the records. The first seven are for learners, and may be the caller's own."""

    observations: Array  # float32 (games, features): what the seat to move may know
    masks: Array  # bool (games, actions): which actions are legal
    rewards: Array  # float32 (games, players): of every seat, since the last step
    dones: Array  # bool (games,): whether a game ended in the last step
    seats: Array  # int32 (games,): the seat to move
    results: Array  # int32 (games, players): the points at the end of the last game that ended
    random_actions: Array  # int64 (games,): a legal action of each game, uniformly at random
    advice: Array  # int64 (games,): what `advise` chose
    refused: Array  # bool (games,): whether the last action was not legal, and therefore not played
    changed: Array  # bool (games,): whether the last call played anything in the game
    points: Array  # int32 (games, players): of the running game
    chance: Array  # uint64 (games,): the generator of everything random but the games' own chance
    seeds: Array  # int64 (games,): of the next game in this place
    config: Array  # int64: the player count, then the options
    policies: Array  # int64 (players,): a policy of `engine.playouts`, or less than 0 for one outside


OFFERED = ("observations", "masks", "rewards", "dones", "seats", "results", "random_actions")


def feature_count(game: Game) -> int:
    count: int = game.module("features").FEATURES
    return count


def layout(game: Game, games: int, players: int) -> dict[str, tuple[tuple[int, ...], type]]:
    """The shape and the type of every array but the records and the tables."""
    return {
        "observations": ((games, feature_count(game)), np.float32),
        "masks": ((games, len(game.words)), np.bool_),
        "rewards": ((games, players), np.float32),
        "dones": ((games,), np.bool_),
        "seats": ((games,), np.int32),
        "results": ((games, players), np.int32),
        "random_actions": ((games,), np.int64),
        "advice": ((games,), np.int64),
        "refused": ((games,), np.bool_),
        "changed": ((games,), np.bool_),
        "points": ((games, players), np.int32),
        "chance": ((games,), np.uint64),
        "seeds": ((games,), np.int64),
    }


def gather(
    wanted: Mapping[str, tuple[tuple[int, ...], type]],
    given: Mapping[str, Array],
    make: Callable[[tuple[int, ...], type], Array],
    take: Callable[[Array], Array],
) -> dict[str, Array]:
    """The arrays of a vector environment: those of the caller, and new ones for the rest."""
    unknown = [name for name in given if name not in OFFERED]
    if unknown:
        raise ValueError(f"There is no buffer {unknown[0]}; the buffers are: {', '.join(OFFERED)}.")
    found = {}
    for name, (shape, dtype) in wanted.items():
        found[name] = take(given[name]) if name in given else make(shape, dtype)
        check(name, found[name], shape, dtype)
    return found


def check(name: str, array: Array, shape: tuple[int, ...], dtype: type) -> None:
    if tuple(array.shape) != shape or array.dtype != dtype:
        right = f"{np.dtype(dtype).name} of shape {shape}"
        raise ValueError(f"{name} must be {right}, not {array.dtype} of shape {tuple(array.shape)}.")
