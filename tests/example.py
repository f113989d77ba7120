"""The example game, installed as authors install theirs, into a folder of its own: nothing else is touched."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from ludus.games import games

EXAMPLE = Path(__file__).parents[1] / "examples" / "micatio"
PIP = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile"]
PIP += ["--no-deps", "--no-build-isolation"]


def installed(source: Path = EXAMPLE) -> Path:
    """The folder a package is installed in; its name follows from the sources, so that compiled kernels last."""
    files = sorted(path for path in source.rglob("*") if path.is_file() and path.suffix != ".pyc")
    digest = hashlib.sha256(b"".join(str(path.relative_to(source)).encode() + path.read_bytes() for path in files))
    folder = Path(os.environ["LUDUS_CACHE"], "installed", digest.hexdigest()[:16])
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder.parent) as fresh:
            target = Path(fresh, "packages")
            subprocess.run([*PIP, "--target", str(target), str(source)], check=True)
            if not folder.exists():  # another process may have been faster
                target.rename(folder)
    return folder


@contextmanager
def offered(folder: Path, only: str = "") -> Iterator[None]:
    """While this lasts, packages in a folder are found here and in new processes; `only` one game may be offered."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
        if only:
            patch.setenv("LUDUS_GAMES", only)
        games.cache_clear()
        yield
    games.cache_clear()
