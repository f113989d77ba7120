"""Leaving the processor to others: for processes that think or compile while people play."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

LOWEST = 19
LOWEST_SESSION = 10  # a tenth of another session's share: enough to progress, and to stop when asked, on a busy machine
AUTOGROUP = Path("/proc/self/autogroup")  # Linux


def lower(niceness: int) -> None:
    """Let other processes go first; by as much as 1 (a little) to 19 (whenever they want to).

    Many Linux systems share the processors between sessions, and only then between the processes of each: there, a
    process that has a session for itself goes first or last as its session does.
    """
    if not hasattr(os, "nice"):  # Windows
        return
    os.nice(niceness)
    if os.getsid(0) == os.getpid():
        with suppress(OSError):
            AUTOGROUP.write_text(str(min(niceness, LOWEST_SESSION)))
    if niceness == LOWEST and hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
