"""Compiling kernels with Numba, for less than Numba's own price.

Left alone, Numba optimises every function together with all that it calls, and again in each of its callers: a rule
five calls down is compiled five times. Here a function that is called by others is only translated, and all of them are
optimised and compiled once, together, as part of each kernel that Python enters.

Numba also counts who uses an array, atomically and at every view of one. Most kernels neither make arrays nor return
any, nor do those that they call: what they are given outlives them, so they are compiled without counting.

What has been compiled is kept on disk (`engine.cache`).
"""

# mypy: disable-error-code="attr-defined,no-untyped-call,misc,no-any-return"
# Numba's inner parts have few annotations, and other ones in each version.

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from functools import cached_property
from pathlib import Path
from typing import Any

from llvmlite.binding import Linkage, parse_assembly
from numba.core import compiler, config, sigutils, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher
from numba.core.runtime import rtsys
from numba.core.typing.templates import make_concrete_template

from ludus.engine import cache
from ludus.engine.kernels import home

config.SLP_VECTORIZE = 1  # loops of a few rounds are written out first: have wide instructions made of them even then
OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": None}
AS_PART = {"no_compile": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


COUNTING = ("NRT_incref", "NRT_decref")  # what Numba calls to count one user of an array more, or one less
NOT_COUNTING = "define linkonce_odr void @{name}(ptr %0) alwaysinline {{ ret void }}"


class Translated(JITCodeLibrary):
    """A function in the compiler's language, neither optimised nor compiled: that happens where it is linked in."""

    returns_arrays = True

    def finalize(self) -> None:
        self._finalized = True

    @cached_property
    def needs_counting(self) -> bool:
        """Whether arrays are made or returned here, or in anything that is called."""
        if self.returns_arrays or runtime_functions(self) - set(COUNTING):
            return True
        return any(
            one.needs_counting if isinstance(one, Translated) else runtime_functions(one)
            for one in self._linking_libraries
            if one is not rtsys.library
        )

    def _get_module_for_linking(self) -> Any:
        """What is linked into a kernel, made when it is first asked for."""
        fresh = self._shared_module is None
        module = super()._get_module_for_linking()
        if fresh and not self.needs_counting:
            for name in runtime_functions(self):
                module.get_function(name).name = f"{name}.not"  # here and wherever it is called
                module.link_in(parse_assembly(NOT_COUNTING.format(name=f"{name}.not")))
        return module


class Whole(JITCodeLibrary):
    """A kernel that Python enters, with all that it calls.

    Nothing else can call these functions, and the compiler is told so: it then puts one that is called in a single
    place there, and drops arguments that are never read.
    """

    entry_point: str  # the only function that is known by its name outside

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr and function.name != self.entry_point:
                function.linkage = "internal"
                # By its own name LLVM would find it for the kernel of that name.
                function.name = f"{function.name}.in.{self.entry_point}"
        super()._optimize_final_module()


class CompiledKernel(CPUDispatcher):
    """A kernel that Numba compiles: whole, for each kind of arguments from Python, and as a part of other kernels.

    Compiled code releases Python's lock, so that threads run it on several cores at once.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function, targetoptions=dict(OPTIONS))
        self._parts: dict[tuple[Any, ...], Any] = {}
        self._folder = home(function)

    # as a part of other kernels

    def get_call_template(self, args: Any, kws: Any) -> tuple[Any, Any, Any, Any]:
        """How a call from another kernel is typed."""
        signature, folded = self._compiler.fold_argument_types(args, kws)
        found = self.translated(tuple(widened(one) for one in folded))
        template = make_concrete_template(self.__name__, key=self.__name__, signatures=[found.signature])
        return template, signature, folded, {}

    def get_overload(self, sig: Any) -> Any:
        """What the compiler knows this kernel by, within others."""
        args, _ = sigutils.normalize_signature(sig)
        return self._parts[tuple(args)].entry_point

    def translated(self, args: tuple[Any, ...]) -> Any:
        """This kernel in the compiler's language, to be linked into others."""
        if args not in self._parts:
            with global_compiler_lock, self._compiling_counter:
                flags = compiler.Flags()
                self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
                for name, value in AS_PART.items():
                    setattr(flags, name, value)
                library = Translated(self.targetctx.codegen(), self.py_func.__qualname__)
                result = compiler.compile_extra(
                    self.typingctx, self.targetctx, self.py_func, args, None, flags, {}, library
                )
                library.returns_arrays = not is_plain(result.signature.return_type)
                result = result._replace(entry_point=object())  # nothing can be entered yet, but each has its own key
                self.targetctx.insert_user_function(result.entry_point, result.fndesc, [library])
                self._parts[args] = result
        return self._parts[args]

    # from Python

    def compile(self, sig: Any) -> Any:
        """Have the kernel ready to be called with such arguments: from the cache, or compiled now."""
        args, _ = sigutils.normalize_signature(sig)
        with global_compiler_lock:
            if not self.load(args):
                self._compile(args)
        return self.overloads[args].entry_point

    def load(self, args: tuple[Any, ...]) -> bool:
        """Load the kernel from the cache, if it is there."""
        with global_compiler_lock:
            if args in self.overloads:
                return True
            self.targetctx.refresh()
            stored = cache.read(self._file(args)) if self._folder else None
            if stored is not None:
                self.add_overload(compiler.CompileResult._rebuild(self.targetctx, *stored))
            return stored is not None

    def _compile(self, args: tuple[Any, ...]) -> None:
        if cache.read_only:
            raise cache.NotCompiled(self.__name__)
        with cache.only_one(self._folder) if self._folder else nullcontext():
            if not self.load(args):  # another process may have been faster
                result = self._whole(self.translated(args))
                self.add_overload(result)
                if self._folder:
                    cache.write(self._file(args), result._reduce())

    def _whole(self, own: Any) -> Any:
        """A kernel and everything that it calls, optimised and compiled together."""
        context, fndesc, env = self.targetctx, own.fndesc, own.environment
        library = Whole(context.codegen(), self.py_func.__qualname__)
        library.entry_point = fndesc.llvm_func_name
        library.enable_object_caching()
        for one in callers_first(own.library):
            library.add_linking_library(one)
        with context.push_code_library(library):
            context.create_cpython_wrapper(library, fndesc, env, own.call_helper, release_gil=True)
        entry_point = context.get_executable(library, fndesc, env)
        result = own._replace(library=library, entry_point=entry_point, reload_init=list(library._reload_init))
        for other in result._find_referenced_environments():
            library.codegen.set_env(other.env_name, other)
        return result

    def _file(self, args: tuple[Any, ...]) -> Path:
        magic = self.targetctx.codegen().magic_tuple()  # the processor
        assert self._folder is not None
        return cache.path(self._folder, f"{self.__module__}.{self.__qualname__}", (args, magic))


def widened(kind: Any) -> Any:
    """Small integers are passed on as large ones: each width would be translated and compiled separately."""
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


def is_plain(kind: Any) -> bool:
    """Whether values of a type are numbers, several numbers, or nothing."""
    if isinstance(kind, types.BaseTuple):
        return all(map(is_plain, kind.types))
    return isinstance(kind, types.Number | types.Boolean | types.NoneType)


def runtime_functions(library: Any) -> set[str]:
    """What a library uses of Numba's memory management."""
    functions = library._final_module.functions
    return {function.name for function in functions if function.name.startswith("NRT_")}


def callers_first(library: Any) -> list[Any]:
    """A library and all those that it needs; the linker drops what nothing linked so far has asked for."""
    done: dict[Any, None] = {}

    def visit(one: Any) -> None:
        if one in done:
            return
        for other in one._linking_libraries if isinstance(one, Translated) else ():
            visit(other)
        done[one] = None

    visit(library)
    return list(reversed(done))
