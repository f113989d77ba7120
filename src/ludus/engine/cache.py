"""What has been compiled, on disk: one file for each kernel and kind of arguments, shared by all of a user's programs.

The cache is a convenience: a file that cannot be read is compiled again, one that cannot be written stays in memory.
"""

from __future__ import annotations

import hashlib
import logging
import os
import pickle
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

DIGEST = 16  # bytes at the beginning of a file, over the rest
UNUSED = 14 * 24 * 3600  # seconds after which a folder that nobody has read is removed
log = logging.getLogger("ludus")
read_only = False  # set in processes that are never to compile, such as a server
_locked: dict[Path, int] = {}  # folders this process has locked, and how often


class NotCompiled(Exception):
    """A kernel is not in the cache, and this process is not to compile."""


def path(folder: Path, name: str, key: object) -> Path:
    """The file of one kernel for one kind of arguments and one processor."""
    versions = sys.version_info[:2], sys.implementation.name
    return folder / f"{name}-{hashlib.blake2b(repr((key, versions)).encode(), digest_size=8).hexdigest()}"


def read(file: Path) -> Any:
    """What was written there; None where there is nothing, or nothing that can be used."""
    try:
        content = file.read_bytes()
    except OSError:
        return None
    digest, payload = content[:DIGEST], content[DIGEST:]
    if digest != hashlib.blake2b(payload, digest_size=DIGEST).digest():
        log.warning("damaged file in the cache of compiled rules: compiling again", extra={"file": str(file)})
        return None
    _mark_used(file.parent)
    return pickle.loads(payload)


def write(file: Path, value: object) -> None:
    from numba.core.serialize import dumps

    payload = dumps(value)  # type: ignore[no-untyped-call,unused-ignore]
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=file.parent, prefix=".", delete=False) as fresh:
            fresh.write(hashlib.blake2b(payload, digest_size=DIGEST).digest() + payload)
        Path(fresh.name).replace(file)
    except OSError as error:
        _warn(str(file.parent.parent), error.strerror or repr(error))


@cache  # once is enough
def _warn(folder: str, reason: str) -> None:
    extra = {"folder": folder, "reason": reason}
    log.warning("compiled rules cannot be kept: they are compiled again at each start", extra=extra)


@cache  # once in a process
def _mark_used(folder: Path) -> None:
    with suppress(OSError):
        os.utime(folder)


def remove_unused(root: Path) -> None:
    """Remove what was compiled from other versions of the rules, and has not been used for days by anybody."""
    for folder in root.glob("*/"):
        with suppress(OSError):
            if time.time() - folder.stat().st_mtime > UNUSED:
                doomed = folder.rename(folder.with_name(f".{folder.name}.{os.getpid()}"))  # nobody reads half a folder
                shutil.rmtree(doomed, ignore_errors=True)


@contextmanager
def only_one(folder: Path) -> Iterator[None]:
    """While this lasts, no other process compiles what belongs into a folder; the lock ends with its process."""
    _locked[folder] = _locked.get(folder, 0) + 1
    try:
        file = _lock(folder) if _locked[folder] == 1 else None
        try:
            yield
        finally:
            if file:
                file.close()
    finally:
        _locked[folder] -= 1


def _lock(folder: Path) -> Any:
    """An open file that is locked as long as it is open; None where that cannot be done."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        file = folder.with_name(f"{folder.name}.lock").open("a")
    except OSError:
        return None
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)
    except (ImportError, OSError):  # not on this system: at worst something is compiled twice
        log.debug("no locks here", exc_info=True)
    return file
