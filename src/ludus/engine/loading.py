"""Loading a game's kernels, and filling in templates: modules that are compiled once for every game.

Numba cannot cache closures over kernels. A template is an ordinary source file that calls `kernels.step(…)` without
importing it; `instantiate` runs it as a module of its own for each game, with that game's kernels in place
(`engine.template`).
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast, get_args, get_type_hints

import numpy as np

from ludus.engine import contract
from ludus.engine.kernels import kernel
from ludus.engine.view import INTERPRETED

if TYPE_CHECKING:
    from ludus.engine.game import Game

PLAYOUTS = Path(__file__).with_name("playouts.py")


def load_kernels(game: Game) -> contract.Kernels:
    """The game's kernels as one module: Numba resolves the functions of a module at compile time."""
    module = ModuleType(f"{game.package}.kernels")
    declared = contract.functions(contract.Kernels)
    for name, part in contract.KERNEL_MODULES.items():
        for function, found in contract.implementation(part, game.module(name)).items():
            vars(module)[function] = kernel(found) if found is declared[function] else found
    return cast(contract.Kernels, module)


def instantiate(template: Path, game: Game, **more: object) -> ModuleType:
    """Run a template as a module of its own, with the game's kernels and some numbers already in place."""
    name = f"{game.package}.{template.stem}"
    spec = importlib.util.spec_from_file_location(name, template)
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot load {template}")
    module = importlib.util.module_from_spec(spec)
    vars(module).update(kernels=game.kernels, ACTIONS=len(game.words), MAX_LEGAL=game.max_legal, **more)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@cache
def playouts(game: Game) -> ModuleType:
    """The game's own copy of `engine.playouts`."""
    return instantiate(PLAYOUTS, game)


def warm_up(game: Game) -> Iterator[tuple[int, int, str]]:
    """Compile every kernel that is not in the cache; before each, say (done so far, of how many, which comes next)."""
    declared = contract.functions(contract.Kernels)
    for n, (name, function) in enumerate(declared.items()):
        yield n, len(declared), name
        if not INTERPRETED:
            hints = get_type_hints(function)
            hints.pop("return")
            vars(game.kernels)[name].compile(tuple(numba_type(game, hint) for hint in hints.values()))
    yield len(declared), len(declared), ""


def numba_type(game: Game, hint: Any) -> Any:
    """How the compiler sees an argument that Python passes."""
    from numba import int64, typeof

    if hint is contract.Record:
        return typeof(np.zeros(1, game.state)[0])  # type: ignore[no-untyped-call]
    if hint == contract.Int:
        return int64
    while arguments := get_args(hint):  # down to the scalar: how deep it lies depends on the version of NumPy
        hint = arguments[-1]
    return typeof(np.zeros(1, hint))  # type: ignore[no-untyped-call]
