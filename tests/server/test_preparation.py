"""What is compiled next, and what becomes of a compiler that fails."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from ludus.bots.preparing import NO_COMPILER
from ludus.server.live.preparation import Preparation


class Compiler:
    """A process that can be killed."""

    def __init__(self) -> None:
        self.killed = False

    def kill(self) -> None:
        self.killed = True


@pytest.fixture
def preparation() -> Preparation:
    one = Preparation()
    one.parts = {name: frozenset() for name in "abc"}
    one.waiting = list("abc")
    return one


def compiling(preparation: Preparation, name: str) -> Compiler:
    preparation.waiting.remove(name)
    preparation.compiling = name
    process = Compiler()
    vars(preparation)["process"] = process
    return process


def test_what_is_played_comes_first_and_is_not_put_off(preparation: Preparation) -> None:
    for_nobody = compiling(preparation, "a")
    preparation.want("c")
    assert for_nobody.killed
    assert preparation.waiting == ["c", "b", "a"]
    for_somebody = compiling(preparation, "c")
    preparation.want("b")
    preparation.want("c")
    assert not for_somebody.killed
    assert preparation.waiting == ["b", "a"]


@pytest.mark.parametrize(("status", "left"), [(NO_COMPILER, []), (1, ["b", "c"])])
def test_a_compiler_that_fails_is_logged_and_tables_continue(
    preparation: Preparation, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, status: int, left: Any
) -> None:
    """Without any compiler no other game is tried."""
    start = asyncio.create_subprocess_exec

    async def fails(*_command: str, **options: Any) -> Any:
        return await start(sys.executable, "-c", f"raise SystemExit({status})", **options)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", fails)
    preparation.waiting.remove("a")
    asyncio.run(preparation._compile("a"))
    assert "interpreted" in caplog.text
    assert preparation.waiting == left
    assert not preparation.thinks("a")
