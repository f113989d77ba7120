"""Which functions a protocol declares, which of them may be left out, and what a game has of them."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import ModuleType
from typing import TypeVar

Function = TypeVar("Function", bound=Callable[..., object])

OPTIONAL: dict[str, str] = {}  # optional functions, and the function that takes their place ("" for the body declared)


def optional(instead: str = "") -> Callable[[Function], Function]:
    """Mark a function a game may leave out; another one, or the declared body, takes its place."""

    def mark(function: Function) -> Function:
        OPTIONAL[function.__name__] = instead
        return function

    return mark


def functions(contract: type) -> dict[str, Callable[..., object]]:
    """The functions of a protocol by name, in the order of declaration, those it inherits included."""
    found: dict[str, Callable[..., object]] = {}
    for part in (*contract.__bases__, contract):
        found |= {name: member.__func__ for name, member in vars(part).items() if isinstance(member, staticmethod)}
    return found


def implementation(contract: type, module: ModuleType) -> dict[str, Callable[..., object]]:
    """A game's functions by name, with the contract's own for optional ones that the module does not define."""
    found: dict[str, Callable[..., object]] = {}
    for name, declared in functions(contract).items():
        if name in vars(module):
            found[name] = vars(module)[name]
        elif name in OPTIONAL:
            found[name] = found[OPTIONAL[name]] if OPTIONAL[name] else declared
        else:
            raise ImportError(f"{module.__name__} must define {name}{inspect.signature(declared)}: {declared.__doc__}")
    return found
