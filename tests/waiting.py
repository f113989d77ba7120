"""Waiting for a condition, however slow the machine is."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 60.0  # seconds: what takes longer never happens


def eventually(what: Callable[[], object], meaning: str = "it") -> None:
    deadline = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < deadline, f"{meaning} never came true"
        time.sleep(0.03)
