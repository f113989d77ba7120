"""Loading a game's kernels, interpreted and compiled, and filling in templates: modules that every game has a copy of.

Numba cannot cache closures over kernels. A template is an ordinary source file that calls `kernels.step(…)` without
importing it; `instantiate` runs it as a module of its own for each game, with that game's kernels in place
(`engine.template`).
"""

from __future__ import annotations

import functools
import importlib.util
import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar, cast, get_args, get_type_hints

import numpy as np

from ludus.engine import cache, contract
from ludus.engine.compiled import can_compile, compiled
from ludus.engine.kernels import cache_folder, is_kernel, kernel
from ludus.engine.records import readable

if TYPE_CHECKING:
    from ludus.engine.game import Game

Kernels = TypeVar("Kernels")  # one, or a module of them
PLAYOUTS = Path(__file__).with_name("playouts.py")


@functools.cache
def kernel_module(game: Game) -> ModuleType:
    """The game's kernels as one module, as kernels see it: they resolve each other's names in it."""
    module = ModuleType(f"{game.package}.kernels")
    declared = contract.functions(contract.Kernels)
    for name, part in contract.KERNEL_MODULES.items():
        for function, found in contract.implementation(part, game.module(name)).items():
            vars(module)[function] = kernel(found) if found is declared[function] else found
    return module


def first_kernels(game: Game) -> contract.Kernels:
    """The kernels a game begins with: compiled ones, but where nobody is to wait for a compiler."""
    return interpreted_kernels(game) if cache.read_only else compiled_kernels(game)


def never_compile(never: bool = True) -> None:
    """From now on games begin interpreted in this process, and `take_over` what other processes have compiled."""
    cache.read_only = never


def take_over(game: Game) -> frozenset[str]:
    """Run from now on compiled whatever has been compiled of a game's rules; return the names of those kernels.

    Interpreted and compiled kernels do the same to the same records, so that a game may change over at any moment.
    """
    if not can_compile():
        return frozenset()
    kernels, fast = ModuleType(f"{game.package}.kernels"), vars(compiled_kernels(game))
    declared = contract.functions(contract.Kernels)
    found = [name for name, function in declared.items() if fast[name].load(argument_types(game, function))]
    vars(kernels).update(vars(interpreted_kernels(game)) | {name: fast[name] for name in found})
    vars(game)["kernels"] = kernels
    return frozenset(found)


def interpreted_kernels(game: Game) -> contract.Kernels:
    """The game's kernels for callers from Python, run by Python."""
    return cast(contract.Kernels, callable_from_python(kernel_module(game)))


def compiled_kernels(game: Game) -> contract.Kernels:
    """The game's kernels for callers from Python, each compiled when it is first called."""
    return cast(contract.Kernels, runnable(kernel_module(game)))


def runnable(kernels: Kernels) -> Kernels:
    """A kernel, or a module of kernels, for callers from Python: compiled, where there is a compiler."""
    return compiled(kernels) if can_compile() else callable_from_python(kernels)


@functools.cache
def callable_from_python(kernels: Kernels) -> Kernels:
    """An interpreted kernel, or a module of them, for callers from Python, who pass records as they lie in memory."""
    if not isinstance(kernels, ModuleType):
        return cast(Kernels, with_attributes_added(kernels)) if is_kernel(kernels) else kernels
    copy = ModuleType(kernels.__name__)
    members = vars(kernels).items()
    vars(copy).update({name: callable_from_python(value) if is_kernel(value) else value for name, value in members})
    return cast(Kernels, copy)


def with_attributes_added(function: Any) -> Callable[..., Any]:
    """An interpreted kernel that first gives records their fields as attributes; numbers overflow as compiled ones."""

    @functools.wraps(function)
    def enter(*arguments: Any) -> Any:
        with np.errstate(all="ignore"):
            return function(*map(with_attributes, arguments))

    return enter


def with_attributes(value: Any) -> Any:
    if type(value) is np.void:
        return readable(np.asarray(value))[()]
    if type(value) is np.ndarray and value.dtype.names:
        return readable(value)
    return value


def instantiate(template: Path, game: Game, **more: object) -> ModuleType:
    """Run a template as a module of its own, with the game's kernels and some numbers already in place."""
    name = f"{game.package}.{template.stem}"
    spec = importlib.util.spec_from_file_location(name, template)
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot load {template}")
    module = importlib.util.module_from_spec(spec)
    vars(module).update(kernels=kernel_module(game), ACTIONS=len(game.words), MAX_LEGAL=game.max_legal, **more)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@functools.cache
def playouts(game: Game) -> ModuleType:
    """The game's own copy of `engine.playouts`."""
    return runnable(instantiate(PLAYOUTS, game))


def warm_up(game: Game, names: Collection[str] = ()) -> Iterator[tuple[int, int, str]]:
    """Compile kernels that are not in the cache; before each, say (done so far, of how many, which comes next)."""
    declared = contract.functions(contract.Kernels)
    names = names or declared
    with cache.only_one(cache_folder(game)) if can_compile() else nullcontext():
        for n, name in enumerate(names):
            yield n, len(names), name
            if can_compile():
                vars(compiled_kernels(game))[name].compile(argument_types(game, declared[name]))
    yield len(names), len(names), ""


def argument_types(game: Game, declared: Callable[..., object]) -> tuple[Any, ...]:
    """How the compiler sees the arguments that Python passes to a function of the contract."""
    hints = get_type_hints(declared)
    hints.pop("return")
    return tuple(numba_type(game, hint) for hint in hints.values())


def numba_type(game: Game, hint: Any) -> Any:
    from numba import int64, typeof

    if hint is contract.Record:
        return typeof(np.zeros(1, game.state)[0])  # type: ignore[no-untyped-call]
    if hint == contract.Int:
        return int64
    while arguments := get_args(hint):  # down to the scalar: how deep it lies depends on the version of NumPy
        hint = arguments[-1]
    return typeof(np.zeros(1, hint))  # type: ignore[no-untyped-call]
