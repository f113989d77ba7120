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
print(os.nice(0) - before, AUTOGROUP.read_text().split()[-1] if AUTOGROUP.exists() else "none")
"""


def lowered(niceness: int, alone: bool) -> list[str]:
    command = [sys.executable, "-c", LOWERED, str(niceness)]
    return subprocess.check_output(command, text=True, start_new_session=alone).split()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no niceness")
@pytest.mark.parametrize("niceness", [NICENESS, LOWEST])
def test_a_session_of_its_own_is_lowered_and_no_other(niceness: int) -> None:
    """Where sessions share the processors, the niceness of its only process counts for nothing."""
    alone, among_others = lowered(niceness, True), lowered(niceness, False)
    assert among_others[0] == str(niceness)
    if AUTOGROUP.exists():
        assert alone[1] == str(min(niceness, LOWEST_SESSION))
        assert among_others[1] == AUTOGROUP.read_text().split()[-1]
