"""The file of an SQLite database: readable by its owner only, and used by one server at a time."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sqlalchemy.engine import URL

from ludus.engine.errors import LudusError
from ludus.engine.language import N_
from ludus.server.store.connect import is_sqlite

PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
COMPANIONS = ("", "-wal", "-shm")  # what SQLite keeps beside a database while it is open, with the same permissions
_locked: set[Path] = set()  # by this process, which the system's lock does not keep from locking twice

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, 1024, os.SEEK_SET)  # not where the holder is named: nobody else could read it
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        os.lseek(descriptor, 0, os.SEEK_SET)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def check_exists(url: URL) -> None:
    """Refuse a database file that is not there, before a connection would make an empty one."""
    if is_sqlite(url) and not Path(url.database or "").is_file():
        raise LudusError(N_("There is no database {path}."), path=url.database)


def make_private(path: Path) -> None:
    """Make the file if it is missing, and take everybody else's permission to read it."""
    if not path.parent.exists():
        path.parent.mkdir(PRIVATE_FOLDER, parents=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
    for companion in COMPANIONS:
        one = path.with_name(path.name + companion)
        if one.exists() and one.stat().st_mode & 0o077:
            one.chmod(PRIVATE)


def create_private(path: Path) -> None:
    """A fresh file that only its owner can read."""
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))


class FileLock:
    """Held for as long as a server uses a database file. The system releases it however the process ends."""

    def __init__(self, path: Path):
        self.database = path.resolve()
        self.path = self.database.with_name(f"{path.name}.lock")
        self.descriptor = -1

    def __enter__(self) -> None:
        self.take()

    def __exit__(self, *_: object) -> None:
        self.release()

    def take(self) -> None:
        if self.database in _locked:
            raise self._refusal(str(os.getpid()))
        descriptor = os.open(self.path, os.O_CREAT | os.O_RDWR, PRIVATE)
        try:
            _lock(descriptor)
        except OSError:
            os.lseek(descriptor, 0, os.SEEK_SET)
            holder = os.read(descriptor, 20).decode(errors="replace").strip()
            os.close(descriptor)
            raise self._refusal(holder) from None
        os.ftruncate(descriptor, 0)
        os.write(descriptor, f"{os.getpid()}\n".encode())
        self.descriptor = descriptor
        _locked.add(self.database)

    def release(self) -> None:
        if self.descriptor >= 0:
            os.close(self.descriptor)
            self.descriptor = -1
            _locked.discard(self.database)

    def _refusal(self, holder: str) -> LudusError:
        message = N_(
            "The database {path} is in use by another Ludus process ({pid}); end that one first. Several servers can "
            "share a PostgreSQL database, but not an SQLite file."
        )
        return LudusError(message, path=self.database, pid=holder or "?")
