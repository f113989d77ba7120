"""Rules as kernels: one decorator, and the folders where compiled ones are kept.

A kernel is a plain Python function, and runs as one. `engine.compiled` makes compiled copies of kernels, so that both
can be used side by side in one process. Importing a game's rules therefore needs no compiler.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from platformdirs import user_cache_path

from ludus.engine.contract import Record

if TYPE_CHECKING:
    from ludus.engine.game import Game

__all__ = ["INTERPRETED", "Record", "cache_folder", "cache_root", "home", "is_kernel", "kernel", "sources_hash"]

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
ROOT = Path(__file__).resolve().parents[1]
SHARED = (  # what the compiled kernels of every game are made of
    "engine/chance.py",
    "engine/compiler.py",
    "engine/contract/arguments.py",
    "engine/contract/functions.py",
    "engine/contract/kernels.py",
    "engine/features.py",
    "engine/kernels.py",
    "engine/playouts.py",
    "engine/siphash.py",
    "engine/compiled.py",
)
WITHOUT_KERNELS = ("text", "board", "names", "feature_names", "guide", "locale")  # parts of a game's folder

Function = TypeVar("Function", bound=Callable[..., Any])


def kernel(function: Function) -> Function:
    """Mark a rules function: the same source runs interpreted, compiled on one core and on all cores, and on a GPU."""
    vars(function)["is_kernel"] = True
    return function


def is_kernel(value: object) -> bool:
    return getattr(value, "__dict__", {}).get("is_kernel") is True


def owner(module: str) -> Game | None:
    """The game whose package a module belongs to, wherever that package is installed."""
    parts = module.split(".")
    for length in range(1, len(parts)):
        package = sys.modules.get(".".join(parts[:length]))
        if package is not None and "GAME" in vars(package):
            game: Game = vars(package)["GAME"]
            return game
    return None


def part(function: Callable[..., Any]) -> str:
    """The part of Ludus whose source a function stands in; "" for a game's own, wherever it is."""
    path = Path(function.__code__.co_filename)
    top = path.relative_to(ROOT).parts[0] if path.is_relative_to(ROOT) else ""
    return "" if top == "games" else top


def home(function: Callable[..., Any]) -> Path | None:
    """The folder where a kernel is kept once it is compiled; None for one of somebody's own script."""
    game, top = owner(function.__module__), part(function)
    return cache_folder(game, top) if game or top else None


def cache_root() -> Path:
    return Path(os.environ.get("LUDUS_CACHE") or user_cache_path("ludus")) / "kernels"


@cache
def cache_folder(game: Game | None, part: str = "") -> Path:
    """Where compiled kernels are kept: its name is a hash of all they are made of, so any change gives a new one."""
    return cache_root() / f"{game.name if game else 'shared'}-{part or 'rules'}-{sources_hash(game, part)}"


@cache
def sources_hash(game: Game | None, part: str = "") -> str:
    """A hash of every source the kernels of a game are made of, and of the compiler's version."""
    digest = hashlib.blake2b(f"numba {compiler_version()}".encode(), digest_size=8)
    for name, path in sources(game, part):
        digest.update(name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def compiler_version() -> str:
    """Its version, without the second or two that importing it takes."""
    try:
        return metadata.version("numba")
    except metadata.PackageNotFoundError:
        return "none"


def sources(game: Game | None, part: str) -> list[tuple[str, Path]]:
    """(name, file) of every source: the shared ones, the game's own, and those of another part of Ludus."""
    found = [(name, ROOT / name) for name in SHARED]
    if game:
        found += within(game.folder, WITHOUT_KERNELS)
    return found + (within(ROOT / part) if part not in ("", "engine") else [])


def within(folder: Path, leave_out: tuple[str, ...] = ()) -> list[tuple[str, Path]]:
    paths = [path for path in folder.rglob("*") if path.suffix in (".py", ".toml")]
    names = {path.relative_to(folder): path for path in sorted(paths)}
    return [(name.as_posix(), path) for name, path in names.items() if Path(name.parts[0]).stem not in leave_out]
