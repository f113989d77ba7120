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
    numba.config.CACHE_DIR = str(cache_folder(owner(function.__module__)))
    compiled: Function = njit(nogil=True, cache=True, error_model="numpy")(function)
    return compiled


def owner(module: str) -> str:
    """The game a module belongs to, or the part of Ludus if it belongs to none."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["ludus", "games"] and len(parts) > 2 else "shared"


@cache
def cache_folder(name: str) -> Path:
    base = os.environ.get("LUDUS_CACHE")
    root = Path(base) if base else user_cache_path("ludus")
    return root / "kernels" / f"{name}-{rules_hash(name)}"


@cache
def rules_hash(name: str) -> str:
    """A hash of every source the kernels of a game are made of, and of the compiler's version."""
    digest = hashlib.blake2b(f"numba {numba.__version__}".encode(), digest_size=8)
    for path in sources(name):
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def sources(name: str) -> list[Path]:
    shared = [ROOT / part for part in SHARED] + sorted((ROOT / "bots").glob("*.py"))
    folder = ROOT / "games" / name
    own = [path for path in sorted(folder.rglob("*")) if path.suffix in (".py", ".toml") and not is_words(path, folder)]
    return [path for path in shared if path.exists()] + own


def is_words(path: Path, folder: Path) -> bool:
    return path.relative_to(folder).parts[0].removesuffix(".py") in WORDS_AND_PICTURES
