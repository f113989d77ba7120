"""Rules as compiled kernels: one decorator, and a cache that notices every change of the rules.

Numba's own cache looks only at the file a function stands in, not at the functions it calls. So each game has a cache
folder of its own whose name is a hash of everything its kernels are made of: a change anywhere gives a new folder.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numba
from numba import njit
from platformdirs import user_cache_path

from ludus.engine.contract import Record

if TYPE_CHECKING:
    from ludus.engine.game import Game

__all__ = ["Record", "cache_folder", "kernel", "sources_hash"]

ROOT = Path(__file__).resolve().parents[1]
SHARED = ("engine/chance.py", "engine/contract.py", "engine/kernels.py", "engine/playouts.py")
WITHOUT_KERNELS = ("text", "board", "names", "guide", "locale")  # parts of a game's folder

Function = TypeVar("Function", bound=Callable[..., Any])


def kernel(function: Function) -> Function:
    """Compile a rules function; the same source runs interpreted, on one core, on all cores and on a GPU.

    Compiled code lets go of Python's lock, so that threads run it on several cores at once.
    """
    folder = cache_folder(owner(function.__module__), part(function))
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    return cast(Function, njit(nogil=True, cache=True, error_model="numpy")(function))


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


@cache
def cache_folder(game: Game | None, part: str = "") -> Path:
    root = Path(os.environ.get("LUDUS_CACHE") or user_cache_path("ludus"))
    name = game.name if game else "shared"
    return root / "kernels" / f"{name}-{part or 'rules'}-{sources_hash(game, part)}"


@cache
def sources_hash(game: Game | None, part: str = "") -> str:
    """A hash of every source the kernels of a game are made of, and of the compiler's version."""
    digest = hashlib.blake2b(f"numba {numba.__version__}".encode(), digest_size=8)
    for name, path in sources(game, part):
        digest.update(name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


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
