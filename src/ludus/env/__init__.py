"""Environments for learning: many games at once on flat buffers, and the interfaces that researchers know.

    ludus.env.VectorEnv("some-game", games=4096, where="cores")    thousands of games for each call
    ludus.env.make("ludus/SomeGame-v0")                            gymnasium; gymnasium.make works too
    ludus.env.aec("some-game", players=3)                          PettingZoo, one agent for each seat
    ludus.env.parallel("some-game", players=3)                     the same for simultaneous games
    ludus.env.spiel("some-game", players=3)                        OpenSpiel

All but the first need the packages of `pip install 'ludus[env]'`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from ludus.env.catalogue import make, register

if TYPE_CHECKING:
    from ludus.env.open_spiel import spiel
    from ludus.env.vector import VectorEnv
    from ludus.env.zoo import aec, parallel

__all__ = ["VectorEnv", "aec", "make", "parallel", "spiel"]
# Imported when first asked for: they need the compiler, and some of them packages of their own.
LAZY = {"VectorEnv": "vector", "aec": "zoo", "parallel": "zoo", "spiel": "open_spiel"}

if find_spec("gymnasium"):
    register()


def __getattr__(name: str) -> object:
    if name in LAZY:
        return vars(import_module(f"ludus.env.{LAZY[name]}"))[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
