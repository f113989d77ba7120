"""Compiled copies of kernels, beside the interpreted originals.

Kernels call each other through the globals of their modules. So the compiled copy of a kernel is the same code over
a copy of those globals, in which every kernel, and every module that holds kernels, is a compiled copy too.
"""

from __future__ import annotations

import logging
import threading
from functools import cache
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

from ludus.engine.kernels import INTERPRETED, is_kernel

Kernels = TypeVar("Kernels")  # one, or a module of them
Namespace = dict[str, Any]

log = logging.getLogger("ludus")
_making = threading.Lock()
_functions: dict[Any, Any] = {}
_modules: dict[ModuleType, ModuleType] = {}
_namespaces: dict[int, tuple[Namespace, Namespace]] = {}  # by id of the original, which is kept so that it stays unique


@cache
def can_compile() -> bool:
    """Whether there is a compiler, and it is wanted; that there is none is said once."""
    if INTERPRETED:
        return False
    try:
        import_module("ludus.engine.compiler")
    except Exception as error:  # whatever is wrong with it, people can play
        log.warning("no compiler here: the rules run interpreted, slowly", extra={"reason": repr(error)})
        return False
    return True


def compiled(original: Kernels) -> Kernels:
    """The compiled copy of a kernel, or of a module of kernels; compiled when it is first called."""
    with _making:
        return cast(Kernels, _module(original) if isinstance(original, ModuleType) else _function(original))


def _function(original: Any) -> Any:
    if original not in _functions:
        namespace = _namespace(original.__globals__)
        copy = FunctionType(original.__code__, namespace, original.__name__, original.__defaults__)
        copy.__qualname__, copy.__module__ = original.__qualname__, original.__module__
        _functions[original] = import_module("ludus.engine.compiler").CompiledKernel(copy)
    return _functions[original]


def _module(original: ModuleType) -> ModuleType:
    if original not in _modules:
        copy = _modules[original] = ModuleType(original.__name__)
        vars(copy).update(_namespace(vars(original)))
    return _modules[original]


def _namespace(original: Namespace) -> Namespace:
    if id(original) not in _namespaces:
        copy: Namespace = {}
        _namespaces[id(original)] = original, copy  # before it is filled: modules may use each other
        copy.update({name: _counterpart(value) for name, value in original.items()})
    return _namespaces[id(original)][1]


def _counterpart(value: Any) -> Any:
    if is_kernel(value):
        return _function(value)
    if isinstance(value, ModuleType) and any(map(is_kernel, vars(value).values())):
        return _module(value)
    return value
