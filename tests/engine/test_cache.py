"""Compiled kernels on disk: kept for everybody, never needed, compiled by one process at a time."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from numba import int64

from ludus.engine import cache
from ludus.engine.compiler import CompiledKernel

HOLD_THE_LOCK = """
import pathlib, sys
from ludus.engine import cache
with cache.only_one(pathlib.Path(sys.argv[1])):
    print("locked", flush=True)
    sys.stdin.read()
"""


def doubled(n: int) -> int:
    return 2 * n


def kernel_in(folder: Path) -> Any:
    kernel = CompiledKernel(doubled)
    kernel._folder = folder
    return kernel


@pytest.fixture
def never(monkeypatch: pytest.MonkeyPatch) -> None:
    """This process does not compile."""
    monkeypatch.setattr(cache, "read_only", True)


def test_what_one_process_compiles_another_loads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert kernel_in(tmp_path / "kernels")(21) == 42
    monkeypatch.setattr(cache, "read_only", True)
    assert kernel_in(tmp_path / "kernels").load((int64,))
    assert kernel_in(tmp_path / "kernels")(21) == 42


@pytest.mark.usefixtures("never")
def test_a_process_that_never_compiles_says_what_is_missing(tmp_path: Path) -> None:
    assert not kernel_in(tmp_path / "kernels").load((int64,))
    with pytest.raises(cache.NotCompiled, match="doubled"):
        kernel_in(tmp_path / "kernels")(21)


def test_a_damaged_file_is_compiled_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    kernel_in(tmp_path)(21)
    (file,) = tmp_path.iterdir()
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    assert kernel_in(tmp_path)(21) == 42
    assert "damaged" in caplog.text
    assert cache.read(file) is not None


def test_a_cache_that_cannot_be_written_is_said_once_and_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    root = tmp_path / "a file"
    root.touch()
    for folder in (root / "rules", root / "bots"):
        assert kernel_in(folder)(21) == 42
    assert [record.levelno for record in caplog.records if "cannot be kept" in record.message] == [logging.WARNING]


def test_only_one_process_compiles_at_a_time(tmp_path: Path) -> None:
    folder = tmp_path / "kernels"
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD_THE_LOCK, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert other.stdout is not None
    assert other.stdout.readline() == "locked\n"
    own = subprocess.Popen(
        [sys.executable, "-c", HOLD_THE_LOCK, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        with pytest.raises(subprocess.TimeoutExpired):
            own.wait(1.5)
        other.kill()  # a lock does not outlive its process
        assert own.stdout is not None
        assert own.stdout.readline() == "locked\n"
    finally:
        for process in (other, own):
            process.kill()
            process.communicate()


def test_folders_that_nobody_has_used_for_long_are_removed(tmp_path: Path) -> None:
    kernel_in(tmp_path / "used")(21)
    kernel_in(tmp_path / "unused")(21)
    long_ago = time.time() - cache.UNUSED - 60
    for name in ("used", "unused"):
        os.utime(tmp_path / name, (long_ago, long_ago))
    cache._mark_used.cache_clear()
    assert kernel_in(tmp_path / "used").load((int64,))
    cache.remove_unused(tmp_path)
    assert {path.name for path in tmp_path.iterdir() if path.is_dir()} == {"used"}
