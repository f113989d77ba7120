"""Rules as compiled kernels: one decorator, and a cache that notices every change of the rules.

Numba's own cache looks only at the file a function stands in, not at the functions it calls. So each game has a cache
folder of its own whose name is a hash of everything its kernels are made of: a change anywhere gives a new folder.
"""

import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba import njit
from platformdirs import user_cache_path

ROOT = Path(__file__).resolve().parents[1]
SHARED = ("engine/chance.py", "engine/crossing.py", "engine/kernels.py")
WORDS_AND_PICTURES = ("text", "board", "names", "guide")  # parts of a game's folder that hold no kernels

Record = Any  # one game, or one seat of it: kernels are typed by the compiler, not by the checker
Function = TypeVar("Function", bound=Callable[..., Any])


def kernel(function: Function) -> Function:
    """Compile a rules function; the same source runs interpreted, on one core, on all cores and on a GPU."""
    return _compile(function)


def kernel_on_all_cores(function: Function) -> Function:
    """Compile a function whose `prange` loops spread over all cores."""
    return _compile(function, parallel=True)


def _compile(function: Function, **options: Any) -> Function:
    folder = cache_folder(owner(function.__module__), part(function))
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    compiled: Function = njit(nogil=True, cache=True, error_model="numpy", **options)(function)
    return compiled


def owner(module: str) -> str:
    """The game a module belongs to, or "shared" if it belongs to none."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["ludus", "games"] and len(parts) > 2 else "shared"


def part(function: Callable[..., Any]) -> str:
    """The part of Ludus whose source a function stands in: templates stand outside the game they are filled in for."""
    path = Path(function.__code__.co_filename)
    return path.relative_to(ROOT).parts[0] if path.is_relative_to(ROOT) else "outside"


@cache
def cache_folder(name: str, part: str = "games") -> Path:
    root = Path(os.environ.get("LUDUS_CACHE") or user_cache_path("ludus"))
    return root / "kernels" / f"{name}-{part}-{rules_hash(name, part)}"


@cache
def rules_hash(name: str, part: str = "games") -> str:
    """A hash of every source the kernels of a game are made of, and of the compiler's version."""
    digest = hashlib.blake2b(f"numba {numba.__version__}".encode(), digest_size=8)
    for path in sources(name, part):
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def sources(name: str, part: str) -> list[Path]:
    shared = [ROOT / path for path in SHARED]
    folder = ROOT / "games" / name
    rules = [path for path in folder.rglob("*") if path.suffix in (".py", ".toml") and not is_words(path, folder)]
    others = [] if part in ("engine", "games", "outside") else (ROOT / part).rglob("*.py")
    return [*shared, *sorted(rules), *sorted(others)]


def is_words(path: Path, folder: Path) -> bool:
    return path.relative_to(folder).parts[0].removesuffix(".py") in WORDS_AND_PICTURES
