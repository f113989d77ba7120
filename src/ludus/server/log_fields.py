"""What every log line of a request says besides its message: the id of the request, and of the table it is about."""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar

_FIELDS: ContextVar[Mapping[str, str]] = ContextVar("log_fields", default={})  # noqa: B039 - never changed in place


def current() -> Mapping[str, str]:
    return _FIELDS.get()


def add(**fields: str) -> None:
    """Say more in every line that this task, and whatever it starts from now on, writes to the log."""
    _FIELDS.set({**_FIELDS.get(), **fields})


def replace(**fields: str) -> None:
    """Say only this: for a task that outlives the request that started it."""
    _FIELDS.set(fields)
