"""The contract of a game: every function the engine asks of a game's folder, documented once.

A game implements each protocol (`contract.kernels`, `contract.presentation`) in the module that its docstring names.
Functions marked `optional` may be left out; their body is what then takes their place. Everything that must know which
functions there are (loading, warm-up, templates, docs/architecture.md) derives it from here.
"""

from ludus.engine.contract.arguments import MAX_SEATS, Actions, Config, Floats, Int, Ranks, Record
from ludus.engine.contract.functions import OPTIONAL, functions, implementation, optional
from ludus.engine.contract.kernels import KERNEL_MODULES, Heuristics, Kernels, Observations, Rules, Views
from ludus.engine.contract.presentation import Board, FeatureNames, Guide, Text

__all__ = [
    "KERNEL_MODULES",
    "MAX_SEATS",
    "OPTIONAL",
    "Actions",
    "Board",
    "Config",
    "FeatureNames",
    "Floats",
    "Guide",
    "Heuristics",
    "Int",
    "Kernels",
    "Observations",
    "Ranks",
    "Record",
    "Rules",
    "Text",
    "Views",
    "functions",
    "implementation",
    "optional",
]
