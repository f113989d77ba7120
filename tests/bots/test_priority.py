"""Processes that think or compile leave the processor to others."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ludus.bots.priority import AUTOGROUP, LOWEST, LOWEST_SESSION
from ludus.server.work.thinking import NICENESS

LOWERED = """
import os, sys
from ludus.bots.priority import AUTOGROUP, lower
before = os.nice(0)
lower(int(sys.argv[1]))
print(os.nice(0) - before, AUTOGROUP.read_text() if AUTOGROUP.exists() else "")
"""


def lowered(niceness: int, alone: bool) -> tuple[int, str]:
    """By how much a process lowers itself, and what the system then says of its session."""
    command = [sys.executable, "-c", LOWERED, str(niceness)]
    by, _, session = subprocess.check_output(command, text=True, start_new_session=alone).strip().partition(" ")
    return int(by), session


@pytest.mark.skipif(sys.platform == "win32", reason="there is no niceness")
@pytest.mark.parametrize("niceness", [NICENESS, LOWEST])
def test_a_session_of_its_own_is_lowered_and_no_other(niceness: int) -> None:
    """Where sessions share the processors, the niceness of its only process counts for nothing."""
    (_, own_session), (by, shared_session) = lowered(niceness, True), lowered(niceness, False)
    assert by == niceness
    assert shared_session == (AUTOGROUP.read_text().strip() if AUTOGROUP.exists() else "")
    if own_session:  # a session that does not share by sessions, such as the system's first, says nothing
        assert own_session.endswith(f" nice {min(niceness, LOWEST_SESSION)}")
